import Display
import Foundation
import Geometry
import Pixels
import RasterPlan
import TestSupport
import Testing

@Suite(.goldens("BandProgram"))
struct BandProgramTests {
  private let screen = CGRect(x: 0, y: 0, width: 100, height: 130)

  private func plan(_ body: (inout DisplayListRecorder) -> Void) -> RenderPlan {
    RenderPlan(.record(body), width: 100, height: 130, background: Pixel(.white))
  }

  @Test
  func `a command is 24 bytes at most, the extent 12`() {
    #expect(MemoryLayout<BandCommand>.size <= 24)
    #expect(MemoryLayout<BandExtent>.size <= 12)
  }

  @Test
  func `draws, clips and groups`() {
    let plan = plan {
      $0.fill(.rect(screen), with: .color(Color(red: 0.5, green: 0.75, blue: 1)))
      $0.fill(.rect(CGRect(x: 10.5, y: 20, width: 30, height: 60)), with: .color(.black))
      $0.pushClip(.roundedRect(CGRect(x: 20, y: 40, width: 60, height: 60), radius: 12))
      $0.pushGroup(opacity: 0.5)
      $0.fill(.ellipse(in: CGRect(x: 30, y: 50, width: 50, height: 50)), with: .color(.white))
      $0.fill(.rect(CGRect(x: 25, y: 90, width: 5, height: 5)), with: .color(.black))
    }
    assertDump(plan.dump(), "groups")
  }

  @Test
  func `bitmaps translated, mapped, shrunk and repeated`() {
    var pixmap = Pixmap(width: 64, height: 32)
    pixmap[0, 0] = Pixel(.black)
    let plan = plan {
      $0.draw(ImageDraw(pixmap, in: CGRect(x: 8, y: 4, width: 64, height: 32)))
      $0.draw(ImageDraw(pixmap, in: CGRect(x: 8, y: 40.5, width: 70, height: 20), alpha: 0.5))
      $0.draw(ImageDraw(pixmap, in: CGRect(x: 8, y: 70, width: 13, height: 9), tint: .black))
      $0.draw(
        ImageDraw(pixmap, in: CGRect(x: 40, y: 70, width: 20, height: 10), minification: .trilinear)
      )
      $0.fill(
        .rect(CGRect(x: 0, y: 100, width: 100, height: 20)),
        with: .pattern(Pattern(pixmap, alpha: 0.25))
      )
    }
    assertDump(plan.dump(), "bitmaps")
  }

  @Test
  func `masks, gradients, shadows and pictures`() {
    let stops: [Gradient.Stop] = [.init(offset: 0, color: .black), .init(offset: 1, color: .clear)]
    let gradient = Gradient(.axial(start: .zero, end: CGPoint(x: 0, y: 130)), stops: stops)
    let plan = plan { recorder in
      recorder.draw(
        Shadow(
          .shape(.roundedRect(CGRect(x: 30, y: 30, width: 40, height: 40), radius: 5)),
          color: Color(white: 0, alpha: 0.5),
          sigma: 3
        )
      )
      recorder.pushMask(.record { $0.fill(.rect(screen), with: .gradient(gradient)) })
      recorder.fill(.rect(CGRect(x: 0, y: 60, width: 100, height: 8)), with: .color(.black))
      recorder.pop()
      recorder.draw(
        Backdrop(
          .rect(CGRect(x: 0, y: 100, width: 100, height: 30)),
          filters: [.gaussianBlur(sigma: 2)]
        )
      )
      recorder.pushGroup(Group(opacity: 0.5, blendMode: .multiply))
      recorder.fill(.rect(screen), with: .color(.white))
      recorder.fill(.rect(CGRect(x: 5, y: 5, width: 5, height: 5)), with: .color(.black))
    }
    assertDump(plan.dump(), "pictures")
  }

  @Test
  func `a drawing hidden by an opaque one is not in the program`() {
    let plan = plan {
      $0.fill(.ellipse(in: screen), with: .color(.black))
      $0.fill(.rect(screen), with: .color(.white))
    }
    #expect(plan.program(ofBand: 0).commands.count == 1)
    #expect(plan.stepCount(ofBand: 0) == 1)
  }

  @Test(arguments: [2.0, 30])
  func `what a blurred backdrop hides is in its picture alone`(sigma: Double) {
    func commandCount(_ filters: [Filter], over blendMode: BlendMode = .normal) -> Int {
      let plan = plan {
        $0.fill(.ellipse(in: screen), with: .color(.black), blendMode: blendMode)
        $0.draw(Backdrop(.rect(screen), filters: [.gaussianBlur(sigma: sigma)] + filters))
      }
      return plan.program(ofBand: 0).commands.count
    }
    #expect(commandCount([]) == 1)
    #expect(commandCount([.colorMatrix(.saturation(1.8))]) == 1)
    // These may leave clear pixels, through which what is below shows.
    var fading = ColorMatrix.identity
    fading.elements[18] = 0.5
    #expect(commandCount([.colorMatrix(fading)]) == 2)
    #expect(commandCount([], over: .destinationOut) == 2)
  }

  @Test
  func `copying what is opaque over whole pixels is drawing it`() {
    func isCopied(_ rect: CGRect, _ color: Color) -> Bool {
      plan { $0.fill(.rect(rect), with: .color(color), blendMode: .copy) }.dump()
        .contains("blend=copy")
    }
    #expect(!isCopied(screen, .black))
    #expect(isCopied(screen, Color(white: 0, alpha: 0.5)))
    #expect(isCopied(CGRect(x: 0.5, y: 0, width: 20, height: 20), .black))
  }

  @Test
  func `several bands have another fingerprint than each alone`() {
    let plan = plan { $0.fill(.rect(screen), with: .color(.black)) }
    #expect(plan.fingerprint(ofBands: 0..<1) != plan.fingerprint(ofBands: 0..<2))
    #expect(plan.fingerprint(ofBands: 0..<1) != plan.fingerprint(ofBands: 1..<2))
  }
}

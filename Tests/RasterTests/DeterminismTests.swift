import Display
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster
@testable import RasterPlan

@Suite
struct DeterminismTests {
  @Test(arguments: 1...24)
  func `one, two and seven threads give the same bytes`(_ seed: UInt64) {
    let list = randomScene(seed)
    let one = Renderer(threads: 1).render(list, width: 200, height: 210)
    for threads in [2, 7] {
      let many = Renderer(threads: threads).render(list, width: 200, height: 210)
      assertSameRender(many, one)
    }
  }

  @Test(arguments: 1...24)
  func `all levels of the kernels give the same bytes`(_ seed: UInt64) {
    let list = randomScene(seed)
    let portable = Renderer(level: .portable).render(list, width: 200, height: 210)
    for level in KernelLevel.allCases where level.isSupported {
      assertSameRender(Renderer(level: level).render(list, width: 200, height: 210), portable)
    }
  }

  @Test(arguments: 1...12)
  func `bands drawn in reverse, twice or by different painters are the same`(_ seed: UInt64) {
    let list = randomScene(seed)
    let plan = RenderPlan(list, width: 200, height: 210)
    let forward = Renderer().paint(plan)
    let backward = Pixmap(width: 200, height: 210) { pixels in
      let memory = FrameMemory(pixels, width: 200)
      let frame = PaintablePlan(plan)
      let shared = BandPainter()
      for band in (0..<plan.bandCount).reversed() {
        let rows = memory.rows(plan.rows(ofBand: band))
        frame.paint(band, into: rows, with: BandPainter())
        frame.paint(band, into: rows, with: shared)
      }
    }
    assertSameRender(backward, forward)
  }

  @Test(arguments: 1...24)
  func `rows drawn one by one equal rows drawn in blocks`(_ seed: UInt64) {
    let list = randomScene(seed)
    let plan = RenderPlan(list, width: 200, height: 210)
    let single = Pixmap(width: 200, height: 210) { pixels in
      let painter = BandPainter()
      painter.joinsEqualRows = false
      PaintablePlan(plan).paint(
        0..<plan.bandCount,
        into: FrameMemory(pixels, width: 200),
        with: painter
      )
    }
    assertSameRender(single, Renderer().paint(plan))
  }

  @Test(arguments: 1...8)
  func `a screen of many small pictures is what they are portion by portion`(_ seed: UInt64) {
    var dice = Dice(seed)
    let pictures = [Samples.checkers(9, 14), Samples.checkers(11, 6, alpha: 120), Samples.disc(8)]
    let tiles = (0..<150).map { _ in
      let place = dice.point(200)
      let turn = CGAffineTransform(translationX: place.x, y: place.y)
        .rotated(by: dice.index(5) == 0 ? 0 : dice.number(-3...3))
      let size = CGSize(width: dice.number(2...20), height: dice.number(2...30))
      let image = ImageDraw(
        pictures[dice.index(3)],
        in: CGRect(origin: .zero, size: size),
        alpha: dice.index(2) == 0 ? 1 : dice.unit()
      )
      return (turn, image)
    }
    func render(_ tiles: ArraySlice<(CGAffineTransform, ImageDraw)>, on ground: Pixmap) -> Pixmap {
      let list = DisplayList.record { recorder in
        recorder.draw(ImageDraw(ground, in: CGRect(x: 0, y: 0, width: 200, height: 210)))
        for (turn, image) in tiles {
          recorder.pushTransform(turn)
          recorder.draw(image)
          recorder.pop(to: recorder.depth - 1)
        }
      }
      return Renderer().render(list, width: 200, height: 210)
    }
    let ground = Samples.checkers(200, 210)
    let portions = stride(from: 0, to: tiles.count, by: 30)
      .reduce(ground) { render(tiles[$1..<$1 + 30], on: $0) }
    assertSameRender(render(tiles[...], on: ground), portions)
  }

  @Test(arguments: 1...6)
  func `a crowd of small shapes is what they are in an uncrowded list, but for roundings`(
    _ seed: UInt64
  ) {
    let crowd = crowd(seed)
    let nested = DisplayList.record { $0.draw(crowd) }
    let picture = Renderer().render(crowd, width: 200, height: 210, background: Pixel(.white))
    let other = Renderer().render(nested, width: 200, height: 210, background: Pixel(.white))
    var largest = 0
    for y in 0..<210 {
      for x in 0..<200 {
        let (a, b) = (picture[x, y], other[x, y])
        for (one, two) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)] {
          largest = max(largest, abs(Int(one) - Int(two)))
        }
      }
    }
    #expect((1...3).contains(largest))
  }

  @Test(arguments: 1...6)
  func `a crowd has the same bytes with all kernels, threads and blocks`(_ seed: UInt64) {
    let crowd = crowd(seed)
    let one = Renderer(threads: 1, level: .portable).render(crowd, width: 200, height: 210)
    for level in KernelLevel.allCases where level.isSupported {
      assertSameRender(
        Renderer(threads: 3, level: level).render(crowd, width: 200, height: 210),
        one
      )
    }
    let single = Pixmap(width: 200, height: 210) { pixels in
      let painter = BandPainter()
      painter.joinsEqualRows = false
      let plan = RenderPlan(crowd, width: 200, height: 210)
      PaintablePlan(plan).paint(
        0..<plan.bandCount,
        into: FrameMemory(pixels, width: 200),
        with: painter
      )
    }
    assertSameRender(single, one)
  }

  /// As many small shapes as make a list crowded, upright and turned.
  private func crowd(_ seed: UInt64) -> DisplayList {
    var dice = Dice(seed)
    return .record { recorder in
      for _ in 0..<PlanItems.crowd {
        let place = dice.point(200)
        let turn = dice.index(3) == 0 ? dice.number(-3...3) : 0
        let size = CGSize(width: dice.number(1...44), height: dice.number(1...20))
        let rect = CGRect(origin: .zero, size: size)
        recorder.pushTransform(
          CGAffineTransform(translationX: place.x, y: place.y).rotated(by: turn)
        )
        recorder.fill(
          .roundedRect(rect, radius: dice.index(3) == 0 ? dice.number(0...9) : 0),
          with: .color(dice.color())
        )
        recorder.pop()
      }
    }
  }

  @Test(arguments: 1...12)
  func `a warm cache changes nothing`(_ seed: UInt64) {
    let list = randomScene(seed)
    let renderer = Renderer()
    let first = renderer.render(list, width: 200, height: 210)
    assertSameRender(renderer.render(list, width: 200, height: 210), first)
  }
}

@Suite
struct FingerprintTests {
  private func plan(_ body: (inout DisplayListRecorder) -> Void) -> RenderPlan {
    RenderPlan(.record(body), width: 100, height: 640)
  }

  @Test
  func `a crowded list's bands are not taken for those of an uncrowded one`() {
    let crowd = DisplayList.record { recorder in
      for index in 0..<PlanItems.crowd {
        let rect = CGRect(
          x: Double(index % 97),
          y: Double(index * 5 % 640),
          width: 9.5,
          height: 9.5
        )
        recorder.fill(.rect(rect), with: .color(.black))
      }
    }
    let crowded = RenderPlan(crowd, width: 100, height: 640)
    let nested = plan { $0.draw(crowd) }
    for band in 0..<nested.bandCount {
      #expect(crowded.fingerprint(band) != nested.fingerprint(band))
    }
  }

  @Test
  func `the same list has the same fingerprints`() {
    let list = randomScene(77)
    let first = RenderPlan(list, width: 200, height: 210)
    let second = RenderPlan(list, width: 200, height: 210)
    for band in 0..<first.bandCount { #expect(first.fingerprint(band) == second.fingerprint(band)) }
  }

  @Test
  func `only the bands that a moving shape touches change`() {
    func frame(_ y: Double) -> RenderPlan {
      plan {
        $0.fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 640)), with: .color(.white))
        $0.fill(
          .roundedRect(CGRect(x: 10, y: y, width: 50, height: 40), radius: 8),
          with: .color(.black)
        )
      }
    }
    let before = frame(70)
    let after = frame(75)
    let changed = (0..<10).filter { before.fingerprint($0) != after.fingerprint($0) }
    #expect(changed == [1])
  }

  @Test
  func `bands inside a growing shape stay`() {
    func frame(_ inset: Double) -> RenderPlan {
      plan {
        $0.fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 640)), with: .color(.white))
        $0.pushClip(
          .roundedRect(CGRect(x: -50, y: inset, width: 200, height: 640 - 2 * inset), radius: 20)
        )
        $0.fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 640)), with: .color(.black))
        $0.fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 640)), with: .color(.white))
      }
    }
    let before = frame(100)
    let after = frame(90)
    let changed = (0..<10).filter { before.fingerprint($0) != after.fingerprint($0) }
    #expect(changed == [1, 8])
  }

  @Test
  func `bands that a growing circle has filled stay`() {
    func frame(_ radius: Double) -> RenderPlan {
      plan {
        $0.fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 640)), with: .color(.white))
        let circle = CGRect(x: 50, y: 320, width: 0, height: 0).insetBy(dx: -radius, dy: -radius)
        $0.pushClip(.ellipse(in: circle))
        $0.fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 640)), with: .color(.black))
        $0.fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 640)), with: .color(.white))
      }
    }
    let before = frame(200)
    let after = frame(205)
    let changed = (0..<10).filter { before.fingerprint($0) != after.fingerprint($0) }
    #expect(changed == [1, 8])
  }

  @Test
  func `shapes hidden by an opaque one do not change a fingerprint`() {
    func frame(_ white: Double) -> RenderPlan {
      plan {
        $0.fill(
          .rect(CGRect(x: 0, y: 0, width: 100, height: 640)),
          with: .color(Color(white: white))
        )
        $0.fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 640)), with: .color(.black))
      }
    }
    #expect(frame(0.1).fingerprint(3) == frame(0.9).fingerprint(3))
    #expect(frame(0.1).stepCount(ofBand: 3) == 1)
  }

  @Test
  func `colour, opacity, blend mode and image each change a fingerprint`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 640)
    let variants: [(inout DisplayListRecorder) -> Void] = [
      { $0.fill(.rect(rect), with: .color(.white)) },
      { $0.fill(.rect(rect), with: .color(.black)) },
      { $0.fill(.rect(rect), with: .color(.black), blendMode: .multiply) },
      {
        $0.pushGroup(opacity: 0.5)
        $0.fill(.rect(rect), with: .color(.black))
      },
      { $0.draw(ImageDraw(Samples.disc(8), in: rect)) },
      { $0.draw(ImageDraw(Samples.disc(8), in: rect)) },
      { $0.draw(ImageDraw(Samples.disc(8), in: rect, alpha: 0.5)) },
    ]
    let prints = Set(variants.map { plan($0).fingerprint(2) })
    #expect(prints.count == variants.count)
  }
}

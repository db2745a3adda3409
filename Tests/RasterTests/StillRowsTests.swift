import Display
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster
@testable import RasterPlan

/// Screens at rest below something that moves.
@Suite
struct StillRowsTests {
  /// Many small scenes on a ground.
  private func screen(_ seed: UInt64) -> DisplayList {
    .record { recorder in
      recorder.draw(randomScene(seed, count: 0))
      for part in 0..<12 {
        recorder.draw(randomScene(100 * seed + UInt64(part), count: 4, hasGround: false))
      }
    }
  }

  /// Two screens, of which the second comes in: uncovered by a circle, faded in, clipped or
  /// blended.
  private func frame(
    _ step: Int,
    _ seed: UInt64,
    _ below: DisplayList,
    _ above: DisplayList
  ) -> DisplayList {
    let size = 20.0 + 9 * Double(step)
    let moving = CGRect(x: 7.3 * Double(step), y: 60, width: 70, height: 90)
    return .record { recorder in
      recorder.draw(below)
      switch seed % 5 {
      case 0:
        recorder.pushMask(
          .record {
            $0.fill(.ellipse(in: moving.insetBy(dx: -size, dy: -size)), with: .color(.black))
          }
        )
      case 1: recorder.pushGroup(opacity: Double(step) / 9)
      case 2: recorder.pushClip(.roundedRect(moving.insetBy(dx: -size, dy: -size / 2), radius: 9))
      case 3: recorder.pushGroup(Group(opacity: 0.7, blendMode: .multiply))
      default:
        recorder.pushTransform(CGAffineTransform(translationX: 0, y: 200 - 20.5 * Double(step)))
      }
      recorder.draw(above)
      recorder.pop()
      recorder.fill(.roundedRect(moving, radius: 12), with: .color(Color(white: 0.2, alpha: 0.4)))
      recorder.fill(.ellipse(in: moving), with: .color(.white), blendMode: .overlay)
    }
  }

  /// A screen's bitmaps are the same in all frames.
  private func film(_ seed: UInt64, count: Int = 9) -> [DisplayList] {
    let (below, above) = (screen(seed), screen(seed + 1000))
    return (0..<count).map { frame($0, seed, below, above) }
  }

  @Test(arguments: 1...40)
  func `a film has the same bytes whether rows are kept or drawn again`(_ seed: UInt64) {
    let keeping = Renderer(cache: RenderCache(stillLimit: 1 << 24))
    for list in film(seed) {
      let plain = Renderer(level: .portable).render(list, width: 200, height: 210)
      assertSameRender(keeping.render(list, width: 200, height: 210), plain)
    }
  }

  @Test(arguments: 1...20)
  func `what a group lays over kept rows rounds as over drawn ones`(_ seed: UInt64) {
    let below = screen(seed)
    let keeping = Renderer(cache: RenderCache(stillLimit: 1 << 24))
    for step in 0..<9 {
      let list = DisplayList.record { recorder in
        recorder.draw(below)
        // Colours that wait to be written: the edges of the squares cover parts of
        // pixels, also in a group.
        recorder.pushClip(.roundedRect(CGRect(x: 2, y: 100, width: 190, height: 80), radius: 18))
        recorder.fill(.rect(CGRect(x: 0, y: 90, width: 200, height: 100)), with: .color(.white))
        for y in stride(from: 104.3, to: 176, by: 7.1) {
          let line = CGRect(x: 10, y: y, width: 190, height: 1)
          recorder.fill(.rect(line), with: .color(Color(red: 0.9, green: 0.88, blue: 0.85)))
        }
        recorder.pop()
        for x in stride(from: 3.3, to: 200, by: 11.4) {
          let square = CGRect(x: x, y: 0, width: 6.6, height: 90)
          recorder.fill(.rect(square), with: .color(Color(red: 0.9, green: 0.3, blue: 0.1)))
        }
        let all = CGRect(x: 0, y: 0, width: 200, height: 210)
        let veil = Color(white: 1, alpha: 0.1 + 0.02 * Double(step))
        recorder.fill(.rect(all), with: .color(veil))
        recorder.pushGroup(opacity: 0.13)
        // More than a group of colours may have.
        for part in 0..<10 {
          let dim = Color(white: 0.05 * Double(part), alpha: 0.004 * Double(step + 1))
          recorder.fill(.rect(all), with: .color(dim))
          let circle = CGRect(x: 20 * Double(part), y: 90 + 8 * Double(part), width: 30, height: 30)
          recorder.fill(.ellipse(in: circle), with: .color(.black))
        }
        recorder.pop()
        recorder.fill(.rect(all), with: .color(veil))
      }
      let plain = Renderer(level: .portable).render(list, width: 200, height: 210)
      assertSameRender(keeping.render(list, width: 200, height: 210), plain)
    }
  }

  @Test
  func `the bands of a screen at rest are kept below a shape that moves`() {
    let cache = RenderCache(stillLimit: 1 << 24)
    let keeping = Renderer(cache: cache)
    for step in 0..<6 {
      let list = DisplayList.record { recorder in
        recorder.fill(.rect(CGRect(x: 0, y: 0, width: 200, height: 210)), with: .color(.white))
        for x in stride(from: CGFloat(5), to: 200, by: 28) {
          let card = CGRect(x: x, y: -20, width: 20, height: 260)
          recorder.fill(.roundedRect(card, radius: 8), with: .color(.black))
        }
        let moving = CGRect(x: 9.5 * Double(step), y: 10, width: 50, height: 190)
        recorder.fill(.ellipse(in: moving), with: .color(Color(white: 0.5)))
      }
      _ = keeping.render(list, width: 200, height: 210)
    }
    #expect(cache.stills?.rowCount == 4)
  }

  @Test(arguments: 1...10)
  func `threads that share kept rows change no byte`(_ seed: UInt64) {
    let keeping = Renderer(threads: 4, cache: RenderCache(stillLimit: 1 << 24))
    for list in film(seed) {
      let plain = Renderer().render(list, width: 200, height: 210)
      assertSameRender(keeping.render(list, width: 200, height: 210), plain)
    }
  }

  @Test
  func `rows of what has changed are dropped`() {
    let keeping = Renderer(cache: RenderCache(stillLimit: 1 << 24))
    for list in film(1, count: 5) + film(6, count: 5) + film(1, count: 5) {
      let plain = Renderer().render(list, width: 200, height: 210)
      assertSameRender(keeping.render(list, width: 200, height: 210), plain)
    }
  }

  @Test
  func `no more rows are kept than the limit allows`() {
    // One band's rows are 200 x 64 pixels of 4 bytes, and their pieces.
    let cache = RenderCache(stillLimit: 130_000)
    let keeping = Renderer(cache: cache)
    for list in film(1) { _ = keeping.render(list, width: 200, height: 210) }
    #expect(cache.stills.map { $0.rowCount <= 2 } == true)
  }

  @Test
  func `nothing is kept of a screen all of which moves`() {
    let cache = RenderCache(stillLimit: 1 << 24)
    let keeping = Renderer(cache: cache)
    let screen = screen(3)
    for step in 0..<9 {
      let list = DisplayList.record { recorder in
        recorder.pushTransform(CGAffineTransform(translationX: 3.5 * Double(step), y: 0))
        recorder.draw(screen)
      }
      _ = keeping.render(list, width: 200, height: 210)
    }
    #expect(cache.stills?.rowCount == 0)
  }

  @Test
  func `pictures for their own sake keep nothing`() {
    #expect(RenderCache().stills == nil)
  }
}

@Suite
struct OpaqueRunTests {
  private func program(_ body: (inout DisplayListRecorder) -> Void) -> BandProgram {
    RenderPlan(.record(body), width: 100, height: 64).program(ofBand: 0)
  }

  private let screen = CGRect(x: 0, y: 0, width: 100, height: 64)
  private let card = CGRect(x: 10, y: 10, width: 30, height: 30)

  @Test
  func `a run begins with an opaque rectangle and can end behind each shape inside`() {
    let program = program {
      $0.fill(.rect(screen), with: .color(.white))
      $0.fill(.ellipse(in: card), with: .color(.black))
      $0.fill(.rect(card), with: .color(.black))
    }
    #expect(program.opaqueRun(from: 0)?.cuts.map(\.end) == [1, 2, 3])
    #expect(program.opaqueRun(from: 1) == nil)
  }

  @Test
  func `a run does not end inside a group or between a mask and what it masks`() {
    let program = program {
      $0.fill(.rect(screen), with: .color(.white))
      $0.pushGroup(Group(opacity: 0.5, blendMode: .multiply))
      $0.fill(.ellipse(in: card), with: .color(.black))
      $0.fill(.ellipse(in: card.offsetBy(dx: 5, dy: 0)), with: .color(.black))
      $0.pop()
      $0.pushMask(
        .record { $0.fill(.ellipse(in: card), with: .color(Color(white: 0, alpha: 0.5))) }
      )
      $0.fill(.rect(card), with: .color(.black))
      $0.fill(.ellipse(in: card), with: .color(.white))
      $0.pop()
    }
    let ends = program.opaqueRun(from: 0)?.cuts.map(\.end) ?? []
    let closed = program.commands.indices.filter { index in
      if case .endScope = program.commands[index] { true } else { false }
    }
    #expect(ends == [1] + closed.map { $0 + 1 })
  }

  @Test
  func `a run stays inside its rectangle`() {
    let program = program {
      $0.fill(.rect(CGRect(x: 0, y: 0, width: 60, height: 64)), with: .color(.white))
      $0.fill(.ellipse(in: card), with: .color(.black))
      $0.fill(.ellipse(in: card.offsetBy(dx: 25, dy: 0)), with: .color(.black))
    }
    #expect(program.opaqueRun(from: 0)?.cuts.map(\.end) == [1, 2])
  }

  @Test
  func `a translucent, a small or a round beginning makes no run`() {
    let beginnings: [(Shape, Color)] = [
      (.rect(screen), Color(white: 1, alpha: 0.9)),
      (.rect(CGRect(x: 0, y: 0, width: 20, height: 64)), .white),
      (.ellipse(in: screen), .white),
    ]
    for (shape, color) in beginnings {
      let program = program {
        $0.fill(shape, with: .color(color))
        $0.fill(.ellipse(in: card), with: .color(.black))
      }
      #expect(program.opaqueRun(from: 0) == nil)
    }
  }

  @Test
  func `equal beginnings have equal fingerprints up to the first difference`() throws {
    func run(_ x: CGFloat) throws -> [Fingerprint] {
      let program = program {
        $0.fill(.rect(screen), with: .color(.white))
        $0.fill(.ellipse(in: card), with: .color(.black))
        $0.fill(.ellipse(in: card.offsetBy(dx: x, dy: 0)), with: .color(.black))
      }
      return try #require(program.opaqueRun(from: 0)).cuts.map(\.fingerprint)
    }
    let (one, other) = (try run(3), try run(4))
    #expect(zip(one, other).map { $0 == $1 } == [true, true, false])
  }
}

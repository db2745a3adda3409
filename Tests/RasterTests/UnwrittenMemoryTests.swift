import Display
import Foundation
import Pixels
import TestSupport
import Testing

@testable import Raster
@testable import RasterPlan

/// Nothing is read before it is written: with noise in fresh and in reused memory the pictures
/// stay.
///
/// The switch is for the whole process. Tests that run at the same time may get noise,
/// and the same pictures.
@Suite(.serialized)
struct UnwrittenMemoryTests {
  private func withNoise(_ body: () -> Void) {
    let before = UnwrittenMemory.isNoisy
    UnwrittenMemory.isNoisy = true
    defer { UnwrittenMemory.isNoisy = before }
    body()
  }

  @Test
  func `noise differs each time`() {
    withNoise {
      let one = UnsafeMutablePointer<UInt64>.unwritten(capacity: 3)
      let other = UnsafeMutablePointer<UInt64>.unwritten(capacity: 3)
      defer {
        one.deallocate()
        other.deallocate()
      }
      let all = Set((0..<3).flatMap { [one[$0], other[$0]] })
      #expect(all.count == 6)
    }
  }

  @Test(arguments: 1...24)
  func `scenes look the same with noise in all memory`(_ seed: UInt64) {
    let list = randomScene(seed)
    let quiet = Renderer().render(list, width: 200, height: 210)
    withNoise {
      for threads in [1, 3] {
        let renderer = Renderer(threads: threads)
        assertSameRender(renderer.render(list, width: 200, height: 210), quiet)
        // Again, with what the first time left in the painters' memory.
        assertSameRender(renderer.render(list, width: 200, height: 210), quiet)
      }
    }
  }

  @Test(arguments: [0.7, 5, 14, 40])
  func `blurs look the same with noise in all memory`(_ sigma: Double) {
    let list = DisplayList.record {
      $0.fill(.rect(CGRect(x: 0, y: 0, width: 90, height: 70)), with: .color(.white))
      $0.draw(
        Shadow(
          .shape(.ellipse(in: CGRect(x: 20, y: 10, width: 31, height: 40))),
          color: .black,
          sigma: sigma
        )
      )
      $0.pushGroup(Group(opacity: 0.5, filters: [.gaussianBlur(sigma: sigma)]))
      $0.draw(ImageDraw(Samples.checkers(33, 21), in: CGRect(x: 41, y: 30, width: 33, height: 21)))
    }
    let quiet = Renderer().render(list, width: 90, height: 70)
    withNoise { assertSameRender(Renderer().render(list, width: 90, height: 70), quiet) }
  }
}

import Display
import Foundation
import Geometry
import Pixels
import Testing

@testable import RasterPlan

/// Bands with equal fingerprints are not painted again.
struct FingerprintTests {
  private func stripes(gapUntil end: Double) -> Shape {
    var path = Path()
    for (top, bottom) in [(-10.0, 30.0), (end, 140)] {
      path.move(to: CGPoint(x: -10, y: top))
      path.addLine(to: CGPoint(x: 110, y: top))
      path.addLine(to: CGPoint(x: 110, y: bottom))
      path.addLine(to: CGPoint(x: -10, y: bottom))
      path.closeSubpath()
    }
    return .path(path)
  }

  @Test
  func `a gap between stripes that reach beyond the screen counts`() {
    func band(_ end: Double) -> Fingerprint {
      let list = DisplayList.record { $0.fill(stripes(gapUntil: end), with: .color(.black)) }
      return RenderPlan(list, width: 100, height: 128).fingerprint(0)
    }
    #expect(band(31) != band(40))
    // Without a gap all of the band is covered, wherever the stripes meet.
    #expect(band(30) == band(20))
  }

  @Test
  func `a band changes when all that is visible of its bitmap chooses another level`() {
    let bitmap = Pixmap(width: 400, height: 400)
    var perspective = Projection.identity
    perspective.m23 = 0.005
    func plan(_ height: Double) -> RenderPlan {
      let list = DisplayList.record { recorder in
        recorder.pushClip(.rect(CGRect(x: 0, y: 0, width: 100, height: height)))
        recorder.pushTransform(perspective)
        recorder.draw(ImageDraw(bitmap, in: CGRect(x: 0, y: 0, width: 400, height: 400)))
      }
      return RenderPlan(list, width: 100, height: 128)
    }
    #expect(plan(64).items.levels.isEmpty && !plan(128).items.levels.isEmpty)
    #expect(plan(64).fingerprint(0) != plan(128).fingerprint(0))
  }
}

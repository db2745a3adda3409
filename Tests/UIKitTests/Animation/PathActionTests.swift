import Segue
import Testing
import UIKit

/// Changes of a shape's path, which no animation comes with unless the layer's class gives one.
@MainActor
struct PathActionTests {
  private final class GrowingShape: CAShapeLayer {
    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "path" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.duration = 1
      animation.fromValue = path
      return animation
    }
  }

  private func widthHalfWay(_ shape: CAShapeLayer) throws -> CGFloat {
    let stage = Stage.small()
    shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    stage.window.layer.addSublayer(shape)
    stage.advance(by: 0.1)
    shape.removeAllAnimations()
    shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30), transform: nil)
    stage.advance(by: 0.5)
    let shown = stage.window.layer.presentation()?.sublayers?.last as? CAShapeLayer
    return try #require(shown?.path).boundingBoxOfPath.width
  }

  @Test
  func `a class of layers that answers for its path animates it`() throws {
    #expect(abs(try widthHalfWay(GrowingShape()) - 20) < 0.01)
  }

  @Test
  func `the path of any other shape changes at once`() throws {
    #expect(try widthHalfWay(CAShapeLayer()) == 30)
  }
}

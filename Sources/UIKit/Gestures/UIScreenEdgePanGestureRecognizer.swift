import Foundation

/// A pan that starts at an edge of the screen and moves inwards.
@preconcurrency
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  /// How near to the edge the finger must come down (the width of the back swipe's edge).
  private static let edgeWidth: CGFloat = 20

  private var startEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isActive, let touch = touches.first {
      startEdges = nearEdges(of: touch).intersection(edges)
      guard !startEdges.isEmpty else {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  private func nearEdges(of touch: UITouch) -> UIRectEdge {
    guard let window = touch.window else { return [] }
    let point = touch.windowLocation
    var near: UIRectEdge = []
    if point.x - window.bounds.minX <= Self.edgeWidth { near.insert(.left) }
    if window.bounds.maxX - point.x <= Self.edgeWidth { near.insert(.right) }
    if point.y - window.bounds.minY <= Self.edgeWidth { near.insert(.top) }
    if window.bounds.maxY - point.y <= Self.edgeWidth { near.insert(.bottom) }
    return near
  }

  /// Inwards more than along the edge (inferred).
  override func shouldBegin(movingBy offset: CGPoint) -> Bool {
    (startEdges.contains(.left) && offset.x > abs(offset.y))
      || (startEdges.contains(.right) && -offset.x > abs(offset.y))
      || (startEdges.contains(.top) && offset.y > abs(offset.x))
      || (startEdges.contains(.bottom) && -offset.y > abs(offset.x))
  }
}

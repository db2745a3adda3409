import Testing
import UIKit

// What apps read in the middle of an animation.

private final class RingLayer: CALayer {
  var width: CGFloat = 3

  override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    if let ring = layer as? RingLayer { width = ring.width }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class RingView: UIView {
  override class var layerClass: AnyClass { RingLayer.self }
}

@MainActor
@Suite
struct `What apps read in an animation` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test
  func `a view that a stack hides in an animation says so at once`() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view, UIView()])
    window.addSubview(stack)
    window.makeKeyAndVisible()
    UIView.animate(withDuration: 0.3) {
      view.isHidden.toggle()
      view.alpha = view.isHidden ? 0 : 1
    }
    #expect(view.isHidden && view.alpha == 0)
  }

  @Test
  func `the presentation of a layer of an own class has that class and its values`() throws {
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let layer = try #require(view.layer as? RingLayer)
    layer.width = 7
    window.addSubview(view)
    window.makeKeyAndVisible()
    let shown = try #require(layer.presentation())
    #expect(shown.width == 7 && shown.frame == view.frame)
  }
}

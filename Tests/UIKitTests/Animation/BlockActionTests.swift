import Segue
import Testing
import UIKit

/// What views answer for their layers inside blocks, which code turns into animations of other
/// properties.
@MainActor
@Suite
struct `Actions of views in blocks` {
  /// A bar whose shape obeys blocks, in two usual ways.
  private final class Bar: UIView {
    enum Way { case changed, copied }
    var way = Way.changed
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      let colour = super.action(for: layer, forKey: "backgroundColor") as? CABasicAnimation
      guard event == "path", let colour else { return super.action(for: layer, forKey: event) }
      guard way == .copied else {
        colour.keyPath = event
        colour.fromValue = (layer as? CAShapeLayer)?.path
        return colour
      }
      guard let copy = colour.copy() as? CABasicAnimation else { return nil }
      copy.keyPath = event
      copy.fromValue = (layer as? CAShapeLayer)?.path
      return copy
    }
    var width: CGFloat = 10 {
      didSet {
        (layer as? CAShapeLayer)?.path =
          CGPath(rect: CGRect(x: 0, y: 0, width: width, height: 10), transform: nil)
      }
    }
    var shownWidth: CGFloat? {
      (layer.presentation() as? CAShapeLayer)?.path?.boundingBoxOfPath.width
    }
  }

  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)

  private func bar(_ way: Bar.Way) -> Bar {
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    bar.way = way
    bar.width = 10
    stage.window.addSubview(bar)
    stage.advance(by: 0)
    return bar
  }

  @Test
  func `that of a colour is a basic animation with the timing of the block`() throws {
    let view = UIView()
    stage.window.addSubview(view)
    stage.advance(by: 0)
    view.layer.opacity = 0.5
    var actions: [String: (any CAAction)?] = [:]
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      for key in ["backgroundColor", "opacity"] {
        actions[key] = view.action(for: view.layer, forKey: key)
      }
    }
    let colour = try #require(actions["backgroundColor"] as? CABasicAnimation)
    #expect(colour.keyPath == "backgroundColor")
    #expect(colour.duration == 2)
    #expect(colour.timingFunction == CAMediaTimingFunction(name: .linear))
    #expect(colour.toValue == nil)
    let opacity = try #require(actions["opacity"] as? CABasicAnimation)
    #expect(opacity.fromValue as? Double == 0.5)
    #expect(view.action(for: view.layer, forKey: "backgroundColor") is NSNull)
    var spring: (any CAAction)?
    UIView.animate(springDuration: 1, bounce: 0.2) {
      spring = view.action(for: view.layer, forKey: "backgroundColor")
    }
    #expect(spring is CASpringAnimation)
  }

  @Test(arguments: [false, true])
  func `with another key path it animates that property over the block's time`(isCopied: Bool) {
    let bar = bar(isCopied ? .copied : .changed)
    var isDone = false
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      bar.width = 30
    } completion: { _ in
      isDone = true
    }
    stage.advance(by: 0.5)
    #expect(abs((bar.shownWidth ?? 0) - 20) < 0.01)
    // The block waits for what it was given; a copy is the app's own.
    if !isCopied { #expect(!isDone) }
    stage.advance(by: 1)
    #expect(isDone)
    #expect(bar.shownWidth == 30)
  }

  @Test
  func `unchanged it animates the colour as ever`() throws {
    let bar = bar(.changed)
    bar.backgroundColor = .black
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      bar.backgroundColor = .white
    }
    #expect(bar.layer.animationKeys() == ["backgroundColor"])
    stage.advance(by: 0.5)
    let shown = try #require(bar.layer.presentation()?.backgroundColor?.components)
    #expect(abs(shown[0] - 0.5) < 0.01)
  }
}

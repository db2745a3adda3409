import Foundation
import Pixels
import Segue
import Testing

@testable import UIKit

/// What animates in a block of UIView, and how it adds up.
@MainActor
@Suite
struct AnimatedPropertyTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() {
    stage.window.addSubview(view)
    stage.advance(by: 0)
  }

  @Test
  func `a second fade replaces the first, and starts where it is`() throws {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    stage.advance(by: 0.5)
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.curveLinear, .beginFromCurrentState]
    ) { view.alpha = 1 }
    #expect(view.layer.animationKeys() == ["opacity"])
    stage.advance(by: 0)
    #expect(abs(try #require(view.layer.presentation()).opacity - 0.5) < 0.01)
    stage.advance(by: 0.5)
    #expect(abs(try #require(view.layer.presentation()).opacity - 0.75) < 0.01)
  }

  @Test
  func `without the current state a second fade starts from the model`() throws {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0.2 }
    stage.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
    stage.advance(by: 0)
    #expect(abs(try #require(view.layer.presentation()).opacity - 0.2) < 0.01)
  }

  @Test
  func `animations of an anchor point are not additive`() throws {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    }
    let animation = try #require(view.layer.animation(forKey: "anchorPoint") as? CABasicAnimation)
    #expect(!animation.isAdditive)
  }

  @Test(arguments: ["position", "bounds.size", "transform"])
  func `animations of geometry are additive`(key: String) throws {
    UIView.animate(withDuration: 1) {
      view.frame = CGRect(x: 30, y: 10, width: 20, height: 20)
      view.transform = CGAffineTransform(rotationAngle: 1)
    }
    let animation = try #require(view.layer.animation(forKey: key) as? CABasicAnimation)
    #expect(animation.isAdditive)
  }

  @Test
  func `a view's own border, shadow offset and zPosition do not move`() {
    UIView.animate(withDuration: 1) {
      view.layer.borderWidth = 5
      view.layer.shadowRadius = 9
      view.layer.shadowOffset = CGSize(width: 5, height: 5)
      view.layer.zPosition = 7
    }
    #expect(view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 1) {
      view.layer.cornerRadius = 5
      view.layer.backgroundColor = UIColor.red.cgColor
      view.layer.borderColor = UIColor.red.cgColor
      view.layer.shadowOpacity = 1
      view.layer.transform = CATransform3DMakeScale(2, 2, 1)
    }
    let moving = Set(view.layer.animationKeys() ?? [])
    #expect(
      moving == ["cornerRadius", "backgroundColor", "borderColor", "shadowOpacity", "transform"]
    )
  }

  @Test
  func `the strokes of a view's own shape do not move`() {
    final class ShapeView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let shape = ShapeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(shape)
    stage.advance(by: 0)
    UIView.animate(withDuration: 1) {
      (shape.layer as? CAShapeLayer)?.strokeEnd = 0.5
      (shape.layer as? CAShapeLayer)?.strokeStart = 0.1
    }
    #expect(shape.layer.animationKeys() == nil)
  }

  @Test(arguments: ["backgroundColor", "borderColor", "shadowColor"])
  func `a colour set by its key moves like the property`(key: String) {
    UIView.animate(withDuration: 1) {
      view.layer.setValue(UIColor.red.cgColor, forKeyPath: key)
    }
    #expect(view.layer.animation(forKey: key) != nil)
  }

  @Test
  func `an effect grows with its blur and lets no sharp text through`() {
    stage.window.backgroundColor = .white
    for x in stride(from: 0, to: 100, by: 4) {
      let line = UIView(frame: CGRect(x: x, y: 0, width: 2, height: 100))
      line.backgroundColor = .black
      stage.window.addSubview(line)
    }
    let blur = UIVisualEffectView(effect: nil)
    blur.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    stage.window.addSubview(blur)
    stage.advance(by: 0)
    func contrast() -> Int {
      let pixmap = stage.render().pixmap
      let row = (40..<60).map { Int(pixmap[$0, 50].green) }
      return (row.max() ?? 0) - (row.min() ?? 0)
    }
    let sharp = contrast()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      blur.effect = UIBlurEffect(style: .dark)
    }
    stage.advance(by: 0.3)
    // A third of a radius of 20 points leaves nothing of lines two points wide.
    #expect(sharp > 100 && contrast() < 8, "\(sharp) \(contrast())")
  }

  @Test(arguments: [CGFloat(0), 0.5])
  func `an effect view that is made in an animator's block has as much of it as the animator`(
    fraction: CGFloat
  ) throws {
    var made: UIVisualEffectView?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [stage] in
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      blur.frame = stage.window.bounds
      stage.window.addSubview(blur)
      made = blur
    }
    animator.fractionComplete = fraction
    stage.advance(by: 0)
    let backdrop = try #require(made?.subviews.first?.layer)
    let shown = try #require(backdrop.presentation())
    #expect(abs(shown.values.backdropAmount - fraction) < 0.01)
    animator.stopAnimation(true)
  }

  @Test
  func `a picture in the tint that it inherits fades to a new one, one with its own tint stays`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    box.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }.withRenderingMode(.alwaysTemplate)
    let (heir, own) = (UIImageView(image: square), UIImageView(image: square))
    own.frame.origin.x = 20
    own.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    box.addSubview(heir)
    box.addSubview(own)
    stage.window.addSubview(box)
    stage.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
    stage.advance(by: 0.5)
    let pixel = stage.render().pixmap[10, 10]
    #expect((120...136).contains(pixel.red) && (120...136).contains(pixel.blue), "\(pixel)")
    #expect(own.layer.animationKeys() == nil)
    stage.advance(by: 1)
    #expect(stage.render().pixmap[10, 10] == Pixel(red: 0, green: 0, blue: 255))
  }

  @Test
  func `a view added in the same turn is not in the picture from before`() {
    let red = UIView(frame: stage.window.bounds)
    red.backgroundColor = .red
    stage.window.addSubview(red)
    stage.advance(by: 0.1)
    let blue = UIView(frame: stage.window.bounds)
    blue.backgroundColor = .blue
    red.addSubview(blue)
    UIView.transition(with: red, duration: 1, options: .transitionCrossDissolve) {
      blue.backgroundColor = .green
    }
    stage.advance(by: 0)
    #expect(stage.render().pixmap[50, 50] == Pixel(red: 255, green: 0, blue: 0))
  }

  @Test
  func `a snapshot of a snapshot that was never on screen is its picture`() throws {
    let red = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    red.backgroundColor = .red
    stage.window.addSubview(red)
    stage.advance(by: 0)
    let whole = try #require(red.snapshotView(afterScreenUpdates: true))
    let tile = try #require(
      whole.resizableSnapshotView(
        from: CGRect(x: 10, y: 10, width: 10, height: 10),
        afterScreenUpdates: false,
        withCapInsets: .zero
      )
    )
    red.removeFromSuperview()
    tile.frame = CGRect(x: 60, y: 60, width: 10, height: 10)
    stage.window.addSubview(tile)
    stage.advance(by: 0)
    #expect(stage.render().pixmap[65, 65] == Pixel(red: 255, green: 0, blue: 0))
  }

  @Test
  func `a finished interaction continues at the speed given to its spring`() throws {
    let timing = UISpringTimingParameters(
      dampingRatio: 1,
      initialVelocity: CGVector(dx: 3, dy: 0)
    )
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    animator.addAnimations { view.frame.origin.x = 100 }
    animator.pauseAnimation()
    animator.fractionComplete = 0.2
    animator.continueAnimation(withTimingParameters: timing, durationFactor: 1)
    stage.advance(by: 0)
    let start = try #require(view.layer.presentation()).frame.minX
    stage.advance(by: 0.01)
    let speed = (try #require(view.layer.presentation()).frame.minX - start) / 0.01
    // 3 of the way that is left, each second.
    #expect(abs(start - 20) < 0.5 && speed > 150, "\(start) \(speed)")
  }
}

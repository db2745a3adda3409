import Foundation
import QuartzCore
import Segue
import UIKit

/// Trees of many layers that move, each kind in another way.
@MainActor
enum MovingLayers: String, CaseIterable {
  case fades, turns, views, boxes, shapes, trees, shadows
  /// All of them stand still, but for one.
  case one

  var words: String {
    switch self {
    case .fades: "positions and fades"
    case .turns: "turning and growing transforms"
    case .views: "views in UIView.animate"
    case .boxes: "bounds, corners and colours"
    case .shapes: "shape layers, paths"
    case .trees: "groups of 100 that move, each with layers that fade"
    case .shadows: "layers with shadows"
    case .one: "one moves, the others stand"
    }
  }

  /// A stage with `count` layers that move for two seconds from now on.
  func stage(_ count: Int) -> Stage {
    let stage = Stage(size: CGSize(width: 390, height: 844), scale: 1)
    let root = stage.window.layer
    switch self {
    case .fades:
      for index in 0..<count { root.addSublayer(fading(box(index), index)) }
    case .turns:
      for index in 0..<count { root.addSublayer(turning(box(index), index)) }
    case .views: animateViews(count, in: stage)
    case .boxes:
      for index in 0..<count { root.addSublayer(growing(box(index), index)) }
    case .shapes:
      for index in 0..<count { root.addSublayer(shape(index)) }
    case .trees:
      for index in 0..<count {
        if index % 100 == 0 {
          let group = CALayer()
          group.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
          root.addSublayer(group)
          add(to: group, "position.y", from: CGFloat(422), to: CGFloat(422 + index % 37))
        }
        root.tree.sublayers[root.tree.sublayers.count - 1].addSublayer(fading(box(index), index))
      }
    case .shadows:
      for index in 0..<count {
        let layer = box(index)
        layer.shadowOpacity = 0.4
        layer.shadowRadius = 4
        root.addSublayer(fading(layer, index))
        add(to: layer, "shadowRadius", from: 1, to: 6)
      }
    case .one:
      for index in 0..<count {
        root.addSublayer(index == count / 2 ? fading(box(index), index) : box(index))
      }
    }
    return stage
  }

  private func animateViews(_ count: Int, in stage: Stage) {
    var views: [UIView] = []
    for index in 0..<count {
      let view = UIView(frame: place(index))
      view.backgroundColor = UIColor(cgColor: color(index))
      stage.window.addSubview(view)
      views.append(view)
    }
    stage.advance(by: 0.01)
    UIView.animate(withDuration: 2) {
      for (index, view) in views.enumerated() {
        view.center.x += CGFloat(index % 50)
        view.alpha = 0.2
        view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
      }
    }
  }

  private func place(_ index: Int) -> CGRect {
    CGRect(x: index * 37 % 380, y: index * 91 % 830, width: 10, height: 10)
  }

  private func color(_ index: Int) -> CGColor {
    CGColor(red: CGFloat(index % 7) / 7, green: CGFloat(index % 5) / 5, blue: 0.5, alpha: 1)
  }

  private func box(_ index: Int) -> CALayer {
    let layer = CALayer()
    layer.frame = place(index)
    layer.backgroundColor = color(index)
    return layer
  }

  private func fading(_ layer: CALayer, _ index: Int) -> CALayer {
    add(to: layer, "position.x", from: CGFloat(index % 390), to: CGFloat((index + 100) % 390))
    add(to: layer, "opacity", from: 0.2, to: 1.0)
    return layer
  }

  private func turning(_ layer: CALayer, _ index: Int) -> CALayer {
    add(to: layer, "transform.rotation.z", from: 0.0, to: Double(index % 13))
    add(to: layer, "transform.scale", from: 0.5, to: 1.5)
    return layer
  }

  private func growing(_ layer: CALayer, _ index: Int) -> CALayer {
    let sides = (CGFloat(4 + index % 9), CGFloat(10 + index % 5))
    add(
      to: layer,
      "bounds",
      from: CGRect(x: 0, y: 0, width: sides.0, height: sides.0),
      to: CGRect(x: 0, y: 0, width: sides.1, height: sides.1)
    )
    add(to: layer, "cornerRadius", from: 0, to: 5)
    add(to: layer, "backgroundColor", from: color(index), to: color(index + 3))
    return layer
  }

  private func shape(_ index: Int) -> CALayer {
    let layer = CAShapeLayer()
    layer.frame = place(index)
    layer.fillColor = color(index)
    let small = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 6, height: 6), transform: nil)
    let large = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    layer.path = small
    add(to: layer, "path", from: small, to: large)
    return layer
  }

  private func add(to layer: CALayer, _ keyPath: String, from: Any, to: Any) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 2
    if keyPath == "bounds" {
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    }
    layer.add(animation, forKey: keyPath)
  }
}

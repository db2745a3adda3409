import Foundation

/// The type of `topLayoutGuide` and `bottomLayoutGuide`: the place of bars at an edge of a
/// controller's view.
@preconcurrency
@MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip between an edge of a view and its safe area.
final class LayoutSupport: UILayoutGuide, UILayoutSupport {
  private var isTop = true

  convenience init(top isTop: Bool, of view: UIView) {
    self.init()
    self.isTop = isTop
    identifier = isTop ? "UILayoutGuideTop" : "UILayoutGuideBottom"
    view.addLayoutGuide(self)
    let safe = view.safeAreaLayoutGuide
    let constraints = [
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
    ]
    for constraint in constraints { constraint.isSystem = true }
    NSLayoutConstraint.activate(constraints)
  }

  var length: CGFloat {
    guard let owningView else { return 0 }
    return isTop ? owningView.safeAreaInsets.top : owningView.safeAreaInsets.bottom
  }
}

extension UIViewController {
  func topLayoutSupport(in view: UIView) -> LayoutSupport {
    if let guide = layoutSupport.top, guide.owningView === view { return guide }
    let guide = LayoutSupport(top: true, of: view)
    layoutSupport.top = guide
    return guide
  }

  func bottomLayoutSupport(in view: UIView) -> LayoutSupport {
    if let guide = layoutSupport.bottom, guide.owningView === view { return guide }
    let guide = LayoutSupport(top: false, of: view)
    layoutSupport.bottom = guide
    return guide
  }
}

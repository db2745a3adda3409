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
    let safeEnd =
      isTop
      ? bottomAnchor.constraint(equalTo: safe.topAnchor)
      : topAnchor.constraint(equalTo: safe.bottomAnchor)
    // Content of a scroll view that is dragged beyond its edge leaves no room for the strip, and
    // UIKit reports nothing about its own guides.
    if view is UIScrollView { safeEnd.priority = UILayoutPriority(999) }
    let constraints = [
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      isTop
        ? topAnchor.constraint(equalTo: view.topAnchor)
        : bottomAnchor.constraint(equalTo: view.bottomAnchor),
      safeEnd,
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

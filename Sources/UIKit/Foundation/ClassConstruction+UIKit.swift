// swift-format-ignore-file: NeverForceUnwrap
// The new object has the class that makes it.

import Foundation
import ObjectiveC
import QuartzCore

// The initializers with arguments that code calls on a class in a variable. See
// `_ClassConstructible`. An initializer owns its arguments; a method must declare that.

extension UIResponder {
  @usableFromInline
  convenience init(_responder: Void) { self.init() }

  @_silgen_name("$s5UIKit11UIResponderC10_responderACyt_tcfC")
  static func constructResponder() -> UIResponder
}

extension UIBarItem {
  @usableFromInline
  convenience init(_item: Void) { self.init() }

  @_silgen_name("$s5UIKit9UIBarItemC5_itemACyt_tcfC")
  static func constructItem() -> UIBarItem
}

extension UIView {
  @usableFromInline
  convenience init(_frame frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("$s5UIKit6UIViewC6_frameAC10Foundation6CGRectV_tcfC")
  static func construct(frame: CGRect) -> UIView
}

extension UIViewController {
  @usableFromInline
  convenience init(_nibName name: String?, bundle: Bundle?) {
    self.init(nibName: name, bundle: bundle)
  }

  @_silgen_name("$s5UIKit16UIViewControllerC8_nibName6bundleACSSSg_10Foundation6BundleCSgtcfC")
  static func construct(nibName: __owned String?, bundle: __owned Bundle?) -> UIViewController
}

extension UINavigationController {
  @usableFromInline
  convenience init(_rootViewController root: UIViewController) {
    self.init(rootViewController: root)
  }

  @_silgen_name("$s5UIKit22UINavigationControllerC09_rootViewC0AcA06UIViewC0C_tcfC")
  static func construct(root: __owned UIViewController) -> UINavigationController
}

extension _ClassConstructible where Self: UINavigationController {
  @preconcurrency
  @MainActor
  public static func _new(rootViewController: UIViewController) -> Self {
    construct(root: rootViewController) as! Self
  }
}

extension UIImageView {
  @usableFromInline
  convenience init(_image image: UIImage?) { self.init(image: image) }

  @_silgen_name("$s5UIKit11UIImageViewC6_imageAcA0B0CSg_tcfC")
  static func construct(image: __owned UIImage?) -> UIImageView
}

extension _ClassConstructible where Self: UIImageView {
  @preconcurrency
  @MainActor
  public static func _new(image: UIImage?) -> Self { construct(image: image) as! Self }
}

extension UIGestureRecognizer {
  @usableFromInline
  convenience init(_target target: Any?, action: Selector?) {
    self.init(target: target, action: action)
  }

  @_silgen_name("$s5UIKit19UIGestureRecognizerC7_target6actionACypSg_10ObjectiveC8SelectorVSgtcfC")
  static func construct(target: __owned Any?, action: __owned Selector?) -> UIGestureRecognizer
}

extension _ClassConstructible where Self: UIView {
  @preconcurrency
  @MainActor
  public static func _new(frame: CGRect) -> Self { construct(frame: frame) as! Self }
}

extension _ClassConstructible where Self: UIButton {
  @preconcurrency
  @MainActor
  public static func _new(type buttonType: UIButton.ButtonType) -> Self {
    let button = _new(frame: .zero)
    button.become(buttonType)
    return button
  }
}

extension UIPresentationController {
  @usableFromInline
  convenience init(
    _presentedViewController presented: UIViewController,
    presenting: UIViewController?
  ) {
    self.init(presentedViewController: presented, presenting: presenting)
  }

  @_silgen_name(
    "$s5UIKit24UIPresentationControllerC014_presentedViewC010presentingAcA06UIViewC0C_AGSgtcfC"
  )
  static func construct(
    presented: __owned UIViewController,
    presenting: __owned UIViewController?
  ) -> UIPresentationController
}

extension _ClassConstructible where Self: UIPresentationController {
  @preconcurrency
  @MainActor
  public static func _new(
    presentedViewController: UIViewController,
    presenting: UIViewController?
  ) -> Self {
    construct(presented: presentedViewController, presenting: presenting) as! Self
  }
}

extension _ClassConstructible where Self: UITableViewCell {
  @preconcurrency
  @MainActor
  public static func _new(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Self {
    construct(style: style, reuseIdentifier: reuseIdentifier) as! Self
  }
}

extension UITableViewCell {
  @usableFromInline
  convenience init(_style style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name(
    "$s5UIKit15UITableViewCellC6_style15reuseIdentifierA2C0D5StyleO_SSSgtcfC"
  )
  static func construct(style: CellStyle, reuseIdentifier: __owned String?) -> UITableViewCell
}

extension _ClassConstructible where Self: UITableViewHeaderFooterView {
  @preconcurrency
  @MainActor
  public static func _new(reuseIdentifier: String?) -> Self {
    let view = self.init(dequeuedWith: reuseIdentifier ?? "")
    view.reuseIdentifier = reuseIdentifier
    return view
  }
}

extension UITableView {
  @usableFromInline
  convenience init(_frame frame: CGRect, style: Style) { self.init(frame: frame, style: style) }

  @_silgen_name("$s5UIKit11UITableViewC6_frame5styleAC10Foundation6CGRectV_AC5StyleOtcfC")
  static func construct(frame: CGRect, style: Style) -> UITableView
}

extension _ClassConstructible where Self: UITableView {
  @preconcurrency
  @MainActor
  public static func _new(frame: CGRect, style: UITableView.Style) -> Self {
    construct(frame: frame, style: style) as! Self
  }
}

extension UICollectionView {
  @usableFromInline
  convenience init(_frame frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: frame, collectionViewLayout: layout)
  }

  @_silgen_name(
    "$s5UIKit16UICollectionViewC6_frame010collectionC6LayoutAC10Foundation6CGRectV_AA0bcF0CtcfC"
  )
  static func construct(
    frame: CGRect,
    layout: __owned UICollectionViewLayout
  ) -> UICollectionView
}

extension _ClassConstructible where Self: UICollectionView {
  @preconcurrency
  @MainActor
  public static func _new(
    frame: CGRect,
    collectionViewLayout layout: UICollectionViewLayout
  ) -> Self {
    construct(frame: frame, layout: layout) as! Self
  }
}

extension _ClassConstructible where Self: UIViewController {
  @preconcurrency
  @MainActor
  public static func _new(nibName: String?, bundle: Bundle?) -> Self {
    construct(nibName: nibName, bundle: bundle) as! Self
  }
}

extension _ClassConstructible where Self: CAPropertyAnimation {
  // `init(keyPath:)` of Apple's classes sets the property, too.
  @preconcurrency
  @MainActor
  public static func _new(keyPath: String?) -> Self {
    let animation = _new()
    animation.keyPath = keyPath
    return animation
  }
}

extension _ClassConstructible where Self: UIGestureRecognizer {
  @preconcurrency
  @MainActor
  public static func _new(target: Any?, action: Selector?) -> Self {
    construct(target: target, action: action) as! Self
  }
}

extension _ClassConstructible where Self: UIStoryboardSegue {
  @preconcurrency
  @MainActor
  public static func _new(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) -> Self {
    self.init(interface: identifier, from: source, to: destination)
  }
}

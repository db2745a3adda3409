// swift-format-ignore-file: NeverForceUnwrap
// The new object has the class that makes it.

import Foundation
import ObjectiveC

// More initializers with arguments that code calls on a class in a variable, as in
// `ClassConstruction+UIKit.swift`. Those that are convenience initializers here do what those do
// with an object made by the designated one of its class.

extension UIVisualEffectView {
  @usableFromInline
  convenience init(_effect effect: UIVisualEffect?) { self.init(effect: effect) }

  @_silgen_name("$s5UIKit18UIVisualEffectViewC7_effectAcA0bC0CSg_tcfC")
  static func construct(effect: __owned UIVisualEffect?) -> UIVisualEffectView
}

extension _ClassConstructible where Self: UIVisualEffectView {
  @preconcurrency
  @MainActor
  public static func _new(effect: UIVisualEffect?) -> Self { construct(effect: effect) as! Self }
}

extension UIPageViewController {
  @usableFromInline
  convenience init(
    _transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]?
  ) {
    self.init(
      transitionStyle: style,
      navigationOrientation: navigationOrientation,
      options: options
    )
  }

  @_silgen_name(
    "$s5UIKit20UIPageViewControllerC16_transitionStyle21navigationOrientation7optionsA2C010TransitionF0O_AC010NavigationH0OSDyAC10OptionsKeyVypGSgtcfC"
  )
  static func construct(
    style: TransitionStyle,
    orientation: NavigationOrientation,
    options: __owned [OptionsKey: Any]?
  ) -> UIPageViewController
}

extension _ClassConstructible where Self: UIPageViewController {
  @preconcurrency
  @MainActor
  public static func _new(
    transitionStyle: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) -> Self {
    construct(style: transitionStyle, orientation: navigationOrientation, options: options)
      as! Self
  }
}

extension _ClassConstructible where Self: UIAlertController {
  @preconcurrency
  @MainActor
  public static func _new(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) -> Self {
    let alert = _new(nibName: nil, bundle: nil)
    alert.become(preferredStyle, title: title, message: message)
    return alert
  }
}

extension _ClassConstructible where Self: UIBezierPath {
  @preconcurrency
  @MainActor
  private static func made(like other: UIBezierPath) -> Self {
    let path = _new()
    path.cgPath = other.cgPath
    return path
  }

  @preconcurrency
  @MainActor
  public static func _new(rect: CGRect) -> Self { made(like: UIBezierPath(rect: rect)) }

  @preconcurrency
  @MainActor
  public static func _new(ovalIn rect: CGRect) -> Self { made(like: UIBezierPath(ovalIn: rect)) }

  @preconcurrency
  @MainActor
  public static func _new(roundedRect rect: CGRect, cornerRadius: CGFloat) -> Self {
    made(like: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }

  @preconcurrency
  @MainActor
  public static func _new(cgPath: CGPath) -> Self { made(like: UIBezierPath(cgPath: cgPath)) }
}

extension _ClassConstructible where Self: UIBarButtonItem {
  @preconcurrency
  @MainActor
  private static func made(
    _ style: UIBarButtonItem.Style,
    _ target: Any?,
    _ action: Selector?
  ) -> Self {
    let item = _new()
    item.style = style
    item.target = target.map { $0 as AnyObject }
    item.action = action
    return item
  }

  @preconcurrency
  @MainActor
  public static func _new(
    title: String?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) -> Self {
    let item = made(style, target, action)
    item.title = title
    return item
  }

  @preconcurrency
  @MainActor
  public static func _new(
    image: UIImage?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) -> Self {
    let item = made(style, target, action)
    item.image = image
    return item
  }

  @preconcurrency
  @MainActor
  public static func _new(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
    target: Any?,
    action: Selector?
  ) -> Self {
    let item = made(.plain, target, action)
    item.become(systemItem)
    return item
  }

  @preconcurrency
  @MainActor
  public static func _new(customView: UIView) -> Self {
    let item = _new()
    item.customView = customView
    return item
  }
}

extension _ClassConstructible where Self: UITabBarItem {
  @preconcurrency
  @MainActor
  public static func _new(title: String?, image: UIImage?, tag: Int) -> Self {
    let item = _new(title: title, image: image, selectedImage: nil)
    item.tag = tag
    return item
  }

  @preconcurrency
  @MainActor
  public static func _new(title: String?, image: UIImage?, selectedImage: UIImage?) -> Self {
    let item = _new()
    item.title = title
    item.image = image
    item.selectedImage = selectedImage
    return item
  }

  @preconcurrency
  @MainActor
  public static func _new(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) -> Self {
    let item = _new()
    item.tag = tag
    item.become(systemItem)
    return item
  }
}

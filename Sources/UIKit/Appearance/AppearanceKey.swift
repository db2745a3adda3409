import Foundation
import ObjectiveC

/// A property that an appearance can set.
@MainActor
struct AppearanceKey {
  let name: String
  let get: (NSObject) -> Any?
  let set: (NSObject, Any?) -> Void

  init<Root: NSObject, Value>(_ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.name = name
    get = { ($0 as? Root)?[keyPath: keyPath] }
    set = { object, value in
      guard let object = object as? Root, let value = (value ?? Optional<Any>.none as Any) as? Value
      else { return }
      object[keyPath: keyPath] = value
    }
  }

  init<Root: NSObject, Value>(
    _ name: String,
    of: Root.Type,
    get: @escaping (Root) -> Value?,
    set: @escaping (Root, Value?) -> Void
  ) {
    self.name = name
    self.get = { ($0 as? Root).flatMap(get) }
    self.set = { object, value in
      if let object = object as? Root { set(object, value as? Value) }
    }
  }

  private init(named name: String, _ key: ClassTable.Key) {
    self.name = name
    get = { $0[keyPath: key.keyPath] }
    set = { object, value in _ = key.set?(object, value) }
  }

  /// The keys of a UIKit class and its superclasses, and those that an app's class declares.
  static func keys(of type: AnyClass) -> [AppearanceKey] {
    var keys: [AppearanceKey] = []
    var current: AnyClass? = type
    while let next = current {
      keys += builtIn[ObjectIdentifier(next)] ?? []
      keys += ClassTable.writableKeys(of: next).map { AppearanceKey(named: $0.key, $0.value) }
      current = _getSuperclass(next)
    }
    return keys
  }

  static func isSame(_ a: Any?, _ b: Any?) -> Bool {
    switch (Argument.flattened(a), Argument.flattened(b)) {
    case (nil, nil): return true
    case (let a?, let b?):
      if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
      if let a = a as? [NSAttributedString.Key: Any], let b = b as? [NSAttributedString.Key: Any] {
        return NSDictionary(dictionary: a) == NSDictionary(dictionary: b)
      }
      return (a as AnyObject) === (b as AnyObject)
    default: return false
    }
  }

  /// The properties that the headers mark `UI_APPEARANCE_SELECTOR`, as far as they are drawn.
  private static let builtIn: [ObjectIdentifier: [AppearanceKey]] = [
    ObjectIdentifier(UIView.self): [
      AppearanceKey("backgroundColor", \UIView.backgroundColor),
      AppearanceKey(
        "tintColor",
        of: UIView.self,
        get: { $0.appearance.tintColor },
        set: { $0.tintColor = $1 }
      ),
      AppearanceKey("alpha", \UIView.alpha),
      // Without the mark in the headers: how apps turn themselves round for another language
      // (observed).
      AppearanceKey("semanticContentAttribute", \UIView.semanticContentAttribute),
    ],
    ObjectIdentifier(UILabel.self): [
      AppearanceKey("font", \UILabel.font), AppearanceKey("textColor", \UILabel.textColor),
      AppearanceKey("shadowColor", \UILabel.shadowColor),
    ],
    ObjectIdentifier(UITextField.self): [
      AppearanceKey("font", \UITextField.font), AppearanceKey("textColor", \UITextField.textColor),
      AppearanceKey("keyboardAppearance", \UITextField.keyboardAppearance),
    ],
    ObjectIdentifier(UITextView.self): [
      AppearanceKey("font", \UITextView.font), AppearanceKey("textColor", \UITextView.textColor),
    ],
    ObjectIdentifier(UISwitch.self): [
      AppearanceKey("onTintColor", \UISwitch.onTintColor),
      AppearanceKey("thumbTintColor", \UISwitch.thumbTintColor),
    ],
    ObjectIdentifier(UISlider.self): [
      AppearanceKey("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      AppearanceKey("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      AppearanceKey("thumbTintColor", \UISlider.thumbTintColor),
    ],
    ObjectIdentifier(UIProgressView.self): [
      AppearanceKey("progressTintColor", \UIProgressView.progressTintColor),
      AppearanceKey("trackTintColor", \UIProgressView.trackTintColor),
    ],
    ObjectIdentifier(UIPageControl.self): [
      AppearanceKey("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      AppearanceKey("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
    ],
    ObjectIdentifier(UIActivityIndicatorView.self): [
      AppearanceKey("color", \UIActivityIndicatorView.color)
    ],
    ObjectIdentifier(UITableView.self): [
      AppearanceKey("separatorColor", \UITableView.separatorColor),
      AppearanceKey("separatorInset", \UITableView.separatorInset),
    ],
    ObjectIdentifier(UINavigationBar.self): [
      AppearanceKey("barTintColor", \UINavigationBar.barTintColor),
      AppearanceKey("barStyle", \UINavigationBar.barStyle),
      AppearanceKey("isTranslucent", \UINavigationBar.isTranslucent),
      AppearanceKey("shadowImage", \UINavigationBar.shadowImage),
      AppearanceKey("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
      AppearanceKey("titleTextAttributes", \UINavigationBar.titleTextAttributes),
      AppearanceKey("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
      AppearanceKey("backIndicatorImage", \UINavigationBar.backIndicatorImage),
      AppearanceKey(
        "backIndicatorTransitionMaskImage",
        \UINavigationBar.backIndicatorTransitionMaskImage
      ),
      AppearanceKey(
        "titleVerticalPositionAdjustment",
        of: UINavigationBar.self,
        get: { $0.titleVerticalPositionAdjustment(for: .default) },
        set: { $0.setTitleVerticalPositionAdjustment($1 ?? 0, for: .default) }
      ),
      AppearanceKey(
        "standardAppearance",
        of: UINavigationBar.self,
        get: { $0.ownStandardAppearance },
        set: { if let value = $1 { $0.standardAppearance = value } }
      ),
      AppearanceKey("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
      AppearanceKey("compactAppearance", \UINavigationBar.compactAppearance),
      AppearanceKey(
        "compactScrollEdgeAppearance",
        \UINavigationBar.compactScrollEdgeAppearance
      ),
      AppearanceKey(
        "backgroundImage",
        of: UINavigationBar.self,
        get: { $0.backgroundImage(for: .default) },
        set: { $0.setBackgroundImage($1, for: .default) }
      ),
    ],
    ObjectIdentifier(UITabBar.self): [
      AppearanceKey("barTintColor", \UITabBar.barTintColor),
      AppearanceKey("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
      AppearanceKey("isTranslucent", \UITabBar.isTranslucent),
      AppearanceKey("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
      AppearanceKey("barStyle", \UITabBar.barStyle),
      AppearanceKey("itemPositioning", \UITabBar.itemPositioning),
      AppearanceKey("itemSpacing", \UITabBar.itemSpacing),
      AppearanceKey("itemWidth", \UITabBar.itemWidth),
      AppearanceKey("backgroundImage", \UITabBar.backgroundImage),
      AppearanceKey("shadowImage", \UITabBar.shadowImage),
      AppearanceKey(
        "standardAppearance",
        of: UITabBar.self,
        get: { $0.ownStandardAppearance },
        set: { if let value = $1 { $0.standardAppearance = value } }
      ),
      AppearanceKey("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance),
    ],
    ObjectIdentifier(UIToolbar.self): [
      AppearanceKey("barTintColor", \UIToolbar.barTintColor),
      AppearanceKey("isTranslucent", \UIToolbar.isTranslucent),
      AppearanceKey("barStyle", \UIToolbar.barStyle),
      AppearanceKey(
        "standardAppearance",
        of: UIToolbar.self,
        get: { $0.ownStandardAppearance },
        set: { if let value = $1 { $0.standardAppearance = value } }
      ),
      AppearanceKey("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance),
      AppearanceKey("compactAppearance", \UIToolbar.compactAppearance),
      AppearanceKey(
        "backgroundImage",
        of: UIToolbar.self,
        get: { $0.backgroundImage(forToolbarPosition: .any, barMetrics: .default) },
        set: { $0.setBackgroundImage($1, forToolbarPosition: .any, barMetrics: .default) }
      ),
      AppearanceKey(
        "shadowImage",
        of: UIToolbar.self,
        get: { $0.shadowImage(forToolbarPosition: .any) },
        set: { $0.setShadowImage($1, forToolbarPosition: .any) }
      ),
    ],
    ObjectIdentifier(UISearchBar.self): [
      AppearanceKey("barTintColor", \UISearchBar.barTintColor),
      AppearanceKey("searchBarStyle", \UISearchBar.searchBarStyle),
      AppearanceKey("backgroundImage", \UISearchBar.backgroundImage),
    ],
  ]
}

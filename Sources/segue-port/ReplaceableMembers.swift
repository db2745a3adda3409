/// Members of UIKit's classes that an app's extension may override, as a category of Objective-C
/// does.
///
/// UIKit declares each of them `dynamic` in the class itself.
enum ReplaceableMembers {
  /// Whether `dynamic` is before the member in UIKit.
  static func contains(_ member: String, of type: String) -> Bool {
    table[type]?.contains(member) == true
  }

  private static let controller: Set<String> = [
    "childForStatusBarStyle", "childForStatusBarHidden", "preferredStatusBarStyle",
    "shouldAutorotate", "supportedInterfaceOrientations",
  ]

  private static let table: [String: Set<String>] = [
    "UITabBar": ["sizeThatFits(_:)"], "UINavigationBar": ["sizeThatFits(_:)"],
    "UIToolbar": ["sizeThatFits(_:)"], "UIPageControl": ["sizeToFit()"],
    "UIButton": ["point(inside:with:)"],
    "UINavigationController": controller, "UITabBarController": controller,
  ]
}

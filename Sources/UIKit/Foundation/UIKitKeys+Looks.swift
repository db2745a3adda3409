import ObjectiveC

/// What libraries of themes send by name, `perform("setBarTintColor:", with: color)`, and what
/// storyboards and code set by keys: how bars, controls and lists look.
///
/// `standardAppearance` is not here: every bar makes its own when it is read, and a proxy
/// would count it as set.
extension UIKitKeys {
  static func fillLooks() {
    fillLooksOfBars()
    fillLooksOfControls()
    fillLooksOfLists()
  }

  private static func fillLooksOfBars() {
    ClassTable.of(UINavigationBar.self)
      .key("barTintColor", \UINavigationBar.barTintColor)
      .key("barStyle", \UINavigationBar.barStyle)
      .key("translucent", \UINavigationBar.isTranslucent)
      .key("titleTextAttributes", \UINavigationBar.titleTextAttributes)
      .key("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes)
      .key("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
      .key("shadowImage", \UINavigationBar.shadowImage)
      .key("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance)
      .key("compactAppearance", \UINavigationBar.compactAppearance)
    ClassTable.of(UITabBar.self)
      .key("barTintColor", \UITabBar.barTintColor).key("barStyle", \UITabBar.barStyle)
      .key("translucent", \UITabBar.isTranslucent)
      .key("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
      .key("backgroundImage", \UITabBar.backgroundImage)
      .key("shadowImage", \UITabBar.shadowImage)
      .key("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance)
    ClassTable.of(UIToolbar.self)
      .key("barTintColor", \UIToolbar.barTintColor).key("barStyle", \UIToolbar.barStyle)
      .key("translucent", \UIToolbar.isTranslucent)
    ClassTable.of(UISearchBar.self)
      .key("barTintColor", \UISearchBar.barTintColor).key("barStyle", \UISearchBar.barStyle)
      .key("keyboardType", \UISearchBar.keyboardType)
    ClassTable.of(UIBarButtonItem.self).key("tintColor", \UIBarButtonItem.tintColor)
  }

  private static func fillLooksOfControls() {
    ClassTable.of(UISwitch.self)
      .key("onTintColor", \UISwitch.onTintColor)
      .key("thumbTintColor", \UISwitch.thumbTintColor)
    ClassTable.of(UISlider.self)
      .key("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
      .key("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
      .key("thumbTintColor", \UISlider.thumbTintColor)
    ClassTable.of(UIProgressView.self)
      .key("progressTintColor", \UIProgressView.progressTintColor)
      .key("trackTintColor", \UIProgressView.trackTintColor)
    ClassTable.of(UIPageControl.self)
      .key("currentPage", \UIPageControl.currentPage)
      .key("numberOfPages", \UIPageControl.numberOfPages)
      .key("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
      .key("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
    ClassTable.of(UISegmentedControl.self)
      .key("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
      .key("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
    ClassTable.of(UIActivityIndicatorView.self).key("color", \UIActivityIndicatorView.color)
  }

  private static func fillLooksOfLists() {
    ClassTable.of(UITableView.self)
      .key("separatorColor", \UITableView.separatorColor)
      .key("sectionIndexColor", \UITableView.sectionIndexColor)
      .key("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor)
    ClassTable.of(UIVisualEffectView.self).key("effect", \UIVisualEffectView.effect)
    ClassTable.of(_UICustomBlurEffect.self)
      .key("blurRadius", \_UICustomBlurEffect.blurRadius)
      .key("colorTint", \_UICustomBlurEffect.colorTint)
      .key("colorTintAlpha", \_UICustomBlurEffect.colorTintAlpha)
      .key("grayscaleTintLevel", \_UICustomBlurEffect.grayscaleTintLevel)
      .key("grayscaleTintAlpha", \_UICustomBlurEffect.grayscaleTintAlpha)
      .key("saturationDeltaFactor", \_UICustomBlurEffect.saturationDeltaFactor)
      .key("scale", \_UICustomBlurEffect.scale)
  }
}

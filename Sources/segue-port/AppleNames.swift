/// What follows from the spelling of Apple's names.
///
/// The port sees no modules, only the user's text.
enum AppleNames {
  /// `UIView`, `NSObject`, `CALayer`: a class that descends from NSObject.
  static func isClass(_ name: String) -> Bool {
    let name = name.split(separator: ".").last.map(String.init) ?? name
    guard prefixes.contains(where: { isPrefix($0, of: name) }) else { return false }
    return !isProtocol(name) && !AppleValues.names.contains(name) && OldNames.types[name] == nil
  }

  /// The name in Objective-C of a property of a class: Apple's `isHidden` is `hidden` there.
  static func property(_ name: String, of type: String) -> String {
    guard isClass(type), name.hasPrefix("is"), let first = name.dropFirst(2).first,
      first.isUppercase
    else { return name }
    return first.lowercased() + name.dropFirst(3)
  }

  /// `UITableViewDelegate`: a protocol that was written in Objective-C.
  static func isProtocol(_ name: String) -> Bool {
    protocols.contains(name)
      || prefixes.contains(where: { isPrefix($0, of: name) })
        && suffixes.contains { name.hasSuffix($0) } && !classesLikeProtocols.contains(name)
  }

  private static func isPrefix(_ prefix: String, of name: String) -> Bool {
    guard name.hasPrefix(prefix), let next = name.dropFirst(prefix.count).first else {
      return false
    }
    return next.isUppercase
  }

  private static let prefixes = [
    "UI", "NS", "CA", "AV", "MK", "WK", "SK", "PH", "CL", "MF", "SF", "CK", "GK", "GL", "MTK",
    "SCN", "AR", "PK", "EK", "CN", "QL", "CI",
  ]
  private static let suffixes = [
    "Delegate", "DataSource", "DataSourcePrefetching", "Transitioning", "TransitionCoordinator",
    "TransitionCoordinatorContext", "ContextTransitioning", "Protocol", "Coding", "Copying",
    "Container", "Appearance", "Provider", "Animating", "Observer", "Previewing",
  ]
  private static let classesLikeProtocols: Set<String> = [
    "UIPercentDrivenInteractiveTransition", "NSTextContainer", "NSPersistentContainer",
    "NSItemProvider", "CNContactProvider", "UIStoryboardUnwindSegueSource", "AVPlayerItemObserver",
  ]
  private static let protocols: Set<String> = [
    "NSObjectProtocol", "UITextInput", "UITextInputTraits", "UIKeyInput", "UILayoutSupport",
    "UICoordinateSpace", "UIDynamicItem", "UIAccessibilityIdentification", "UITimingCurveProvider",
    "UIViewImplicitlyAnimating", "UIViewAnimating", "NSSecureCoding", "NSFetchRequestResult",
    "UIPopoverBackgroundViewMethods", "UIContentView", "UIContentConfiguration", "CAAction",
    "CAMediaTiming", "UITraitEnvironment", "UIFocusEnvironment", "UIFocusItem",
    "UIUserActivityRestoring",
    "UIActivityItemSource", "UIStateRestoring", "UIViewControllerRestoration", "UIInteraction",
    "UISpringLoadedInteractionSupporting", "UIPasteConfigurationSupporting", "UIBarPositioning",
    "UIContextMenuInteractionAnimating", "MKAnnotation", "MKOverlay", "SKProductsRequestProtocol",
    "UITextDocumentProxy", "UITextSelecting", "UIAdaptivePresentation", "NSMutableCopying",
    "NSDiscardableContent", "UIViewControllerContextTransitioning",
    "UIViewControllerTransitionCoordinator", "UIViewControllerTransitionCoordinatorContext",
    "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
    "UIDragDropSession", "UIDragSession", "UIDropSession", "UICollectionViewDropCoordinator",
    "UICollectionViewDropItem", "UITableViewDropCoordinator", "UITableViewDropItem",
    "NSItemProviderReading", "NSItemProviderWriting", "UITextInputTokenizer", "UIMenuLeaf",
    "UISearchSuggestion", "UITraitDefinition", "UIMutableTraits", "UITextSearching",
    "UIActivityItemsConfigurationReading", "UIActivityItemsConfigurationProviding",
    "UIFocusAnimationContext", "NSExtensionRequestHandling", "UITextCursorView",
    "UITextSelectionHandleView", "UITextSelectionHighlightView",
  ]
  /// Those that also have required members.
  static let requiring: Set<String> = ["UIViewControllerAnimatedTransitioning"]

  /// What UIKit's classes have taken up later than apps did, with the base name of its methods.
  static let adoptedProtocols: [String: [String: String]] = [
    "UIControl": ["UIContextMenuInteractionDelegate": "contextMenuInteraction"]
  ]

  /// Members that UIKit's classes got after iOS 13, under names that apps had given to their own.
  static let newerMembers: [String: Set<String>] = [
    "UIView": [
      "keyboardLayoutGuide", "anchorPoint", "hoverStyle", "cornerConfiguration", "traitOverrides",
      "minimumContentSizeCategory", "maximumContentSizeCategory",
      "appliedContentSizeCategoryLimitsDescription", "focusGroupPriority",
    ],
    "UIViewController": [
      "tab", "preferredTransition", "sheetPresentationController", "traitOverrides",
      "contentUnavailableConfiguration", "focusGroupIdentifier",
      "interactionActivityTrackingBaseName",
    ],
    "UITabBarController": [
      "tabs", "selectedTab", "mode", "sidebar", "isTabBarHidden", "setTabBarHidden(_:animated:)",
      "setTabs(_:animated:)", "bottomAccessory", "tabBarMinimizeBehavior",
      "contentLayoutGuide",
    ],
    "UIControl": ["toolTip", "showsMenuAsPrimaryAction"],
    "UIButton": [
      "menu", "role", "configuration", "subtitleLabel", "isHeld", "isHovered",
      "configurationUpdateHandler", "updateConfiguration()", "setNeedsUpdateConfiguration()",
    ],
    "UIPageControl": ["direction", "progress", "backgroundStyle"],
    "UIBarButtonItem": ["menu", "badge", "primaryAction", "isSelected", "isHidden"],
    "UINavigationItem": ["style", "subtitle"],
    "UITableViewCell": [
      "contentConfiguration", "backgroundConfiguration", "configurationState",
      "configurationUpdateHandler",
    ],
    "UICollectionViewCell": [
      "contentConfiguration", "backgroundConfiguration", "configurationState",
      "configurationUpdateHandler",
    ],
    "UICollectionView": ["isEditing"],
    "UIScrollView": ["isScrollAnimating", "contentAlignmentPoint"],
  ]

  /// Properties that begin like optional methods of a delegate.
  static let propertiesLikeMethods: Set<String> = [
    "tabBarController", "tabBarItem", "tabBarObservedScrollView", "textFieldInputView",
    "navigationControllerDelegate", "searchBarStyle", "tableViewStyle", "textViewDelegate",
    "textFieldDelegate", "scrollViewDelegate", "collectionViewLayout",
    "collectionViewFlowLayout", "collectionViewContentSize", "tableViewCell", "tableViewDelegate",
    "tableViewDataSource", "collectionViewDelegate", "collectionViewDataSource",
  ]

  /// What optional methods begin with that a subclass of one of Apple's classes may override.
  static func overridableMethods(of root: String) -> [String] {
    switch root {
    case "UITableViewController", "UITableViewDiffableDataSource": ["tableView"]
    case "UICollectionViewController": ["collectionView"]
    default: []
    }
  }

  /// `tabBarController(…)` of a delegate, although parameters have that name as well.
  static func isDelegateMethod(_ name: String) -> Bool {
    optionalMethods.values.contains { $0.contains(name) }
  }

  /// Properties of Swift's and of Apple's types that may hold an optional closure.
  static let closureHolders: Set<String> = [
    "first", "last", "pointee", "unsafelyUnwrapped", "value", "wrappedValue",
    "activityViewControllerProvider", "authenticateHandler", "canReorderItem", "completionBlock",
    "completionHandler", "completionWithItemsHandler", "configurationUpdateHandler",
    "expirationHandler", "interactiveDismissShouldBegin", "newConnectionHandler",
    "pathUpdateHandler", "previewProvider", "progressHandler", "shouldBeginHandler",
    "shouldCollapseItem", "shouldExpandItem", "stateUpdateHandler", "viabilityUpdateHandler",
    "willCollapseItem", "willExpandItem",
  ]

  /// One of Apple's classes and its superclasses, as far as apps extend them.
  static func ancestors(of name: String) -> [String] {
    var result = [name]
    var here = name
    while let next = superclasses[here] {
      result.append(next)
      here = next
    }
    for (suffix, line) in lines where name.hasSuffix(suffix) && result.count == 1 {
      result += line
    }
    return result + ["NSObject"]
  }

  private static let superclasses: [String: String] = [
    "UIView": "UIResponder", "UIViewController": "UIResponder", "UIWindow": "UIView",
    "UIControl": "UIView", "UIButton": "UIControl", "UILabel": "UIView", "UIImageView": "UIView",
    "UITextField": "UIControl", "UISlider": "UIControl", "UISwitch": "UIControl",
    "UISegmentedControl": "UIControl", "UIPageControl": "UIControl", "UIStepper": "UIControl",
    "UIDatePicker": "UIControl", "UIRefreshControl": "UIControl", "UIScrollView": "UIView",
    "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UITextView": "UIScrollView",
    "UIStackView": "UIView", "UINavigationBar": "UIView", "UITabBar": "UIView",
    "UIToolbar": "UIView",
    "UISearchBar": "UIView", "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView",
    "UICollectionReusableView": "UIView", "UICollectionViewCell": "UICollectionReusableView",
    "UIVisualEffectView": "UIView", "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView",
    "UIPickerView": "UIView", "UINavigationController": "UIViewController",
    "UITabBarController": "UIViewController", "UITableViewController": "UIViewController",
    "UICollectionViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIAlertController": "UIViewController",
    "UISearchController": "UIViewController", "UIPresentationController": "NSObject",
    "UIPanGestureRecognizer": "UIGestureRecognizer",
    "UITapGestureRecognizer": "UIGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer", "CAShapeLayer": "CALayer",
    "CAGradientLayer": "CALayer", "CATextLayer": "CALayer", "UIBarButtonItem": "UIBarItem",
    "UITabBarItem": "UIBarItem", "UICollectionViewFlowLayout": "UICollectionViewLayout",
    "UITabGroup": "UITab", "UISearchTab": "UITab",
    "UICollectionViewListCell": "UICollectionViewCell",
  ]
  private static let lines: [(String, [String])] = [
    ("ViewController", ["UIViewController", "UIResponder"]), ("View", ["UIView", "UIResponder"]),
    ("GestureRecognizer", ["UIGestureRecognizer"]), ("Layer", ["CALayer"]),
  ]

  /// What the base names of a protocol's optional methods begin with.
  ///
  /// It shows which methods of a class are UIKit's, since the protocol itself cannot be seen.
  static let optionalMethods: [String: [String]] = [
    "UIScrollViewDelegate": ["scrollView", "viewForZooming"],
    "UITableViewDataSource": ["tableView"],
    "UITableViewDelegate": ["tableView", "scrollView", "viewForZooming"],
    "UICollectionViewDataSource": ["collectionView"],
    "UICollectionViewDelegate": ["collectionView", "scrollView", "viewForZooming"],
    "UICollectionViewDelegateFlowLayout": ["collectionView", "scrollView", "viewForZooming"],
    "UICollectionViewDragDelegate": ["collectionView"],
    "UICollectionViewDropDelegate": ["collectionView"],
    "UITableViewDragDelegate": ["tableView"],
    "UITableViewDropDelegate": ["tableView"],
    "UIDragInteractionDelegate": ["dragInteraction"],
    "UIDropInteractionDelegate": ["dropInteraction"],
    "UIGestureRecognizerDelegate": ["gestureRecognizer"],
    "UINavigationControllerDelegate": ["navigationController"],
    "UITabBarControllerDelegate": ["tabBarController"],
    "UITabBarDelegate": ["tabBar"],
    "UITextFieldDelegate": ["textField"],
    "UITextViewDelegate": ["textView", "scrollView"],
    "UISearchBarDelegate": ["searchBar"],
    "UIPickerViewDelegate": ["pickerView"],
    "UIPickerViewAccessibilityDelegate": ["pickerView"],
    "UIPageViewControllerDelegate": ["pageViewController"],
    "UIViewControllerTransitioningDelegate": [
      "animationController", "interactionController", "presentationController",
    ],
    "UIAdaptivePresentationControllerDelegate": [
      "adaptivePresentationStyle", "presentationController",
    ],
    "UIPopoverPresentationControllerDelegate": [
      "adaptivePresentationStyle", "presentationController", "prepareForPopoverPresentation",
      "popoverPresentationController",
    ],
    "UIViewControllerAnimatedTransitioning": ["animationEnded"],
    "CAAnimationDelegate": ["animationDidStart", "animationDidStop"],
  ]
}

/// Values of Apple's enumerations, option sets and structures, for initializers without a default:
/// the ones that Apple's own objects have, or the usual ones.
enum CommonValues {
  /// Of a type by its name of today or by that of Swift 3, in which nested types had no dot.
  static func value(of type: String) -> String? {
    values[type] ?? formerValues[type] ?? renamed[type].flatMap { values[$0] }
  }

  private static let values: [String: String] = {
    var result: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for type in parts[1].split(separator: " ") { result[String(type)] = String(parts[0]) }
    }
    return result.merging(lists) { $1 }
  }()

  private static let formerValues = Dictionary(
    values.filter { $0.key.contains(".") }.map { ($0.key.filter { $0 != "." }, $0.value) },
    uniquingKeysWith: { first, _ in first }
  )

  /// Whose old names are not the new ones without the dot.
  private static let renamed = [
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UIControlEvents": "UIControl.Event",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
    "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
  ]

  /// Those with spaces.
  ///
  /// A URL leads to a folder, so that nothing is fetched.
  private static let lists = [
    "CACornerMask": "[.layerMinXMinYCorner, .layerMaxXMinYCorner]",
    "UIView.AutoresizingMask": "[.flexibleWidth, .flexibleHeight]",
    "NSRange": "NSRange(location: 0, length: 0)",
    "URL": "URL(fileURLWithPath: \"/\")",
  ]

  /// A value and the types that have it in each line.
  private static let text = """
    .default UIStatusBarStyle UIBarStyle UIKeyboardType UIKeyboardAppearance UIReturnKeyType UIBarMetrics
    .default UITextAutocorrectionType UITextSpellCheckingType UITableViewCell.CellStyle UISearchBar.Style
    .default UITableViewCell.SelectionStyle UIAlertAction.Style UIProgressView.Style DispatchQoS
    .default DispatchQoS.QoSClass UIScrollView.IndicatorStyle
    .none UITextAutocapitalizationType UITableViewCell.AccessoryType UITableViewCell.EditingStyle
    .none UIScrollView.KeyboardDismissMode UITextField.BorderStyle UIAccessibilityTraits
    .never UITextField.ViewMode
    .automatic UIScrollView.ContentInsetAdjustmentBehavior UIImage.RenderingMode UIView.TintAdjustmentMode
    .automatic UITableView.RowAnimation UINavigationItem.LargeTitleDisplayMode
    .leftToRight UIUserInterfaceLayoutDirection
    .natural NSTextAlignment NSWritingDirection
    .byTruncatingTail NSLineBreakMode
    .alignBaselines UIBaselineAdjustment
    .single NSUnderlineStyle
    .required UILayoutPriority
    .regular UIFont.Weight UIUserInterfaceSizeClass UIImage.SymbolWeight
    .body UIFont.TextStyle
    .large UIContentSizeCategory
    .light UIUserInterfaceStyle
    .phone UIUserInterfaceIdiom
    .portrait UIInterfaceOrientation UIDeviceOrientation
    .all UIInterfaceOrientationMask NSDirectionalRectEdge
    .allCorners UIRectCorner
    .left UIRectEdge
    .fade UIStatusBarAnimation CATransitionType
    .fill UIStackView.Alignment UIStackView.Distribution
    .scaleAspectFit UIView.ContentMode
    .easeInOut UIView.AnimationCurve
    .flipFromRight UIView.AnimationTransition
    .custom UIModalPresentationStyle
    .coverVertical UIModalTransitionStyle
    .dark UIBlurEffect.Style
    .label UIVibrancyEffectStyle
    .vertical NSLayoutConstraint.Axis UICollectionView.ScrollDirection
    .horizontal UIPageViewController.NavigationOrientation
    .scroll UIPageViewController.TransitionStyle
    .forward UIPageViewController.NavigationDirection
    .equal NSLayoutConstraint.Relation
    .top NSLayoutConstraint.Attribute NSRectAlignment UITableView.ScrollPosition UICollectionView.ScrollPosition
    .plain UITableView.Style UIBarButtonItem.Style
    .system UIButton.ButtonType
    .done UIBarButtonItem.SystemItem
    .more UITabBarItem.SystemItem
    .alert UIAlertController.Style
    .medium UIActivityIndicatorView.Style UIImpactFeedbackGenerator.FeedbackStyle DateFormatter.Style
    .success UINotificationFeedbackGenerator.FeedbackType
    .singleLine UITableViewCell.SeparatorStyle
    .center UIControl.ContentHorizontalAlignment UIControl.ContentVerticalAlignment CATextLayerAlignmentMode
    .touchUpInside UIControl.Event
    .normal UIControl.State UIScrollView.DecelerationRate CGBlendMode
    .unspecified UISemanticContentAttribute
    .date UIDatePicker.Mode
    .photoLibrary UIImagePickerController.SourceType
    .up UIImage.Orientation
    .stretch UIImage.ResizingMode
    .right UISwipeGestureRecognizer.Direction
    .possible UIGestureRecognizer.State
    .any UIPopoverArrowDirection UIBarPosition
    .end UIViewAnimatingPosition
    .easeInEaseOut CAMediaTimingFunctionName
    .both CAMediaTimingFillMode
    .resize CALayerContentsGravity
    .round CAShapeLayerLineCap CAShapeLayerLineJoin CGLineCap CGLineJoin
    .nonZero CAShapeLayerFillRule
    .axial CAGradientLayerType
    .fromRight CATransitionSubtype
    .circular CALayerCornerCurve
    .minYEdge CGRectEdge
    .day Calendar.Component
    .gregorian Calendar.Identifier
    .decimal NumberFormatter.Style
    .orderedSame ComparisonResult
    .seconds(1) DispatchTimeInterval
    .zero UIEdgeInsets NSDirectionalEdgeInsets UIOffset CGVector
    .identity CGAffineTransform
    CATransform3DIdentity CATransform3D
    [] UIView.AnimationOptions UIView.KeyframeAnimationOptions NSLayoutConstraint.FormatOptions
    [] String.CompareOptions NSString.CompareOptions UIDataDetectorTypes UIMenu.Options UIKeyModifierFlags
    .current Locale Calendar TimeZone UIDevice
    .main Bundle UIScreen DispatchQueue OperationQueue
    .standard UserDefaults
    Date() Date
    Data() Data
    UUID() UUID
    """
}

/// How objects of Apple's classes are made that animators are often given.
enum CommonObjects {
  static func made(_ type: String) -> String? { expressions[type] }

  /// The expression of a new object that lives on where it is held weakly, since none of the code
  /// that usually owns it is there.
  static func kept(_ expression: String) -> String {
    "RenderTransition.Client.kept(\(expression))"
  }

  /// What the transition of a picture carries over.
  static let picture = "RenderTransition.Client.picture"
  /// A view of that picture on the first screen.
  static let thumbnail = "RenderTransition.Client.thumbnail(over: originView)"

  private static let expressions = [
    // A cell is asked for its place on the screen, so it needs a superview.
    "UICollectionViewCell":
      "RenderTransition.Client.placed(UICollectionViewCell(), over: originView)",
    "UITableViewCell": "RenderTransition.Client.placed(UITableViewCell(), over: originView)",
    "UICollectionView": "RenderTransition.Client.collectionView(over: originView)",
    "UITableView": "RenderTransition.Client.tableView(over: originView)",
    "UIScrollView": kept("UIScrollView(frame: originFrame)"),
    "UITabBarController": "(source.tabBarController ?? \(kept("UITabBarController()")))",
    "UIWindow": "(source.view.window ?? \(kept("UIWindow()")))",
    "UIPercentDrivenInteractiveTransition": kept("UIPercentDrivenInteractiveTransition()"),
    "UIPresentationController":
      kept("UIPresentationController(presentedViewController: destination, presenting: source)"),
    "UIViewPropertyAnimator": kept("UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut)"),
    "UITimingCurveProvider": "UICubicTimingParameters(animationCurve: .easeInOut)",
    "UICubicTimingParameters": "UICubicTimingParameters(animationCurve: .easeInOut)",
    "UISpringTimingParameters": "UISpringTimingParameters(dampingRatio: 0.75)",
    "CAMediaTimingFunction": "CAMediaTimingFunction(name: .easeInEaseOut)",
    "UIVisualEffect": "UIBlurEffect(style: .dark)",
    "UIBlurEffect": "UIBlurEffect(style: .dark)",
    "UIBezierPath": "UIBezierPath(rect: originFrame)",
    "CALayer": kept("CALayer()"),
  ]
}

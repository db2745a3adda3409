/// How objects of Apple's classes are made that animators are often given.
enum CommonObjects {
  static func made(_ type: String) -> String? { expressions[type] }

  private static let expressions = [
    // A cell is asked for its place on the screen, so it needs a superview.
    "UICollectionViewCell":
      "RenderTransition.Client.placed(UICollectionViewCell(), over: originView)",
    "UITableViewCell": "RenderTransition.Client.placed(UITableViewCell(), over: originView)",
    "UICollectionView":
      "UICollectionView(frame: originFrame, collectionViewLayout: UICollectionViewFlowLayout())",
    "UITableView": "UITableView(frame: originFrame)",
    "UIScrollView": "UIScrollView(frame: originFrame)",
    "UITabBarController": "(source.tabBarController ?? UITabBarController())",
    "UIWindow": "(source.view.window ?? UIWindow())",
    "UIPercentDrivenInteractiveTransition": "UIPercentDrivenInteractiveTransition()",
    "UITimingCurveProvider": "UICubicTimingParameters(animationCurve: .easeInOut)",
    "UICubicTimingParameters": "UICubicTimingParameters(animationCurve: .easeInOut)",
    "UISpringTimingParameters": "UISpringTimingParameters(dampingRatio: 0.75)",
    "CAMediaTimingFunction": "CAMediaTimingFunction(name: .easeInEaseOut)",
    "UIVisualEffect": "UIBlurEffect(style: .dark)",
    "UIBlurEffect": "UIBlurEffect(style: .dark)",
    "UIBezierPath": "UIBezierPath(rect: originFrame)",
    "CALayer": "CALayer()",
    "UIRectCorner": ".allCorners",
  ]
}

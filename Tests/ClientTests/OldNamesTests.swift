import Testing
import UIKit

// Code of older apps that is still found. That it compiles is half of what these tests say.

private final class OwnTabBar: UITabBar {
  override func beginCustomizingItems(_ items: [UITabBarItem]) {
    super.beginCustomizingItems(items)
  }
  override func endCustomizing(animated: Bool) -> Bool {
    super.endCustomizing(animated: animated)
  }
}

private final class OwnConstraint: NSLayoutConstraint {
  weak var maker: UIView?
}

private final class OwnTabs: UITabBarController {
  override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  override func tabBar(
    _ tabBar: UITabBar,
    didEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {}
}

private final class Page: UIViewController, UIWebViewDelegate {
  let web = UIWebView()
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    web.delegate = self
    view.addSubview(web)
  }
  func webView(
    _ webView: UIWebView,
    shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool {
    calls.append("should \(navigationType)")
    return true
  }
  func webViewDidStartLoad(_ webView: UIWebView) { calls.append("start") }
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
    calls.append("fail \((error as? URLError)?.code == .notConnectedToInternet)")
  }
}

@MainActor
@Suite
struct OldNamesTests {
  @Test
  func `texts name the kinds of data that iOS 10 and later find and fill in`() {
    let kinds: UIDataDetectorTypes = [.flightNumber, .shipmentTrackingNumber, .lookupSuggestion]
    #expect(kinds.rawValue == 0b111_0000)
    #expect(UIDataDetectorTypes.all.isSuperset(of: kinds))
    #expect(UITextContentType.namePrefix.rawValue == "honorific-prefix")
    #expect(UITextContentType.creditCardSecurityCode != .creditCardNumber)
  }

  @Test
  func `colours and fonts without anything are placeholders`() {
    var color = UIColor()
    #expect(color.cgColor.alpha == 0)
    color = .red
    #expect(color == .red)
    #expect(UIFont().pointSize == UIFont.systemFontSize)
  }

  @Test
  func `a page of old asks its delegate and starts to load`() throws {
    let page = Page()
    page.loadViewIfNeeded()
    page.web.loadRequest(URLRequest(url: try #require(URL(string: "https://example.com"))))
    #expect(page.calls == ["should other", "start"])
    #expect(page.web.isLoading)
  }

  @Test
  func `the user never rearranges tabs`() {
    let bar = OwnTabBar()
    bar.beginCustomizingItems([])
    #expect(!bar.isCustomizing)
    #expect(!bar.endCustomizing(animated: false))
    #expect(OwnTabs().viewControllers == nil)
  }

  @Test
  func `an item of a bar says what it is`() {
    let item = UITabBarItem(title: "One", image: nil, tag: 0)
    item.accessibilityTraits = .button
    item.accessibilityHint = "Shows one"
    #expect(item.accessibilityTraits == .button)
  }

  @Test
  func `views and controllers respond to what systems before did not have`() {
    #expect(UIView().responds(to: Selector("safeAreaLayoutGuide")))
    #expect(UITableView().responds(to: Selector("setSeparatorInset:")))
    #expect(UINavigationController().responds(to: Selector("interactivePopGestureRecognizer")))
    #expect(!UIView().responds(to: Selector("setSeparatorInset:")))
  }

  @Test
  func `a constraint of an app's class is made like any other`() {
    let view = UIView()
    let constraint = OwnConstraint(
      item: view,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 2,
      constant: 30
    )
    #expect(constraint.firstItem === view)
    #expect(constraint.multiplier == 2)
    #expect(constraint.constant == 30)
  }

  @Test
  func `functions of orientations and of texts do what members do since`() {
    #expect(UIDeviceOrientationIsLandscape(.landscapeLeft))
    #expect(!UIDeviceOrientationIsPortrait(.faceUp))
    #expect(UIInterfaceOrientationIsPortrait(.portraitUpsideDown))
    let rect = CGRect(x: 1, y: 2, width: 30, height: 4.5)
    #expect(NSStringFromCGRect(rect) == "{{1, 2}, {30, 4.5}}")
    #expect(CGRectFromString(NSStringFromCGRect(rect)) == rect)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsetsFromString("{1, 2, 3, 4}"), insets))
    #expect(!UIAccessibilityIsBoldTextEnabled())
  }

  @Test
  func `the frame of an application is what the status bar leaves of the screen`() {
    let (frame, bounds) = (UIScreen.main.applicationFrame, UIScreen.main.bounds)
    let bar = UIApplication.shared.statusBarFrame.height
    #expect(frame == CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height - bar))
  }

  /// Answers as before iOS 13.
  private final class Closed: UIViewController {
    override func canPerformUnwindSegueAction(
      _ action: Selector,
      from fromViewController: UIViewController,
      withSender sender: Any
    ) -> Bool { sender is UIButton }
  }

  @Test
  func `a controller that only answers the older question about unwinding is asked it`() {
    let (closed, from) = (Closed(), UIViewController())
    let action = Selector("back:")
    #expect(!closed.canPerformUnwindSegueAction(action, from: from, sender: nil))
    #expect(closed.canPerformUnwindSegueAction(action, from: from, sender: UIButton()))
  }

  @Test
  func `a scroll layer takes the modes by their older names`() {
    let layer = CAScrollLayer()
    layer.scrollMode = kCAScrollHorizontally
    layer.scroll(to: CGPoint(x: 3, y: 4))
    #expect(layer.bounds.origin == CGPoint(x: 3, y: 0))
    layer.scrollMode = kCAScrollVertically
    layer.scroll(to: CGPoint(x: 8, y: 4))
    #expect(layer.bounds.origin == CGPoint(x: 3, y: 4))
    #expect(kCAScrollNone != kCAScrollBoth)
  }
}

import Testing
import UIKit

// Names that few apps use, and what they do without the devices they are for.

private final class Pad: UIView, UITextSelectionDisplayInteractionDelegate {
  override var canBecomeFocused: Bool { true }
}

private final class Cover: UIPresentationController {
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { false }
}

@Suite
@MainActor
struct LaterNamesTests {
  @Test
  func `content that is smaller than its scroll view lies where it is aligned`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 40, height: 400)
    scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    #expect(scroll.contentOffset == CGPoint(x: -30, y: 0))
    scroll.contentSize.height = 100
    scroll.frame.size.width = 140
    #expect(scroll.contentOffset == CGPoint(x: -50, y: -100))
  }

  @Test
  func `a slanted font has the matrix of its descriptor`() {
    let matrix = CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)
    let plain = UIFont.systemFont(ofSize: 20)
    let slanted = UIFont(descriptor: plain.fontDescriptor.withMatrix(matrix), size: 0)
    #expect(slanted.pointSize == 20 && slanted.fontDescriptor.matrix == matrix)
    #expect(slanted.fontDescriptor.withSize(30).matrix == matrix)
    #expect(slanted.fontDescriptor != plain.fontDescriptor)
    #expect(plain.fontDescriptor.matrix == .identity)
  }

  @Test
  func `a cursor and a selection of one's own are shown where the text has them`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "Hello"
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let pad = Pad(frame: window.bounds)
    window.addSubview(field)
    window.addSubview(pad)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    let display = UITextSelectionDisplayInteraction(textInput: field, delegate: pad)
    pad.addInteraction(display)
    #expect(display.cursorView.superview == nil)
    display.isActivated = true
    #expect(display.cursorView.frame == field.caretRect(for: field.endOfDocument))
    #expect(display.handleViews.allSatisfy(\.isHidden) && !display.cursorView.isHidden)
    field.selectAll(nil)
    display.layoutManagedSubviews()
    #expect(display.cursorView.isHidden && !display.handleViews[0].isHidden)
    #expect(display.highlightView.selectionRects.count == 1)
    display.isActivated = false
    #expect(display.highlightView.superview == nil)
  }

  @Test
  func `a request for another scene fails, and the action for one is its alternate`() {
    var errors = 0
    let activity = NSUserActivity(activityType: "com.example.open")
    let request = UISceneSessionActivationRequest(userActivity: activity)
    UIApplication.shared.activateSceneSession(for: request) { _ in errors += 1 }
    #expect(errors == 1 && request.role == .windowApplication)
    let action = UIWindowScene.ActivationAction(
      title: "Open in New Window",
      alternate: UIAction(title: "Open") { _ in errors += 1 }
    ) { _ in UIWindowScene.ActivationConfiguration(userActivity: activity) }
    #expect(action.title == "Open" && !action.attributes.contains(.hidden))
    let alone = UIWindowScene.ActivationAction { _ in nil }
    #expect(alone.attributes.contains(.hidden))
  }

  @Test
  func `a phone has no focus, no extensions and no brighter white`() {
    let view = Pad()
    view.focusGroupPriority = .prioritized
    #expect(view.focusGroupPriority.rawValue == 2000 && !view.isTransparentFocusItem)
    let controller = UIViewController()
    controller.focusGroupIdentifier = "group"
    #expect(controller.extensionContext == nil)
    let cover = Cover(presentedViewController: controller, presenting: nil)
    #expect(cover.preferredFocusEnvironments.first === controller)
    #expect(UIScreen.main.currentEDRHeadroom == 1)
    #expect(UIScreen.main.referenceDisplayModeStatus == .notSupported)
    let bar = UISearchBar()
    let image = UIImage()
    bar.setScopeBarButtonDividerImage(
      image,
      forLeftSegmentState: .normal,
      rightSegmentState: .normal
    )
    #expect(
      bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)
        === image
    )
    #expect(UITraitCollection(hdrHeadroomUsageLimit: .active).hdrHeadroomUsageLimit == .active)
    #expect(UISlider().behavioralStyle == .pad && UINavigationBar().behavioralStyle == .pad)
    let scan = UIAction.captureTextFromCamera(responder: UITextField(), identifier: nil)
    #expect(scan.attributes.contains(.hidden))
  }

  @Test
  func `a search container has the bar of its controller`() {
    let search = UISearchController(searchResultsController: UIViewController())
    let container = UISearchContainerViewController(searchController: search)
    container.loadViewIfNeeded()
    #expect(search.searchBar.superview === container.view)
    #expect(container.children.first === search.searchResultsController)
  }

  @Test
  func `space between items is fixed or flexible`() {
    #expect(NSCollectionLayoutSpacing.fixed(4).isFixed)
    #expect(NSCollectionLayoutSpacing.flexible(4).isFlexible)
  }

  @Test
  func `a grid's delegate may be asked for the window that an item opens`() {
    final class Opener: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        sceneActivationConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIWindowScene.ActivationConfiguration? { nil }
    }
    let (grid, item) = (
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
      IndexPath(item: 0, section: 0)
    )
    let delegate: any UICollectionViewDelegate = Opener()
    #expect(
      delegate.collectionView(grid, sceneActivationConfigurationForItemAt: item, point: .zero)
        == nil
    )
  }

  @Test
  func `code that starts an app itself compiles`() {
    #expect(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "AppDelegate") == 0)
  }

  @Test
  func `a bar's appearance may be made for an idiom`() {
    let appearance = UINavigationBarAppearance(idiom: .phone)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil)
    #expect(UITabBarAppearance(idiom: .pad).stackedItemPositioning == .automatic)
  }

  private final class Wrapped: UIContextualAction {
    let inner: UIContextualAction
    init(_ inner: UIContextualAction) {
      self.inner = inner
      super.init(style: .normal, title: nil) { _, _, _ in }
    }
    override var style: UIContextualAction.Style { inner.style }
    override var handler: UIContextualAction.Handler { inner.handler }
  }

  @Test
  func `an action of a row can stand for another one`() {
    var count = 0
    let inner = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
      count += 1
      done(true)
    }
    let wrapped = Wrapped(inner)
    wrapped.handler(wrapped, UIView()) { _ in }
    #expect(wrapped.style == .destructive && count == 1)
  }

  @Test
  func `a highlight is behind its text, and its colours do nothing without it`() {
    let scheme = NSAttributedString.TextHighlightColorScheme.pink
    func picture(_ attributes: [NSAttributedString.Key: Any]) -> Data? {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.attributedText = NSAttributedString(string: "Text", attributes: attributes)
      let renderer = UIGraphicsImageRenderer(bounds: label.bounds)
      return renderer.image { label.layer.render(in: $0.cgContext) }.pngData()
    }
    let style = NSAttributedString.TextHighlightStyle.default
    let plain = picture([:])
    #expect(picture([.textHighlightColorScheme: scheme]) == plain)
    let marked = picture([.textHighlightStyle: style])
    #expect(marked != plain)
    let pink = picture([.textHighlightStyle: style, .textHighlightColorScheme: scheme])
    #expect(pink != marked && pink != plain)
  }
}

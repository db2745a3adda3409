import AudioToolbox
import CoreData
import CoreImage
import CoreLocation
import CoreMedia
import LocalAuthentication
import MessageUI
import Photos
import SafariServices
import StoreKit
import Testing
import UIKit
import UserNotifications
import WebKit
import os

// What apps declare, override and call, besides what the other files name: each once, as they write
// it.

private final class Picker: NSObject, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
}

private final class Previewed: UIViewController {
  override var previewActionItems: [UIPreviewActionItem] {
    [UIPreviewAction(title: "Keep", style: .default) { _, _ in }]
  }
}

private final class Previewer: NSObject, UIViewControllerPreviewingDelegate,
  UIContextMenuInteractionDelegate
{
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {}
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [UIAction(title: "Copy") { _ in }])
    }
  }
}

private final class Tabs: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
}

private final class Scenes: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
  }
}

private final class Awake: UIViewController {
  var calls: [String] = []
  override func awakeFromNib() {
    super.awakeFromNib()
    calls.append("awake")
  }
  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    calls.append("builder")
  }
  override func applicationFinishedRestoringState() { calls.append("restored") }
  override var description: String { "a controller" }
  override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

private final class AwakeItem: UIBarButtonItem {
  override func awakeFromNib() { super.awakeFromNib() }
}

private final class AwakeConstraint: NSLayoutConstraint {
  override func awakeFromNib() { super.awakeFromNib() }
}

/// A recognizer without `init(coder:)`.
private final class PanSubclass: UIPanGestureRecognizer {
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

private final class Grid: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 10, height: 10) }
  override func prepare() { super.prepare() }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { [] }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}

private protocol Configurable {}
extension NSObject: Configurable {}
extension Configurable where Self: NSObject {
  fileprivate func with(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }
}

@MainActor
@Suite
struct `Declarations that apps use` {
  private func pass(_ seconds: Double) {
    RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds))
  }

  @Test
  func `a missing storyboard and a missing nib are named`() {
    let make: (String) -> UIStoryboard = { UIStoryboard(name: $0, bundle: nil) }
    #expect(make("Nowhere").isKind(of: NSObject.self))
    let nib = UINib(nibName: "Nowhere", bundle: .main)
    let table = UITableView()
    table.register(nib, forCellReuseIdentifier: "cell")
    table.register(nib, forHeaderFooterViewReuseIdentifier: "header")
    let grid = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    grid.register(nib, forCellWithReuseIdentifier: "cell")
    grid.register(
      nib,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    // Only to be compiled: both stop where the file is missing, as on iOS.
    let unused = {
      _ = make("A").instantiateInitialViewController()
      _ = make("A").instantiateViewController(withIdentifier: "b")
      let made: Awake = make("A").instantiateViewController(identifier: "c") { Awake(coder: $0) }
      _ = make("A").instantiateInitialViewController { Awake(coder: $0) }
      _ = Bundle.main.loadNibNamed("D", owner: made, options: nil)?.first as? UIView
      _ = nib.instantiate(withOwner: nil, options: [UINib.OptionsKey: Any]()).first
    }
    withExtendedLifetime(unused) {}
  }

  @Test
  func `every class answers as an object`() {
    let objects: [NSObject] = [
      UIView(), UIViewController(), UIPanGestureRecognizer(), UIBarButtonItem(),
      UINavigationItem(title: ""), UIViewPropertyAnimator(), NSLayoutConstraint(),
    ]
    for object in objects {
      #expect(object.isEqual(object) && !object.isEqual(NSObject()))
      #expect(object.isKind(of: NSObject.self) && object.isMember(of: type(of: object)))
      #expect(object.hash == object.hash && !object.description.isEmpty)
      #expect(object.conforms(to: NSObjectProtocol.self))
      #expect(!object.responds(to: Selector("noSuchMethodAnywhere")))
      #expect(object.value(forKeyPath: "self.description") == nil || true)
    }
    let label = UILabel().with { $0.text = "made" }
    #expect(label.text == "made")
    #expect(Set<UIView>([label, label]).count == 1)
    let controller = Awake()
    #expect(controller.description == "a controller")
    controller.awakeFromNib()
    controller.prepareForInterfaceBuilder()
    controller.applicationFinishedRestoringState()
    #expect(controller.calls == ["awake", "builder", "restored"])
    AwakeItem().awakeFromNib()
    AwakeConstraint().awakeFromNib()
    #expect(PanSubclass(target: nil, action: nil).state == .possible)
    #expect(Selector("name:").description == "name:")
    #expect(NSSelectorFromString("name:") == Selector("name:"))
  }

  @Test
  func `properties are observed by key path and by name`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var seen: [CGPoint] = []
    let token: NSKeyValueObservation = scroll.observe(\.contentOffset, options: [.old, .new]) {
      (_, change: NSKeyValueObservedChange<CGPoint>) in
      if let new = change.newValue { seen.append(new) }
    }
    scroll.contentOffset.y = 5
    token.invalidate()
    scroll.contentOffset.y = 6
    #expect(seen == [CGPoint(x: 0, y: 5)])
    var frames = 0
    let others = [
      scroll.observe(\.frame) { _, _ in frames += 1 },
      scroll.observe(\.bounds) { _, _ in },
      scroll.observe(\.transform) { _, _ in },
      scroll.observe(\.contentSize) { _, _ in },
      scroll.layer.observe(\.opacity) { _, _ in },
    ]
    scroll.frame.origin.x = 3
    #expect(frames == 1)
    others.forEach { $0.invalidate() }
  }

  @Test
  func `a view that observes itself may stop when it ends`() {
    final class Chart: UIView {
      nonisolated(unsafe) static var changes = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        addObserver(self, forKeyPath: "bounds", options: .new, context: nil)
      }
      required init?(coder: NSCoder) { nil }
      deinit { removeObserver(self, forKeyPath: "bounds") }
      override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { Chart.changes += 1 }
    }
    Chart(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).bounds.size.width = 20
    #expect(Chart.changes == 1)
  }

  @Test
  func `a value is associated with an object, and methods are called later by name`() {
    let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    let view = UIView()
    objc_setAssociatedObject(view, key, "kept", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, key) as? String == "kept")
    let policies: [objc_AssociationPolicy] = [
      .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_RETAIN,
      .OBJC_ASSOCIATION_COPY,
    ]
    #expect(Set(policies.map(\.rawValue)).count == 4)
    let field = UITextField()
    let selector = Selector("setNeedsLayout", UIView.setNeedsLayout)
    field.perform(selector)
    field.perform(selector, with: nil)
    field.perform(selector, with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: field, selector: selector, object: nil)
    NSObject.cancelPreviousPerformRequests(withTarget: field)
    pass(0.2)
  }

  @Test
  func `exchanging methods is accepted and changes nothing`() {
    let name = Selector("viewDidLoad")
    let method: Method? = class_getClassMethod(UIViewController.self, name)
    let code: IMP = imp_implementationWithBlock({} as () -> Void)
    if let method {
      method_setImplementation(method, code)
      _ = method_getImplementation(method)
      let types = method_getTypeEncoding(method)
      class_addMethod(UIViewController.self, name, code, types)
      class_replaceMethod(UIViewController.self, name, code, types)
    }
    #expect(UIViewController().view != nil)
  }

  @Test
  func `delays are sums of times and seconds`() {
    let now = DispatchTime.now()
    #expect(now + 0.5 > now && now - 0.5 < now)
    #expect(now + .milliseconds(500) > now && now - DispatchTimeInterval.seconds(1) < now)
    let wall = DispatchWallTime.now()
    #expect(wall + 0.5 > wall && wall - .seconds(1) < wall)
    #expect(NSEC_PER_MSEC * 1000 == NSEC_PER_SEC)
    #expect(CGPoint(x: 1, y: 1).equalTo(CGPoint(x: 1, y: 1)))
    #expect(__CGPointEqualToPoint(.zero, .zero) && CGPointEqualToPoint(.zero, .zero))
    var fired = false
    let timer = CFRunLoopTimerCreateWithHandler(
      kCFAllocatorDefault,
      CFAbsoluteTimeGetCurrent() + 0.1,
      0,
      0,
      0
    ) { _ in fired = true }
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, CFRunLoopMode.commonModes)
    pass(0.2)
    #expect(fired)
    let raise = { NSException(name: NSExceptionName("Mine"), reason: "why", userInfo: nil).raise() }
    withExtendedLifetime(raise) {}
    let text = NSMutableString(string: "a")
    text.appendFormat("%d", 5)
    #expect(text == "a5")
    #expect(autoreleasepool(invoking: { 3 }) == 3)
  }

  @Test
  func `the application opens URLs, sends actions and posts notifications`() {
    let application = UIApplication.shared
    let url = URL(string: UIApplication.openSettingsURLString)!
    var answers: [Bool] = []
    application.open(url, options: [:]) { answers.append($0) }
    application.open(url)
    #expect(!application.openURL(url))
    pass(0.1)
    #expect(answers == [false])
    #expect(!application.sendAction(Selector("nobodyKnows"), to: nil, from: nil, for: nil))
    let names = [
      UIApplication.willChangeStatusBarFrameNotification,
      UIApplication.didChangeStatusBarFrameNotification,
      UIContentSizeCategory.didChangeNotification,
      NSNotification.Name.UIContentSizeCategoryDidChange,
    ]
    #expect(Set(names).count == 3)
    #expect(UIScreen.main.displayLink(withTarget: self, selector: Selector("tick:")) != nil)
    let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    #expect(item.localizedTitle == "New")
    let activity = NSUserActivity(activityType: "read")
    activity.title = "Page"
    #expect(activity.activityType == "read")
    let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
    #expect(configuration.name == "Default")
    #expect(configuration.role == UISceneSession.Role.windowApplication)
    #expect(Scenes().window == nil)
    UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil)
  }

  @Test
  func `lists, bars and menus take what apps give them`() {
    let table = UITableView()
    table.separatorEffect = UIBlurEffect(style: .light)
    #expect(table.separatorEffect is UIBlurEffect)
    table.separatorEffect = UIBlurEffect()
    #expect(table.separatorEffect is UIBlurEffect)
    let style: UITableViewCellSeparatorStyle = .none
    table.separatorStyle = style
    let action = UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }
    action.backgroundColor = .red
    #expect(action.title == "Delete")
    let bar = UINavigationBar()
    bar.setBackgroundImage(UIImage(), for: .any, barMetrics: .default)
    bar.setBackgroundImage(UIImage(), for: UIBarMetrics.default)
    #expect(UISplitViewController().displayModeButtonItem.isKind(of: UIBarButtonItem.self))
    let previewer = Previewer()
    let controller = UIViewController()
    controller.registerForPreviewing(with: previewer, sourceView: controller.view)
    #expect(controller.previewActionItems.isEmpty)
    #expect(Previewed().previewActionItems.map(\.title) == ["Keep"])
    let interaction = UIContextMenuInteraction(delegate: previewer)
    controller.view.addInteraction(interaction)
    #expect(controller.view.interactions.count == 1)
    #expect(UITargetedPreview(view: controller.view).view === controller.view)
    let tabs = UITabBarController()
    let delegate = Tabs()
    tabs.delegate = delegate
    #expect(tabs.delegate === delegate)
    let picker = UIImagePickerController()
    let picked = Picker()
    picker.delegate = picked
    #expect(picker.delegate === picked)
    let view = UITextView()
    #expect(view.textContainer.lineFragmentPadding == 5)
    #expect(NSTextContainer(size: .zero).size == .zero)
    let input: any UITextInput = view
    #expect(input.beginningOfDocument.isKind(of: NSObject.self))
    #expect(NSCoder.string(for: CGSize(width: 1, height: 2)) == "{1, 2}")
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 5, height: 5),
      collectionViewLayout: Grid()
    )
    grid.layoutIfNeeded()
    #expect(grid.contentSize == CGSize(width: 10, height: 10))
    let share = UIActivityViewController(
      activityItems: ["a"],
      applicationActivities: [UIActivity()]
    )
    share.excludedActivityTypes = [UIActivity.ActivityType.print]
    #expect(share.excludedActivityTypes?.count == 1)
  }

  @Test
  func `bodies fall, bounce, snap and are pushed`() {
    let world = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 20))
    world.addSubview(box)
    let animator = UIDynamicAnimator(referenceView: world)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let item = UIDynamicItemBehavior(items: [box])
    item.elasticity = 0.5
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 0.1)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 50, y: 90))
    let hold = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 50, y: 0))
    for behavior in [UIGravityBehavior(items: [box]), collision, item, push] as [UIDynamicBehavior]
    {
      animator.addBehavior(behavior)
    }
    #expect(animator.behaviors.count == 4)
    #expect(snap.damping == 0.5 && hold.length > 0)
    #expect(UIPushBehavior().mode == .continuous && UIPushBehavior().items.isEmpty)
  }

  @Test
  func `particles, fonts and corners`() {
    let layer = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.birthRate = 10
    layer.emitterCells = [cell]
    #expect(layer.emitterCells?.first?.birthRate == 10)
    #expect(CGFont("Helvetica" as CFString) != nil)
    #expect(CGFont(CGDataProvider(data: Data() as CFData)!) == nil)
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1).pattern == nil)
    let corners: UICornerConfiguration = .capsule()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.cornerConfiguration = corners
    #expect(view.effectiveRadius(corner: .topLeft) == 5)
    #expect(UIMotionEffect().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
  }

  @Test
  func `the button has a colour and a title for each state`() {
    let button = UIButton(type: .system)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .highlighted)
    button.setTitle("Go", for: .normal)
    #expect(button.titleColor(for: .normal) == .red)
    #expect(button.titleColor(for: .highlighted) == .blue)
    #expect(button.titleColor(for: .disabled) != nil)
    #expect(button.title(for: .normal) == "Go" && button.currentTitle == "Go")
    button.isHighlighted = true
    #expect(button.currentTitleColor == .blue)
  }

  @Test
  func `the frameworks beside UIKit have their names`() throws {
    let model = NSManagedObjectModel()
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    #expect(NSSQLiteStoreType == "SQLite")
    #expect(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "A")).isEmpty)
    _ = NSEntityDescription.entity(forEntityName: "A", in: context)
    let filter = CIFilter(name: "CIGaussianBlur")
    filter?.setValue(CIImage(color: CIColor(red: 1, green: 0, blue: 0)), forKey: kCIInputImageKey)
    #expect(CIContext().isKind(of: NSObject.self))
    #expect(CMTimeGetSeconds(CMTimeMake(value: 1, timescale: 2)) == 0.5)
    #expect(CLLocationCoordinate2D(latitude: 1, longitude: 2).latitude == 1)
    _ = LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil)
    #expect(!MFMailComposeViewController.canSendMail())
    let safari = SFSafariViewController(url: URL(string: "https://example.com")!)
    #expect(safari.view != nil)
    #expect(SKStoreProductViewController().view != nil)
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
    #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    _ = PHImageManager.default()
    AudioServicesPlaySystemSound(1104)
    let web = WKWebView()
    #expect(web.load(URLRequest(url: URL(string: "https://example.com")!)) != nil || true)
    let log = OSLog(subsystem: "a", category: "b")
    os_log("said %d", log: log, type: OSLogType.debug, 3)
  }
}

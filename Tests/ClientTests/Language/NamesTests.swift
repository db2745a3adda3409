import Testing
import UIKit

// Code as apps have it: it imports UIKit and nothing else, and is in the language mode of most
// apps. That it compiles is half of what these tests say.

private final class Listener: NSObject {
  var heard: [String] = []
  func hear(_ note: Notification) { heard.append(note.name.rawValue) }
}

/// A class that wants no appearance says so with all four of them.
private final class Unstyled: UIView {
  override class func appearance() -> Self { super.appearance() }
  override class func appearance(for trait: UITraitCollection) -> Self {
    super.appearance(for: trait)
  }
  override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIAppearanceContainer.Type]
  ) -> Self { super.appearance(whenContainedInInstancesOf: containerTypes) }
  override class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [UIAppearanceContainer.Type]
  ) -> Self { super.appearance(for: trait, whenContainedInInstancesOf: containerTypes) }
}

// On iOS these are read-only, so a subclass may give them a narrower type.
private class LayoutSubclass: UICollectionViewLayout {
  override var collectionView: UICollectionView { super.collectionView ?? LayoutSubclass.none }
  private static let none = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
}

private class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  override var layer: CAShapeLayer { super.layer as? CAShapeLayer ?? CAShapeLayer() }
}

private class NavigationSubclass: UINavigationController {
  override var navigationBar: UINavigationBar { super.navigationBar }
}

private class ScreenSubclass: UIViewController {
  let item = UINavigationItem(title: "Own")
  override var navigationController: NavigationSubclass? {
    super.navigationController as? NavigationSubclass
  }
  override var navigationItem: UINavigationItem { item }
}

private class SegueSubclass: UIStoryboardSegue {
  override var source: ScreenSubclass { super.source as? ScreenSubclass ?? ScreenSubclass() }
}

private class PresentationSubclass: UIPresentationController {
  override var containerView: UIView { super.containerView ?? UIView() }
}

private class SearchBarSubclass: UISearchBar {}

private class SearchSubclass: UISearchController {
  private let bar = SearchBarSubclass()
  override var searchBar: SearchBarSubclass { bar }
}

private class LabelCell: UITableViewCell {
  private let label = UILabel()
  override var textLabel: UILabel { label }
  override var contentView: UIView { super.contentView }
}

private class SlowInteraction: UIPercentDrivenInteractiveTransition {
  override var duration: CGFloat { 2 }
}

private class ConstraintSubclass: NSLayoutConstraint {}

private class TabSubclass: UITabBarController {
  var tapped: UITabBarItem?
  override var tabBar: UITabBar { super.tabBar }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tapped = item }
}

private class TableSubclass: UITableViewController {
  var shown: [Int] = []
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    "Header"
  }
  override func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) { shown.append(section) }
  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    ])
  }
}

private class RestoringController: UIViewController, UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { nil }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
  }
  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source) }
}

private class UppercaseField: UITextField {
  var drawn = 0
  override func drawText(in rect: CGRect) {
    drawn += 1
    super.drawText(in: rect)
  }
}

private class Searcher: NSObject, UISearchResultsUpdating {
  var texts: [String] = []
  func updateSearchResults(for searchController: UISearchController) {
    texts.append(searchController.searchBar.text ?? "")
  }
}

@MainActor
@Suite
struct `Names that apps use` {
  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.isHidden = false
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test
  func `every class of UIKit can be made without arguments`() {
    let objects: [NSObject] = [
      UITableViewCell(), UICollectionViewCell(), UIPageViewController(), UISplitViewController(),
      UIAlertController(), UIViewPropertyAnimator(), NSLayoutConstraint(), ConstraintSubclass(),
      UISearchController(), UIImagePickerController(), UINavigationController(),
      UITabBarController(), UITableViewController(), UIMotionEffectGroup(), UIActivity(),
    ]
    for object in objects { #expect(object.isKind(of: NSObject.self)) }
    #expect(UIAlertController().preferredStyle == .actionSheet)
    #expect(UIPageViewController().transitionStyle == .pageCurl)
  }

  @Test
  func `end editing makes a field inside resign first responder`() {
    let root = UIViewController()
    let window = window(root)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    root.view.addSubview(field)
    #expect(root.view.endEditing(true) == false)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    let elsewhere = UIView()
    root.view.addSubview(elsewhere)
    #expect(elsewhere.endEditing(true) == false)
    #expect(root.view.endEditing(true))
    #expect(!field.isFirstResponder)
    _ = window
  }

  @Test
  func `an appearance applies to views that enter a window without a value of their own`() {
    UILabel.appearance().textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .blue
    UISwitch.appearance().onTintColor = .purple
    let root = UIViewController()
    let window = window(root)
    let (plain, own, stacked) = (UILabel(), UILabel(), UILabel())
    own.textColor = .green
    root.view.addSubview(plain)
    root.view.addSubview(own)
    root.view.addSubview(UIStackView(arrangedSubviews: [stacked]))
    let toggle = UISwitch()
    root.view.addSubview(toggle)
    #expect(plain.textColor == .red)
    #expect(own.textColor == .green)
    #expect(stacked.textColor == .blue)
    #expect(toggle.onTintColor == .purple)
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.red],
      for: .normal
    )
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    Unstyled.appearance(for: root.traitCollection, whenContainedInInstancesOf: [UIStackView.self])
      .tintColor = .brown
    let styled = Unstyled()
    root.view.addSubview(UIStackView(arrangedSubviews: [styled]))
    #expect(styled.tintColor == .brown)
    _ = window
  }

  @Test
  func `index paths of Objective-C have rows, items and sections`() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.item == 3 && path.section == 2)
    #expect(NSIndexPath(item: 1, section: 0).item == 1)
  }

  @Test
  func `notifications are received under their names`() {
    let listener = Listener()
    NotificationCenter.default.addObserver(
      listener,
      selector: Selector("hear:", Listener.hear(_:)),
      name: UITextField.textDidChangeNotification,
      object: nil
    )
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: nil)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: nil)
    #expect(listener.heard == ["UITextFieldTextDidChangeNotification"])
    let names: [NSNotification.Name] = [
      UIResponder.keyboardWillShowNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willChangeStatusBarFrameNotification,
      UIContentSizeCategory.didChangeNotification,
      UIDevice.orientationDidChangeNotification, UIWindow.didBecomeVisibleNotification,
    ]
    #expect(Set(names).count == names.count)
  }

  @Test
  func `methods are not exchanged, and code that tries it continues`() {
    let a = class_getInstanceMethod(UIViewController.self, Selector("viewDidLoad"))
    let b = class_getInstanceMethod(UIViewController.self, Selector("other"))
    if let a, let b { method_exchangeImplementations(a, b) }
    let old = class_getMethodImplementation(UIView.self, Selector("draw:"))
    #expect(old != nil)
  }

  @Test
  func `a number is copied to a variable of its type`() {
    var curve = UIView.AnimationCurve.easeInOut
    NSNumber(value: UIView.AnimationCurve.linear.rawValue).getValue(&curve)
    #expect(curve == .linear)
    let info: [String: Any] = ["duration": NSNumber(value: 0.25), "end": NSValue(cgRect: .zero)]
    var duration: TimeInterval = 0
    (info["duration"] as? NSNumber)?.getValue(&duration)
    (info["duration"] as? NSValue)?.getValue(&duration)
    #expect(duration == 0.25)
    var end = CGRect(x: 1, y: 2, width: 3, height: 4)
    (info["end"] as? NSValue)?.getValue(&end)
    #expect(end == .zero)
  }

  @Test
  func `methods may be exchanged without unwrapping them, as before Swift 4`() {
    let a = class_getInstanceMethod(UIView.self, Selector("first"))
    let b = class_getInstanceMethod(UIView.self, Selector("second"))
    let types = method_getTypeEncoding(b)
    if !class_addMethod(UIView.self, Selector("first"), method_getImplementation(b), types) {
      method_exchangeImplementations(a, b)
    }
    #expect(types == nil)
  }

  @Test
  func `the layout guides of bars match the safe area`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 12, right: 0)
    let window = window(controller)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    let insets = controller.view.safeAreaInsets
    #expect(controller.topLayoutGuide.length == insets.top)
    #expect(view.frame.minY == insets.top)
    #expect(view.frame.maxY == controller.view.bounds.height - insets.bottom)
  }

  @Test
  func `a motion effect returns what a tilt would do`() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -20
    effect.maximumRelativeValue = 20
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    let view = UIView()
    view.addMotionEffect(group)
    #expect(view.motionEffects.count == 1)
    let values = group.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0)
    )
    #expect(values?["center.x"] as? Double == 10)
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }

  @Test
  func `the pasteboard keeps what was copied`() {
    UIPasteboard.general.string = "copied"
    #expect(UIPasteboard.general.string == "copied")
    #expect(UIPasteboard.general.hasStrings && !UIPasteboard.general.hasImages)
  }

  @Test
  func `threads, operations, semaphores and timer sources run in virtual time`() {
    var events: [String] = []
    Thread { events.append("thread") }.start()
    Thread.detachNewThread { events.append("detached") }
    OperationQueue.main.addOperation { events.append("operation") }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 0.1, repeating: 0.1)
    timer.setEventHandler { events.append("tick") }
    timer.resume()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.35))
    timer.cancel()
    #expect(Set(events.prefix(3)) == ["thread", "detached", "operation"])
    #expect(events.filter { $0 == "tick" }.count == 3)
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { semaphore.signal() }
    semaphore.wait()
    #expect(semaphore.wait(timeout: .now() + 0.1) == .timedOut)
    let operation = BlockOperation { events.append("done") }
    OperationQueue().addOperations([operation], waitUntilFinished: true)
    #expect(operation.isFinished && events.last == "done")
  }

  @Test
  func `a search bar in the navigation item makes the bar higher and updates its results`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let window = window(navigation)
    let height = navigation.navigationBar.frame.height
    let search = UISearchController(searchResultsController: nil)
    let updater = Searcher()
    search.searchResultsUpdater = updater
    root.navigationItem.searchController = search
    root.navigationItem.hidesSearchBarWhenScrolling = false
    window.layoutIfNeeded()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(navigation.navigationBar.frame.height == height + 52)
    #expect(search.searchBar.window === window)
    search.isActive = true
    search.searchBar.text = "a"
    #expect(updater.texts == ["", "a"])
    search.isActive = false
    #expect(search.searchBar.text?.isEmpty ?? true)
  }

  @Test
  func `an app's table view announces headers and requests swipe actions`() {
    let table = TableSubclass(style: .plain)
    let window = window(table)
    window.layoutIfNeeded()
    #expect(table.shown.contains(0))
    let actions = table.tableView(
      table.tableView,
      trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0)
    )
    #expect(actions?.actions.first?.backgroundColor == .systemRed)
  }

  @Test
  func `a field's text is drawn by its subclass`() {
    let root = UIViewController()
    let window = window(root)
    let field = UppercaseField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
    field.text = "text"
    root.view.addSubview(field)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(
      field.text(in: field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)!)
        == "text"
    )
    _ = window
  }

  @Test
  func `views are read and written by key`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((view.value(forKey: "frame") as? CGRect) == view.frame)
    view.setValue(0.5, forKey: "alpha")
    #expect(view.alpha == 0.5)
    view.setValue(true, forKey: "hidden")
    #expect(view.isHidden)
    let label = UILabel()
    label.setValue("text", forKeyPath: "text")
    #expect(label.text == "text")
    let scroll = UIScrollView()
    scroll.setValue(CGSize(width: 10, height: 20), forKey: "contentSize")
    #expect(scroll.contentSize == CGSize(width: 10, height: 20))
  }

  @Test
  func `the system's controllers are plain screens`() {
    let root = UIViewController()
    let window = window(root)
    let share = UIActivityViewController(activityItems: ["Text"], applicationActivities: nil)
    var result: Bool?
    share.completionWithItemsHandler = { _, completed, _, _ in result = completed }
    root.present(share, animated: false)
    #expect(root.presentedViewController === share)
    #expect(!share.view.subviews.isEmpty)
    #expect(result == nil)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
    var opened: Bool?
    UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!) { opened = $0 }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(opened == false)
    _ = window
  }

  @Test
  func `a change of traits is reported to registered observers`() {
    let root = UIViewController()
    let window = window(root)
    var styles: [UIUserInterfaceStyle] = []
    root.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      styles.append(view.traitCollection.userInterfaceStyle)
    }
    window.overrideUserInterfaceStyle = .dark
    #expect(styles == [.dark])
  }

  @Test
  func `a capsule's corners follow the view's size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.cornerConfiguration = .capsule()
    #expect(view.effectiveRadius(corner: .topLeft) == 20)
    #expect(view.layer.cornerRadius == 20)
  }

  @Test
  func `a device orientation knows whether it is an interface orientation`() {
    #expect(UIDeviceOrientation.portrait.isValidInterfaceOrientation)
    #expect(!UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
    #expect(UIDeviceOrientation.faceUp.isFlat)
  }

  @Test
  func `read-only properties are overridden with narrower types`() {
    let screen = ScreenSubclass()
    let navigation = NavigationSubclass(rootViewController: screen)
    navigation.loadViewIfNeeded()
    #expect(screen.navigationController === navigation)
    #expect(navigation.navigationBar.items?.first?.title == "Own")
    let shape = ShapeView()
    shape.layer.fillColor = UIColor.red.cgColor
    #expect((shape as UIView).layer === shape.layer)
    let layout = LayoutSubclass()
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(layout.collectionView === list)
    #expect((LabelCell() as UITableViewCell).textLabel?.text == nil)
    #expect((SlowInteraction() as UIPercentDrivenInteractiveTransition).duration == 2)
  }

  @Test
  func `an object is locked by one thread, again and again`() {
    let key = NSObject()
    var count = 0
    objc_sync_enter(key)
    objc_sync_enter(key)
    count += 1
    #expect(objc_sync_exit(key) == 0)
    #expect(objc_sync_exit(key) == 0)
    #expect(objc_sync_exit(key) != 0)
    #expect(count == 1)
  }
}

import Segue
import Testing
import UIKit

/// Fingers that drive the built-in transitions: the back swipe and the pull on a sheet.
@MainActor
struct SwipeTests {
  private let stage = Stage(size: CGSize(width: 200, height: 400), scale: 1)
  private let log = CallLog()

  // MARK: Back swipe

  private func makeNavigation() throws -> UINavigationController {
    let navigation = UINavigationController(
      rootViewController: LoggingController("A", .red, log: log)
    )
    navigation.pushViewController(LoggingController("B", .blue, log: log), animated: false)
    stage.window.rootViewController = navigation
    try stage.settle()
    _ = log.take()
    return navigation
  }

  @Test
  func `a long back swipe pops`() throws {
    let navigation = try makeNavigation()
    stage.drag(from: CGPoint(x: 1, y: 200), to: CGPoint(x: 180, y: 200), over: 1)
    stage.advance(by: 0.5)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    try stage.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(log.take().last == "B.didMove(nil)")
  }

  @Test
  func `a short back swipe returns to where it began`() throws {
    let navigation = try makeNavigation()
    let before = stage.render()
    stage.drag(from: CGPoint(x: 1, y: 200), to: CGPoint(x: 60, y: 200), over: 1)
    try stage.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(stage.render() == before)
    #expect(
      log.take() == [
        "B.willMove(nil)", "A.viewDidLoad", "B.viewWillDisappear", "A.viewWillAppear",
        "A.viewIsAppearing", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear",
        "B.viewIsAppearing", "B.viewDidAppear", "B.didMove(parent)",
      ]
    )
  }

  @Test
  func `a swipe that does not start at the edge pops nothing`() throws {
    let navigation = try makeNavigation()
    stage.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 190, y: 200), over: 0.3)
    try stage.settle()
    #expect(navigation.viewControllers.count == 2)
  }

  /// What takes the back button away.
  enum Hiding: CaseIterable, Sendable {
    case bar, button, leftItem

    @MainActor
    func hide(in navigation: UINavigationController) {
      let item = navigation.topViewController?.navigationItem
      switch self {
      case .bar: navigation.setNavigationBarHidden(true, animated: false)
      case .button: item?.hidesBackButton = true
      case .leftItem: item?.leftBarButtonItem = UIBarButtonItem(title: "Menu")
      }
    }
  }

  @Test(arguments: Hiding.allCases)
  func `without a back button a swipe pops only if the app has set another delegate`(
    hiding: Hiding
  ) throws {
    let navigation = try makeNavigation()
    hiding.hide(in: navigation)
    stage.drag(from: CGPoint(x: 1, y: 200), to: CGPoint(x: 180, y: 200), over: 1)
    try stage.settle()
    #expect(navigation.viewControllers.count == 2)
    navigation.interactivePopGestureRecognizer?.delegate = nil
    stage.drag(from: CGPoint(x: 1, y: 200), to: CGPoint(x: 180, y: 200), over: 1)
    try stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  /// Pops with an animator of its own, in which an edge pan of its own may drive it.
  private final class Popper: NSObject, UINavigationControllerDelegate {
    let log: CallLog
    var movements: [UIGestureRecognizer.State] = []
    init(log: CallLog) { self.log = log }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { LoggingAnimator(log: log, arrives: false) }

    func move(_ pan: UIGestureRecognizer) { movements.append(pan.state) }
  }

  @Test
  func `where the app animates the pop, its own edge pan begins and the back swipe does not`()
    throws
  {
    let navigation = try makeNavigation()
    let popper = Popper(log: log)
    navigation.delegate = popper
    let pan = UIScreenEdgePanGestureRecognizer(
      target: popper,
      action: Selector("move:", Popper.move(_:))
    )
    pan.edges = .left
    navigation.view.addGestureRecognizer(pan)
    stage.drag(from: CGPoint(x: 1, y: 200), to: CGPoint(x: 180, y: 200), over: 1)
    try stage.settle()
    #expect(popper.movements.first == .began)
    #expect(popper.movements.last == .ended)
    #expect(navigation.viewControllers.count == 2)
    navigation.interactivePopGestureRecognizer?.delegate = nil
    navigation.view.removeGestureRecognizer(pan)
    stage.drag(from: CGPoint(x: 1, y: 200), to: CGPoint(x: 180, y: 200), over: 1)
    try stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  /// The ways in which apps have a pan of their own do what the pop recognizer does.
  enum FullScreenPan: CaseIterable, Sendable {
    case targets, delegate, target
  }

  @Test(arguments: FullScreenPan.allCases)
  func `a pan that takes over the method of the back swipe pops from anywhere`(
    way: FullScreenPan
  ) throws {
    let navigation = try makeNavigation()
    let swipe = try #require(navigation.interactivePopGestureRecognizer)
    let name = NSSelectorFromString("handleNavigationTransition:")
    let pan: UIPanGestureRecognizer
    switch way {
    case .targets:
      pan = UIPanGestureRecognizer()
      pan.setValue(swipe.value(forKey: "targets"), forKey: "targets")
    case .delegate:
      pan = UIPanGestureRecognizer(target: swipe.delegate, action: name)
    case .target:
      pan = UIPanGestureRecognizer()
      let pairs = swipe.value(forKey: "_targets") as? [NSObject]
      pan.addTarget(try #require(pairs?.first?.value(forKey: "target")), action: name)
    }
    navigation.view.addGestureRecognizer(pan)
    stage.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 190, y: 200), over: 1)
    stage.advance(by: 0.5)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    try stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  // MARK: Sheets

  /// Of the card around a presented view, in the container.
  private func top(of view: UIView) -> CGFloat? { view.superview?.frame.minY }

  private func presentSheet(
    _ configure: (UISheetPresentationController) -> Void = { _ in }
  ) throws -> (UIViewController, LoggingController) {
    let presenter = UIViewController()
    presenter.view.backgroundColor = .red
    let sheet = LoggingController("B", .blue, log: log)
    configure(try #require(sheet.sheetPresentationController))
    stage.window.rootViewController = presenter
    presenter.present(sheet, animated: true)
    try stage.settle()
    _ = log.take()
    return (presenter, sheet)
  }

  @Test
  func `a sheet pulled down far enough is dismissed`() throws {
    let (presenter, sheet) = try presentSheet()
    stage.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 380), over: 1)
    try stage.settle()
    #expect(presenter.presentedViewController == nil)
    #expect(sheet.view.window == nil)
    #expect(stage.window.subviews == [presenter.view])
    #expect(presenter.view.transform.isIdentity)
    #expect(log.take() == ["B.viewWillDisappear", "B.viewDidDisappear"])
  }

  @Test
  func `a sheet released too early returns, and its controller is notified`() throws {
    let (presenter, sheet) = try presentSheet()
    let before = stage.render()
    stage.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 160), over: 1)
    stage.advance(by: 0.9)
    #expect(try #require(top(of: sheet.view)) > 60)
    try stage.settle()
    #expect(presenter.presentedViewController === sheet)
    #expect(stage.render() == before)
    #expect(
      log.take() == [
        "B.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
      ]
    )
  }

  @Test
  func `a modal sheet resists`() throws {
    let (presenter, sheet) = try presentSheet()
    sheet.isModalInPresentation = true
    stage.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 380), over: 1)
    stage.advance(by: 0.9)
    #expect(try #require(top(of: sheet.view)) < 60)
    try stage.settle()
    #expect(presenter.presentedViewController === sheet)
    #expect(top(of: sheet.view) == 10)
    #expect(log.take() == [])
  }

  @Test
  func `a sheet pulled up goes to its higher detent`() throws {
    let (_, sheet) = try presentSheet { $0.detents = [.medium(), .large()] }
    #expect(try #require(top(of: sheet.view)) > 150)
    stage.drag(from: CGPoint(x: 100, y: 220), to: CGPoint(x: 100, y: 60), over: 1)
    try stage.settle()
    #expect(top(of: sheet.view) == 10)
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
  }

  // MARK: Sheets that scroll

  private func presentTable(
    offset: CGFloat = 0
  ) throws -> (UIViewController, UIScrollView) {
    let presenter = UIViewController()
    let screen = UITableViewController(style: .plain)
    let table = try #require(screen.tableView)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
    screen.sheetPresentationController?.detents = [.medium(), .large()]
    screen.sheetPresentationController?.prefersGrabberVisible = true
    stage.window.rootViewController = presenter
    presenter.present(screen, animated: true)
    try stage.settle()
    table.contentOffset.y = offset
    return (presenter, table)
  }

  @Test
  func `a drag up in content at its top expands the sheet first`() throws {
    let (_, table) = try presentTable()
    stage.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 250), over: 1)
    try stage.settle()
    #expect(top(of: table) == 10)
    #expect(table.contentOffset.y == 0)
  }

  @Test
  func `a drag down in content at its top dismisses the sheet`() throws {
    let (presenter, _) = try presentTable()
    stage.drag(from: CGPoint(x: 100, y: 240), to: CGPoint(x: 100, y: 390), over: 0.3)
    try stage.settle()
    #expect(presenter.presentedViewController == nil)
  }

  @Test
  func `content that is not at its top only scrolls`() throws {
    let (presenter, table) = try presentTable(offset: 600)
    let before = top(of: table)
    stage.drag(from: CGPoint(x: 100, y: 240), to: CGPoint(x: 100, y: 390), over: 1)
    stage.advance(by: 0.9)
    #expect(top(of: table) == before)
    try stage.settle()
    #expect(presenter.presentedViewController != nil)
    #expect(table.contentOffset.y < 500)
  }

  @Test
  func `the grabber stays in place while the content scrolls`() throws {
    let (_, table) = try presentTable(offset: 300)
    try stage.settle()
    let grabber = try #require(
      table.superview?.subviews.first { $0.bounds.size == CGSize(width: 36, height: 5) }
    )
    #expect(grabber.frame.minY == 5)
  }
}

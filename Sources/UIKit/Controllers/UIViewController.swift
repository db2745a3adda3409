import Foundation

/// Manages one screenful of views, or part of one.
///
/// The class body has what subclasses may override; extensions by topic have the rest.
@preconcurrency
@MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  /// A subclass may name another file than the initializer did.
  open var nibName: String? { givenNibName }
  open var nibBundle: Bundle? { givenNibBundle }
  private let givenNibName: String?
  private let givenNibBundle: Bundle?

  /// Stored state of the topics in the extensions.
  final var loadedView: UIView?
  var appearance = AppearanceState.disappeared
  var appearanceIsAnimated = false
  var owesViewIsAppearing = false
  var appearanceFollowsView = false
  /// Set while `viewDidAppear` waits for the commit of this turn.
  var appearsAfterCommit = false
  final var containment = Containment()
  final var presentation = PresentationState()
  var registeredSegues: [String: SegueTemplate] = [:]
  weak var runningTransition: ControllerTransition?
  /// The scene of a storyboard that the controller comes from.
  var interface: InterfaceOrigin?
  /// The view that a xib draws in the controller itself, until it is loaded.
  var nibView: UIView?
  /// What the outlets of a screen without its file hold.
  var standIns: StandInScreen?
  /// Whether its storyboard is missing: the view has the colour that Xcode gives it.
  var isStandIn = false
  /// The size of its view as the storyboard or xib draws it.
  var drawnSize: CGSize?
  /// The frame of a window's root: a view from a file has the window's size before `viewDidLoad()`
  /// (inferred from apps that read it there once).
  var placeAtLoad: CGRect?
  var layoutSupport: (top: LayoutSupport?, bottom: LayoutSupport?) = (nil, nil)
  public final var _traitObservers = _TraitObservers()
  private var addedKeyCommands: [UIKeyCommand] = []
  final var contentUnavailable = ContentUnavailableState()
  weak var ownTab: UITab?

  // MARK: Creating

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenNibName = nibNameOrNil
    givenNibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    givenNibName = nil
    givenNibBundle = nil
    super.init()
    coder.read(into: self, as: UIViewController.self)
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: Loading the view

  /// Loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }

  /// Whether `loadView()` runs, or the parts of a container are being added.
  private(set) var isLoadingView = false

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Reads the storyboard or xib; without one, an empty view.
  open func loadView() {
    if loadInterface() { return }
    view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    StandInScreen.fill(self)
  }

  open func viewDidLoad() {}

  /// Containers put their bars and their content into the view here, whatever view a subclass
  /// has loaded (inferred).
  func addParts() {}
  /// Containers place them here, with each layout of the view.
  func layOutParts() {}
  /// Gives the child that shows what the bars take of the new safe area, before it hears of that:
  /// so it hears of both at once (inferred: a turn of the device changes both).
  ///
  /// - Returns: the child, which the caller notifies.
  func prepareBarInsets() -> UIViewController? { nil }

  /// Set until `viewDidLoad()` is called for a view that was not loaded.
  var owesViewDidLoad = false
  private(set) var hasLoadedView = false

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return sendOwedViewDidLoad() }
    guard !isLoadingView else {
      // On iOS these calls recurse until the stack is full.
      giveView(
        because:
          "\(type(of: self)).loadView() reads the view before it sets it: that calls loadView() again, without end"
      )
      return
    }
    isLoadingView = true
    hasLoadedView = true
    // A first screen that animates in viewDidLoad() moves from the start (inferred from apps
    // that begin their loops there); what a block around this one would animate is only
    // where the views begin.
    UIKitWorld.current.animations.performOutsideOpenBlocks {
      loadView()
      if loadedView == nil {
        giveView(
          because: "loadViewIfNeeded() and -[\(type(of: self)) loadView] have not set the view"
        )
      }
      addParts()
      isLoadingView = false
      if drawnSize != nil, let placeAtLoad { loadedView?.frame = placeAtLoad }
      ExchangedMethods.call("viewDidLoad", of: self) { viewDidLoad() }
      standIns?.removeReplaced()
    }
  }

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// False when a container sends its children's appearance callbacks itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Containers add the view of the visible child to their own view here.
  func prepareChildrenForAppearance() {}
  /// The children that came with the receiver have appeared.
  func childrenDidAppear() {}

  /// For containers that send appearance callbacks themselves; ended by `endAppearanceTransition`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() {
    endAppearance()
  }

  // MARK: Layout

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  /// Added to the safe area the view inherits.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { loadedView?.safeAreaInsetsMayHaveChanged() }
    }
  }

  open var viewRespectsSystemMinimumLayoutMargins = true
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = loadedView?.sideMargin ?? UIView.sideMargin(inWidth: 0)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { extentMayHaveChanged() } }
  }
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { extentMayHaveChanged() } }
  }
  open var automaticallyAdjustsScrollViewInsets = true

  // MARK: Properties

  /// Asks for `updateProperties()` before the next layout of the view (iOS 26).
  open func setNeedsUpdateProperties() { loadedView?.setNeedsUpdateProperties() }
  open func updateProperties() {}
  open func updatePropertiesIfNeeded() { loadedView?.updatePropertiesIfNeeded() }

  // MARK: Missing content

  /// Sets or removes `contentUnavailableConfiguration`: called before a layout of the view when the
  /// searched text has changed or `setNeedsUpdateContentUnavailableConfiguration()` was called.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Content size

  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      tellPresentationOfSize()
    }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Size and rotation

  // Rotation before iOS 8: never called, as on iOS once there is `viewWillTransition`.
  open func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func didRotate(from orientation: UIInterfaceOrientation) {}

  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { forward(size, to: child, with: coordinator) }
  }

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { inheritedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
  }

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childViewController.containment.overrideTraits = collection
    childViewController.traitsMayHaveChanged()
  }

  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.containment.overrideTraits }

  // MARK: Containment

  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) { containment.isJoining = false }

  /// Exchanges the views of two children inside the receiver's view.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    endAppearanceOfRoot()
    exchange(
      fromViewController,
      with: toViewController,
      duration: duration,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  // MARK: Presentation

  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentModally(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModally(animated: flag, completion: completion)
  }

  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style }
    set { presentation.style = newValue }
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Counts before `modalTransitionStyle`, and a zoom also before the system's push; what a
  /// delegate returns counts before both (documented).
  open var preferredTransition: Transition? {
    didSet { if appearance == .appeared { updateZoomDrag() } }
  }
  /// The fingers that take a screen back which prefers a zoom; set once it has appeared.
  var zoomDrag: ZoomDrag?
  /// UIKit's controllers with their own presentation override this.
  func makeOwnPresentationController(presenting: UIViewController?) -> UIPresentationController? {
    nil
  }
  open var isModalInPresentation = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open var restoresFocusAfterTransition = true
  /// The entries below its preview, which a firm press shows: there is none on a stage.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  // MARK: Pointer and orientation locks

  /// Whether a pointer stays hidden: no pointer is connected to a stage.
  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Whether the interface stays as it is while the device turns (iOS 26).
  open var prefersInterfaceOrientationLocked: Bool { false }
  open var childForInterfaceOrientationLock: UIViewController? { nil }
  /// Nothing is kept: the controller is asked whenever the device turns.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  // MARK: Contexts of presentations

  /// Whether keys and menus reach the controller behind a modal one: a stage has no
  /// menu bar that would ask.
  open var performsActionsWhilePresentingModally: Bool { true }
  /// That shows the controller or one around it, while it does.
  open var activePresentationController: UIPresentationController? {
    selfAndAncestors.lazy.filter { $0.presentingViewController != nil }
      .compactMap(\.presentation.controller).first
  }
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  // MARK: Showing

  open func show(_ vc: UIViewController, sender: Any?) {
    guard let target = showTarget({ $0.showsControllersItself }) else {
      present(vc, animated: true)
      return
    }
    target.show(vc, sender: sender)
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let target = showTarget({ $0.showsDetailControllersItself }) else {
      present(vc, animated: true)
      return
    }
    target.showDetailViewController(vc, sender: sender)
  }

  /// The nearest controller above this one whose class has its own version of the action, for
  /// `show(_:sender:)` and `showDetailViewController(_:sender:)` (documented).
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    switch action.name {
    case "showViewController:sender:", "show(_:sender:)", "show":
      return showTarget { $0.showsControllersItself }
    case "showDetailViewController:sender:", "showDetailViewController(_:sender:)",
      "showDetailViewController":
      return showTarget { $0.showsDetailControllersItself }
    default:
      var controller: UIViewController? = self
      while let current = controller {
        if current.canPerformAction(action, withSender: sender) { return current }
        controller = current.parent ?? current.presentingViewController
      }
      return nil
    }
  }

  /// Makes the second column of a split view part of the first, which only a navigation
  /// controller does by itself.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {}

  /// What becomes the second column again, in a split view without a style; nil for what it was
  /// before.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// Whether `show(_:sender:)` ends here instead of going up to the parent.
  var showsControllersItself: Bool { false }
  var showsDetailControllersItself: Bool { false }

  // MARK: Key commands

  /// Kept, but never performed: no keyboard with command keys is connected to a stage.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }

  // MARK: Segues

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performInterfaceSegue(identifier, sender: sender)
  }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
  }
  /// The question of before iOS 13, which is still asked where the newer one is not answered
  /// (inferred).
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    withSender sender: Any
  ) -> Bool { true }
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { children }
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { source.source.isInside($0) }
  }
  open func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {}

  // MARK: Status bar, home indicator, rotation

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {
    UIKitWorld.current.systemChrome?.updateAlongside()
  }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    UIKitWorld.current.systemChrome?.update(animated: true)
  }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The present one where it is supported (inferred).
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let present = UIKitWorld.current.orientation
    return supportedInterfaceOrientations.first(of: [present]) ?? present
  }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIKitWorld.current.updateOrientation()
  }
  open class func attemptRotationToDeviceOrientation() {
    UIKitWorld.current.updateOrientation(followingDevice: true)
  }
  open var interfaceOrientation: UIInterfaceOrientation { UIKitWorld.current.orientation }

  // MARK: Containers

  open var parent: UIViewController? { containment.parent }
  open var children: [UIViewController] { containment.children }
  open var navigationController: UINavigationController? { nearestAncestor() }
  open var tabBarController: UITabBarController? { nearestAncestor() }
  open var splitViewController: UISplitViewController? { nearestAncestor() }
  /// True during the callbacks of a push, or of being added to a container.
  open var isMovingToParent: Bool { containment.isMovingToParent }
  open var isMovingFromParent: Bool { containment.isMovingFromParent }

  /// Below the bars at the top; since iOS 11 the safe area says the same.
  open var topLayoutGuide: any UILayoutSupport { topLayoutSupport(in: view) }
  open var bottomLayoutGuide: any UILayoutSupport { bottomLayoutSupport(in: view) }

  // MARK: Presentations

  /// The controller that the receiver, or a container around it, presents: also an
  /// active search (documented).
  open var presentedViewController: UIViewController? {
    selfAndAncestors.lazy.compactMap { $0.presentation.presented ?? $0.presentation.search }.first
  }
  /// The controller that presents the receiver, or a container around it.
  open var presentingViewController: UIViewController? {
    selfAndAncestors.lazy.compactMap(\.presentation.presenting).first
  }
  open var isBeingPresented: Bool { presentation.isBeingPresented }
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// The presentation that shows the receiver; made on first use, so that it can be configured
  /// beforehand.
  open var presentationController: UIPresentationController? { presentationControllerThatShows }
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The coordinator of the transition of the receiver or a container around it; nil without one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    selfAndAncestors.lazy.compactMap { $0.runningTransition?.coordinator }.first
      ?? UIKitWorld.current.rotation
  }

  // MARK: Title, items, editing

  /// Also the title of the items of both bars, until they are set again: the last one set shows
  /// (observed).
  open var title: String? {
    didSet {
      navigationItem.title = title
      storedTabBarItem?.title = title
    }
  }

  lazy var storedNavigationItem: UINavigationItem = {
    let item = UINavigationItem()
    item.title = title
    return item
  }()
  open var navigationItem: UINavigationItem { storedNavigationItem }

  var storedTabBarItem: UITabBarItem?

  open var tabBarItem: UITabBarItem! {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      let item = UITabBarItem()
      item.title = title
      storedTabBarItem = item
      return item
    }
    set {
      storedTabBarItem = newValue
      tabBarController?.itemsDidChange()
    }
  }

  open var hidesBottomBarWhenPushed = false
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange(of: self) }
  }
  private(set) var toolbarItemsChangeIsAnimated = false
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    toolbarItemsChangeIsAnimated = animated
    self.toolbarItems = toolbarItems
    toolbarItemsChangeIsAnimated = false
  }

  open var isEditing: Bool {
    get { containment.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    containment.isEditing = editing
    containment.editButton?.become(editing ? .done : .edit)
  }
  /// Switches editing on and off, and says which of the two it does, whoever edits (documented).
  open var editButtonItem: UIBarButtonItem {
    if let button = containment.editButton { return button }
    let button = UIBarButtonItem(barButtonSystemItem: isEditing ? .done : .edit)
    button.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    containment.editButton = button
    return button
  }

  open func didReceiveMemoryWarning() {}

  // MARK: Storyboard and extension

  /// In the names of the system's measurements of time: stored.
  open var interactionActivityTrackingBaseName: String?
  /// Nil: a stage runs apps, and no extensions of other apps.
  open var extensionContext: NSExtensionContext? { nil }
  open func beginRequest(with context: NSExtensionContext) {}
  open var storyboard: UIStoryboard? {
    interface?.storyboard ?? StandInScreen.storyboard(of: self)
  }
  /// Makes the unwind segue; a subclass may return its own.
  open func segueForUnwinding(
    to toViewController: UIViewController,
    from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? { nil }
  open func viewControllerForUnwindSegueAction() -> UIViewController? { nil }

  // MARK: State restoration, which never happens

  open var restorationIdentifier: String?
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}

  // MARK: Content below the bars

  /// The scroll view whose content runs under the bars, for each edge.
  open func setContentScrollView(
    _ scrollView: UIScrollView?,
    for edge: NSDirectionalRectEdge = .all
  ) { containment.contentScrollView = scrollView }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    containment.contentScrollView
  }

  // MARK: Focus, which a phone does not have

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open weak var preferredFocusedView: UIView? { nil }
  open var focusGroupIdentifier: String?
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Responder chain

  open override var next: UIResponder? {
    loadedView?.superview ?? parent ?? presentingViewController
  }
}

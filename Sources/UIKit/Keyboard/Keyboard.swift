import Foundation
import QuartzCore
import Timeline

/// The keyboard of a screen, and what apps put in its place or above it.
///
/// It follows the first responder: a text that is edited brings up the keys, or its `inputView`,
/// below the `inputAccessoryView` of the nearest responder up the chain that has one
/// (documented). With a keyboard of its own, as a stage has unless it is asked for keys, a device
/// shows only what apps put there.
@MainActor
package final class Keyboard {
  unowned let owner: UIKitWorld
  /// Whether there are keys on the screen.
  package var isSoftware = false
  /// Whether a finger can press keys; steps that name what is behind them go through.
  package var takesTouches = true
  /// Where the keyboard and what is above it are, or are going, in points of the screen; nil while
  /// nothing shows.
  var frame: CGRect?

  private(set) var window: UIWindow?
  let host = UIView()
  private(set) var shown = InputViews()
  private(set) weak var responder: UIResponder?
  /// A view that wanted to be edited before it was in a window.
  private weak var awaited: UIView?
  /// Whose accessory shows; it has the keyboard again when a text in the accessory is done.
  private weak var accessoryOwner: UIResponder?
  private var keys: (view: KeyboardView, look: KeyboardView.Look)?
  private var holds = 0
  private var moves = 0
  private var awaitsFilling = false
  private(set) var guides: [WeakGuide] = []
  let avoidance = KeyboardAvoidance()
  /// The frame before a turn of the screen, until that is over.
  var frameBeforeTurn: CGRect?

  struct WeakGuide {
    weak var guide: UIKeyboardLayoutGuide?
  }

  init(owner: UIKitWorld) { self.owner = owner }

  /// What shows: the upper view and the lower one.
  struct InputViews: Equatable {
    var accessory: UIView?
    var input: UIView?
    var isEmpty: Bool { accessory == nil && input == nil }
    var all: [UIView] { [accessory, input].compactMap { $0 } }
  }

  // MARK: The first responder

  /// A view without a window is edited as soon as it enters one: apps ask for it in `viewDidLoad`,
  /// and the keyboard comes along with the screen (observed).
  func awaitWindow(of responder: UIResponder) {
    if let view = responder as? UIView, view.canBecomeFirstResponder { awaited = view }
  }

  func stopAwaitingWindow(of responder: UIResponder) {
    if awaited === responder { awaited = nil }
  }

  func viewsEntered(_ window: UIWindow?) {
    guard let view = awaited, let window, view.window === window else { return }
    awaited = nil
    view.becomeFirstResponder()
  }

  /// Looks at the first responder once, after `body`: a text that hands over to another one does
  /// not put the keyboard away.
  func holding<Result>(_ body: () -> Result) -> Result {
    holds += 1
    let result = body()
    holds -= 1
    if holds == 0 { responderMayHaveChanged() }
    return result
  }

  func responderMayHaveChanged() {
    guard holds == 0 else { return }
    returnToAccessoryOwner()
    let next = owner.keyboardReceiver
    let views = inputViews(for: next)
    let isOther = next !== responder
    let previous = responder
    responder = next
    window?.served = next?.responderWindow
    guard views != shown else {
      if isOther, next != nil, let frame { announceAgain(at: frame) }
      return
    }
    let slide = KeyboardSlide(with: views.isEmpty ? previous : next, comes: !views.isEmpty)
    if views.isEmpty, let slide, slide.isHeld { return leave(along: slide) }
    place(views, slide: slide.flatMap { $0.transition.interactor == nil ? $0.distance : nil })
  }

  /// Under a finger the keyboard goes aside with its screen, which keeps its layout until
  /// both have gone (inferred).
  private func leave(along slide: KeyboardSlide) {
    guard let begin = frame else { return }
    shown = InputViews()
    moves += 1
    let move = moves
    let end = CGRect(origin: CGPoint(x: slide.distance, y: begin.minY), size: begin.size)
    post(.willHide, begin, end)
    slide.transition.coordinator.animateAlongsideTransition(
      in: host,
      animation: { [host] _ in host.frame.origin = end.origin },
      completion: { [weak self] context in
        // A screen that fell back has it again by now.
        guard let self, moves == move else { return }
        frame = nil
        guard !context.isCancelled else {
          let below = begin.offsetBy(dx: 0, dy: owner.screen.bounds.height - begin.minY)
          return self.move(from: begin, to: below, isShown: false)
        }
        guidesMayHaveChanged()
        avoidance.keyboardMoved(to: nil, for: responder)
        clear()
        post(.didHide, begin, end)
        owner.systemChrome?.update(animated: true)
      }
    )
  }

  /// `reloadInputViews`: the responder may have others now.
  func reload(for responder: UIResponder) {
    guard responder === self.responder else { return }
    responderMayHaveChanged()
  }

  /// Called when a text has changed.
  func textDidChange(of responder: UIResponder) {
    if responder === self.responder { keys?.view.update() }
  }

  /// A controller with an accessory has the keyboard again when the text in it is done.
  private func returnToAccessoryOwner() {
    guard let controller = keepingAccessory, let window = controller.viewIfLoaded?.window,
      window.firstResponder == nil
    else { return }
    window.firstResponder = controller
  }

  /// The controller whose accessory stays when a text is done.
  var keepingAccessory: UIViewController? {
    guard let controller = accessoryOwner as? UIViewController, controller.canBecomeFirstResponder,
      controller.viewIfLoaded?.window != nil, controller.appearance == .appeared
    else { return nil }
    return controller
  }

  private func inputViews(for first: UIResponder?) -> InputViews {
    guard let first else { return InputViews() }
    var views = InputViews()
    if let accessory = shown.accessory, (first as? UIView)?.isDescendant(of: accessory) == true {
      views.accessory = accessory
    }
    var next: UIResponder? = first
    while let current = next {
      if views.accessory == nil, let accessory = current.inputAccessoryView {
        views.accessory = accessory
        accessoryOwner = current
      }
      if views.input == nil { views.input = current.inputView }
      next = current.next
    }
    if views.input == nil, isSoftware, first.isEdited { views.input = keys(for: first) }
    return views
  }

  private func keys(for responder: UIResponder) -> KeyboardView {
    let look = KeyboardView.Look(responder)
    if let keys, keys.look == look {
      keys.view.responder = responder
      return keys.view
    }
    let view = KeyboardView(for: responder)
    keys = (view, look)
    return view
  }

  // MARK: Coming and going

  private func place(_ views: InputViews, slide: CGFloat?) {
    let screen = owner.screen.bounds
    let old = shown
    shown = views
    let begin = frame ?? CGRect(x: 0, y: screen.height, width: screen.width, height: 0)
    if views.isEmpty {
      var end = begin
      if let slide { end.origin.x = slide } else { end.origin.y = screen.height }
      frame = nil
      return move(from: begin, to: end, isShown: false)
    }
    // Keys go down below the accessory that stays.
    let leaving = views.input == nil && frame != nil ? old.input : nil
    let window = window ?? .forKeyboard(on: screen)
    self.window = window
    window.served = responder?.responderWindow
    dress(window)
    var height: CGFloat = 0
    UIView.performWithoutAnimation {
      if window.isHidden { window.isHidden = false }
      if host.superview == nil { window.addSubview(host) }
      for view in old.all where !views.all.contains(view) && view !== leaving {
        view.removeFromSuperview()
      }
      if let leaving { host.sendSubviewToBack(leaving) }
      height = fill(with: views, width: screen.width)
      var start = CGPoint(x: 0, y: frame?.minY ?? screen.height)
      if frame == nil, let slide { start = CGPoint(x: slide, y: screen.height - height) }
      host.frame = CGRect(origin: start, size: CGSize(width: screen.width, height: height))
      host.layoutIfNeeded()
    }
    let end = CGRect(
      x: 0,
      y: screen.height - height,
      width: screen.width,
      height: height
    )
    var start = begin
    if frame == nil {
      start.size.height = height
      if let slide { start.origin = CGPoint(x: slide, y: end.minY) }
    }
    frame = end
    move(from: start, to: end, isShown: true, leaving: leaving)
  }

  /// Puts the views into the host, at its place on the screen, and returns its height.
  func fill(with views: InputViews, width: CGFloat) -> CGFloat {
    let screen = owner.screen.bounds
    for view in views.all {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = []
      view.frame.size.width = width
      if view.superview !== host { host.addSubview(view) }
    }
    var lower: CGFloat = 0
    if let input = views.input {
      lower = input.heightAsInput(width: width)
      // Below an app's own view, the keyboard's colour goes on to the edge (inferred).
      if !(input is KeyboardView) { lower += owner.screen.screenDescription.safeAreaInsets.bottom }
    }
    var upper: CGFloat = 0
    if let accessory = views.accessory {
      if accessory.ownHeightAsInput == nil {
        // It is measured where it stands: its safe area reaches the home indicator only without
        // keys.
        let height = max(accessory.bounds.height, UITableView.standardRowHeight)
        host.frame = CGRect(
          x: 0,
          y: screen.height - lower - height,
          width: width,
          height: lower + height
        )
        accessory.frame = CGRect(x: 0, y: 0, width: width, height: height)
      }
      upper = accessory.heightAsInput(width: width)
      accessory.frame = CGRect(x: 0, y: 0, width: width, height: upper)
    }
    views.input?.frame = CGRect(x: 0, y: upper, width: width, height: lower)
    let height = upper + lower
    host.frame = CGRect(x: 0, y: screen.height - height, width: width, height: height)
    return height
  }

  /// A view above the keyboard is as high as its content, as it is typed (observed).
  func contentMayHaveChanged(in view: UIView) {
    guard !awaitsFilling, let accessory = shown.accessory, view.isDescendant(of: accessory) else {
      return
    }
    awaitsFilling = true
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      awaitsFilling = false
      guard let accessory = shown.accessory, let frame else { return }
      let old = accessory.bounds.height
      let new = accessory.heightAsInput(width: frame.width)
      guard old != new else { return }
      UIView.performWithoutAnimation { self.place(self.shown, slide: nil) }
    }
  }

  /// Light or dark as the text asks, or as the screen with the text is.
  private func dress(_ window: UIWindow) {
    let style = (responder as? any UITraitEnvironment)?.traitCollection.userInterfaceStyle
    switch (responder as? any UITextInputTraits)?.keyboardAppearance ?? .default {
    case .dark: window.overrideUserInterfaceStyle = .dark
    case .light: window.overrideUserInterfaceStyle = .light
    case .default: window.overrideUserInterfaceStyle = style ?? .unspecified
    }
    let isDark = window.traitCollection.userInterfaceStyle == .dark
    host.backgroundColor = shown.input == nil ? nil : KeyboardView.background(isDark: isDark)
  }

  /// Whether light or dark is below the home indicator; nil without keys.
  var isDark: Bool? {
    frame == nil || shown.input == nil
      ? nil : window?.traitCollection.userInterfaceStyle == .dark
  }

  private func move(from begin: CGRect, to end: CGRect, isShown: Bool, leaving: UIView? = nil) {
    moves += 1
    let move = moves
    for window in owner.windows { window.layoutIfNeeded() }
    UIView.runBlock(
      duration: Spring.systemDuration,
      delay: 0,
      pace: .system,
      options: [.overrideInheritedDuration, .overrideInheritedCurve],
      animations: {
        // Within the animation: what apps change for the keyboard goes along with it, without a
        // block of their own or in one (observed in stacks of apps).
        post(isShown ? .willShow : .willHide, begin, end)
        host.frame.origin = end.origin
        guidesMayHaveChanged()
        avoidance.keyboardMoved(to: frame, for: responder)
        for window in owner.windows { window.layoutIfNeeded() }
      },
      completion: { [weak self] _ in
        guard let self else { return }
        if let leaving, leaving !== shown.input { leaving.removeFromSuperview() }
        guard moves == move else { return }
        if !isShown { clear() }
        post(isShown ? .didShow : .didHide, begin, end)
      }
    )
    owner.systemChrome?.update(animated: true)
  }

  /// Another text with the same keyboard: iOS posts the same frames again (inferred from apps
  /// that guard against it).
  private func announceAgain(at frame: CGRect) {
    post(.willShow, frame, frame)
    avoidance.keyboardMoved(to: frame, for: responder)
    post(.didShow, frame, frame)
  }

  private func clear() {
    for view in host.subviews { view.removeFromSuperview() }
    window?.isHidden = true
  }

  /// Breaks reference cycles, without callbacks.
  func tearDown() {
    window?.tearDown()
    window = nil
    shown = InputViews()
  }

  // MARK: Presentations

  /// What is presented over a text takes the keyboard from it until it is dismissed (inferred).
  func suspend(for presentation: UIPresentationController) {
    guard let responder, responder.isEdited, responder.resignFirstResponder() else { return }
    presentation.editedBefore = responder
  }

  func resume(after presentation: UIPresentationController) {
    presentation.editedBefore?.becomeFirstResponder()
    presentation.editedBefore = nil
  }

  // MARK: Guides

  func add(_ guide: UIKeyboardLayoutGuide) {
    guides.removeAll { $0.guide == nil }
    guides.append(WeakGuide(guide: guide))
  }

  func guidesMayHaveChanged() {
    for entry in guides {
      guard let owner = entry.guide?.owningView else { continue }
      owner.constraintsMayHaveChanged()
      // It places its parts itself.
      if owner is UIContentUnavailableView { owner.setNeedsLayout() }
    }
  }
}

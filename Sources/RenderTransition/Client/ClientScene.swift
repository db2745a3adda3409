import Animators
import OwnCode
import Segue
import UIKit

/// Shows the user's own transition between two demo screens, or the user's own screens.
@MainActor
struct ClientScene {
  var subject: Client.Subject
  let choice: Choice
  /// `--as` of this run, else the choice made when the client was compiled.
  var way: RunRequest.Way
  /// The modal presentation style of the second screen.
  var style: Choice.Style
  /// Where a presentation controller adds its view, if that does.
  var place: PlacingPresentationController.Place?
  let screens: Screens
  /// Whether the screens are those that the code is written for, where the tool can make them.
  var hasOwnScreens = Client.source != nil || Client.destination != nil
  /// Whether a screen that is the delegate of its stack is pushed, and is not the stack's first.
  var pushesDelegate = false

  init(
    subject: Client.Subject,
    choice: Choice,
    way: RunRequest.Way,
    screens: Screens
  ) {
    self.subject = subject
    self.choice = choice
    self.way = way
    self.screens = screens
    style = choice.style
  }

  /// The screens and how the transition is set in motion, as for a built-in one.
  func make() -> DemoScene {
    let scene = played()
    return way == .root ? scene : scene.driven(way: way)
  }

  private func played() -> DemoScene {
    switch subject {
    case .animator(let make, let prepare):
      let delegate = ClientDelegate(make: make, prepare: prepare)
      delegate.place = place
      delegate.keepsOne = !choice.own.followsWay
      return scene(modal: delegate, navigation: delegate, tab: delegate)
    case .transitioningDelegate(let make, let prepare):
      return modal { source, destination in
        let roles = roles(source, destination)
        let delegate = make(roles)
        prepare(delegate, roles)
        return delegate
      }
    case .presentingScreen(let make):
      let first = screens.firstScreen()
      let delegate = make(roles(first, first))
      return modal(from: delegate as? UIViewController) { _, _ in delegate }
    case .navigationDelegate(let make):
      return navigation { source, destination in make(roles(source, destination)) }
    case .tabDelegate(let make):
      return tabs { source, destination in make(roles(source, destination)) }
    case .presentationController(let make, let prepare):
      let delegate = PresentationDelegate(make: make, prepare: prepare)
      return modal { _, _ in delegate }
    case .segue(let make):
      return segue(make)
    case .screen(let make):
      return screen(make)
    case .app, .scenario:
      preconditionFailure("Apps and scenarios bring their own stage.")
    }
  }

  /// Gives the tool's second screen a preferred size where the code asks for one, as the screens
  /// have that it was written for: without, cards and sheets of that size are empty.
  private func prepare(_ destination: UIViewController, for source: UIViewController) {
    guard choice.asksForPreferredSize, !hasOwnDestination, let bounds = source.view.window?.bounds
    else { return }
    destination.preferredContentSize = CGSize(
      width: choice.asksForSheetSize ? bounds.width : min(320, (bounds.width * 0.8).rounded()),
      height: min(480, (bounds.height * 0.6).rounded())
    )
  }

  func roles(
    _ source: UIViewController,
    _ destination: UIViewController,
    isPresenting: Bool = true
  ) -> Client.Roles {
    Client.Roles(
      source: source,
      destination: destination,
      isPresenting: isPresenting,
      originView: ClientScene.originView(in: isPresenting ? source : destination)
    )
  }

  // MARK: Ways

  private func scene(
    modal: any UIViewControllerTransitioningDelegate,
    navigation: any UINavigationControllerDelegate,
    tab: any UITabBarControllerDelegate
  ) -> DemoScene {
    switch way {
    case .push, .pop: self.navigation { _, _ in navigation }
    case .tab: tabs { _, _ in tab }
    default: self.modal { _, _ in modal }
    }
  }

  private func modal(
    from screen: UIViewController? = nil,
    _ delegate:
      @escaping (UIViewController, UIViewController) -> any UIViewControllerTransitioningDelegate
  ) -> DemoScene {
    let (first, destination) = makeScreens()
    let root = screen ?? first
    var held: (any UIViewControllerTransitioningDelegate)?
    let start = { (animated: Bool) in
      prepare(destination, for: root)
      // UIKit's reference to the delegate is weak.
      if held == nil { held = delegate(root, destination) }
      destination.modalPresentationStyle = style == .custom ? .custom : .fullScreen
      destination.transitioningDelegate = held
      root.present(destination, animated: animated)
    }
    return DemoScene(root: root, forward: start) { animated in
      destination.dismiss(animated: animated)
    }
  }

  private func navigation(
    _ delegate: @escaping (UIViewController, UIViewController) -> any UINavigationControllerDelegate
  ) -> DemoScene {
    let (first, second) = makeScreens()
    // A delegate that is made with the stack gets the one that is shown.
    let early = wantsContainer("navigationController") ? stack(of: first) : nil
    let held = delegate(first, second)
    if held is UIViewController, !pushesDelegate { early?.viewControllers = [] }
    let root: UINavigationController
    if let stack = held as? UINavigationController {
      // The stack is its own delegate.
      root = stack
      if root.viewControllers.isEmpty { root.viewControllers = [first] }
      root.loadViewIfNeeded()
    } else if let screen = held as? UIViewController, pushesDelegate {
      return navigation(early ?? stack(of: first), toDelegate: screen, held)
    } else if let screen = held as? UIViewController {
      // A screen that is the delegate of the stack whose root it is.
      root = UINavigationController(rootViewController: screen)
      screen.loadViewIfNeeded()
    } else {
      root = early ?? stack(of: first)
    }
    if root !== held || root.delegate == nil { root.delegate = held }
    return DemoScene(
      root: root,
      forward: { animated in
        _ = held
        root.pushViewController(second, animated: animated)
      },
      back: { _ = root.popViewController(animated: $0) }
    )
  }

  /// Pushes a screen that is, or becomes, the delegate of its stack.
  private func navigation(
    _ root: UINavigationController,
    toDelegate screen: UIViewController,
    _ delegate: any UINavigationControllerDelegate
  ) -> DemoScene {
    DemoScene(
      root: root,
      forward: { root.pushViewController(screen, animated: $0) },
      back: { animated in
        if root.delegate == nil { root.delegate = delegate }
        root.popViewController(animated: animated)
      }
    )
  }

  private func stack(of first: UIViewController) -> UINavigationController {
    if let stack = first as? UINavigationController { return stack }
    let stack = UINavigationController(rootViewController: first)
    // The tool's own screens need no bar.
    if !hasOwnSource { stack.setNavigationBarHidden(true, animated: false) }
    return stack
  }

  /// Whether what makes the object names what contains the first screen.
  private func wantsContainer(_ name: String) -> Bool {
    ([choice.expression] + choice.settings).contains { $0.contains("source.\(name)") }
  }

  private func tabs(
    _ delegate: @escaping (UIViewController, UIViewController) -> any UITabBarControllerDelegate
  ) -> DemoScene {
    let (first, second) = makeScreens()
    ClientScene.nameTabs(first, second)
    let early = wantsContainer("tabBarController") ? UITabBarController() : nil
    early?.viewControllers = [first, second]
    let held = delegate(first, second)
    if held is UITabBarController { early?.viewControllers = [] }
    // One that is its own delegate may have made its tabs.
    let root = held as? UITabBarController ?? early ?? UITabBarController()
    if root.viewControllers?.isEmpty ?? true { root.viewControllers = [first, second] }
    if root !== held || root.delegate == nil { root.delegate = held }
    return DemoScene(
      root: root,
      forward: { _ in
        _ = held
        root.selectedIndex = 1
      },
      back: { _ in root.selectedIndex = 0 }
    )
  }

  private func segue(_ make: @escaping (Client.Roles) -> UIStoryboardSegue?) -> DemoScene {
    let (first, second) = makeScreens()
    let isPush = way == .push || way == .pop
    let own = first as? UINavigationController
    let stack = isPush ? own ?? UINavigationController(rootViewController: first) : nil
    func perform(_ segue: UIStoryboardSegue, _ animated: Bool) {
      UIView.setAnimationsEnabled(animated)
      segue.perform()
      UIView.setAnimationsEnabled(true)
    }
    return DemoScene(
      root: stack ?? first,
      forward: { animated in
        prepare(second, for: first)
        if let segue = make(roles(first, second)) {
          perform(segue, animated)
        } else if let stack {
          stack.pushViewController(second, animated: animated)
        } else {
          second.modalPresentationStyle = .fullScreen
          first.present(second, animated: animated)
        }
      },
      back: { animated in
        // What an unwind segue comes from is its source.
        if let segue = make(roles(second, first, isPresenting: false)) {
          perform(segue, animated)
        } else if let stack, stack.viewControllers.count > 1 {
          stack.popViewController(animated: animated)
        } else {
          second.dismiss(animated: animated)
        }
      }
    )
  }

  private func screen(_ make: @escaping (Client.Roles) -> UIViewController) -> DemoScene {
    let (first, second) = (screens.firstScreen(), screens.secondScreen())
    let made = make(roles(first, second))
    switch way {
    case .push, .pop:
      let own = made as? UINavigationController
      own?.fill(with: first)
      let root = own ?? UINavigationController(rootViewController: first)
      let pushed = own == nil ? made : second
      return DemoScene(
        root: root,
        forward: { root.pushViewController(pushed, animated: $0) },
        back: { _ = root.popViewController(animated: $0) }
      )
    case .present, .dismiss, .tab:
      (made as? UINavigationController)?.fill(with: second)
      return DemoScene(
        root: first,
        forward: { first.present(made, animated: $0) },
        back: { made.dismiss(animated: $0) }
      )
    case .root:
      (made as? UINavigationController)?.fill(with: first)
      (made as? UITabBarController)?.fill(with: first, second)
      let isStack = !choice.isInStack || made is UINavigationController
      let root = isStack ? made : Client.container(UINavigationController(), of: made)
      return DemoScene(root: root, forward: { _ in }, back: { _ in })
    }
  }
}

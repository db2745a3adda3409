import UIKit

/// UIKit's own transitions of navigation and tab bar controllers.
extension Demo {
  static let push = Demo(
    "push",
    summary: "The system's push onto a navigation stack.",
    interactions: [.back]
  ) { _, screens in
    navigationScene(screens)
  }

  static let pop = Demo(
    "pop",
    summary: "The system's pop off a navigation stack.",
    interactions: [.forward]
  ) { _, screens in
    let scene = navigationScene(screens)
    scene.forward(false)
    var turned = DemoScene(root: scene.root, forward: scene.back, back: scene.forward)
    turned.drags[.forward] = scene.drags[.back]
    return turned
  }

  @MainActor
  private static func navigationScene(_ screens: Screens) -> DemoScene {
    let navigation = UINavigationController(
      rootViewController: screens.first { PlacesViewController() }
    )
    if screens.from != nil { navigation.setNavigationBarHidden(true, animated: false) }
    return scene(of: navigation) { screens.second { PlaceViewController() } }
  }

  /// A push of what `make` returns; a finger at the edge drives the way back.
  @MainActor
  private static func scene(
    of navigation: UINavigationController,
    pushing make: @escaping () -> UIViewController
  ) -> DemoScene {
    var scene = DemoScene(
      root: navigation,
      forward: { navigation.pushViewController(make(), animated: $0) },
      back: { _ = navigation.popViewController(animated: $0) }
    )
    scene.drags[.back] = { size in
      DemoScene.Drag(
        from: CGPoint(x: 2, y: size.height / 2),
        to: CGPoint(x: 2 + size.width, y: size.height / 2)
      )
    }
    return scene
  }

  static let zoom = Demo(
    "zoom",
    summary: "The system's zoom: a photograph of a grid becomes the screen that is pushed.",
    takesPictures: false,
    interactions: [.back]
  ) { _, _ in
    let photos = PhotosViewController()
    let navigation = UINavigationController(rootViewController: photos)
    navigation.setNavigationBarHidden(true, animated: false)
    return scene(of: navigation) {
      let photo = PhotoViewController()
      let options = UIViewController.Transition.ZoomOptions()
      options.alignmentRectProvider = { context in
        (context.zoomedViewController as? PhotoViewController)?.magicViews["photo"]?.frame
      }
      photo.preferredTransition = .zoom(options: options) { _ in photos.magicViews["photo"] }
      return photo
    }
  }

  static let tab = Demo(
    "tab",
    summary: "A tab bar controller moves to its next tab.",
    parameters: [
      .duration(0.35),
      Parameter(
        "style",
        .choice(["slide", "fade", "none"]),
        default: "slide",
        help: "How the tabs change; none is what the system does by itself."
      ),
    ]
  ) { values, screens in
    let first = screens.first { PhotosViewController() }
    let second = screens.second { ShopViewController() }
    first.tabBarItem = UITabBarItem(title: "Photos", image: UIImage(systemName: "photo"), tag: 0)
    second.tabBarItem = UITabBarItem(title: "Shop", image: UIImage(systemName: "star.fill"), tag: 1)
    let tabs = UITabBarController()
    // The contents of the screens continue under the bar.
    let bar = UITabBarAppearance()
    bar.configureWithDefaultBackground()
    tabs.tabBar.standardAppearance = bar
    tabs.tabBar.scrollEdgeAppearance = bar
    tabs.tabBar.tintColor = Palette.accent
    tabs.viewControllers = [first, second]
    let delegate = TabDelegate(duration: values.number("duration"), style: values.choice("style"))
    tabs.delegate = delegate
    @MainActor
    func select(_ index: Int, _ animated: Bool) {
      tabs.delegate = animated ? delegate : nil
      tabs.selectedIndex = index
    }
    return DemoScene(root: tabs, forward: { select(1, $0) }, back: { select(0, $0) })
  }
}

/// Slides tabs past each other, in the direction of the bar, or fades between them.
final class TabAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let fades: Bool
  /// Whether the new tab is after the old one.
  private let isForward: Bool

  init(duration: TimeInterval, fades: Bool, isForward: Bool) {
    self.duration = duration
    self.fades = fades
    self.isForward = isForward
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let destination = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = container.bounds.width * (isForward != isMirrored ? 1 : -1)
    to.frame = context.finalFrame(for: destination)
    container.addSubview(to)
    if fades {
      to.alpha = 0
    } else {
      to.transform = CGAffineTransform(translationX: way, y: 0)
    }
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: .curveEaseInOut,
      animations: {
        to.alpha = 1
        to.transform = .identity
        if !self.fades { from.transform = CGAffineTransform(translationX: -way, y: 0) }
      },
      completion: { _ in
        from.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}

private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  private let duration: TimeInterval
  private let style: String

  init(duration: TimeInterval, style: String) {
    self.duration = duration
    self.style = style
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromViewController: UIViewController,
    to toViewController: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard style != "none", let tabs = tabBarController.viewControllers,
      let from = tabs.firstIndex(of: fromViewController),
      let to = tabs.firstIndex(of: toViewController)
    else { return nil }
    return TabAnimator(duration: duration, fades: style == "fade", isForward: to > from)
  }
}

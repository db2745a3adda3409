import Segue
import Testing
import UIKit

/// Who decides about the status bar; two ways to the same bar are compared.
@MainActor
struct StatusBarTests {
  private final class Screen: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
  }

  private func makeStage(_ configure: (Screen, UIWindow) -> Void = { _, _ in }) -> Stage {
    let stage = Stage(screen: .iPhone15, showsStatusBar: true)
    let screen = Screen()
    screen.view.backgroundColor = .systemBackground
    configure(screen, stage.window)
    stage.window.rootViewController = screen
    stage.advance(by: 1)
    return stage
  }

  /// A clear window over everything.
  private func cover(
    _ stage: Stage,
    with screen: Screen,
    _ frame: CGRect? = nil
  ) -> UIWindow {
    let window = UIWindow(frame: frame ?? stage.window.bounds)
    window.windowLevel = .statusBar
    window.rootViewController = screen
    window.isHidden = false
    stage.advance(by: 1)
    return window
  }

  @Test
  func `an application that decides about the status bar is followed, and its controllers are not`()
  {
    let light = makeStage { screen, _ in screen.style = .lightContent }.render()
    let hidden = makeStage { screen, _ in screen.hides = true }.render()
    let stage = makeStage { screen, _ in screen.hides = true }
    stage.application.decidesStatusBar = true
    stage.application.statusBarStyle = .lightContent
    stage.advance(by: 1)
    #expect(stage.render() == light)
    stage.application.isStatusBarHidden = true
    stage.advance(by: 1)
    #expect(stage.render() == hidden)
  }

  @Test
  func `the default of an application is light in the dark, whatever its screens say`() {
    func bar(_ app: UIStatusBarStyle?, _ style: UIStatusBarStyle) -> Frame {
      let stage = Stage(screen: .iPhone15, style: .dark, showsStatusBar: true)
      let screen = Screen()
      screen.style = style
      screen.view.backgroundColor = .gray
      stage.window.rootViewController = screen
      stage.application.decidesStatusBar = app != nil
      stage.application.statusBarStyle = app ?? .default
      stage.advance(by: 1)
      return stage.render()
    }
    let light = bar(nil, .lightContent)
    #expect(bar(.default, .darkContent) == light)
    #expect(bar(.darkContent, .lightContent) != light)
  }

  @Test
  func `the manager of the scene knows the style of the bar, and that it is hidden`() throws {
    let stage = makeStage { screen, _ in screen.style = .lightContent }
    let screen = try #require(stage.window.rootViewController as? Screen)
    let manager = try #require(stage.window.windowScene?.statusBarManager)
    #expect(manager.statusBarStyle == .lightContent && !manager.isStatusBarHidden)
    #expect(manager.statusBarFrame.height > 0)
    screen.style = .darkContent
    screen.hides = true
    #expect(manager.statusBarStyle == .lightContent && !manager.isStatusBarHidden)
    screen.setNeedsStatusBarAppearanceUpdate()
    #expect(manager.statusBarStyle == .darkContent && manager.isStatusBarHidden)
    #expect(manager.statusBarFrame == .zero)
  }

  @Test
  func `the home indicator is dark over a light gradient above black`() {
    func stage(gradient: Bool) -> Stage {
      makeStage { screen, window in
        screen.view.backgroundColor = gradient ? .black : .white
        let layer = CAGradientLayer()
        layer.frame = window.bounds
        layer.colors = [UIColor.white.cgColor, UIColor.white.cgColor]
        if gradient { screen.view.layer.addSublayer(layer) }
      }
    }
    let expected = stage(gradient: false).render()
    #expect(stage(gradient: true).render() == expected)
  }

  @Test
  func `a window whose root does not lie below the home indicator leaves its colour alone`() {
    let stage = makeStage()
    let small = Screen()
    small.view.backgroundColor = .black
    let window = cover(stage, with: small)
    small.view.frame = CGRect(x: 20, y: 500, width: 100, height: 50)
    small.setNeedsStatusBarAppearanceUpdate()
    stage.advance(by: 1)
    let frame = stage.render()
    let place = CGPoint(x: window.bounds.midX, y: window.bounds.maxY - 10.5)
    let color = frame[Int(place.x * frame.scale), Int(place.y * frame.scale)]
    #expect(color == (0, 0, 0, 255))
  }

  /// The red part of the home indicator's colour.
  private func indicator(_ stage: Stage) -> Int {
    let place = CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.maxY - 10.5)
    return Int(stage.render()[place].red)
  }

  @Test
  func `the home indicator is light over the black behind a clear screen`() {
    let clear = makeStage { screen, _ in screen.view.backgroundColor = .clear }
    #expect(indicator(clear) > 200)
    let window = makeStage { screen, window in
      screen.view.backgroundColor = .clear
      window.backgroundColor = .white
    }
    #expect(indicator(window) < 50)
  }

  @Test
  func `the home indicator is light over a dark picture, and dark over a light one`() {
    func stage(_ color: UIColor, over background: UIColor) -> Stage {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
      }
      return makeStage { screen, window in
        screen.view.backgroundColor = background
        let view = UIImageView(image: picture)
        view.contentMode = .scaleAspectFill
        view.frame = window.bounds
        screen.view.addSubview(view)
      }
    }
    #expect(indicator(stage(.black, over: .white)) > 200)
    #expect(indicator(stage(.white, over: .black)) < 50)
  }

  @Test
  func `the home indicator keeps to the lower edge of a screen that turns, and its colour`() {
    let stage = makeStage { screen, _ in screen.view.backgroundColor = .white }
    stage.rotate(to: .landscapeRight)
    stage.advance(by: 0.001)
    #expect(stage.render()[CGPoint(x: 196.5, y: 841.5)].red < 50)
    stage.advance(by: 1)
    // The lower edge of the interface is one of the device's long sides.
    let frame = stage.render()
    let sides = [10.5, 393 - 10.5].map { frame[CGPoint(x: $0, y: 426)].red }
    #expect(sides.contains { $0 < 50 })
  }

  @Test
  func `a layer's colour and a dimming view count below the home indicator`() {
    let stage = makeStage { screen, window in
      screen.view.backgroundColor = .clear
      let layer = CALayer()
      layer.frame = window.bounds
      layer.backgroundColor = UIColor.white.cgColor
      screen.view.layer.addSublayer(layer)
    }
    #expect(indicator(stage) < 50)
    let dimmed = makeStage { screen, window in
      let dim = UIView(frame: window.bounds)
      dim.backgroundColor = UIColor(white: 0, alpha: 0.6)
      screen.view.addSubview(dim)
    }
    #expect(indicator(dimmed) > 200)
  }

  @Test
  func `the home indicator follows the colour that a shown screen gets`() {
    let stage = makeStage { screen, _ in screen.view.backgroundColor = .white }
    #expect(indicator(stage) < 50)
    stage.perform { stage.window.rootViewController?.view.backgroundColor = .black }
    #expect(indicator(stage) > 200)
  }

  private final class Card: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 0, y: 0, width: 200, height: 200)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      presentingViewController.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      presentingViewController.view.transform = .identity
    }
  }

  private final class Cards: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Card(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test
  func
    `the home indicator is light below a screen that has become smaller, and dark again after it`()
    throws
  {
    let stage = makeStage()
    let root = try #require(stage.window.rootViewController)
    let (screen, cards) = (Screen(), Cards())
    screen.view.backgroundColor = .white
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = cards
    root.present(screen, animated: false)
    stage.advance(by: 1)
    #expect(indicator(stage) > 200)
    root.dismiss(animated: false)
    stage.advance(by: 1)
    #expect(indicator(stage) < 50)
    withExtendedLifetime(cards) {}
  }

  /// Covers the screen with black, on which the new one appears in the second half.
  private final class Blackout: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 2 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let new = transitionContext.view(forKey: .to) else { return }
      let cover = UIView(frame: transitionContext.containerView.bounds)
      cover.backgroundColor = .black
      transitionContext.containerView.addSubview(cover)
      transitionContext.containerView.addSubview(new)
      new.alpha = 0
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        UIView.animate(withDuration: 1) {
          new.alpha = 1
        } completion: { _ in
          cover.removeFromSuperview()
          transitionContext.completeTransition(true)
        }
      }
    }
  }

  @Test
  func `the home indicator stays dark where a light screen appears on a cover of its animator`()
    throws
  {
    let stage = makeStage()
    let root = try #require(stage.window.rootViewController)
    let (screen, blackout) = (Screen(), Blackout())
    screen.view.backgroundColor = .white
    screen.modalPresentationStyle = .fullScreen
    screen.transitioningDelegate = blackout
    stage.perform { root.present(screen, animated: true) }
    for _ in 0..<5 {
      stage.advance(by: 0.5)
      #expect(indicator(stage) < 50)
    }
    withExtendedLifetime(blackout) {}
  }

  @Test
  func `the home indicator is light over black that a screen without a colour of its own leaves`() {
    let stage = Stage(screen: .iPhone15, showsStatusBar: true)
    let navigation = UINavigationController()
    stage.window.rootViewController = navigation
    navigation.navigationBar.isHidden = true
    navigation.setViewControllers([Screen()], animated: false)
    stage.advance(by: 1)
    #expect(indicator(stage) > 200)
  }

  /// Presents a screen as far as a finger has come.
  private final class Mover: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    let finger = UIPercentDrivenInteractiveTransition()

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let screen = context.view(forKey: .to) else { return }
      context.containerView.addSubview(screen)
      screen.frame.origin.y = 800
      UIView.animate(withDuration: 1) {
        screen.frame.origin.y = 0
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  @Test
  func `the home indicator fades no longer than an interaction's last part`() throws {
    let stage = makeStage()
    let root = try #require(stage.window.rootViewController)
    let (screen, mover) = (Screen(), Mover())
    screen.view.backgroundColor = .black
    screen.modalPresentationStyle = .fullScreen
    screen.transitioningDelegate = mover
    stage.perform { root.present(screen, animated: true) }
    stage.advance(by: 0.1)
    stage.perform {
      mover.finger.update(1)
      mover.finger.finish()
    }
    stage.advance(by: 0.1)
    #expect(indicator(stage) > 200)
  }

  @Test
  func `the home indicator stays light over a dark screen that is dismissed until that has left`()
    throws
  {
    let stage = makeStage()
    let root = try #require(stage.window.rootViewController)
    let screen = Screen()
    screen.view.backgroundColor = .black
    screen.modalPresentationStyle = .fullScreen
    root.present(screen, animated: false)
    stage.advance(by: 1)
    stage.perform { root.dismiss(animated: true) }
    stage.advance(by: 0.2)
    #expect(indicator(stage) > 200)
    try stage.settle()
    #expect(indicator(stage) < 50)
  }

  @Test
  func `the bars follow a window that turns dark`() {
    let dark = makeStage { $1.overrideUserInterfaceStyle = .dark }
    let expected = dark.render()
    let stage = makeStage()
    stage.window.overrideUserInterfaceStyle = .dark
    stage.advance(by: 1)
    #expect(stage.render() == expected)
  }

  @Test
  func `the bar stays light over the black above a large sheet when a low one comes over that`()
    throws
  {
    let stage = makeStage()
    let root = try #require(stage.window.rootViewController)
    let (large, low) = (Screen(), Screen())
    low.sheetPresentationController?.detents = [.custom { _ in 150 }]
    func hasLightBar() -> Bool {
      stage.advance(by: 1)
      let frame = stage.render()
      // Where the time is.
      return (30...100).contains { x in
        (20...40).contains { y in frame[CGPoint(x: x, y: y)].red > 200 }
      }
    }
    stage.perform { root.present(large, animated: true) }
    #expect(hasLightBar())
    stage.perform { large.present(low, animated: true) }
    #expect(hasLightBar())
  }

  @Test
  func `a window over the screen decides about the status bar`() {
    let expected = makeStage { screen, _ in screen.hides = true }.render()
    let stage = makeStage()
    let screen = Screen()
    screen.hides = true
    let window = cover(stage, with: screen)
    #expect(stage.render() == expected)
    window.isHidden = true
    stage.advance(by: 1)
    #expect(stage.render() == makeStage().render())
  }

  @Test(arguments: [false, true])
  func `a window that loses its scene, or is released, decides no more`(isReleased: Bool) {
    let expected = makeStage().render()
    let stage = makeStage()
    let screen = Screen()
    screen.hides = true
    var window: UIWindow? = cover(stage, with: screen)
    #expect(stage.render() != expected)
    if !isReleased { window?.windowScene = nil }
    if isReleased { window = nil }
    stage.advance(by: 1)
    #expect(stage.render() == expected)
    #expect(isReleased == (window == nil))
  }

  @Test
  func `a window over a part of the screen decides nothing`() {
    let expected = makeStage().render()
    let stage = makeStage()
    let screen = Screen()
    screen.hides = true
    let window = cover(stage, with: screen, CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(stage.render() == expected)
    window.isHidden = true
  }

  @Test(arguments: [false, true])
  func `a navigation bar decides while it shows, its top controller while it is hidden`(
    isHidden: Bool
  ) {
    func stage(_ style: UIStatusBarStyle, _ barStyle: UIBarStyle) -> Stage {
      let stage = Stage(screen: .iPhone15, showsStatusBar: true)
      let screen = Screen()
      screen.style = style
      let navigation = UINavigationController(rootViewController: screen)
      navigation.isNavigationBarHidden = isHidden
      navigation.navigationBar.barStyle = barStyle
      // The bar itself looks the same.
      navigation.navigationBar.standardAppearance = UINavigationBarAppearance()
      stage.window.rootViewController = navigation
      stage.advance(by: 1)
      return stage
    }
    let dark = stage(.darkContent, .default).render()
    let light = stage(.lightContent, .black).render()
    #expect(dark != light)
    #expect(stage(.lightContent, .default).render() == (isHidden ? light : dark))
    #expect(stage(.darkContent, .black).render() == (isHidden ? dark : light))
  }
}

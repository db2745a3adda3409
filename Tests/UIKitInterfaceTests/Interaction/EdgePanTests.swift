import Segue
import Testing
import UIKit

/// A panel that an edge pan pulls in and another one pushes out.
@MainActor
private final class PanelHost: UIViewController, UIViewControllerTransitioningDelegate {
  let panel = UIViewController()
  private(set) var driver: UIPercentDrivenInteractiveTransition?
  var completions: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let pan = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(handlePan(_:)))
    pan.edges = .left
    view.addGestureRecognizer(pan)
    panel.modalPresentationStyle = .custom
    panel.transitioningDelegate = self
    panel.view.backgroundColor = .red
  }

  func handlePan(_ pan: UIScreenEdgePanGestureRecognizer) {
    let progress = pan.translation(in: view).x / 200
    switch pan.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      present(panel, animated: true)
    case .changed:
      driver?.update(min(max(progress, 0), 1))
    case .ended where progress > 0.5 || pan.velocity(in: view).x > 500:
      driver?.finish()
      driver = nil
    case .ended, .cancelled:
      driver?.cancel()
      driver = nil
    default: break
    }
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PanelAnimator(host: self) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

@MainActor
private final class PanelAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  weak var host: PanelHost?

  init(host: PanelHost) { self.host = host }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let panel = context.viewController(forKey: .to)?.view else { return }
    let container = context.containerView
    panel.frame = CGRect(x: -200, y: 0, width: 200, height: container.bounds.height)
    container.addSubview(panel)
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 0.7,
      initialSpringVelocity: 2.3,
      options: [],
      animations: { panel.frame.origin.x = 0 }
    ) { _ in
      let completed = !context.transitionWasCancelled
      if !completed { panel.removeFromSuperview() }
      self.host?.completions.append(completed)
      context.completeTransition(completed)
    }
  }
}

@MainActor
struct EdgePanTests {
  private func makeHost() -> (Stage, PanelHost) {
    let stage = Stage(screen: .iPhone15)
    let host = PanelHost()
    stage.window.rootViewController = host
    return (stage, host)
  }

  @Test
  func `an edge pan that stops halfway returns the panel`() throws {
    let (stage, host) = makeHost()
    stage.drag(
      from: CGPoint(x: 2, y: 400),
      to: CGPoint(x: 102, y: 400),
      over: 0.4,
      velocity: 0,
      after: 0.5
    )
    stage.advance(to: 0.88)
    #expect(abs((host.driver?.percentComplete ?? 0) - 0.45) < 0.03)
    try stage.settle()
    #expect(host.completions == [false])
    #expect(host.presentedViewController == nil)
    #expect(host.panel.view.window == nil)
    #expect(host.view.window != nil)
  }

  @Test
  func `an edge pan that continues brings the panel in`() throws {
    let (stage, host) = makeHost()
    stage.drag(
      from: CGPoint(x: 2, y: 400),
      to: CGPoint(x: 182, y: 400),
      over: 0.4,
      velocity: 0,
      after: 0.5
    )
    try stage.settle()
    #expect(host.completions == [true])
    #expect(host.presentedViewController === host.panel)
    #expect(host.panel.view.frame.minX == 0)
  }

  @Test(arguments: [(CGFloat(300), CGFloat(0), true), (100, 0, false), (100, 1500, true)])
  func `the back swipe pops by distance or by speed`(
    way: CGFloat,
    speed: CGFloat,
    pops: Bool
  ) throws {
    let stage = Stage(screen: .iPhone15)
    let first = UIViewController()
    let second = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    stage.window.rootViewController = navigation
    navigation.pushViewController(second, animated: false)
    stage.advance(by: 0.1)
    stage.drag(
      from: CGPoint(x: 3, y: 400),
      to: CGPoint(x: 3 + way, y: 400),
      over: 0.4,
      velocity: speed
    )
    try stage.settle()
    #expect(navigation.topViewController === (pops ? first : second))
    #expect(stage.fault == nil)
  }
}

import Segue
import Testing
import UIKit

@MainActor
struct FingerStepTests {
  @Test
  func `a swipe on a small target begins in it`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    let small = UIScrollView(frame: CGRect(x: 60, y: 250, width: 200, height: 60))
    small.accessibilityIdentifier = "small"
    small.contentSize = CGSize(width: 200, height: 2000)
    stage.window.addSubview(small)
    try stage.settle()
    let step = TouchStep.swipe(.up, .element("small"))
    try stage.prepare(step)()
    try stage.settle()
    #expect(small.contentOffset.y > 100)
  }

  @Test
  func `the first frame of a film shows what the finger is about to touch`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    let button = UIButton(frame: CGRect(x: 60, y: 250, width: 200, height: 60))
    button.accessibilityIdentifier = "button"
    stage.window.addSubview(button)
    try stage.settle()
    stage.begin(try stage.prepare(.tap(.element("button"))), then: [])
    #expect(!button.isHighlighted)
    stage.advance(by: 1.0 / 60)
    #expect(button.isHighlighted)
  }

  @Test
  func `a swipe over a point near the edge begins on the screen`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    list.contentSize = CGSize(width: 320, height: 2000)
    stage.window.addSubview(list)
    try stage.settle()
    try stage.prepare(.swipe(.up, .point(CGPoint(x: 160, y: 580))))()
    try stage.settle()
    #expect(list.contentOffset.y > 50)
  }

  @Test
  func `a finger that carries waits for the long press, then moves`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
    card.accessibilityIdentifier = "card"
    stage.window.addSubview(card)
    let press = UILongPressGestureRecognizer()
    let mover = Mover()
    press.addTarget(mover, action: Selector(mover.move(_:)))
    card.addGestureRecognizer(press)
    try stage.settle()
    let step = try #require(TouchStep("carry", "card:200,400"))
    #expect(step.description == "carry card:200,400")
    try stage.prepare(step)()
    stage.advance(by: 0.6)
    #expect(mover.states == [.began] && card.center == CGPoint(x: 60, y: 140))
    try stage.settle()
    #expect(mover.states.last == .ended)
    #expect(card.center == CGPoint(x: 200, y: 400))
    #expect(TouchStep("carry", "card") == nil)
  }

  @Test(arguments: [("0.5", 0.5), ("2", 2.0)])
  func `two fingers pinch a small element as far as a step says`(
    word: String,
    factor: Double
  ) throws {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    let card = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    card.accessibilityIdentifier = "card: 1"
    stage.window.addSubview(card)
    let pinch = UIPinchGestureRecognizer()
    let hand = Hand()
    pinch.addTarget(hand, action: Selector(hand.pinch(_:)))
    card.addGestureRecognizer(pinch)
    try stage.settle()
    let step = try #require(TouchStep("pinch", "card: 1:\(word)"))
    #expect(step == .pinch(.element("card: 1"), factor))
    #expect(step.description == "pinch card: 1:\(factor)")
    try stage.prepare(step)()
    try stage.settle()
    // The recognizer leaves out the first eight points.
    let last = try #require(hand.scales.last)
    #expect(factor < 1 ? last > 0.5 && last < 0.6 : last > 1.7 && last < 2)
  }

  @Test
  func `two fingers turn by the degrees of a step`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    let turn = UIRotationGestureRecognizer()
    let hand = Hand()
    turn.addTarget(hand, action: Selector(hand.turn(_:)))
    stage.window.addGestureRecognizer(turn)
    try stage.settle()
    let step = try #require(TouchStep("turn", "160,300:90"))
    #expect(step == .turn(.point(CGPoint(x: 160, y: 300)), 90))
    try stage.prepare(step)()
    try stage.settle()
    let last = try #require(hand.angles.last)
    #expect(last > 1.2 && last < 1.6)
  }

  @Test
  func `two fingers move beside each other from place to place`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    card.accessibilityIdentifier = "card"
    stage.window.addSubview(card)
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    let hand = Hand()
    pan.addTarget(hand, action: Selector(hand.pan(_:)))
    card.addGestureRecognizer(pan)
    try stage.settle()
    let step = try #require(TouchStep("pan", "card:150,350"))
    #expect(step.description == "pan card:150,350")
    try stage.prepare(step)()
    try stage.settle()
    // The recognizer leaves out the first ten points.
    let last = try #require(hand.ways.last)
    #expect(abs(last.y - 190) < 1 && abs(last.x) < 1)
    #expect(TouchStep("pan", "card") == nil)
  }

  @Test
  func `two fingers fit the view that hears of them`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    let card = UIView(frame: CGRect(x: 60, y: 300, width: 120, height: 120))
    stage.window.addSubview(card)
    let turn = UIRotationGestureRecognizer()
    let hand = Hand()
    turn.addTarget(hand, action: Selector(hand.turn(_:)))
    card.addGestureRecognizer(turn)
    try stage.settle()
    try stage.prepare(try #require(TouchStep("turn", "120,360:60")))()
    try stage.settle()
    let last = try #require(hand.angles.last)
    #expect(last > 0.7 && last < 1.1)
  }

  @Test
  func `a pinch and a turn need a place and a number`() {
    for value in ["card", "card:", ":2", "card:wide", "card:0", "card:nan"] {
      #expect(TouchStep("pinch", value) == nil)
    }
    #expect(TouchStep("turn", "card") == nil && TouchStep("turn", "card:-30") != nil)
  }

  @MainActor
  private final class Hand {
    var scales: [CGFloat] = []
    var angles: [CGFloat] = []
    var ways: [CGPoint] = []
    func pan(_ pan: UIPanGestureRecognizer) { ways.append(pan.translation(in: nil)) }
    func pinch(_ pinch: UIPinchGestureRecognizer) { scales.append(pinch.scale) }
    func turn(_ turn: UIRotationGestureRecognizer) { angles.append(turn.rotation) }
  }

  @Test
  func `the way back is that of the innermost stack that has one`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    let outer = UINavigationController(rootViewController: UIViewController())
    let detail = UIViewController()
    detail.addChild(UINavigationController(rootViewController: UIViewController()))
    stage.window.rootViewController = outer
    outer.pushViewController(detail, animated: false)
    try stage.settle()
    try stage.prepare(.pressBack)()
    try stage.settle()
    #expect(outer.viewControllers.count == 1)
  }

  @Test
  func `a script waits as long as a step says`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    var taps: [Double] = []
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    button.addAction(UIAction { [unowned stage] _ in taps.append(stage.time) }, for: .touchDown)
    stage.window.addSubview(button)
    try stage.settle()
    stage.follow([.tap(.point(.zero)), .wait(2), .tap(.point(.zero))])
    try stage.settle()
    #expect(taps.count == 2)
    #expect((taps.last ?? 0) - (taps.first ?? 0) > 2)
  }

  @Test
  func `a script waits until nothing moves but what moves for ever`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    var taps: [Double] = []
    let spinner = UIActivityIndicatorView(style: .large)
    let panel = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    button.addAction(
      UIAction { [unowned stage] _ in
        taps.append(stage.time)
        UIView.animate(withDuration: 2) { panel.frame.origin.x += 50 }
      },
      for: .touchUpInside
    )
    for view in [spinner, panel, button] { stage.window.addSubview(view) }
    spinner.startAnimating()
    stage.follow([.tap(.point(CGPoint(x: 9, y: 9))), .tap(.point(CGPoint(x: 9, y: 9)))])
    stage.advance(by: 8)
    try #require(taps.count == 2)
    #expect(taps[1] - taps[0] >= 2 && taps[1] - taps[0] < 3)
  }

  @Test
  func `a script waits until content that a finger let go has come to rest`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    list.contentSize = CGSize(width: 320, height: 4000)
    var offsets: [CGFloat] = []
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 4000))
    button.addAction(UIAction { _ in offsets.append(list.contentOffset.y) }, for: .touchUpInside)
    list.addSubview(button)
    stage.window.addSubview(list)
    try stage.settle()
    let middle = TouchStep.Target.point(CGPoint(x: 160, y: 300))
    try stage.prepare(.swipe(.up, middle))()
    stage.follow([.tap(middle)])
    try stage.settle()
    // A finger that landed on its way would have stopped it before 400.
    #expect(offsets == [list.contentOffset.y] && list.contentOffset.y > 600)
  }

  @Test
  func `a step after meanwhile comes at its time, though a transition is on its way`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    let first = UIViewController()
    stage.window.rootViewController = first
    let second = UIViewController()
    second.modalPresentationStyle = .fullScreen
    second.transitioningDelegate = slow
    try stage.settle()
    stage.perform { first.present(second, animated: true) }
    stage.follow([.meanwhile(0.5), .tap(.point(CGPoint(x: 160, y: 300))), .tap(.point(.zero))])
    try stage.settle()
    try #require(slow.touches.count == 2)
    #expect(slow.touches[0] == 0.5)
    #expect(slow.touches[1] >= 2)
  }

  private let slow = SlowTransition()

  /// Hears of fingers while its transition runs, which takes two seconds.
  @MainActor
  private final class SlowTransition: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var touches: [Double] = []

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let start = CACurrentMediaTime()
      let cover = UIButton(frame: context.containerView.bounds)
      let touched = UIAction { [unowned self] _ in
        touches.append(((CACurrentMediaTime() - start) * 1000).rounded() / 1000)
      }
      cover.addAction(touched, for: .touchDown)
      context.containerView.addSubview(cover)
      UIView.animate(withDuration: 2, delay: 0, options: .allowUserInteraction) {
        cover.backgroundColor = .red
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  @Test
  func `steps that meanwhile joins are one group`() throws {
    let tap = TouchStep.tap(.element("Show"))
    let pause = try #require(TouchStep("meanwhile", "0.2"))
    #expect(pause == .meanwhile(0.2) && pause.description == "meanwhile 0.2")
    #expect(TouchStep("meanwhile", "soon") == nil)
    #expect(
      TouchStep.groups(of: [tap, tap, pause, tap, tap]) == [[tap], [tap, pause, tap], [tap]]
    )
  }

  @MainActor
  private final class Mover {
    var states: [UIGestureRecognizer.State] = []
    func move(_ press: UILongPressGestureRecognizer) {
      if states.last != press.state { states.append(press.state) }
      press.view?.center = press.location(in: nil)
    }
  }
}

import Foundation
import Segue
import Testing
import UIKit

/// Mistakes of app code: they are reported in iOS's words, and nothing crashes or hangs.
@MainActor
@Suite
struct `Mistakes of apps` {
  /// What is reported of a mistake: an error's words, or the diagnostics.
  private func told(_ mistake: @escaping @MainActor (Stage) -> Void) -> String {
    do {
      let stage = Stage(size: CGSize(width: 60, height: 80))
      stage.window.rootViewController = UIViewController()
      try stage.settle()
      stage.perform { mistake(stage) }
      try stage.settle(within: 5)
      _ = stage.render()
      return stage.diagnostics.joined(separator: "\n")
    } catch {
      return error.localizedDescription
    }
  }

  // MARK: What iOS raises

  @Test
  func `pushing a navigation controller, or one controller twice`() {
    let nested = told { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.window.rootViewController = navigation
      navigation.pushViewController(navigation, animated: true)
    }
    #expect(nested.contains("NSInvalidArgumentException: Pushing a navigation controller is not"))
    let twice = told { stage in
      let page = UIViewController()
      let navigation = UINavigationController(rootViewController: page)
      stage.window.rootViewController = navigation
      navigation.pushViewController(page, animated: true)
    }
    #expect(twice.contains("Pushing the same view controller instance more than once"))
    let doubled = told { _ in
      let page = UIViewController()
      UINavigationController().viewControllers = [page, page]
    }
    #expect(doubled.contains("All view controllers in a navigation controller must be distinct"))
  }

  @Test
  func `controllers inside themselves`() {
    let words = told { stage in
      let (outer, inner) = (UIViewController(), UIViewController())
      outer.addChild(inner)
      inner.addChild(outer)
      outer.addChild(outer)
      stage.window.rootViewController = outer
    }
    let reason = "A view controller cannot be a child of itself"
    #expect(words.contains(reason))
    let stack = told { stage in
      let navigation = UINavigationController()
      navigation.viewControllers = [navigation]
      stage.window.rootViewController = navigation
    }
    #expect(stack.contains(reason))
    let tabs = told { stage in
      let (outer, inner) = (UITabBarController(), UITabBarController())
      outer.viewControllers = [inner]
      inner.viewControllers = [outer]
      stage.window.rootViewController = outer
    }
    #expect(tabs.contains(reason))
  }

  @Test
  func `a missing tab, page and row`() {
    #expect(
      told { _ in UITabBarController().selectedViewController = UIViewController() }
        .contains("only a view controller in the tab bar controller's list")
    )
    #expect(
      told { _ in
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          .setViewControllers([], direction: .forward, animated: false)
      }.contains(
        "The number of view controllers provided (0) doesn't match the number required (1)"
      )
    )
    #expect(
      told { stage in
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
        stage.window.addSubview(table)
        table.scrollToRow(at: IndexPath(row: 3, section: 7), at: .top, animated: false)
      }.contains("NSRangeException: -[UITableView _contentOffsetForScrollingToRowAtIndexPath")
    )
  }

  @Test
  func `impossible constraints`() {
    func constrained(_ body: @escaping @MainActor (UIView, UIView) -> Void) -> String {
      told { stage in
        let view = UIView()
        stage.window.addSubview(view)
        body(view, stage.window)
      }
    }
    #expect(
      constrained { view, _ in view.widthAnchor.constraint(equalToConstant: .nan).isActive = true }
        .contains("Constraint constant is not finite!  That's illegal.  constant:nan")
    )
    #expect(
      constrained { view, _ in
        view.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(5000)
      }.contains("It's illegal to set priority:5000.")
    )
    #expect(
      constrained { view, window in
        _ = NSLayoutConstraint(
          item: view,
          attribute: .width,
          relatedBy: .equal,
          toItem: window,
          attribute: .top,
          multiplier: 1,
          constant: 0
        )
      }.contains("Invalid pairing of layout attributes")
    )
    #expect(
      constrained { view, _ in
        _ = NSLayoutConstraint(
          item: view,
          attribute: .left,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 5
        )
      }.contains("Location attributes must be specified in pairs")
    )
  }

  private final class ReadingController: UIViewController {
    override func loadView() { view.backgroundColor = .red }
  }

  private final class EmptyController: UIViewController {
    override func loadView() {}
  }

  @Test
  func `loadView that reads the view, or sets none`() {
    #expect(
      told { $0.window.rootViewController = ReadingController() }
        .contains("ReadingController.loadView() reads the view before it sets it")
    )
    #expect(
      told { $0.window.rootViewController = EmptyController() }
        .contains("-[EmptyController loadView] have not set the view")
    )
  }

  // MARK: Numbers

  private final class DrawingView: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  @Test(arguments: [CGFloat.infinity, -.infinity, .nan, 1e300, 1e18, -1e18, 1e5])
  func `sizes and places beyond everything do not crash`(length: CGFloat) {
    for frame in [
      CGRect(x: 0, y: 0, width: length, height: length),
      CGRect(x: length, y: length, width: 10, height: 10),
    ] {
      _ = told { stage in
        let label = UILabel(frame: frame)
        label.text = "long 😀"
        let image = UIImageView(frame: frame)
        image.image = UIImage(systemName: "star")
        let shadow = UIView(frame: frame)
        shadow.layer.shadowOpacity = 1
        shadow.layer.cornerRadius = length
        shadow.layer.shouldRasterize = true
        let masked = UIView(frame: frame)
        masked.mask = UIView(frame: frame)
        for view in [
          label, image, shadow, masked, DrawingView(frame: frame), UISlider(frame: frame),
        ] {
          view.backgroundColor = .blue
          stage.window.addSubview(view)
        }
        UIView.animate(withDuration: 0.1) { label.frame = frame.offsetBy(dx: 1, dy: 1) }
        stage.window.transform = CGAffineTransform(scaleX: length, y: 1)
      }
    }
  }

  @Test
  func `a tall view that draws nothing is accepted, one that draws is named`() {
    func shown(_ view: UIView) -> String {
      told { stage in
        view.frame = CGRect(x: 0, y: 0, width: 60, height: 30_000)
        stage.window.addSubview(view)
      }
    }
    #expect(shown(UIView()).isEmpty)
    #expect(shown(DrawingView()).contains("pixels are not drawn; the limit is 16384 (DrawingView)"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0])
  func `invalid durations and delays`(seconds: Double) {
    _ = told { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      UIView.animate(withDuration: seconds) { view.alpha = 0.5 }
      UIView.animate(withDuration: 0.1, delay: seconds, options: []) { view.alpha = 0 }
      UIView.animate(
        withDuration: seconds,
        delay: seconds,
        usingSpringWithDamping: CGFloat(seconds),
        initialSpringVelocity: CGFloat(seconds)
      ) { view.center.x = 5 }
      UIView.animateKeyframes(withDuration: seconds, delay: seconds) {
        UIView.addKeyframe(withRelativeStartTime: seconds, relativeDuration: seconds) {
          view.center.y = 9
        }
      }
      let animator = UIViewPropertyAnimator(duration: seconds, curve: .linear) {
        view.bounds.size.width = 3
      }
      animator.startAnimation(afterDelay: seconds)
      animator.fractionComplete = CGFloat(seconds)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = seconds
      animation.beginTime = seconds
      animation.repeatCount = Float(seconds)
      view.layer.add(animation, forKey: nil)
      Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in }
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {}
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    }
  }

  @Test(arguments: [
    CGSize(width: -10, height: 10), CGSize(width: 0, height: 10),
    CGSize(width: CGFloat.nan, height: 10), CGSize(width: CGFloat.infinity, height: 1),
    CGSize(width: 1e6, height: 1e6),
  ])
  func `a stage of no size is a fault`(size: CGSize) {
    let stage = Stage(size: size)
    #expect(stage.fault?.contains("points at") == true)
    #expect(throws: StageError.self) { try stage.settle() }
    #expect(stage.render().pixmap.width == 1)
  }

  // MARK: Who did it, and when

  private final class Dial: UISlider {}

  private final class Receiver: NSObject {
    var calls = 0
    func slid(_ slider: Dial) { calls += 1 }
  }

  @Test
  func `an action that does not take the sender's class is reported with both`() {
    let receiver = Receiver()
    let words = told { stage in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      stage.window.addSubview(button)
      button.addTarget(
        receiver,
        action: Selector("slid:", Receiver.slid(_:)),
        for: .touchUpInside
      )
      button.sendActions(for: .touchUpInside)
    }
    #expect(receiver.calls == 0)
    #expect(words.contains("Dial") && words.contains("UIButton"), "\(words)")
  }

  @Test
  func `a missing font is replaced by another one, and reported`() {
    var size: CGFloat?
    let words = told { _ in size = UIFont(name: "NoSuchFont-Bold", size: 20)?.pointSize }
    #expect(size == 20)
    #expect(words.contains("There is no font named 'NoSuchFont-Bold'"), "\(words)")
  }

  private final class DetailController: UIViewController {}

  @Test
  func `a fault names the view's class, its controller and the time`() {
    let words = told { stage in
      let detail = DetailController()
      let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      detail.view.addSubview(view)
      stage.window.rootViewController = detail
      stage.window.layoutIfNeeded()
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in view.center.x = .nan }
    }
    #expect(words.contains("CALayer position contains NaN: [nan"), "\(words)")
    #expect(words.contains("DrawingView"), "\(words)")
    #expect(words.contains("DetailController"), "\(words)")
    #expect(words.contains("0.250 s"), "\(words)")
  }

  // MARK: What never ends

  @Test
  func `endless turns at one moment are named`() {
    @MainActor
    func again() { DispatchQueue.main.async { again() } }
    let words = told { _ in again() }
    #expect(words.contains("turns of the run loop have followed each other without end at 0.000 s"))
    #expect(words.contains("a block of DispatchQueue.main (SegueTests/MistakeTests.swift:"))
  }

  @Test
  func `animations without duration that restart each other`() {
    let words = told { stage in
      let view = UIView()
      stage.window.addSubview(view)
      @MainActor
      func again() {
        UIView.animate(withDuration: 0, animations: { view.alpha = 1 - view.alpha }) { _ in again()
        }
      }
      again()
    }
    #expect(words.contains("without end"), "\(words)")
    #expect(words.contains("the completion of UIView.animate with nothing to animate"), "\(words)")
  }

  @Test
  func `waiting for something that never comes`() {
    #expect(
      told { _ in DispatchSemaphore(value: 0).wait() }
        .contains("DispatchSemaphore.wait() would wait forever: nothing is left that could end it")
    )
    let ticking = told { _ in
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in }
      DispatchSemaphore(value: 0).wait()
    }
    #expect(ticking.contains("a timer (SegueTests/MistakeTests.swift:"), "\(ticking)")
    #expect(
      told { _ in
        let group = DispatchGroup()
        group.enter()
        group.wait()
      }.contains("DispatchGroup.wait() would wait forever")
    )
    #expect(told { _ in RunLoop.main.run() }.contains("RunLoop.run() does not return on iOS"))
  }

  @Test
  func `a queue that waits for itself`() {
    let words = "would wait forever: it was called on that queue"
    #expect(told { _ in DispatchQueue.main.sync {} }.contains("DispatchQueue.main.sync \(words)"))
    let own = told { _ in
      let queue = DispatchQueue(label: "work")
      queue.async { queue.sync {} }
      DispatchQueue.global().async { DispatchQueue.main.sync { DispatchQueue.global().sync {} } }
    }
    #expect(own.contains("DispatchQueue(label: \"work\").sync \(words)"))
    #expect(!own.contains("main"))
  }

  @Test
  func `a queue that waits for another one`() {
    let words = told { _ in
      let (queue, readers) = (
        DispatchQueue(label: "a"), DispatchQueue(label: "b", attributes: .concurrent)
      )
      queue.sync { readers.sync { readers.sync {} } }
      queue.async { DispatchQueue.main.sync {} }
      // Frameworks answer on queues of their own.
      DispatchQueue.main.async { DispatchQueue.main.sync {} }
      Task.detached { await MainActor.run {} }
      let done = DispatchSemaphore(value: 0)
      queue.async { done.wait() }
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
        done.signal()
        queue.sync {}
      }
    }
    #expect(!words.contains("would wait"), "\(words)")
  }

  @Test
  func `endless activity is named`() {
    let timer = told { _ in
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    }
    #expect(timer.contains("still going on after 5.0 seconds: a timer (SegueTests/MistakeTests"))
    let pulse = told { stage in
      let view = UIImageView()
      stage.window.addSubview(view)
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        view.alpha = 0
      }
    }
    #expect(pulse.contains("An animation repeats for ever: opacity of UIImageView"), "\(pulse)")
  }

  @Test
  func `errors have words wherever they are printed`() {
    let errors: [any Error] = [
      FileError("write", "a.gif", code: ENOSPC), SinkError.unsupported("words"),
      SinkError.damaged(path: "a.gif", why: "torn"), StageError.fault("words"),
      StepError.impossible(step: "tap", why: "words"),
    ]
    for error in errors {
      #expect(!error.localizedDescription.contains("error"), "\(error.localizedDescription)")
    }
  }
}

import Testing

/// Which way delegates are filmed that have an animator for one of them alone.
@Suite(.serialized)
struct OwnCodeDelegateWayTests {
  private let animator = """
    import UIKit
    class SlideAway: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.2
      }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        context.containerView.insertSubview(context.view(forKey: .to)!, at: 0)
        UIView.animate(withDuration: 0.2, animations: {
          context.view(forKey: .from)!.frame.origin.y = 480
        }, completion: { _ in context.completeTransition(true) })
      }
    }

    """

  private let modal = """
    class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SlideAway()
      }
    }
    """

  /// A screen that is its own delegate.
  private let screen = """
    class Sheet: UIViewController, UIViewControllerTransitioningDelegate {
      init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
        self.transitioningDelegate = self
      }
      required init?(coder: NSCoder) { fatalError() }
      func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SlideAway()
      }
    }
    """

  /// A delegate of a stack that answers with an expression.
  private func stack(_ answer: String) -> String {
    """
    class Delegate: NSObject, UINavigationControllerDelegate {
    \(method(answer))
    }
    """
  }

  /// What a stack asks its delegate for an animator.
  private func method(_ answer: String) -> String {
    """
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? {
        \(answer)
      }
    """
  }

  private func run(_ delegate: String, _ words: String...) throws -> ToolRun {
    let scratch = Scratch()
    try scratch.write(animator + delegate, to: "A.swift")
    let size = ["--size", "320x480", "--scale", "1", "--fps", "10"]
    let run = try ToolRun(own: ["A.swift", "-o", "f"] + words + size, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    return run
  }

  @Test
  func `a delegate that serves the way back alone is filmed on it, unless the way is named`() throws
  {
    for delegate in [modal, stack("operation == .pop ? SlideAway() : nil")] {
      let run = try run(delegate)
      #expect(run.errors.contains("filming the way back, which is all that Delegate serves"))
    }
    #expect(try !run(modal, "--as", "present").errors.contains("filming the way back"))
    #expect(try run(screen).errors.contains("filming the way back, which is all that Sheet serves"))
  }

  @Test
  func `a screen that is the delegate for its own way back is pushed, and filmed on that`() throws {
    let delegate = """
      class Detail: UIViewController, UINavigationControllerDelegate {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          navigationController?.delegate = self
        }
      \(method("operation == .pop && fromVC is Detail ? SlideAway() : nil"))
      }
      """
    let run = try run(delegate)
    #expect(run.errors.contains("filming the way back, which is all that Detail serves"))
    #expect(!run.errors.contains("UIKit's transition is filmed"), "\(run.errors)")
  }

  @Test
  func `one that serves neither way says that its animator does not run`() throws {
    let run = try run(stack("fromVC is UITableViewController ? SlideAway() : nil"))
    #expect(run.errors.contains("note: Delegate gives no animator of the code's own"))
    #expect(try !self.run(stack("SlideAway()")).errors.contains("note: Delegate"))
  }
}

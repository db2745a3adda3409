import Segue
import Testing
import UIKit

/// Animators that complete early, late, twice, not at all, or with false.
@MainActor
struct CompletionTests {
  private final class Scripted: UIViewControllerAnimatedTransitioning {
    let script: @MainActor (any UIViewControllerContextTransitioning) -> Void

    init(script: @escaping @MainActor (any UIViewControllerContextTransitioning) -> Void) {
      self.script = script
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    )
      -> TimeInterval
    { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      script(context)
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator: Scripted

    init(_ animator: Scripted) { self.animator = animator }

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  private let stage = Stage.small(modalStyle: .fullScreen)
  private let presenter = UIViewController()
  private let presented = UIViewController()

  init() {
    stage.window.rootViewController = presenter
  }

  /// Returns how often the completion ran.
  private func present(
    _ script: @escaping @MainActor (any UIViewControllerContextTransitioning) -> Void
  ) throws -> Int {
    let delegate = Delegate(Scripted(script: script))
    presented.transitioningDelegate = delegate
    var completions = 0
    presenter.present(presented, animated: true) { completions += 1 }
    defer { withExtendedLifetime(delegate) {} }
    try stage.settle()
    return completions
  }

  @Test
  func `completing inside animateTransition is enough`() throws {
    #expect(try present { $0.completeTransition(true) } == 1)
    #expect(presented.view.window === stage.window)
    #expect(presenter.view.window == nil)
  }

  @Test
  func `a second completion changes nothing and is reported`() throws {
    let completions = try present {
      $0.completeTransition(true)
      $0.completeTransition(true)
    }
    #expect(completions == 1)
    #expect(stage.diagnostics.contains { $0.contains("more than once") })
  }

  @Test
  func `completing with false undoes the presentation`() throws {
    #expect(try present { $0.completeTransition(false) } == 1)
    #expect(presented.view.window == nil)
    #expect(presenter.view.superview === stage.window)
    #expect(presenter.presentedViewController == nil)
  }

  @Test
  func `an animator that does not add the new view is named`() throws {
    _ = try present {
      $0.view(forKey: .to)?.removeFromSuperview()
      $0.completeTransition(true)
    }
    #expect(
      stage.diagnostics.contains {
        $0.hasPrefix("Scripted did not add the view of UIViewController")
      }
    )
  }

  @Test
  func `an animator that adds the view, or cancels, is not reported`() throws {
    _ = try present {
      $0.view(forKey: .to)?.removeFromSuperview()
      $0.completeTransition(false)
    }
    #expect(stage.diagnostics.isEmpty)
    _ = try present { $0.completeTransition(true) }
    #expect(stage.diagnostics.isEmpty)
  }

  @Test
  func `an animator that never completes is named`() throws {
    #expect {
      _ = try present { _ in }
    } throws: { error in
      "\(error)".contains("Scripted never called completeTransition")
    }
  }

  @Test
  func `a context kept after the end is harmless`() throws {
    var kept: (any UIViewControllerContextTransitioning)?
    _ = try present {
      kept = $0
      $0.completeTransition(true)
    }
    kept?.completeTransition(false)
    #expect(presented.view.window === stage.window)
    #expect(presenter.presentedViewController === presented)
  }
}

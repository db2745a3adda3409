import Foundation
import Testing

/// A finger that drives a transition of the user's own code.
@Suite(.serialized)
struct OwnCodeFingerTests {
  private let small = ["--size", "320x480", "--scale", "1", "--fps", "10"]

  /// What an animator does that fades a screen in.
  private let fading = """
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .to)!
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.5, animations: { view.alpha = 1 }) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    """

  private func run(_ code: String, _ words: String...) throws -> (run: ToolRun, pictures: Set<Data>)
  {
    let scratch = Scratch()
    try scratch.write("import UIKit\n" + code, to: "A.swift")
    let run = try ToolRun(own: ["A.swift", "-o", "f"] + words + small, in: scratch.path)
    let pictures = scratch.files("f").filter { $0.hasSuffix(".png") }.compactMap {
      FileManager.default.contents(atPath: "\(scratch.path)/f/\($0)")
    }
    return (run, Set(pictures))
  }

  @Test
  func `it drives the animator of a delegate, and no way back that UIKit has`() throws {
    let code = """
      class Manager: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        \(fading)
        func animationController(
          forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { self }
      }
      """
    for option in ["--drag", "--cancel-at"] {
      let (run, pictures) = try run(code, option, "0.4")
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(!run.errors.contains("nothing moves"))
      #expect(pictures.count > 3)
    }
    let back = try run(code, "--dismiss", "--drag", "0.4").run
    #expect(back.exitCode == 64)
    #expect(back.errors.contains("a finger cannot drive the way back of Manager"))
  }

  @Test
  func `an animator that is its own interaction hears the finger`() throws {
    let code = """
      class Turn: UIPercentDrivenInteractiveTransition, UIViewControllerAnimatedTransitioning {
        \(fading)
        override func finish() {
          print("finishes")
          super.finish()
        }
        override func cancel() {
          print("falls back")
          super.cancel()
        }
      }
      """
    for (option, word) in [("--drag=0.7", "finishes"), ("--cancel-at=0.4", "falls back")] {
      let (run, pictures) = try run(code, option)
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.errors.contains(word), "\(run.errors)")
      #expect(pictures.count > 3)
    }
  }

  @Test
  func `a segue that moves by itself is refused, and the way of a first screen`() throws {
    let segue = """
      class Slide: UIStoryboardSegue {
        override func perform() { source.present(destination, animated: true) }
      }
      """
    let one = try run(segue, "--drag", "0.4").run
    #expect(one.exitCode == 64)
    #expect(one.errors.contains("a finger cannot drive Slide: the segue moves by itself"))
    for option in ["--drag=0.4", "--cancel-at=0.4", "--dismiss"] {
      let screen = try run("class Home: UIViewController {}", "--root", "Home", option).run
      #expect(screen.exitCode == 64)
      #expect(screen.errors.contains("touches play Home"))
      #expect(screen.errors.contains("Error: \(option.prefix { $0 != "=" })"), "\(screen.errors)")
    }
  }

  @Test
  func `the edge pan of a delegate that is made with the stack pops its screen`() throws {
    let code = """
      class Pops: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
        weak var stack: UINavigationController?
        init(navigationController: UINavigationController) {
          stack = navigationController
          super.init()
          let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(pan(_:)))
          pan.edges = .left
          navigationController.view.addGestureRecognizer(pan)
        }
        @objc func pan(_ pan: UIScreenEdgePanGestureRecognizer) {
          if pan.state == .began { stack!.popViewController(animated: true) }
        }
        func navigationController(
          _ navigationController: UINavigationController,
          animationControllerFor operation: UINavigationController.Operation,
          from: UIViewController, to: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { self }
        \(fading)
      }
      """
    let (run, pictures) = try run(code, "--dismiss", "--drag", "2,240:300,240")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(!run.errors.contains("nothing"), "\(run.errors)")
    #expect(pictures.count > 3)
  }
}

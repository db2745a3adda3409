import Foundation
import Testing

/// How the screens of animators and presentation controllers that came alone are presented.
@Suite(.serialized)
struct OwnCodePresentationTests: WayFilms {
  private var card: String {
    """
    class Card: UIViewController {
      func show(_ card: UIViewController) {
        card.modalPresentationStyle = .custom
        present(card, animated: true)
      }
    }
    """
  }

  @Test
  func `a presentation controller that does not compile in one statement runs without that`() throws
  {
    let scratch = Scratch()
    let delegate = """
      import UIKit
      class SheetDelegate: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
          forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
          return Sheet(presentedViewController: presented, presenting: presenting)
        }
        func animationController(
          forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { return SlideUp() }
      }
      """
    let sheet = """
      import UIKit
      class Sheet: UIPresentationController {
        let dimming = UIView()
        override func presentationTransitionWillBegin() {
          containerView?.addSubview(dimming)
          containerView?.addSubview(presentedView!)
          dimming.lib.cover()
        }
      }
      """
    let slide = animator("SlideUp", moving: "to", to: 0)
    try scratch.write(delegate, to: "SheetDelegate.swift")
    try scratch.write(sheet, to: "Sheet.swift")
    try scratch.write("import UIKit\n" + slide, to: "SlideUp.swift")
    let result = try ToolRun(own: ["SheetDelegate.swift", "-o", "f"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("1 statement is left out"), "\(result.errors)")
    #expect(!result.errors.contains("did not add the view"), "\(result.errors)")
  }

  @Test
  func `an animator that leaves the first screen to UIKit is presented as custom`() throws {
    let careless = """
      class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        var isPresenting = true
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
          return 0.5
        }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          let width = context.containerView.bounds.width
          let away = CGAffineTransform(translationX: width, y: 0)
          let view = context.viewController(forKey: isPresenting ? .to : .from)!.view!
          if isPresenting {
            context.containerView.addSubview(view)
            view.transform = away
          }
          UIView.animate(withDuration: 0.5, animations: {
            view.transform = self.isPresenting ? .identity : away
          }, completion: { _ in context.completeTransition(true) })
        }
      }
      """
    // The last picture is the first screen, not black.
    #expect(try film(careless, "--dismiss").last == film(present + dismiss, "--dismiss").last)
    #expect(try plan(careless, "--dismiss", "-v").errors.contains("presented as .custom"))
    #expect(try !plan(present + dismiss, "--dismiss", "-v").errors.contains("as .custom"))
  }

  @Test
  func `a view that the animator does not add is added by a presentation controller`() throws {
    let lonely = animator("Slide", moving: "to", to: 0)
    #expect(try film(lonely) == film(present))
    #expect(try plan(lonely).errors.contains("it does not add it to its containerView"))
    #expect(try film(lonely + card) == film(present))
  }

  @Test
  func `a view that the animator only brings to its place comes from below`() throws {
    let settling = OwnCode.animator(
      "Settle",
      doing: """
        let screen = context.viewController(forKey: .to)!
        let frame = context.finalFrame(for: screen)
        UIView.animate(withDuration: 0.3, animations: { screen.view.frame = frame }) { _ in
            context.completeTransition(true)
        }
        """
    )
    let pictures = try film(settling)
    #expect(Set(pictures).count == pictures.count)
    #expect(try pictures.last == film(present).last)
  }

  @Test
  func `it is also added where something else on the screen moves meanwhile`() throws {
    let lonely = animator(
      "Slide",
      moving: "to",
      to: 0,
      adding: ["addSubview(dot)"],
      members: "let dot = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))"
    )
    .replacingOccurrences(
      of: "UIView.animate(withDuration: 0.5, animations: {",
      with:
        "dot.backgroundColor = .red\n    UIView.animate(withDuration: 0.5, animations: {\n      self.dot.alpha = 0"
    )
    #expect(try film(lonely).last == film(present).last)
    #expect(try plan(lonely, "-v").errors.contains("leaves the presented view to UIKit"))
  }

  @Test
  func `the way back ends where the way there began, above the home indicator`() throws {
    let grow = """
      import UIKit
      class Grow: NSObject, UIViewControllerAnimatedTransitioning {
        var isPresenting = true
        var originFrame = CGRect.zero
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
          return 0.5
        }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          print("origin", originFrame)
          let view = context.view(forKey: isPresenting ? .to : .from)!
          if isPresenting {
            context.containerView.addSubview(view)
            view.alpha = 0
          } else {
            context.containerView.insertSubview(context.view(forKey: .to)!, at: 0)
          }
          UIView.animate(withDuration: 0.5, animations: {
            view.alpha = self.isPresenting ? 1 : 0
          }, completion: { _ in context.completeTransition(true) })
        }
      }
      """
    let scratch = Scratch()
    try scratch.write(grow, to: "A.swift")
    // A screen with a safe area.
    let look = ["--scale", "1", "--fps", "10", "--alone"]
    func origin(_ words: String...) throws -> Substring? {
      let run = try ToolRun(own: ["A.swift", "-f", "-o", "f"] + words + look, in: scratch.path)
      return (run.output + run.errors).split(separator: "\n").last { $0.hasPrefix("origin") }
    }
    let there = try #require(try origin())
    #expect(try there == origin("--dismiss"))
  }

  @Test
  func `a container that is a veil lies over the presenting screen`() throws {
    let veil = animator(
      "Veil",
      moving: "to",
      to: 0,
      adding: [
        "addSubview(context.view(forKey: .to)!)", "backgroundColor = UIColor(white: 0, alpha: 0.5)",
      ]
    )
    #expect(try plan(veil, "-v").errors.contains("presented as .custom"))
  }

  /// A drawer that puts the first screen beside it, and does nothing without the view of that.
  private var drawer: String {
    """
    class Drawer: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.5
      }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let first = context.view(forKey: .from), let drawer = context.view(forKey: .to) else {
          return
        }
        let end = CGRect(x: 0, y: 0, width: 120, height: first.bounds.height)
        drawer.frame = end.offsetBy(dx: -120, dy: 0)
        context.containerView.addSubview(first)
        context.containerView.addSubview(drawer)
        UIView.animate(withDuration: 0.5, animations: {
          drawer.frame = end
          first.frame.origin.x = 120
        }, completion: { _ in
          context.completeTransition(true)
          context.containerView.addSubview(first)
        })
      }
    }

    """
  }

  @Test
  func `an animator that needs the view of the first screen is presented in full screen`() throws {
    // The end shows a part of the first screen, as after custom presentations.
    let run = try plan(drawer, "-v")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(!run.errors.contains("presented as .custom"))
    // Another screen of the code is presented as custom.
    #expect(try film(drawer + card) == film(drawer))
    #expect(try plan(drawer + card, "-v").errors.contains("presented in full screen"))
    let delegate = """

      class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(
          forPresented presented: UIViewController,
          presenting: UIViewController,
          source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { Drawer() }
      }
      """
    #expect(try plan(drawer + card + delegate).errors.contains("presented in full screen"))
  }

  @Test(arguments: ["presenting", "presentingViewController"])
  func `a presentation controller is made with its own initializer`(label: String) throws {
    let run = try plan(
      """
      struct Options { var dim = 0.4 }
      class Sheet: UIPresentationController {
        let options: Options
        init(
          presentedViewController: UIViewController,
          \(label) other: UIViewController?,
          options: Options
        ) {
          self.options = options
          super.init(presentedViewController: presentedViewController, presenting: other)
        }
      }
      """
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(
      run.output.hasPrefix(
        "# presentation controller Sheet, present: Sheet(presentedViewController: destination, "
          + "\(label): source, options: Options())\n"
      ),
      "\(run.output)"
    )
  }

  @Test
  func `a sheet that is as high as its screen prefers is not empty`() throws {
    func sheet(_ height: String) -> String {
      """
      class Sheet: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect {
          let bounds = containerView!.bounds
          let height = \(height)
          return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }
      }

      """
    }
    let fitting = try film(sheet("presentedViewController.preferredContentSize.height"))
    #expect(fitting.first != fitting.last)
    // Three fifths of the screen.
    #expect(try fitting.last == film(sheet("CGFloat(288)")).last)
  }

  @Test
  func `a presentation controller is filmed with the animator beside it`() throws {
    let code =
      """
      class Half: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect {
          let bounds = containerView!.bounds
          return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.midY)
        }
      }

      """
      + animator("Still", moving: "to", to: 0, adding: ["addSubview(context.view(forKey: .to)!)"])
    let own = try run(code)
    #expect(own.exitCode == 0, "\(own.errors)")
    // Slower than UIKit's own, and sideways.
    let pictures = try film(code)
    #expect(pictures.count > 5)
    #expect(try film(code, "--use", "Half") != pictures)
  }

  @Test
  func `a presentation controller that is its own animator is told the way`() throws {
    let code = """
      class Sheet: UIPresentationController, UIViewControllerAnimatedTransitioning {
        enum Phase { case presenting, dismissing }
        var phase: Phase?
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
          return 0.5
        }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          guard let phase = phase, let view = presentedView else { return }
          print("goes", phase)
          self.phase = nil
          let away = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
          if phase == .presenting {
            context.containerView.addSubview(view)
            view.transform = away
          }
          UIView.animate(withDuration: 0.5, animations: {
            view.transform = phase == .presenting ? .identity : away
          }, completion: { _ in context.completeTransition(true) })
        }
      }
      """
    let there = try run(code)
    #expect(there.exitCode == 0, "\(there.errors)")
    #expect((there.output + there.errors).contains("goes presenting"), "\(there.errors)")
    let (pictures, back) = (try film(code), try film(code, "--dismiss"))
    #expect(Set(pictures).count > 3 && Set(back).count > 3)
    #expect(back.first == pictures.last && back.last == pictures.first)
  }

  @Test
  func `a presented view that ends without a size is noted`() throws {
    let empty = try run(
      """
      class Panel: UIPresentationController {
        var area = CGRect.zero
        override var frameOfPresentedViewInContainerView: CGRect { area }
      }
      """
    )
    #expect(empty.exitCode == 0, "\(empty.errors)")
    #expect(empty.errors.contains("note: the presented view ends with a size of 0 x 0: Panel"))
  }
}

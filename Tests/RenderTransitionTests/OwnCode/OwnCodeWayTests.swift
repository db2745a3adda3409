import Foundation
import Testing

/// Which way animators that came alone are filmed, and how their screens are presented.
@Suite(.serialized)
struct OwnCodeWayTests {
  private let small = ["--size", "320x480", "--scale", "1", "--fps", "10"]

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

  /// A class that moves one of the views, and adds the other screen or does not.
  private func animator(
    _ name: String,
    moving view: String,
    to x: Int,
    adding others: [String] = [],
    members: String = ""
  ) -> String {
    let additions = others.map { "context.containerView.\($0)" }.joined(separator: "\n        ")
    return """
      class \(name): NSObject, UIViewControllerAnimatedTransitioning {
        \(members)
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
          return 0.5
        }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          \(additions)
          let view = context.view(forKey: .\(view))!
          let width = context.containerView.bounds.width
          if \(x) == 0 { view.transform = CGAffineTransform(translationX: width, y: 0) }
          UIView.animate(withDuration: 0.5, animations: {
            view.transform = CGAffineTransform(translationX: \(x) * width, y: 0)
          }, completion: { _ in
            view.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
          })
        }
      }

      """
  }

  private var present: String {
    animator(
      "SlidePresentAnimator",
      moving: "to",
      to: 0,
      adding: ["addSubview(context.view(forKey: .to)!)"]
    )
  }

  private var dismiss: String {
    animator(
      "SlideDismissAnimator",
      moving: "from",
      to: 1,
      adding: ["insertSubview(context.view(forKey: .to)!, at: 0)"]
    )
  }

  private func plan(_ code: String, _ words: String...) throws -> ToolRun {
    let scratch = Scratch()
    try scratch.write("import UIKit\n" + code, to: "A.swift")
    return try ToolRun(own: ["A.swift", "-n"] + words + small, in: scratch.path)
  }

  /// The run of a film.
  private func run(_ code: String) throws -> ToolRun {
    let scratch = Scratch()
    try scratch.write("import UIKit\n" + code, to: "A.swift")
    return try ToolRun(own: ["A.swift", "-o", "f"] + small, in: scratch.path)
  }

  /// The pictures of a film.
  private func film(_ code: String, _ words: String...) throws -> [Data] {
    let scratch = Scratch()
    try scratch.write("import UIKit\n" + code, to: "A.swift")
    let run = try ToolRun(own: ["A.swift", "-o", "f"] + words + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    return scratch.files("f").filter { $0.hasSuffix(".png") }.sorted().compactMap {
      FileManager.default.contents(atPath: "\(scratch.path)/f/\($0)")
    }
  }

  @Test
  func `classes for the two ways are one transition`() throws {
    let run = try plan(present + dismiss)
    #expect(
      run.output.hasPrefix(
        "# animator SlidePresentAnimator, present: SlidePresentAnimator(); back: SlideDismissAnimator()\n"
      ),
      "\(run.output) \(run.errors)"
    )
  }

  @Test
  func `each of two classes runs its own way`() throws {
    let pair = present + dismiss
    let (there, back) = (try film(pair), try film(pair, "--dismiss"))
    #expect(there.count == 6)
    // The one slides in from the side to which the other slides out.
    #expect(there.first == back.last && there.last == back.first)
    #expect(there[1] != there[0])
  }

  @Test
  func `a class for the way back is filmed on it`() throws {
    let run = try plan(dismiss)
    #expect(run.output.hasPrefix("# animator SlideDismissAnimator, dismiss: "), "\(run.output)")
    #expect(run.errors.contains("filming the way back"))
    #expect(try plan(dismiss, "--as", "present").output.contains("SlideDismissAnimator, present: "))
  }

  @Test
  func `a class that never asks for the arriving screen is for the way back`() throws {
    let out = animator("SlideOut", moving: "from", to: 1)
    #expect(try plan(out).output.hasPrefix("# animator SlideOut, dismiss: "))
    #expect(try film(out) == film(dismiss))
  }

  @Test
  func `the way there of a class for the way back is UIKit's`() throws {
    #expect(try film(dismiss) == film(present + dismiss, "--dismiss"))
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
    #expect(try plan(lonely, "-v").errors.contains("leaves the presented view to UIKit"))
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
  func `a transition that changes nothing on the screen is reported`() throws {
    let waiting = OwnCode.animator(
      "Waiting",
      doing: """
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { context.completeTransition(true) }
        """
    )
    #expect(try run(waiting).errors.contains("Waiting changes nothing on the screen"))
    #expect(try !run(present).errors.contains("nothing moves"))
  }

  @Test
  func `a class that moves only the leaving screen is for the way back though it knows the way`()
    throws
  {
    let out = animator("SlideOut", moving: "from", to: 1, members: "var isPresenting = false")
    #expect(try plan(out).output.hasPrefix("# animator SlideOut, dismiss: "))
  }

  /// `present` that also starts something else.
  private func present(starting something: String) -> String {
    let line = "let width = context.containerView.bounds.width"
    return present.replacingOccurrences(of: line, with: "\(line)\n    \(something)")
  }

  @Test(
    arguments: [
      """
      let pulse = CABasicAnimation(keyPath: "opacity")
      pulse.fromValue = 0.5
      pulse.duration = 0.3
      pulse.repeatCount = .infinity
      view.layer.add(pulse, forKey: nil)
      """,
      "Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in }",
    ]
  )
  func `what goes on for ever after the way there does not hinder the way back`(
    _ something: String
  ) throws {
    let last = try film(present(starting: something) + dismiss, "--dismiss").last
    #expect(try last == film(present + dismiss, "--dismiss").last)
  }

  @Test
  func `a way there that is never over has no way back`() throws {
    let timer = "Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in }"
    let completion = "context.completeTransition(!context.transitionWasCancelled)"
    let code = present(starting: timer).replacingOccurrences(of: completion, with: "") + dismiss
    let scratch = Scratch()
    try scratch.write("import UIKit\n" + code, to: "A.swift")
    let run = try ToolRun(own: ["A.swift", "-o", "f", "--dismiss"] + small, in: scratch.path)
    #expect(run.exitCode != 0)
    #expect(run.errors.contains("the transition never ends"), "\(run.errors)")
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
    #expect(try plan(drawer + card + delegate, "-v").errors.contains("presented in full screen"))
  }

  private let card = """
    class Card: UIViewController {
      func show(_ card: UIViewController) {
        card.modalPresentationStyle = .custom
        present(card, animated: true)
      }
    }
    """

  @Test
  func `a class for the way there that knows no leaving screen is not filmed on the way back`()
    throws
  {
    let run = try plan(present, "--dismiss")
    #expect(run.errors.contains("SlidePresentAnimator has no way back: UIKit's own is filmed"))
    #expect(try film(present, "--dismiss") != film(present + dismiss, "--dismiss"))
  }

  @Test
  func `classes named after a stack are filmed in one`() throws {
    let pair =
      present.replacingOccurrences(of: "Present", with: "Push")
      + dismiss.replacingOccurrences(of: "Dismiss", with: "Pop")
    #expect(try plan(pair).output.hasPrefix("# animator SlidePushAnimator, push: "))
    #expect(
      try plan(pair, "--use", "SlidePopAnimator").output.hasPrefix(
        "# animator SlidePopAnimator, pop: "
      )
    )
  }

  @Test
  func `an animator that speaks of tabs is filmed between them`() throws {
    let tab = animator(
      "TabSlide",
      moving: "to",
      to: 0,
      adding: ["addSubview(context.view(forKey: .to)!)"]
    )
    #expect(try plan(tab).output.hasPrefix("# animator TabSlide, tab: "))
  }

  @Test
  func `a tab bar controller that makes its tabs is filmed with them`() throws {
    let tabs = """
      class Tabs: UITabBarController, UITabBarControllerDelegate {
        override func viewDidLoad() {
          super.viewDidLoad()
          delegate = self
          viewControllers = ["One", "Two"].map { title in
            let page = UIViewController()
            page.title = title
            page.view.backgroundColor = title == "One" ? .orange : .purple
            return page
          }
        }
        func tabBarController(
          _ tabs: UITabBarController,
          animationControllerForTransitionFrom from: UIViewController,
          to: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? {
          viewControllers!.firstIndex(of: from)! < viewControllers!.firstIndex(of: to)! ? Slide() : nil
        }
      }

      """
    let slide = animator(
      "Slide",
      moving: "to",
      to: 0,
      adding: ["addSubview(context.view(forKey: .to)!)"]
    )
    #expect(try plan(tabs + slide).output.hasPrefix("# tab bar delegate Tabs, root: "))
    let named = try film(tabs + slide, "--root", "Tabs", "--tap", "Two")
    #expect(Set(named).count > 2)
  }

  @Test
  func `a factor that the code is made with is not zero`() throws {
    let members =
      "let factor: Int\n  init(multiplicationFactor: Int) { factor = multiplicationFactor }"
    let code = animator("Grow", moving: "to", to: 0, members: members)
    #expect(try plan(code).output.contains("Grow(multiplicationFactor: 1)"))
  }

  @Test
  func `what the code expects from outside has a value`() throws {
    let code = animator(
      "Grow",
      moving: "to",
      to: 0,
      adding: ["addSubview(context.view(forKey: .to)!)", "layer.anchorPoint = pivot"],
      members: "var pivot: CGPoint!\n  var label: UILabel!\n  var duration: TimeInterval = 0"
    )
    let run = try plan(code)
    #expect(
      run.output.contains(
        "Grow(); pivot = origin; label = RenderTransition.Client.kept(UILabel()); duration = 0.5"
      ),
      "\(run.output)"
    )
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
  func `a named file's animator is run rather than screens beside it that use it`() throws {
    let scratch = Scratch()
    let slide = animator("Slide", moving: "to", to: 0, members: "let shift = Shift.full")
    try scratch.write("import UIKit\n" + slide, to: "Slide.swift")
    let screens = ["First", "Second"].map { name in
      """
      class \(name): UIViewController, UIViewControllerTransitioningDelegate {
        func animationController(
          forPresented presented: UIViewController,
          presenting: UIViewController,
          source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { Slide() }
      }
      """
    }
    let shift = "import UIKit\nenum Shift { static let full = 1.0 }\n"
    try scratch.write(shift + screens.joined(separator: "\n"), to: "Screens.swift")
    let run = try ToolRun(own: ["Slide.swift", "-n"] + small, in: scratch.path)
    #expect(run.output.hasPrefix("# animator Slide, present: Slide()"), "\(run.errors)")
    let folder = try ToolRun(own: [".", "-n"] + small, in: scratch.path)
    #expect(folder.errors.contains("more than one thing to run"), "\(folder.output)")
  }

  @Test
  func `a pop that puts the arriving screen below is filmed from a stack's second screen`() throws {
    let pop = dismiss.replacingOccurrences(of: "Dismiss", with: "Pop")
    #expect(try plan(pop).output.hasPrefix("# animator SlidePopAnimator, pop: "))
    #expect(try film(pop) == film(pop, "--dismiss"))
    let effect = present.replacingOccurrences(of: "Present", with: "Pop")
    #expect(try plan(effect).output.hasPrefix("# animator SlidePopAnimator, present: "))
  }

  @Test
  func `an animator that is told to push is filmed in a stack`() throws {
    let members = "var mode = Mode.push\n  enum Mode { case push, pop }"
    let code = animator("Slide", moving: "to", to: 0, members: members)
    let run = try plan(code)
    #expect(
      run.output.hasPrefix("# animator Slide, push: Slide(); mode = isPresenting ? .push : .pop\n"),
      "\(run.output) \(run.errors)"
    )
    // So it is in a file with the line ends of Windows.
    let windows = try plan(code.replacingOccurrences(of: "\n", with: "\r\n"))
    #expect(windows.output == run.output, "\(windows.errors)")
  }

  @Test
  func `a navigation controller that is its own delegate is the stack itself`() throws {
    let scratch = Scratch()
    let stack = """
      class SlideNavigationController: UINavigationController, UINavigationControllerDelegate {
        override func viewDidLoad() {
          super.viewDidLoad()
          delegate = self
        }
        func navigationController(
          _ navigationController: UINavigationController,
          animationControllerFor operation: UINavigationController.Operation,
          from fromVC: UIViewController, to toVC: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { SlidePresentAnimator() }
      }

      """
    try scratch.write("import UIKit\n" + stack + present, to: "A.swift")
    let run = try ToolRun(own: ["inspect", "A.swift", "--size", "320x480"], in: scratch.path)
    #expect(run.exitCode == 0)
    #expect(run.output.components(separatedBy: "UINavigationBar ").count == 2)
    #expect(run.output.contains("SlideNavigationController"))
  }

  @Test
  func `a picture, its cell and its list are there for an animator that carries them over`() throws
  {
    let code = """
      class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
        let image: UIImage?
        let cell: UICollectionViewCell?
        let list: UICollectionView
        let table: UITableView?
        let path: IndexPath?
        var thumbnail: UIImageView?
        init(image: UIImage?, cell: UICollectionViewCell?, list: UICollectionView, table: UITableView?, path: IndexPath?) {
          self.image = image
          self.cell = cell
          self.list = list
          self.table = table
          self.path = path
        }
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          guard let image = image, image.size.width > 0, let path = path, let thumbnail = thumbnail,
            let first = cell?.superview, thumbnail.superview === first, let row = table?.cellForRow(at: path),
            let item = list.cellForItem(at: path), list.indexPathsForSelectedItems == [path], item.window != nil
          else { return }
          let frames = [cell!, thumbnail, row, item].map { $0.convert($0.bounds, to: nil) }
          guard Set(frames.map { "\\($0)" }).count == 1 else { return }
          let view = context.view(forKey: .to)!
          context.containerView.addSubview(view)
          let moving = UIImageView(image: image)
          moving.frame = frames[0]
          context.containerView.addSubview(moving)
          view.alpha = 0
          UIView.animate(withDuration: 0.5, animations: {
            view.alpha = 1
            moving.frame = context.containerView.bounds
          }, completion: { _ in
            moving.removeFromSuperview()
            context.completeTransition(true)
          })
        }
      }
      """
    #expect(Set(try film(code)).count > 3)
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
  func `an animator that looks for its screens among the tabs is for those`() throws {
    func slide(_ condition: String) -> String {
      """
      enum Way { case push, pop, tab }
      class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        var way: Way
        init(way: Way = .tab) { self.way = way }
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
          return 0.5
        }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          let (from, to) = (context.viewController(forKey: .from)!, context.viewController(forKey: .to)!)
          \(condition)
          context.containerView.addSubview(to.view)
          to.view.alpha = 0
          UIView.animate(withDuration: 0.5, animations: { to.view.alpha = 1 }, completion: { _ in
            context.completeTransition(true)
          })
        }
      }
      """
    }
    let places = """
      let tabs = from.tabBarController!.viewControllers!
      guard tabs.firstIndex(of: from)! < tabs.firstIndex(of: to)! else { return }
      """
    #expect(try plan(slide(places)).output.hasPrefix("# animator Slide, tab: "))
    let hiding = "from.tabBarController?.tabBar.isHidden = true"
    #expect(try plan(slide(hiding)).output.hasPrefix("# animator Slide, push: "))
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

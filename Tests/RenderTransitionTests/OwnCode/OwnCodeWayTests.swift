import Foundation
import Testing

/// Which way animators that came alone are filmed.
@Suite(.serialized)
struct OwnCodeWayTests: WayFilms {
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
}

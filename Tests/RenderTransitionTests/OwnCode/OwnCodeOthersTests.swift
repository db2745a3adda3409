import Foundation
import Testing

/// What was chosen of several and does not play by itself, and the others.
@Suite(.serialized)
struct OwnCodeOthersTests {
  private let small = ["--size", "200x400", "--scale", "1", "--fps", "10", "--no-progress"]

  /// A base class that leaves the movement to its subclasses.
  private let base = """
    import UIKit

    class BaseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }
        func move(_ view: UIView) { fatalError("subclasses move it") }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
            context.containerView.addSubview(view)
            UIView.animate(withDuration: 0.2, animations: { self.move(view) }) { _ in
                context.completeTransition(true)
            }
        }
    }
    """

  private let idle = "class IdleAnimator: BaseAnimator { override func move(_ view: UIView) {} }"
  private let crash = """
    class CrashAnimator: BaseAnimator {
        var steps: [CGFloat] = []
        override func move(_ view: UIView) { view.alpha = steps[0] }
    }
    """
  private let shift = """
    class ShiftAnimator: BaseAnimator {
        override func move(_ view: UIView) { view.transform = CGAffineTransform(translationX: 50, y: 0) }
    }
    """

  @Test
  func `a screen on which nothing can be touched is filmed as it arrives in its app`() throws {
    let scratch = Scratch()
    try scratch.write("", to: ".git/HEAD")
    try scratch.write(
      """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              window = UIWindow(frame: UIScreen.main.bounds)
              window?.rootViewController = UINavigationController(rootViewController: Menu())
              window?.makeKeyAndVisible()
              return true
          }
      }

      class Menu: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let open = #selector(open(_:))
              navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Open", style: .plain, target: self, action: open)
          }
          @objc func open(_ sender: Any) { navigationController?.pushViewController(Detail(), animated: true) }
      }
      """,
      to: "App.swift"
    )
    try scratch.write(
      """
      import UIKit

      class Detail: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              view.backgroundColor = .red
          }
      }
      """,
      to: "Detail.swift"
    )
    let run = try ToolRun(own: ["Detail.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    let reason = "Detail.swift does not play by itself: nothing on the screen leads anywhere"
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(run.errors.contains("touching BarButton"), "\(run.errors)")
  }

  private func run(_ subclasses: String...) throws -> (run: ToolRun, files: [String]) {
    let scratch = Scratch()
    try scratch.write(base, to: "Base.swift")
    try scratch.write((["import UIKit"] + subclasses).joined(separator: "\n\n"), to: "Others.swift")
    let run = try ToolRun(own: ["Base.swift", "-o", "a.gif"] + small, in: scratch.path)
    return (run, Array(scratch.files()))
  }

  @Test
  func `of the subclasses of a base class another one is filmed where the first does not play`()
    throws
  {
    let (run, files) = try run(crash, shift)
    #expect(run.exitCode == 0, "\(run.errors)")
    let lines = ["it does not play by itself: your code crashed", "trying BaseCode.ShiftAnimator"]
    for line in lines { #expect(run.errors.contains(line), "\(line): \(run.errors)") }
    #expect(files.contains("a.gif"))
  }

  @Test
  func `where none of them plays the failure of the first is reported`() throws {
    let (run, files) = try run(crash, idle)
    #expect(run.exitCode == 70, "\(run.errors)")
    #expect(
      run.errors.contains("BaseCode.IdleAnimator does not play either: "),
      "\(run.errors)"
    )
    #expect(run.errors.contains("Error: your code crashed"), "\(run.errors)")
    #expect(!files.contains("a.gif"))
  }

  @Test
  func `a film of which nothing moves is made where no other one moves`() throws {
    let (run, files) = try run(idle, idle.replacing("Idle", with: "Lazy"))
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(files.contains("a.gif"))
  }

  /// A screen that grows what it presents from a place which its app sets.
  private let menu = """
    import UIKit

    class Menu: UIViewController, UIViewControllerTransitioningDelegate {
        var centerPoint: CGPoint!
        func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
            GrowAnimator(from: centerPoint)
        }
    }

    class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        private let start: CGPoint
        fileprivate init(from start: CGPoint) { self.start = start }
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
            context.containerView.addSubview(view)
            let center = view.center
            view.center = start
            UIView.animate(withDuration: 0.2, animations: { view.center = center }) { _ in
                context.completeTransition(true)
            }
        }
    }
    """

  @Test
  func `a screen that reads what its app sets is filmed with the tool's own values`() throws {
    let scratch = Scratch()
    try scratch.write(menu, to: "Menu.swift")
    let words = ["Menu.swift", "--use", "Menu", "-o", "a.gif"]
    let run = try ToolRun(own: words + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    let lines = [
      "Menu does not play by itself: your code crashed",
      "trying Menu with the tool's own values for what its app sets",
    ]
    for line in lines { #expect(run.errors.contains(line), "\(line): \(run.errors)") }
    #expect(!run.errors.contains("Error:"), "\(run.errors)")
    #expect(scratch.files().contains("a.gif"))
  }
}

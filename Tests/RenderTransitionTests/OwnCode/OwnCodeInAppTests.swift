import Foundation
import Testing

/// A named file that does not play by itself, and the app that sets up what it needs.
@Suite(.serialized)
struct OwnCodeInAppTests {
  let small = ["--size", "200x400", "--scale", "1", "--fps", "10", "--no-progress"]

  /// An app of a list: its rows push a screen, whose way back needs the row that was touched.
  static let list = """
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UINavigationController(rootViewController: ListController())
            window?.makeKeyAndVisible()
            return true
        }
    }

    class ListController: UITableViewController, UINavigationControllerDelegate {
        var selected: UITableViewCell!

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            navigationController?.delegate = self
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row"
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected = tableView.cellForRow(at: indexPath)
            navigationController?.pushViewController(DetailController(), animated: true)
        }
        func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
            operation == .pop ? ShrinkAnimator() : nil
        }
    }

    class DetailController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .red
        }
    }
    """

  private static let base = """
    import UIKit

    class BaseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {}
    }
    """

  private static let shrink = """
    import UIKit

    class ShrinkAnimator: BaseAnimator {
        override func animateTransition(using context: UIViewControllerContextTransitioning) {
            let from = context.viewController(forKey: .from) as! DetailController
            let to = context.viewController(forKey: .to) as! ListController
            let frame = to.selected.frame
            context.containerView.insertSubview(to.view, belowSubview: from.view)
            UIView.animate(withDuration: 0.2, animations: { from.view.frame = frame }) { _ in
                context.completeTransition(true)
            }
        }
    }
    """

  func project(of names: [String]) -> String {
    let ids = names.indices.map { "F\($0)" }
    let files = zip(ids, names).map { id, name in
      """
      \(id) = { isa = PBXFileReference; path = \(name); sourceTree = "<group>"; };
      B\(id) = { isa = PBXBuildFile; fileRef = \(id); };
      """
    }
    return """
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (\(ids.joined(separator: ", "))); sourceTree = "<group>"; };
        \(files.joined(separator: "\n"))
        P = { isa = PBXSourcesBuildPhase; files = (\(ids.map { "B" + $0 }.joined(separator: ", "))); };
        T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (P); };
      }; rootObject = R; }
      """
  }

  func shop(_ scratch: borrowing Scratch) throws {
    let files = ["App.swift": Self.list, "Base.swift": Self.base, "Shrink.swift": Self.shrink]
    for (name, text) in files { try scratch.write(text, to: name) }
    try scratch.write(project(of: files.keys.sorted()), to: "Shop.xcodeproj/project.pbxproj")
  }

  @Test(arguments: ["Shrink.swift", "Base.swift"])
  func `an animator that needs what its app sets up, or is a base of others, is filmed there`(
    file: String
  ) throws {
    let scratch = Scratch()
    try shop(scratch)
    let run = try ToolRun(own: [file, "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("\(file) does not play by itself"), "\(run.errors)")
    #expect(run.errors.contains("touching BarButton"), "\(run.errors)")
    #expect(!run.errors.contains("Error:"), "\(run.errors)")
    // The runtime's own words are about what was tried before.
    #expect(!run.errors.contains("Fatal error"), "\(run.errors)")
    #expect(!run.errors.contains("Backtracing"), "\(run.errors)")
  }

  @Test
  func `what the code of a file prints comes out although its failure might lead to its app`()
    throws
  {
    let scratch = Scratch()
    try shop(scratch)
    try scratch.write(
      """
      import UIKit

      class PlainController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              print("said by the screen")
          }
      }
      """,
      to: "PlainController.swift"
    )
    let run = try ToolRun(own: ["PlainController.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("said by the screen"), "\(run.errors)")
  }

  @Test
  func `an animator whose initializer returns nil for other screens is filmed in its app`() throws {
    let scratch = Scratch()
    try shop(scratch)
    try scratch.write(
      """
      import UIKit

      class GateAnimator: BaseAnimator {
          init?(of screen: Any) {
              guard screen is DetailController else { return nil }
              super.init()
          }
          override func animateTransition(using context: UIViewControllerContextTransitioning) {
              let from = context.view(forKey: .from)!
              context.containerView.insertSubview(context.view(forKey: .to)!, belowSubview: from)
              UIView.animate(withDuration: 0.2, animations: { from.alpha = 0 }) { _ in
                  context.completeTransition(true)
              }
          }
      }
      """,
      to: "Gate.swift"
    )
    try scratch.write(
      Self.list.replacing("ShrinkAnimator()", with: "GateAnimator(of: fromVC)"),
      to: "App.swift"
    )
    let names = ["App.swift", "Base.swift", "Gate.swift", "Shrink.swift"]
    try scratch.write(project(of: names), to: "Shop.xcodeproj/project.pbxproj")
    let run = try ToolRun(own: ["Gate.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(
      run.errors.contains(
        "does not play by itself: the initializer of 'GateAnimator' returned nil"
      ),
      "\(run.errors)"
    )
    #expect(!run.errors.contains("Error:"), "\(run.errors)")
  }

  @Test
  func `where no touch in the app runs it, its own failure is told`() throws {
    let scratch = Scratch()
    try shop(scratch)
    try scratch.write(
      Self.list.replacing("operation == .pop ? ShrinkAnimator() : nil", with: "nil"),
      to: "App.swift"
    )
    // With an empty method it would run as the subclass that fills it in.
    try scratch.write(
      Self.base.replacing("Transitioning) {}", with: "Transitioning) { print(context) }"),
      to: "Base.swift"
    )
    let run = try ToolRun(own: ["Base.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 76)
    let lines = [
      "Base.swift does not play by itself: The animator BaseAnimator never called completeTransition.",
      "looking for a touch that runs it in the app of Shop",
      "the app of Shop does not run it: no touch runs BaseAnimator",
    ]
    for line in lines { #expect(run.errors.contains(line + "\n"), "\(line): \(run.errors)") }
    #expect(!run.errors.contains("trying its screen"), "\(run.errors)")
    #expect(
      run.errors.contains("Error: The animator BaseAnimator never called completeTransition."),
      "\(run.errors)"
    )
    #expect(!scratch.files().contains("a.gif"))
  }

  @Test
  func `a delegate that leaves the transition to UIKit between other screens is filmed in its app`()
    throws
  {
    let scratch = Scratch()
    try shop(scratch)
    try scratch.write(
      """
      import UIKit

      class Mover: NSObject, UINavigationControllerDelegate {
          var maker: (() -> UIViewControllerAnimatedTransitioning?)?

          func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
              operation == .pop ? maker?() : nil
          }
      }
      """,
      to: "Mover.swift"
    )
    try scratch.write(
      Self.list.replacing("?.delegate = self", with: "?.delegate = mover")
        .replacing(
          "var selected: UITableViewCell!",
          with: "var selected: UITableViewCell!\n    let mover = Mover()"
        )
        .replacing("super.viewDidAppear(animated)", with: "mover.maker = { ShrinkAnimator() }"),
      to: "App.swift"
    )
    let names = ["App.swift", "Base.swift", "Mover.swift", "Shrink.swift"]
    try scratch.write(project(of: names), to: "Shop.xcodeproj/project.pbxproj")
    let run = try ToolRun(own: ["Mover.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    let reason = "Mover.swift does not play by itself: Mover gives no animator of the code's own"
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(run.errors.contains("touching"), "\(run.errors)")
    #expect(!run.errors.contains("UIKit's transition is filmed"), "\(run.errors)")
  }

  private static let mover = """
    import UIKit

    class Mover: NSObject, UINavigationControllerDelegate {
        var driver: Driver?

        func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
            driver
        }
        func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
            operation == .pop && toVC is ListController ? ShrinkAnimator() : nil
        }
    }
    """

  private static let driver = """
    import UIKit

    class Driver: UIPercentDrivenInteractiveTransition {
        let stack: UINavigationController

        init(_ stack: UINavigationController) { self.stack = stack }
    }
    """

  @Test
  func
    `what a finger drives only between the screens of its app is filmed there, without the finger`()
    throws
  {
    let scratch = Scratch()
    try shop(scratch)
    try scratch.write(Self.mover, to: "Mover.swift")
    try scratch.write(Self.driver, to: "Driver.swift")
    try scratch.write(
      Self.list.replacing("?.delegate = self", with: "?.delegate = mover")
        .replacing(
          "var selected: UITableViewCell!",
          with: "var selected: UITableViewCell!\n    let mover = Mover()"
        ),
      to: "App.swift"
    )
    let names = ["App.swift", "Base.swift", "Driver.swift", "Mover.swift", "Shrink.swift"]
    try scratch.write(project(of: names), to: "Shop.xcodeproj/project.pbxproj")
    let run = try ToolRun(own: ["Driver.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("touching BarButton"), "\(run.errors)")
    #expect(!run.errors.contains("UIKit's transition is filmed"), "\(run.errors)")
  }

  /// The app, whose first screen leads to none of the others.
  private func shopWithoutList(_ scratch: borrowing Scratch) throws {
    try shop(scratch)
    try scratch.write(
      Self.list.replacing(
        "UINavigationController(rootViewController: ListController())",
        with: "DetailController()"
      ),
      to: "App.swift"
    )
  }

  @Test
  func
    `where no touch leads from the app's first screen to it, the screen that uses it is touched`()
    throws
  {
    let scratch = Scratch()
    try shopWithoutList(scratch)
    let run = try ToolRun(own: ["Base.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    let lines = [
      "the app of Shop does not run it: no touch runs BaseAnimator",
      "trying its screen ListController",
    ]
    for line in lines { #expect(run.errors.contains(line + "\n"), "\(line): \(run.errors)") }
    #expect(run.errors.contains("touching BarButton"), "\(run.errors)")
  }

  @Test
  func `a screen that only speaks of it and brings another transition is passed over`() throws {
    let scratch = Scratch()
    try shopWithoutList(scratch)
    // Files are read in the order of their names.
    try scratch.write(
      OwnCode.fade + """

        /// No BaseAnimator.
        class AlertController: UIViewController, UIViewControllerTransitioningDelegate {
            init() {
                super.init(nibName: nil, bundle: nil)
                modalPresentationStyle = .custom
                transitioningDelegate = self
            }
            required init?(coder: NSCoder) { nil }
            func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
                FadeAnimator(duration: 0.2, isPresenting: true)
            }
        }
        """,
      to: "Alert.swift"
    )
    let names = ["Alert.swift", "App.swift", "Base.swift", "Shrink.swift"]
    try scratch.write(project(of: names), to: "Shop.xcodeproj/project.pbxproj")
    let run = try ToolRun(own: ["Base.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("trying its screen AlertController\n"), "\(run.errors)")
    #expect(run.errors.contains("AlertController does not play either"), "\(run.errors)")
    #expect(run.errors.contains("touching BarButton"), "\(run.errors)")
  }

  @Test
  func `an app of very many files is named and not tried`() throws {
    let scratch = Scratch()
    try shop(scratch)
    let others = (0..<300).map { "Part\($0).swift" }
    for name in others { try scratch.write("", to: name) }
    let names = ["App.swift", "Base.swift", "Shrink.swift"] + others
    try scratch.write(project(of: names), to: "Shop.xcodeproj/project.pbxproj")
    let run = try ToolRun(own: ["Shrink.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 70, "\(run.errors)")
    let words = "the app of Shop may run it, but its 303 files take long: name /"
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(!run.errors.contains("looking for a touch"), "\(run.errors)")
  }

  /// A screen whose button presents what its app makes, as UIKit does; only the way
  /// back is the code's own.
  private static let menu = """
    import UIKit

    class Menu: UIViewController {
        let way = Way()
        var onOpen: (() -> UIViewController)?

        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(type: .system)
            button.setTitle("Open", for: .normal)
            button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
            button.addTarget(self, action: #selector(open), for: .touchUpInside)
            view.addSubview(button)
        }
        @objc func open() {
            let second = onOpen?() ?? UIViewController()
            second.modalPresentationStyle = .fullScreen
            second.transitioningDelegate = way
            present(second, animated: true)
        }
    }

    class Way: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
            LeaveAnimator()
        }
    }

    class LeaveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
            guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
            context.containerView.insertSubview(to, belowSubview: from)
            UIView.animate(withDuration: 0.2, animations: { from.alpha = 0 }) { _ in
                context.completeTransition(true)
            }
        }
    }
    """

  private static let second = """
    import UIKit

    class Second: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .red
            let button = UIButton(type: .system)
            button.setTitle("Close", for: .normal)
            button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
            button.addTarget(self, action: #selector(close), for: .touchUpInside)
            view.addSubview(button)
        }
        @objc func close() { dismiss(animated: true) }
    }
    """

  @Test
  func `a screen whose first touches run no animator of its file is filmed where one does`() throws
  {
    let scratch = Scratch()
    let app = Self.list.components(separatedBy: "class ListController")[0].replacing(
      "window?.rootViewController = UINavigationController(rootViewController: ListController())",
      with: "let menu = Menu(); menu.onOpen = { Second() }; window?.rootViewController = menu"
    )
    let files = ["App.swift": app, "Menu.swift": Self.menu, "Second.swift": Self.second]
    for (name, text) in files { try scratch.write(text, to: name) }
    try scratch.write(project(of: files.keys.sorted()), to: "Shop.xcodeproj/project.pbxproj")
    let run = try ToolRun(own: ["Menu.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("touching \"Close\""), "\(run.errors)")
    #expect(!run.errors.contains("it runs no animator of yours"), "\(run.errors)")
  }
}

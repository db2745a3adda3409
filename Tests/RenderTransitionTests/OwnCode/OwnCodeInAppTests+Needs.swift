import Foundation
import Testing

/// Named files whose films would lack what their app gives.
extension OwnCodeInAppTests {
  @Test
  func `a transition to a screen that waits for what its app sets is filmed there`() throws {
    let scratch = Scratch()
    try shop(scratch)
    try scratch.write(
      """
      import UIKit

      class ShowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
          func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }
          func animateTransition(using context: UIViewControllerContextTransitioning) {
              let detail = context.viewController(forKey: .to) as! DetailController
              print("shows", detail.item ?? "nothing")
              context.containerView.addSubview(detail.view)
              detail.view.alpha = 0
              UIView.animate(withDuration: 0.2, animations: { detail.view.alpha = 1 }) { _ in
                  context.completeTransition(true)
              }
          }
      }
      """,
      to: "Show.swift"
    )
    try scratch.write(
      Self.list.replacing(
        "operation == .pop ? ShrinkAnimator()",
        with: "operation == .push ? ShowAnimator()"
      )
      .replacing(
        "class DetailController: UIViewController {",
        with: "class DetailController: UIViewController {\n    var item: String!"
      )
      .replacing(
        "navigationController?.pushViewController(DetailController(), animated: true)",
        with:
          "let detail = DetailController(); detail.item = \"Row\"; navigationController?.pushViewController(detail, animated: true)"
      ),
      to: "App.swift"
    )
    let names = ["App.swift", "Base.swift", "Show.swift", "Shrink.swift"]
    try scratch.write(project(of: names), to: "Shop.xcodeproj/project.pbxproj")
    let run = try ToolRun(own: ["Show.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    let reason =
      "Show.swift does not play by itself: DetailController waits for its app to set item"
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect((run.output + run.errors).contains("shows Row"), "\(run.errors)")
  }

  @Test
  func `a presentation controller that gives the tool's screen no size is filmed in its app`()
    throws
  {
    let scratch = Scratch()
    try shop(scratch)
    try scratch.write(
      """
      import UIKit

      protocol Tall { var height: CGFloat { get } }

      class Panel: UIPresentationController {
          override var frameOfPresentedViewInContainerView: CGRect {
              guard let tall = presentedViewController as? Tall else { return .zero }
              return CGRect(x: 0, y: 0, width: 200, height: tall.height)
          }
      }
      """,
      to: "Panel.swift"
    )
    let detail = """
      class DetailController: UIViewController, Tall, UIViewControllerTransitioningDelegate {
          var height: CGFloat { 200 }
          func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
              Panel(presentedViewController: presented, presenting: presenting)
          }
      """
    let present =
      "let detail = DetailController(); detail.modalPresentationStyle = .custom; "
      + "detail.transitioningDelegate = detail; present(detail, animated: true)"
    let push = "navigationController?.pushViewController(DetailController(), animated: true)"
    try scratch.write(
      Self.list.replacing(push, with: present)
        .replacing("class DetailController: UIViewController {", with: detail),
      to: "App.swift"
    )
    let names = ["App.swift", "Base.swift", "Panel.swift", "Shrink.swift"]
    try scratch.write(project(of: names), to: "Shop.xcodeproj/project.pbxproj")
    let run = try ToolRun(own: ["Panel.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    let reason = "Panel.swift does not play by itself: the presented view ends with a size of 0 x 0"
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(run.errors.contains("touching UITableViewCell"), "\(run.errors)")
  }

  @Test
  func `the file of an app's delegate is its app, with the screens of its storyboard`() throws {
    let scratch = Scratch()
    try scratch.write("", to: ".git/HEAD")
    let delegate =
      "@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }\n"
    try scratch.write("import UIKit\n\n" + delegate, to: "App/AppDelegate.swift")
    try scratch.write(
      OwnCode.storyboardApp.replacing(delegate, with: ""),
      to: "App/Controllers.swift"
    )
    try scratch.write(OwnCode.storyboard, to: "App/Base.lproj/Main.storyboard")
    let run = try ToolRun(own: ["App/AppDelegate.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("of which this is the delegate"), "\(run.errors)")
    #expect(run.errors.contains("touching \"Go\""), "\(run.errors)")
    #expect(!run.errors.contains("Unknown class"), "\(run.errors)")
  }

  @Test
  func
    `an animator that the screens replace, since they are for the way back, is filmed in its app`()
    throws
  {
    let scratch = Scratch()
    try shop(scratch)
    try scratch.write(
      """
      import UIKit

      class FoldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
          func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }
          func animateTransition(using context: UIViewControllerContextTransitioning) {
              let detail = context.viewController(forKey: .from) as! DetailController
              let list = context.viewController(forKey: .to) as! ListController
              context.containerView.insertSubview(list.view, belowSubview: detail.view)
              UIView.animate(withDuration: 0.2, animations: { detail.view.alpha = 0 }) { _ in
                  print("folds")
                  context.completeTransition(true)
              }
          }
      }
      """,
      to: "Fold.swift"
    )
    let detail = """
      class DetailController: UIViewController, UINavigationControllerDelegate {
          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              navigationController?.delegate = self
          }
          func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
              operation == .pop ? FoldAnimator() : nil
          }
      """
    try scratch.write(
      Self.list.replacing("operation == .pop ? ShrinkAnimator() : nil", with: "nil")
        .replacing("navigationController?.delegate = self", with: "")
        .replacing("class DetailController: UIViewController {", with: detail),
      to: "App.swift"
    )
    let names = ["App.swift", "Base.swift", "Fold.swift", "Shrink.swift"]
    try scratch.write(project(of: names), to: "Shop.xcodeproj/project.pbxproj")
    let run = try ToolRun(own: ["Fold.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    let reason = "Fold.swift does not play by itself: FoldAnimator does not run"
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect((run.output + run.errors).contains("folds"), "\(run.errors)")
  }

  @Test
  func `a container that moves its screen itself is filmed in its app, at the touch that moves it`()
    throws
  {
    let scratch = Scratch()
    try scratch.write(
      """
      import UIKit

      class Drawer: UIViewController {
          let content: UIViewController

          init(content: UIViewController) {
              self.content = content
              super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
              super.viewDidLoad()
              view.backgroundColor = .gray
              addChild(content)
              view.addSubview(content.view)
              content.didMove(toParent: self)
          }
          func toggle() {
              UIView.animate(withDuration: 0.4) { self.content.view.frame.origin.x = 120 }
          }
      }
      """,
      to: "Drawer.swift"
    )
    try scratch.write(
      """
      import UIKit

      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              window = UIWindow(frame: UIScreen.main.bounds)
              window?.rootViewController = Drawer(content: HomeController())
              window?.makeKeyAndVisible()
              return true
          }
      }

      class HomeController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              view.backgroundColor = .white
              let button = UIButton(type: .system)
              button.setTitle("Menu", for: .normal)
              button.frame = CGRect(x: 20, y: 100, width: 80, height: 40)
              button.addTarget(self, action: #selector(openMenu), for: .touchUpInside)
              view.addSubview(button)
          }
          @objc func openMenu() { (parent as? Drawer)?.toggle() }
      }
      """,
      to: "App.swift"
    )
    try scratch.write(
      project(of: ["App.swift", "Drawer.swift"]),
      to: "Shop.xcodeproj/project.pbxproj"
    )
    let run = try ToolRun(own: ["Drawer.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("Drawer.swift does not play by itself"), "\(run.errors)")
    #expect(run.errors.contains("touching \"Menu\""), "\(run.errors)")
    #expect(!run.errors.contains("it runs no animator of yours"), "\(run.errors)")
  }

  @Test
  func `the way back of an example is found behind a list of examples`() throws {
    let scratch = Scratch()
    try shop(scratch)
    let menu = """

      class MenuController: UITableViewController {
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              let cell = UITableViewCell()
              cell.textLabel?.text = "Example \\(indexPath.row)"
              return cell
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              let screen = indexPath.row == 0 ? UITableViewController() : ListController()
              navigationController?.pushViewController(screen, animated: true)
          }
      }
      """
    try scratch.write(
      Self.list.replacing(
        "rootViewController: ListController()",
        with: "rootViewController: MenuController()"
      )
        + menu,
      to: "App.swift"
    )
    let run = try ToolRun(own: ["Shrink.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("Shrink.swift does not play by itself"), "\(run.errors)")
    #expect(run.errors.contains("touching BarButton"), "\(run.errors)")
    #expect(!run.errors.contains("no touch runs"), "\(run.errors)")
  }
}

import Foundation
import Testing

/// The delegate of an app or a scene.
extension OwnCodeScriptTests {
  @Test
  func `the scene delegate of a single file needs no manifest`() throws {
    let scratch = Scratch()
    try scratch.write(
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          guard let scene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: scene)
          let screen = UIViewController()
          screen.view.backgroundColor = .red
          window?.rootViewController = screen
          window?.makeKeyAndVisible()
          print("connected")
        }
      }
      """,
      to: "Scene.swift"
    )
    let result = try ToolRun(
      own: ["Scene.swift", "--from-launch", "--wait", "0.2", "-o", "a.gif"] + small,
      in: scratch.path
    )
    #expect(result.exitCode == 0)
    #expect(result.errors.contains("connected"))
  }

  private static let shownWindow = """
    let screen = UIViewController()
        window?.rootViewController = screen
        window?.makeKeyAndVisible()
        print("shown")
    """

  @Test(arguments: [
    """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        \(shownWindow)
      }
    }
    """,
    """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        \(shownWindow)
        return true
      }
    }
    """,
  ])
  func `the delegate that shows a window is the app, though nothing is marked as main`(
    delegate: String
  ) throws {
    let scratch = Scratch()
    try scratch.write("import UIKit\n" + delegate, to: "Part.swift")
    let result = try ToolRun(
      own: ["Part.swift", "--from-launch", "--wait", "0.2", "-o", "a.gif"] + small,
      in: scratch.path
    )
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("shown"))
  }
}

import Foundation
import UIKit

/// Starts an app on a stage as the system does: its delegate first, then its scene, then windows.
@MainActor
public struct AppLaunch {
  /// Where the app's classes and resources are.
  public var bundle: AppBundle
  private let makeDelegate: () -> any UIApplicationDelegate
  /// By the names of their classes, with their modules.
  private let sceneDelegates: [String: () -> any UISceneDelegate]

  /// - Parameter sceneDelegates: a maker for each class that may be named as a scene's delegate.
  public init(
    bundle: AppBundle,
    delegate: @escaping () -> any UIApplicationDelegate,
    sceneDelegates: [String: () -> any UISceneDelegate] = [:]
  ) {
    self.bundle = bundle
    makeDelegate = delegate
    self.sceneDelegates = sceneDelegates
  }

  /// A running app; its stage keeps it.
  public final class App {
    let delegate: any UIApplicationDelegate
    var sceneDelegate: (any UISceneDelegate)?
    /// The window that a storyboard fills.
    var window: UIWindow?

    init(_ delegate: any UIApplicationDelegate) { self.delegate = delegate }

    /// Shows the window of a storyboard, or the one that the app has put in its place.
    @MainActor
    func show(_ window: UIWindow?, instead own: UIWindow?) {
      guard let window else { return }
      let shown = own ?? window
      if shown.isHidden { shown.makeKeyAndVisible() }
    }
  }

  /// Launches the app on a stage, as iOS does: delegate, scene, main storyboard, key window.
  public func launch(on stage: Stage) throws -> App {
    // An app has no window and no key window until it makes one.
    stage.window.isHidden = true
    let folder = try bundle.open()
    let info = try folder.info(module: bundle.module)
    registerFonts(info, folder)
    let application = stage.application
    takeStatusBar(of: info, application)
    let style = UIUserInterfaceStyle(info: info)
    if style != .unspecified { stage.force(style) }
    let app = App(makeDelegate())
    stage.app = app
    application.delegate = app.delegate
    let storyboard = mainStoryboard(info).flatMap { folder.hasStoryboard($0) ? $0 : nil }
    stage.perform {
      // Without scenes the window is there before the delegate is told of anything (documented).
      if let storyboard, sceneManifest(info) == nil {
        app.window = AppFolder.window(forStoryboard: storyboard)
        app.delegate.window = app.window
      }
      _ = app.delegate.application(application, willFinishLaunchingWithOptions: nil)
      _ = app.delegate.application(application, didFinishLaunchingWithOptions: nil)
      application.postDidFinishLaunching()
      app.show(app.window, instead: app.delegate.window)
    }
    stage.perform { connectScene(of: app, application, info) }
    let isEmpty = application.windows.allSatisfy { $0.rootViewController == nil }
    let lacksStoryboard = storyboard != mainStoryboard(info)
    if isEmpty || lacksStoryboard {
      stage.perform { fill(app, isEmpty: isEmpty, folder, info) }
    }
    stage.perform {
      app.delegate.applicationDidBecomeActive(application)
      application.postDidBecomeActive(withScenes: app.sceneDelegate != nil)
    }
    return app
  }

  /// Shows a storyboard where neither the app nor its Info.plist has led to a screen.
  private func fill(
    _ app: App,
    isEmpty: Bool,
    _ folder: AppFolder,
    _ info: [String: Any]
  ) {
    let storyboard = mainStoryboard(info)
    // Repositories have apps whose delegate makes the window, and that name a storyboard that is
    // gone. On iOS they raise an exception (observed).
    let missing = sceneManifest(info) == nil && app.sceneDelegate == nil ? storyboard : nil
    guard isEmpty else {
      if let missing, !folder.hasStoryboard(missing) {
        Diagnostics.report(
          "Could not find a storyboard named '\(missing)', which is to be the first: with this, iOS launches no app."
        )
      }
      return
    }
    // The build settings that name the storyboard may not be at hand, or name one that is gone.
    let names = [storyboard, "Main"].compactMap { $0 }
    // One that is missing raises the exception.
    guard let name = names.first(where: folder.hasStoryboard) ?? missing else { return }
    app.window = AppFolder.window(forStoryboard: name)
    app.delegate.window = app.window
    app.window?.makeKeyAndVisible()
  }

  /// The fonts that the Info.plist names.
  private func registerFonts(_ info: [String: Any], _ folder: AppFolder) {
    for case let name as String in info["UIAppFonts"] as? [Any] ?? [] {
      let file = folder.url.appendingPathComponent((name as NSString).lastPathComponent)
      _ = try? UIFont.register(contentsOf: file)
    }
  }

  /// What the status bar looks like in an app whose controllers do not decide about it.
  func takeStatusBar(of info: [String: Any], _ application: UIApplication) {
    guard info["UIViewControllerBasedStatusBarAppearance"] as? Bool == false else { return }
    let style = info["UIStatusBarStyle"] as? String
    let isLight = style?.hasSuffix("LightContent") == true || style?.contains("Black") == true
    application.statusBarStyle = isLight ? .lightContent : .default
    application.isStatusBarHidden = info["UIStatusBarHidden"] as? Bool ?? false
    application.decidesStatusBar = true
  }

  func mainStoryboard(_ info: [String: Any]) -> String? {
    let isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
    let key = "UIMainStoryboardFile"
    // A name for the device replaces the other one (documented). An app of an iPad alone
    // is shown on any device.
    let name =
      info[key + (isPad ? "~ipad" : "~iphone")] ?? info[key]
      ?? info[key + (isPad ? "~iphone" : "~ipad")]
    // Apps that make their window in code leave the name empty.
    return (name as? String).flatMap {
      $0.isEmpty ? nil : ($0 as NSString).deletingPathExtension
    }
  }

  // MARK: Scenes

  private func sceneManifest(_ info: [String: Any]) -> [String: Any]? {
    let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [Any]
    guard let scene = scenes?.first as? [String: Any] else { return nil }
    return scene["UISceneDelegateClassName"] == nil ? nil : scene
  }

  /// Scenes are used where the Info.plist or the app's delegate names a class for them.
  private func connectScene(of app: App, _ application: UIApplication, _ info: [String: Any]) {
    guard let scene = application.connectedScenes.first as? UIWindowScene else { return }
    let manifest = sceneManifest(info)
    let configuration = app.delegate.application(
      application,
      configurationForConnecting: scene.session,
      options: UIScene.ConnectionOptions()
    )
    let name =
      configuration.delegateClass.map { String(reflecting: $0) }
      ?? manifest?["UISceneDelegateClassName"] as? String
    guard let delegate = name.flatMap(sceneDelegate) ?? onlySceneDelegate(application) else {
      if let name { Diagnostics.report("The code has no scene delegate of the name '\(name)'.") }
      return
    }
    app.sceneDelegate = delegate
    scene.delegate = delegate
    let session = UISceneSession(configuration: configuration)
    session.attach(scene)
    scene.session = session
    let windowDelegate = delegate as? any UIWindowSceneDelegate
    if let storyboard = manifest?["UISceneStoryboardFile"] as? String {
      app.window = AppFolder.window(forStoryboard: storyboard)
      app.window?.windowScene = scene
      windowDelegate?.window = app.window
    } else if let storyboard = configuration.storyboard {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = storyboard.instantiateInitialViewController()
      app.window = window
      windowDelegate?.window = window
    }
    delegate.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
    application.postSceneWillConnect()
    app.show(app.window, instead: windowDelegate?.window)
    delegate.sceneWillEnterForeground(scene)
    delegate.sceneDidBecomeActive(scene)
  }

  /// The one scene delegate of code whose Info.plist is not at hand, such as a single file: the
  /// manifest would name it.
  private func onlySceneDelegate(_ application: UIApplication) -> (any UISceneDelegate)? {
    guard bundle.infoPlist == nil, sceneDelegates.count == 1,
      application.windows.allSatisfy({ $0.rootViewController == nil })
    else { return nil }
    return sceneDelegates.first?.value()
  }

  /// By the name with its module, or without.
  private func sceneDelegate(_ name: String) -> (any UISceneDelegate)? {
    if let make = sceneDelegates[name] { return make() }
    let last = name.split(separator: ".").last
    return sceneDelegates.first { $0.key.split(separator: ".").last == last }?.value()
  }
}

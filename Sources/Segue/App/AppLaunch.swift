import Foundation
import UIKit

/// What belongs to an app beside its code.
public struct AppBundle: Sendable {
  /// The module of its classes: `Module.SceneDelegate` names one of them.
  public var module: String
  /// The path of its Info.plist.
  public var infoPlist: String?
  /// Files and folders that are copied into its bundle: asset catalogs, storyboards, pictures.
  public var resources: [String]

  public init(module: String, infoPlist: String? = nil, resources: [String] = []) {
    self.module = module
    self.infoPlist = infoPlist
    self.resources = resources
  }

  /// The Info.plist; empty where there is none or it cannot be read.
  public var info: [String: Any] {
    guard let infoPlist, let data = FileManager.default.contents(atPath: infoPlist),
      let object = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return object as? [String: Any] ?? [:]
  }
}

/// Starts an app on a stage as the system does: its delegate first, then its scene, then windows.
@MainActor
public struct AppLaunch {
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

  /// The app under way; it must live as long as the stage shows it.
  public final class App {
    let delegate: any UIApplicationDelegate
    var sceneDelegate: (any UISceneDelegate)?

    init(_ delegate: any UIApplicationDelegate) { self.delegate = delegate }
  }

  public func launch(on stage: Stage) throws -> App {
    stage.makeCurrent()
    let application = stage.application
    let app = App(makeDelegate())
    application.delegate = app.delegate
    stage.perform {
      _ = app.delegate.application(application, willFinishLaunchingWithOptions: nil)
      _ = app.delegate.application(application, didFinishLaunchingWithOptions: nil)
    }
    stage.perform { connectScene(of: app, application) }
    stage.perform { app.delegate.applicationDidBecomeActive(application) }
    return app
  }

  /// Scenes are used where the Info.plist or the app's delegate names a class for them.
  private func connectScene(of app: App, _ application: UIApplication) {
    guard let scene = application.connectedScenes.first as? UIWindowScene else { return }
    let configuration = app.delegate.application(
      application,
      configurationForConnecting: scene.session,
      options: UIScene.ConnectionOptions()
    )
    let name = configuration.delegateClass.map { String(reflecting: $0) } ?? sceneDelegateName
    guard let name, let delegate = sceneDelegates[name]?() else { return }
    app.sceneDelegate = delegate
    scene.delegate = delegate
    let session = UISceneSession(configuration: configuration)
    session.attach(scene)
    scene.session = session
    delegate.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
    delegate.sceneWillEnterForeground(scene)
    delegate.sceneDidBecomeActive(scene)
  }

  /// `UIApplicationSceneManifest` of the Info.plist, with the module's name filled in.
  private var sceneDelegateName: String? {
    let manifest = bundle.info["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    let name = scenes?.first?["UISceneDelegateClassName"] as? String
    return name?.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: bundle.module)
      .replacingOccurrences(of: "$(TARGET_NAME)", with: bundle.module)
  }
}

import Foundation
import Segue
import UIKit

/// What the user's own compiled code hands to the tool.
///
/// Only the lines generated beside the code fill it.
@MainActor
public enum Client {
  /// What is run.
  public static var subject: Subject?

  /// The animator of the presentation controller that runs, where no delegate of the code returns
  /// both.
  public static var companion: Companion?

  /// How an animator is made and told its way.
  public struct Companion {
    let make: (Roles) -> (any UIViewControllerAnimatedTransitioning)?
    let prepare: (any UIViewControllerAnimatedTransitioning, Roles) -> Void
    let keepsOne: Bool

    /// - Parameter keepsOne: whether the direction is set on the object, so that one can serve
    ///   both.
    public init(
      make: @escaping (Roles) -> (any UIViewControllerAnimatedTransitioning)?,
      prepare: @escaping (any UIViewControllerAnimatedTransitioning, Roles) -> Void,
      keepsOne: Bool
    ) {
      self.make = make
      self.prepare = prepare
      self.keepsOne = keepsOne
    }
  }

  /// Makers of scene delegates, by the names of their classes with their modules.
  public static var sceneDelegates: [String: () -> any UISceneDelegate] = [:]

  /// The launch of an app.
  ///
  /// - Parameter delegate: a maker of its delegate.
  static func launch(
    of bundle: AppBundle,
    _ delegate: @escaping () -> any UIApplicationDelegate
  ) -> AppLaunch {
    AppLaunch(bundle: bundle, delegate: delegate, sceneDelegates: sceneDelegates)
  }

  /// A maker of the app's own delegate, for screens that run without their app and cast
  /// the application's to it.
  public static var appDelegate: (() -> any UIApplicationDelegate)?

  /// A screen of a class, made by the first storyboard of the app that has one.
  public static func screen<Screen: UIViewController>(_ type: Screen.Type) -> Screen {
    let name = String(describing: type)
    return UIStoryboard.controller(in: .main) { $0["customClass"] == name } as? Screen
      ?? type._new()
  }

  /// The screen with an identifier in one of the app's storyboards.
  public static func screen(identifier: String) -> UIViewController {
    UIStoryboard.controller(in: .main) { $0["storyboardIdentifier"] == identifier }
      ?? UIViewController()
  }

  /// Whether the user's own screens get values for what their app sets before it shows them.
  public static var fillsScreens = ProcessInfo.processInfo.environment[fillingKey] != nil

  /// The variable of the environment with which the parent process asks for that from the start.
  static let fillingKey = "SEGUE_CLIENT_FILLS"

  /// An object that lives as long as the process: what it is given to may hold it as `weak` or
  /// `unowned`.
  public nonisolated static func kept<Object: AnyObject>(_ object: Object) -> Object {
    Unmanaged.passRetained(object).takeUnretainedValue()
  }

  /// The object of an initializer that may return nil.
  ///
  /// - Parameter call: the call of it, in words.
  public static func made<Object>(_ object: Object?, by call: String) -> Object {
    if let object { return object }
    end(with: .emptyInitializer(call))
  }

  /// Reports why nothing can run, and ends the process.
  private static func end(with failure: Failure) -> Never {
    if Trial.isRunning { _exit(ExitCode.failure.rawValue) }
    if !CrashNote.keep(failure) {
      FileHandle.standardError.write(Data("\(failure.text)\n".utf8))
    }
    PartialFiles.deleteAll()
    CrashNote.finish()
    _exit(failure.exitCode.rawValue)
  }

  /// The delegate of an app whose code has only that of its scene.
  public static func delegate(ofScene type: AnyClass) -> any UIApplicationDelegate {
    SceneOnlyDelegate(type)
  }

  public enum Subject {
    /// UIKit's own transition runs where `make` returns nil.
    case animator(
      make: (Roles) -> (any UIViewControllerAnimatedTransitioning)?,
      prepare: (any UIViewControllerAnimatedTransitioning, Roles) -> Void
    )
    case transitioningDelegate(
      make: (Roles) -> any UIViewControllerTransitioningDelegate,
      prepare: (any UIViewControllerTransitioningDelegate, Roles) -> Void
    )
    /// A screen that is the delegate of what it presents.
    case presentingScreen(make: (Roles) -> any UIViewControllerTransitioningDelegate)
    case navigationDelegate(make: (Roles) -> any UINavigationControllerDelegate)
    case tabDelegate(make: (Roles) -> any UITabBarControllerDelegate)
    case presentationController(
      make: (_ presented: UIViewController, _ presenting: UIViewController?) ->
        UIPresentationController,
      prepare: (UIPresentationController, Roles) -> Void
    )
    /// UIKit's own transition runs where `make` returns nil.
    case segue(make: (Roles) -> UIStoryboardSegue?)
    case screen(make: (Roles) -> UIViewController)
    case app(make: () -> any UIApplicationDelegate)
    case scenario(make: () -> Scenario)
  }

  /// What the expression that makes an object may name.
  @MainActor
  public struct Roles {
    /// The first screen.
    public let source: UIViewController
    /// The second screen.
    public let destination: UIViewController
    public let isPresenting: Bool
    /// A button of the first screen that a transition could grow from.
    public let originView: UIView

    /// Where the transition happens, before its own container exists.
    public var container: UIView { source.view.window ?? source.view }

    public var originFrame: CGRect { originView.convert(originView.bounds, to: nil) }
    public var origin: CGPoint { CGPoint(x: originFrame.midX, y: originFrame.midY) }
  }
}

extension Client.Roles {
  /// The roles for what makes a presentation controller.
  public init(presented: UIViewController, presenting: UIViewController?) {
    let source = presenting ?? presented
    self.init(
      source: source,
      destination: presented,
      isPresenting: true,
      originView: ClientScene.originView(in: source)
    )
  }
}

/// Names the class of the scene's delegate, as an Info.plist would.
private final class SceneOnlyDelegate: UIResponder, UIApplicationDelegate {
  private let sceneDelegate: AnyClass

  init(_ sceneDelegate: AnyClass) {
    self.sceneDelegate = sceneDelegate
    super.init()
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil,
      sessionRole: connectingSceneSession.role
    )
    configuration.delegateClass = sceneDelegate
    return configuration
  }
}

import Foundation

/// What iOS posts while it launches an app, each after the delegate's call.
extension UIApplication {
  /// The first step: `application(_:didFinishLaunchingWithOptions:)` has returned.
  package func postDidFinishLaunching() {
    guard launch == .launching else { return }
    launch = .launched
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
  }

  /// The second step: the scene is connected.
  package func postSceneWillConnect() {
    guard launch == .launched else { return }
    launch = .connected
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: owner.scene)
  }

  /// The last step: the app becomes active.
  ///
  /// Apps with scenes enter the foreground at launch; older ones only when they return to it
  /// (documented).
  package func postDidBecomeActive(withScenes: Bool) {
    guard launch != .active else { return }
    postDidFinishLaunching()
    postSceneWillConnect()
    launch = .active
    let center = NotificationCenter.default
    center.post(name: UIScene.willEnterForegroundNotification, object: owner.scene)
    if withScenes { center.post(name: Self.willEnterForegroundNotification, object: self) }
    center.post(name: UIScene.didActivateNotification, object: owner.scene)
    center.post(name: Self.didBecomeActiveNotification, object: self)
  }
}

/// Starts nothing here, as the tool has started the app already: code that calls it compiles.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 { 0 }

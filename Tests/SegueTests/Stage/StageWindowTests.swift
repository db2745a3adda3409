import Foundation
import Testing
import UIKit

@testable import Segue

/// Whom the window of a stage shows itself to.
@MainActor
@Suite
struct `Window of a stage` {
  private let stage = Stage(screen: .iPhone15)

  private func show(_ level: UIWindow.Level = .normal) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = level
    window.isHidden = false
    return window
  }

  @Test
  func `an app that shows a window does not meet the stage's empty one`() {
    #expect(stage.application.windows == [stage.window])
    let first = show()
    let second = show(.alert)
    #expect(UIApplication.shared.windows == [first, second])
    #expect(first.windowScene?.windows == [first, second])
  }

  @Test
  func `it is the app's as soon as it shows a controller or a view`() {
    let other = show()
    stage.window.rootViewController = UIViewController()
    #expect(UIApplication.shared.windows == [stage.window, other])
    stage.window.rootViewController = nil
    #expect(UIApplication.shared.windows == [other])
    stage.window.addSubview(UIView())
    #expect(UIApplication.shared.windows == [stage.window, other])
  }

  @Test
  func `an app that starts has no window and no key window before it makes one`() throws {
    let modules = InterfaceClasses.modules
    defer {
      AppResources.mainBundle = nil
      InterfaceClasses.modules = modules
    }
    let delegate = WindowDelegate()
    let app = try AppLaunch(bundle: AppBundle(module: "Shop"), delegate: { delegate })
      .launch(on: stage)
    try withExtendedLifetime(app) {
      #expect(delegate.windowsAtStart.isEmpty && delegate.keyAtStart == nil)
      let window = try #require(delegate.window)
      #expect(UIApplication.shared.windows == [window])
      #expect(UIApplication.shared.keyWindow === window)
    }
  }
}

private final class WindowDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  var windowsAtStart: [UIWindow] = []
  var keyAtStart: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    windowsAtStart = application.windows
    keyAtStart = application.keyWindow
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

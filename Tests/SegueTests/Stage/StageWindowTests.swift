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

  @Test
  func `an app that ends with its stage hears of no screen that leaves`() throws {
    let modules = InterfaceClasses.modules
    defer {
      AppResources.mainBundle = nil
      InterfaceClasses.modules = modules
    }
    let log = AppearanceLog()
    func run() throws {
      let stage = Stage(size: CGSize(width: 100, height: 100))
      let delegate = { WindowDelegate(showing: LoggingScreen(log)) }
      _ = try AppLaunch(bundle: AppBundle(module: "Shop"), delegate: delegate).launch(on: stage)
      stage.advance(by: 0.1)
      #expect(UIApplication.shared.keyWindow != nil)
    }
    try run()
    #expect(log.calls == ["will appear"])
  }
}

private final class AppearanceLog { var calls: [String] = [] }

private final class LoggingScreen: UIViewController {
  private let log: AppearanceLog

  init(_ log: AppearanceLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { log.calls.append("will appear") }
  override func viewWillDisappear(_ animated: Bool) { log.calls.append("will disappear") }
}

private final class WindowDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  var windowsAtStart: [UIWindow] = []
  var keyAtStart: UIWindow?
  private let screen: UIViewController

  init(showing screen: UIViewController = UIViewController()) { self.screen = screen }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    windowsAtStart = application.windows
    keyAtStart = application.keyWindow
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = screen
    window?.makeKeyAndVisible()
    return true
  }
}

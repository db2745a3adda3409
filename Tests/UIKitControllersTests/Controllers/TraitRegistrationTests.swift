import Foundation
import Segue
import Testing

@testable import UIKit

/// Traits of scenes and presentations, which have no view of their own.
@MainActor
@Suite
struct TraitRegistrationTests {
  @Test
  func `what a scene overrides counts for its windows, and is announced`() throws {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
    let scene = try #require(stage.window.windowScene)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    var heard: [String] = []
    scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (scene: UIWindowScene, previous) in
      heard.append("scene \(scene.traitCollection.userInterfaceStyle == .dark)")
    }
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
      heard.append("view \(view.traitCollection.userInterfaceStyle == .dark)")
    }
    scene.traitOverrides.userInterfaceStyle = .dark
    #expect(heard == ["scene true", "view true"])
    #expect(scene.traitCollection.userInterfaceStyle == .dark)
    scene.traitOverrides.userInterfaceStyle = .light
    #expect(heard.suffix(2) == ["scene false", "view false"])
  }

  @Test
  func `a view that comes into a dark one hears that it was light`() {
    let stage = Stage(size: CGSize(width: 375, height: 667), style: .light)
    let dark = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    dark.overrideUserInterfaceStyle = .dark
    stage.window.addSubview(dark)
    var heard: [UIUserInterfaceStyle] = []
    for superview in [dark, stage.window] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, previous) in
        heard.append(previous.userInterfaceStyle)
      }
      superview.addSubview(view)
    }
    #expect(heard == [.light])
  }

  @Test
  func `handlers of a screen that overrides its style as it loads run when it comes into a window`()
  {
    final class Screen: UIViewController {
      var heard: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (screen: Screen, previous) in
          screen.heard.append(
            "\(previous.userInterfaceStyle == .dark) \(screen.traitCollection.userInterfaceStyle == .dark)"
          )
        }
        overrideUserInterfaceStyle = .dark
        heard.append("loaded")
      }
    }
    let stage = Stage(size: CGSize(width: 375, height: 667), style: .light)
    let screen = Screen()
    screen.loadViewIfNeeded()
    #expect(screen.heard == ["loaded"])
    stage.window.rootViewController = screen
    stage.advance(by: 0.1)
    #expect(screen.heard == ["loaded", "false true"])
  }

  @Test
  func `a presentation controller hears of its traits and passes on what it overrides`() throws {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
    let root = UIViewController()
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    let shown = UIViewController()
    let presentation = Listening(presentedViewController: shown, presenting: root)
    let delegate = Delegate(presentation)
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = delegate
    root.present(shown, animated: false)
    stage.advance(by: 0.1)
    var observed = 0
    let registration = presentation.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: Listening, _) in observed += 1
    }
    presentation.traitOverrides.userInterfaceStyle = .dark
    #expect(presentation.changes == 1)
    #expect(observed == 1)
    #expect(shown.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle == .light)
    presentation.unregisterForTraitChanges(registration)
    presentation.traitOverrides.userInterfaceStyle = .light
    #expect(presentation.changes == 2)
    #expect(observed == 1)
  }

  private final class Listening: UIPresentationController {
    var changes = 0

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes += 1
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let presentation: UIPresentationController

    init(_ presentation: UIPresentationController) { self.presentation = presentation }

    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? { presentation }
  }
}

import Foundation
import Segue
import SegueTesting
import TestSupport
import Testing
import UIKit

/// How the built-in transitions look at 0, 25, 50, 75 and 100 % of their time.
@MainActor
@Suite(.goldens("DefaultTransitions"))
struct DefaultTransitionTests {
  /// Red with a white bar on the left, or blue with a yellow disc on the right: no two corners are
  /// alike.
  private final class Scene: UIViewController {
    private let isFirst: Bool

    init(isFirst: Bool) {
      self.isFirst = isFirst
      super.init(nibName: nil, bundle: nil)
      title = isFirst ? "One" : "Two"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = isFirst ? .red : .blue
      view.accessibilityIdentifier = isFirst ? "first" : "second"
      let mark = UIView(
        frame: isFirst
          ? CGRect(x: 10, y: 70, width: 20, height: 80)
          : CGRect(x: 80, y: 80, width: 30, height: 30)
      )
      mark.backgroundColor = isFirst ? .white : .yellow
      if !isFirst { mark.layer.cornerRadius = 15 }
      view.addSubview(mark)
    }
  }

  private func makeStage(rightToLeft: Bool = false, fullScreen: Bool = true) -> Stage {
    Stage(
      size: CGSize(width: 120, height: 200),
      scale: 1,
      layoutDirection: rightToLeft ? .rightToLeft : .leftToRight,
      modalStyle: fullScreen ? .fullScreen : .automatic
    )
  }

  private func film(
    rightToLeft: Bool = false,
    fullScreen: Bool = true,
    _ prepare: @escaping @MainActor (Stage) throws -> () -> Void
  ) throws -> Film {
    let scenario = Scenario {
      makeStage(rightToLeft: rightToLeft, fullScreen: fullScreen)
    } prepare: {
      try prepare($0)
    }
    return try Film(of: scenario)
  }

  @Test(arguments: [
    (UIModalTransitionStyle.coverVertical, "cover-vertical"), (.flipHorizontal, "flip-horizontal"),
    (.crossDissolve, "cross-dissolve"), (.partialCurl, "partial-curl"),
  ])
  func `modal transition styles`(style: UIModalTransitionStyle, name: String) throws {
    func screens(on stage: Stage) -> (first: Scene, second: Scene) {
      let screens = (first: Scene(isFirst: true), second: Scene(isFirst: false))
      screens.second.modalTransitionStyle = style
      stage.window.rootViewController = screens.first
      return screens
    }
    try film { stage in
      let (first, second) = screens(on: stage)
      return { first.present(second, animated: true) }
    }.matchesGoldens("DefaultTransitions/\(name)-present")
    try film { stage in
      let (first, second) = screens(on: stage)
      first.present(second, animated: false)
      return { first.dismiss(animated: true) }
    }.matchesGoldens("DefaultTransitions/\(name)-dismiss")
    try film { stage in
      let (first, second) = screens(on: stage)
      return { first.present(second, animated: true) { first.dismiss(animated: true) } }
    }.returnsToStart()
  }

  @Test
  func `a page sheet, and a second one over it`() throws {
    func screens(on stage: Stage) -> [Scene] {
      let screens = [true, false, true].map { Scene(isFirst: $0) }
      screens[2].sheetPresentationController?.prefersGrabberVisible = true
      stage.window.rootViewController = screens[0]
      return screens
    }
    try film(fullScreen: false) { stage in
      let screens = screens(on: stage)
      return { screens[0].present(screens[1], animated: true) }
    }.matchesGoldens("DefaultTransitions/page-sheet-present")
    try film(fullScreen: false) { stage in
      let screens = screens(on: stage)
      screens[0].present(screens[1], animated: false)
      return { screens[1].present(screens[2], animated: true) }
    }.matchesGoldens("DefaultTransitions/page-sheet-second")
    try film(fullScreen: false) { stage in
      let screens = screens(on: stage)
      screens[0].present(screens[1], animated: false)
      screens[1].present(screens[2], animated: false)
      return { screens[0].dismiss(animated: true) }
    }.matchesGoldens("DefaultTransitions/page-sheet-dismiss-both")
    try film(fullScreen: false) { stage in
      let screens = screens(on: stage)
      return {
        screens[0].present(screens[1], animated: true) {
          screens[1].present(screens[2], animated: true) { screens[0].dismiss(animated: true) }
        }
      }
    }.returnsToStart()
  }

  @Test
  func `a sheet at its medium detent, then at its large one`() throws {
    func screens(on stage: Stage) -> (first: Scene, second: Scene) {
      let screens = (first: Scene(isFirst: true), second: Scene(isFirst: false))
      screens.second.sheetPresentationController?.detents = [.large(), .medium()]
      stage.window.rootViewController = screens.first
      return screens
    }
    let medium: CGFloat = (190 * 425 / 759).rounded()
    try film(fullScreen: false) { stage in
      let (first, second) = screens(on: stage)
      return { first.present(second, animated: true) }
    }.matchesGoldens("DefaultTransitions/sheet-medium")
      .curve(of: "frame.minY", on: "UIDropShadowView").endsAt(200 - medium)
    try film(fullScreen: false) { stage in
      let (first, second) = screens(on: stage)
      first.present(second, animated: false)
      return {
        let sheet = second.sheetPresentationController
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
      }
    }.matchesGoldens("DefaultTransitions/sheet-to-large")
  }

  @Test(arguments: [false, true])
  func `push and pop`(rightToLeft: Bool) throws {
    func navigation(on stage: Stage) -> UINavigationController {
      let navigation = UINavigationController(rootViewController: Scene(isFirst: true))
      stage.window.rootViewController = navigation
      return navigation
    }
    let suffix = rightToLeft ? "-rtl" : ""
    try film(rightToLeft: rightToLeft) { stage in
      let navigation = navigation(on: stage)
      return { navigation.pushViewController(Scene(isFirst: false), animated: true) }
    }.matchesGoldens("DefaultTransitions/push\(suffix)")
    try film(rightToLeft: rightToLeft) { stage in
      let navigation = navigation(on: stage)
      navigation.pushViewController(Scene(isFirst: false), animated: false)
      return { navigation.popViewController(animated: true) }
    }.matchesGoldens("DefaultTransitions/pop\(suffix)")
    try film(rightToLeft: rightToLeft) { stage in
      let navigation = navigation(on: stage)
      return {
        navigation.pushViewController(Scene(isFirst: false), animated: true)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          navigation.popViewController(animated: true)
        }
      }
    }.returnsToStart()
  }

  /// Plain screens without bars: what is drawn must be the mirror image, pixel for pixel.
  @Test
  func `right-to-left interfaces mirror pushes and pops exactly`() throws {
    let strips = try [false, true].map { rightToLeft in
      let stage = makeStage(rightToLeft: rightToLeft)
      let screens = [UIColor.red, .blue].map { color in
        let controller = UIViewController()
        controller.view.backgroundColor = color
        return controller
      }
      let navigation = UINavigationController(rootViewController: screens[0])
      navigation.isNavigationBarHidden = true
      stage.window.rootViewController = navigation
      var frames: [Frame] = []
      navigation.pushViewController(screens[1], animated: true)
      for _ in 0..<5 {
        stage.advance(by: 0.0625)
        frames.append(stage.render())
      }
      try stage.settle()
      navigation.popViewController(animated: true)
      for _ in 0..<5 {
        stage.advance(by: 0.0625)
        frames.append(stage.render())
      }
      return frames
    }
    for (plain, mirrored) in zip(strips[0], strips[1]) {
      let differs = (0..<plain.height).contains { y in
        (0..<plain.width).contains { plain[$0, y] != mirrored[plain.width - 1 - $0, y] }
      }
      #expect(!differs)
    }
  }

  @Test
  func `a cancelled back swipe leaves the pixels it started from`() throws {
    let film = try film { stage in
      let navigation = UINavigationController(rootViewController: Scene(isFirst: true))
      navigation.pushViewController(Scene(isFirst: false), animated: false)
      stage.window.rootViewController = navigation
      let swipe = UIPercentDrivenInteractiveTransition()
      return {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          navigation.backSwipe = swipe
          navigation.popViewController(animated: true)
          swipe.update(0.4)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { swipe.cancel() }
      }
    }
    try film.matchesGoldens("DefaultTransitions/back-swipe").completesOnce().returnsToStart()
  }

  @Test(arguments: [
    (UIAlertController.Style.alert, "alert", ["Cancel", "Delete"]),
    (.actionSheet, "action-sheet", ["One", "Cancel"]),
  ])
  func `alerts and action sheets`(
    style: UIAlertController.Style,
    name: String,
    actions: [String]
  ) throws {
    let styles: [String: UIAlertAction.Style] = ["Cancel": .cancel, "Delete": .destructive]
    func make(_ returns: Bool) -> Scenario {
      Scenario {
        Stage(size: CGSize(width: 300, height: 320), scale: 1)
      } prepare: { stage in
        let root = Scene(isFirst: true)
        stage.window.rootViewController = root
        let alert = UIAlertController(
          title: "Title",
          message: style == .alert ? "Message" : nil,
          preferredStyle: style
        )
        for action in actions {
          alert.addAction(UIAlertAction(title: action, style: styles[action] ?? .default))
        }
        return {
          root.present(alert, animated: true) { if returns { root.dismiss(animated: true) } }
        }
      }
    }
    try Film(of: make(false)).matchesGoldens("DefaultTransitions/\(name)")
    try Film(of: make(true)).returnsToStart()
  }
}

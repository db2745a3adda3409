import Segue
import TestSupport
import Testing
import UIKit

/// How the built-in transitions look at 0, 25, 50, 75 and 100 % of their time.
@MainActor
@Suite(.goldens("DefaultTransitions"))
struct DefaultTransitionTests {
  private static let fractions = [0, 0.25, 0.5, 0.75, 1]

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

  /// Draws the stage at each fraction of `duration` from now on, then settles it.
  private func assertGoldens(_ stage: Stage, _ name: String, duration: TimeInterval) throws {
    let start = stage.time
    for fraction in DefaultTransitionTests.fractions {
      stage.advance(to: start + fraction * duration)
      // Half-way through a flip both screens stand on edge.
      let mayBeBlank = name.hasPrefix("flip") && fraction == 0.5
      assertGolden(stage.render().pixmap, "\(name)@\(fraction)", mayBeBlank: mayBeBlank)
    }
    try stage.settle()
  }

  @Test(arguments: [
    (UIModalTransitionStyle.coverVertical, "cover-vertical", 0.5),
    (.flipHorizontal, "flip-horizontal", 0.75),
    (.crossDissolve, "cross-dissolve", 0.4),
    (.partialCurl, "partial-curl", 0.6),
  ])
  func `modal transition styles`(
    style: UIModalTransitionStyle,
    name: String,
    duration: Double
  )
    throws
  {
    let stage = makeStage()
    let first = Scene(isFirst: true)
    let second = Scene(isFirst: false)
    second.modalTransitionStyle = style
    stage.window.rootViewController = first
    let before = stage.render()
    first.present(second, animated: true)
    try assertGoldens(stage, "\(name)-present", duration: duration)
    first.dismiss(animated: true)
    try assertGoldens(stage, "\(name)-dismiss", duration: duration)
    #expect(stage.render() == before)
  }

  @Test
  func `a page sheet, and a second one over it`() throws {
    let stage = makeStage(fullScreen: false)
    let first = Scene(isFirst: true)
    let second = Scene(isFirst: false)
    let third = Scene(isFirst: true)
    third.sheetPresentationController?.prefersGrabberVisible = true
    stage.window.rootViewController = first
    let before = stage.render()
    first.present(second, animated: true)
    try assertGoldens(stage, "page-sheet-present", duration: 0.5)
    second.present(third, animated: true)
    try assertGoldens(stage, "page-sheet-second", duration: 0.5)
    first.dismiss(animated: true)
    try assertGoldens(stage, "page-sheet-dismiss-both", duration: 0.5)
    #expect(stage.render() == before)
  }

  @Test
  func `a sheet at its medium detent, then at its large one`() throws {
    let stage = makeStage(fullScreen: false)
    let first = Scene(isFirst: true)
    let second = Scene(isFirst: false)
    let sheet = try #require(second.sheetPresentationController)
    sheet.detents = [.large(), .medium()]
    stage.window.rootViewController = first
    first.present(second, animated: true)
    try assertGoldens(stage, "sheet-medium", duration: 0.5)
    let medium: CGFloat = (190 * 425 / 759).rounded()
    #expect(second.view.frame.minY == 200 - medium)
    stage.makeCurrent()
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    try assertGoldens(stage, "sheet-to-large", duration: 0.5)
    #expect(second.view.frame.minY == 10)
  }

  @Test(arguments: [false, true])
  func `push and pop`(rightToLeft: Bool) throws {
    let stage = makeStage(rightToLeft: rightToLeft)
    let navigation = UINavigationController(rootViewController: Scene(isFirst: true))
    stage.window.rootViewController = navigation
    let before = stage.render()
    let suffix = rightToLeft ? "-rtl" : ""
    navigation.pushViewController(Scene(isFirst: false), animated: true)
    try assertGoldens(stage, "push\(suffix)", duration: 0.5)
    navigation.popViewController(animated: true)
    try assertGoldens(stage, "pop\(suffix)", duration: 0.5)
    #expect(stage.render() == before)
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
    let stage = makeStage()
    let navigation = UINavigationController(rootViewController: Scene(isFirst: true))
    navigation.pushViewController(Scene(isFirst: false), animated: false)
    stage.window.rootViewController = navigation
    try stage.settle()
    let before = stage.render()
    let swipe = UIPercentDrivenInteractiveTransition()
    navigation.backSwipe = swipe
    navigation.popViewController(animated: true)
    swipe.update(0.4)
    #expect(stage.render() != before)
    assertGolden(stage.render().pixmap, "back-swipe@0.4")
    swipe.cancel()
    try stage.settle()
    #expect(stage.render() == before)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test
  func `alerts and action sheets`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 320), scale: 1)
    let root = Scene(isFirst: true)
    stage.window.rootViewController = root
    let before = stage.render()
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    root.present(alert, animated: true)
    try assertGoldens(stage, "alert", duration: 0.5)
    root.dismiss(animated: true)
    try stage.settle()
    let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "One", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(sheet, animated: true)
    try assertGoldens(stage, "action-sheet", duration: 0.5)
    root.dismiss(animated: true)
    try stage.settle()
    #expect(stage.render() == before)
  }
}

import Foundation
import Segue
@testable import SegueTesting
import Testing
import UIKit

/// As the README has one beside its tests.
private let waiting = Scenario(screen: Screen(size: CGSize(width: 60, height: 40), scale: 1)) {
  stage in
  let home = UIViewController()
  stage.window.rootViewController = home
  return { UIView.animate(withDuration: 0.2) { home.view.backgroundColor = .red } }
}

/// Each law on a film that keeps it and on one that breaks it.
@MainActor
@Suite(.films(record: .never, artifacts: ".build/meant-to-fail"))
struct `The laws of a film` {
  private func breaks(_ words: String, _ body: () throws -> Void) {
    withKnownIssue {
      do { try body() } catch { Issue.record(error) }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(words) }
    }
  }

  @Test
  func `a good transition obeys them all`() throws {
    let film = try Film(of: presentation { slideUp($0) })
    try film.completesOnce().leavesNothingBehind().neverShowsBlack().endsInModelState()
  }

  @Test
  func `a scenario can be a constant of a file, which is on no actor`() throws {
    #expect(abs(try Film(of: waiting).duration - 0.2) < 0.001)
  }

  @Test
  func `a rate or a division that makes no film is an error in words`() {
    for (fps, divisor, words) in [(0, 1, "'fps: 0'"), (60, 0, "'reducedBy: 0'"), (-5, 1, "-5")] {
      let error = #expect(throws: (any Error).self) {
        _ = try Film(of: slide(), fps: fps, reducedBy: divisor)
      }
      #expect(error.map { "\($0)".contains(words) } == true)
    }
  }

  @Test
  func `completing twice, or never, is reported`() throws {
    let twice = presentation { context in
      slideUp(context) { context.completeTransition(true) }
    }
    breaks("completion: ") { try Film(of: twice).completesOnce() }
    let never = presentation { context in
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
    }
    breaks("never called completeTransition") { try Film(of: never).completesOnce() }
    breaks("No view-controller transition ran at all") { try Film(of: slide()).completesOnce() }
  }

  @Test
  func `a forgotten snapshot and an animation that lasts are reported`() throws {
    let snapshot = presentation { context in
      let picture = context.view(forKey: .from)?.snapshotView(afterScreenUpdates: false)
      if let picture { context.containerView.addSubview(picture) }
      slideUp(context)
    }
    breaks("A snapshot of 60 × 80 points is still in") {
      try Film(of: snapshot).leavesNothingBehind()
    }
    breaks("it is over and was not removed") { try Film(of: lasting).leavesNothingBehind() }
    breaks("what shows at the end is not what the layers' properties say") {
      try Film(of: lasting).endsInModelState()
    }
  }

  /// A window of the app's own, over the stage's.
  private final class ToastWindow: UIWindow {}

  private final class ToastKeeper: UIViewController {
    var toast: ToastWindow?
  }

  private func toast(_ show: @escaping @MainActor (UIWindow) -> Void) -> Scenario {
    Scenario(stage: { Stage(size: CGSize(width: 60, height: 80)) }) { stage in
      let keeper = ToastKeeper()
      stage.window.rootViewController = keeper
      let window = ToastWindow(frame: stage.window.bounds)
      window.rootViewController = UIViewController()
      window.isHidden = false
      keeper.toast = window
      // What is there when the film begins was not left behind by it.
      return {
        UIView.animate(withDuration: 0.1) {
          window.alpha = 0.9
        } completion: { _ in
          show(window)
        }
      }
    }
  }

  @Test
  func `a view left in a window of the app's own is reported`() throws {
    let label = toast { window in
      window.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 10)))
    }
    breaks("of 30 × 10 points is still in the window and is not the view of a screen") {
      try Film(of: label).leavesNothingBehind()
    }
  }

  @Test
  func `a screen that a window of the app's own presents is not left behind`() throws {
    let presented = toast { window in
      let screen = UIViewController()
      screen.modalPresentationStyle = .overFullScreen
      window.rootViewController?.present(screen, animated: true)
    }
    try Film(of: presented).leavesNothingBehind()
  }

  private var lasting: Scenario {
    Scenario(stage: { Stage(size: CGSize(width: 60, height: 40)) }) { stage in
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      square.backgroundColor = .red
      controller.view.addSubview(square)
      stage.window.rootViewController = controller
      return {
        let move = CABasicAnimation(keyPath: "position.x")
        move.toValue = 50
        move.duration = 0.2
        move.fillMode = .forwards
        move.isRemovedOnCompletion = false
        square.layer.add(move, forKey: "move")
      }
    }
  }

  @Test
  func `a gap between two screens is black`() throws {
    let gap = presentation { context in
      context.view(forKey: .from)?.alpha = 0
      slideUp(context)
    }
    breaks("black: nothing covers 100 % of the screen at frame") {
      try Film(of: gap).neverShowsBlack()
    }
    try Film(of: gap).neverShowsBlack(allowing: 1)
  }

  @Test
  func `a film that returns ends where it began`() throws {
    breaks("the last frame is not the first") { try Film(of: slide()).returnsToStart() }
    let back = Scenario(stage: { Stage(size: CGSize(width: 60, height: 40)) }) { stage in
      let controller = UIViewController()
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      square.backgroundColor = .red
      controller.view.addSubview(square)
      stage.window.rootViewController = controller
      return {
        UIView.animate(withDuration: 0.1) {
          square.frame.origin.x = 40
        } completion: { _ in
          UIView.animate(withDuration: 0.1) { square.frame.origin.x = 0 }
        }
      }
    }
    try Film(of: back).returnsToStart()
  }

  @Test
  func `a curve neither starts nor ends at what is not a number`() throws {
    let curve = try Film(of: slide()).curve(of: "frame.minX", on: "square")
    breaks("starts at 0, not at nan") { try curve.startsAt(.nan) }
    breaks("ends at 40, not at nan") { try curve.endsAt(.nan) }
  }

  @Test
  func `a curve with a value that is not a number matches no golden`() throws {
    let film = try Film(of: slide())
    let curve = FilmCurve(
      keyPath: "frame.minX",
      layerName: "square",
      times: [0, 0.5],
      values: [0, .nan],
      film: film
    )
    breaks("is nan at frame 2 (500.0 ms), which no golden holds") {
      try curve.matchesGolden("nan")
    }
  }

  @Test
  func `curves are found by name and number`() throws {
    let film = try Film(of: slide())
    let curve = try film.curve(of: "frame.minX", on: "square")
    #expect(curve.values.count == 31)
    try curve.startsAt(0).isMonotonic().endsAt(40).staysWithin(0...40)
    breaks("ends at 40, not at 30") { try curve.endsAt(30) }
    breaks("leaves 0...20 at frame 17") { try curve.staysWithin(0...20) }
    breaks("no layer is called 'circle'. There are: ") {
      try film.curve(of: "frame.minX", on: "circle")
    }
    breaks("'square' has no number 'weight'") { try film.curve(of: "weight", on: "square") }
    let swing = Scenario(stage: { Stage(size: CGSize(width: 60, height: 40)) }) { stage in
      let controller = UIViewController()
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      square.accessibilityIdentifier = "square"
      controller.view.addSubview(square)
      stage.window.rootViewController = controller
      return {
        UIView.animate(
          withDuration: 0.5,
          delay: 0,
          usingSpringWithDamping: 0.2,
          initialSpringVelocity: 0
        ) { square.frame.origin.x = 40 }
      }
    }
    breaks("turns back at frame") {
      try Film(of: swing).curve(of: "frame.minX", on: "square").isMonotonic()
    }
  }

  @Test
  func `a variant runs on its own stage, and names its goldens`() throws {
    #expect(Variant.all.count == 16)
    #expect(Set(Variant.all.map(\.name)).count == 16)
    let variant = Variant(screen: .iPhoneSE, style: .dark, direction: .rightToLeft)
    #expect(variant.name == "iphone-se-dark-rtl")
    let film = try Film(of: slide(), variant: variant)
    #expect(film.duration == 0.5)
    #expect(film.variant == variant)
  }
}

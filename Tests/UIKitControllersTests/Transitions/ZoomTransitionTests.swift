// swift-format-ignore-file: NeverForceUnwrap
// A missing value ends the test.

import Foundation
import Segue
import SegueTesting
import TestSupport
import Testing
import UIKit

/// The zoom that a controller prefers, from iOS 18 on.
@MainActor
@Suite(.goldens("ZoomTransition"))
struct ZoomTransitionTests {
  /// A screen with a thumb: green, with round corners.
  private final class Grid: UIViewController {
    let thumb = UIView(frame: CGRect(x: 70, y: 120, width: 40, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      thumb.backgroundColor = .green
      thumb.layer.cornerRadius = 10
      view.addSubview(thumb)
    }
  }

  /// Blue, with a red square of 80 points at its top.
  private final class Detail: UIViewController {
    static let hero = CGRect(x: 20, y: 30, width: 80, height: 80)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .blue
      view.accessibilityIdentifier = "detail"
      let square = UIView(frame: Detail.hero)
      square.backgroundColor = .red
      view.addSubview(square)
    }
  }

  enum Way: String, CaseIterable {
    case push, present
  }

  private func scenario(
    _ way: Way,
    isBack: Bool = false,
    _ source: @escaping @MainActor (Grid) -> UIView? = { $0.thumb },
    aligned: CGRect? = Detail.hero,
    configure: @escaping @MainActor (Detail) -> Void = { _ in }
  ) -> Scenario {
    Scenario {
      Stage(size: CGSize(width: 120, height: 200), scale: 1, modalStyle: .fullScreen)
    } prepare: { stage in
      let grid = Grid()
      let detail = Detail()
      let options = UIViewController.Transition.ZoomOptions()
      options.alignmentRectProvider = { _ in aligned }
      detail.preferredTransition = .zoom(options: options) { context in
        #expect(context.zoomedViewController === detail)
        return source(grid)
      }
      configure(detail)
      let navigation = way == .push ? UINavigationController(rootViewController: grid) : nil
      navigation?.setNavigationBarHidden(true, animated: false)
      stage.window.rootViewController = navigation ?? grid
      @MainActor
      func show(_ isAnimated: Bool) {
        way == .push
          ? navigation?.pushViewController(detail, animated: isAnimated)
          : grid.present(detail, animated: isAnimated)
      }
      guard isBack else { return { show(true) } }
      show(false)
      return {
        way == .push
          ? _ = navigation?.popViewController(animated: true) : grid.dismiss(animated: true)
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `a screen grows out of a view, and shrinks back into it`(way: Way) throws {
    try Film(of: scenario(way)).matchesGoldens("ZoomTransition/\(way.rawValue)")
    try Film(of: scenario(way, isBack: true)).matchesGoldens("ZoomTransition/\(way.rawValue)-back")
  }

  @Test(arguments: Way.allCases)
  func `the aligned part begins where the view is`(way: Way) throws {
    let film = try Film(of: scenario(way))
    // 80 points of the screen lie on 40: its middle, at (60, 100), is 30 points below the square's.
    try film.curve(of: "center.x", on: "detail").startsAt(90).endsAt(60)
    try film.curve(of: "center.y", on: "detail").startsAt(155).endsAt(100)
  }

  @Test
  func `without an aligned part the whole screen fills the view`() throws {
    let film = try Film(of: scenario(.push, aligned: nil))
    try film.curve(of: "center.x", on: "detail").startsAt(90).endsAt(60)
    try film.curve(of: "center.y", on: "detail").startsAt(140).endsAt(100)
  }

  @Test
  func `everything that a zoom changed is as it was`() throws {
    let stage = Stage(size: CGSize(width: 120, height: 200), scale: 1)
    let grid = Grid()
    let detail = Detail()
    grid.loadViewIfNeeded()
    grid.thumb.alpha = 0.75
    detail.preferredTransition = .zoom { _ in grid.thumb }
    let navigation = UINavigationController(rootViewController: grid)
    stage.window.rootViewController = navigation
    let children = { detail.view.subviews.count }
    let before = children()
    navigation.pushViewController(detail, animated: true)
    stage.advance(by: 0.1)
    #expect(grid.thumb.alpha == 0)
    #expect(detail.view.mask != nil)
    stage.advance(by: 1)
    #expect(grid.thumb.alpha == 0.75)
    #expect(detail.view.mask == nil)
    #expect(detail.view.transform == .identity)
    #expect(children() == before)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(grid.thumb.alpha == 0.75)
    #expect(detail.view.superview == nil)
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
  }

  @Test
  func `titles of a bar fade in place along with a zoom`() throws {
    let stage = Stage(size: CGSize(width: 240, height: 400), scale: 1)
    let grid = Grid()
    grid.title = "Grid"
    let navigation = UINavigationController(rootViewController: grid)
    navigation.navigationBar.prefersLargeTitles = true
    stage.window.rootViewController = navigation
    try stage.settle()
    let detail = Detail()
    detail.title = "Detail"
    detail.navigationItem.largeTitleDisplayMode = .never
    detail.preferredTransition = .zoom { _ in grid.thumb }
    stage.perform { navigation.pushViewController(detail, animated: true) }
    stage.advance(by: 0.1)
    let titles = labels(in: navigation.navigationBar)
      .filter { $0.text == "Grid" || $0.text == "Detail" }
    #expect(titles.contains { $0.text == "Grid" } && titles.contains { $0.text == "Detail" })
    #expect(titles.allSatisfy { $0.transform.isIdentity })
  }

  @Test
  func `the screen below a bar that is not translucent stays below it`() throws {
    let stage = Stage(size: CGSize(width: 120, height: 200), scale: 1)
    let grid = Grid()
    let navigation = UINavigationController(rootViewController: grid)
    navigation.navigationBar.isTranslucent = false
    stage.window.rootViewController = navigation
    try stage.settle()
    let place = grid.view.frame
    #expect(place.minY > 0)
    let detail = Detail()
    detail.preferredTransition = .zoom { _ in grid.thumb }
    stage.perform { navigation.pushViewController(detail, animated: true) }
    try stage.settle()
    stage.perform { _ = navigation.popViewController(animated: true) }
    stage.advance(by: 0.1)
    #expect(grid.view.frame == place)
    try stage.settle()
    #expect(grid.view.frame == place)
  }

  @Test
  func `without a view to zoom from, the system's own transition is shown`() throws {
    let none = try Film(of: scenario(.push, { _ in nil }))
    try none.curve(of: "frame.minX", on: "detail").startsAt(120).endsAt(0)
    let elsewhere = try Film(of: scenario(.present, { _ in UIView() }))
    try elsewhere.curve(of: "frame.minY", on: "detail").startsAt(200).endsAt(0)
  }

  @Test
  func `a preferred style comes before the style of the controller`() throws {
    let film = try Film(
      of: scenario(
        .present,
        configure: { detail in
          detail.modalTransitionStyle = .flipHorizontal
          detail.preferredTransition = .crossDissolve
        }
      )
    )
    try film.curve(of: "alpha", on: "detail").startsAt(0).endsAt(1)
  }

  @Test
  func `a screen that prefers a zoom covers the presenter by default`() throws {
    let stage = Stage(size: CGSize(width: 180, height: 320))
    let grid = Grid()
    stage.window.rootViewController = grid
    try stage.settle()
    let detail = Detail()
    detail.preferredTransition = .zoom { _ in grid.thumb }
    stage.perform { grid.present(detail, animated: true) }
    try stage.settle()
    #expect(detail.view.convert(detail.view.bounds, to: nil) == stage.window.bounds)
    #expect(grid.view.transform.isIdentity)
  }

  private func gridWithItem(on stage: Stage) throws -> (UINavigationController, UIBarButtonItem) {
    let grid = Grid()
    let item = UIBarButtonItem(systemItem: .add)
    grid.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: grid)
    stage.window.rootViewController = navigation
    try stage.settle()
    return (navigation, item)
  }

  private func shownScale(of view: UIView) -> CGFloat {
    (view.layer.presentation() ?? view.layer).affineTransform().a
  }

  @Test
  func `a sheet grows out of an item of a bar, and shrinks back into it`() throws {
    let stage = Stage(screen: .iPhone15)
    let (navigation, item) = try gridWithItem(on: stage)
    let detail = Detail()
    detail.preferredTransition = .zoom { _ in item }
    stage.perform { navigation.present(detail, animated: true) }
    stage.advance(by: 0.03)
    #expect(detail.presentationController is UISheetPresentationController)
    #expect(shownScale(of: detail.view) < 0.6)
    try stage.settle()
    #expect(detail.view.transform.isIdentity)
    stage.perform { detail.dismiss(animated: true) }
    stage.advance(by: 0.3)
    #expect(shownScale(of: detail.view) < 0.6)
    try stage.settle()
    #expect(navigation.presentedViewController == nil)
    #expect((item.value(forKey: "view") as? UIView)?.alpha == 1)
  }

  @Test
  func `a pushed screen grows out of an item of a bar, and shrinks back into it`() throws {
    let stage = Stage(screen: .iPhone15)
    let (navigation, item) = try gridWithItem(on: stage)
    let detail = Detail()
    detail.preferredTransition = .zoom(sourceBarButtonItemProvider: { _ in item })
    stage.perform { navigation.pushViewController(detail, animated: true) }
    stage.advance(by: 0.03)
    #expect(shownScale(of: detail.view) < 0.6)
    try stage.settle()
    #expect(detail.view.transform.isIdentity)
    let covered = stage.render()[60, 1800]
    stage.perform { _ = navigation.popViewController(animated: true) }
    stage.advance(by: 0.3)
    #expect(stage.render()[60, 1800] != covered)
    try stage.settle()
    #expect((item.value(forKey: "view") as? UIView)?.alpha == 1)
  }
}

import Segue
import Testing

@testable import UIKit

/// The room around the items of navigation bars and toolbars.
@MainActor
@Suite
struct `The room around the items of bars` {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  private let root = UIViewController()

  private func star(_ action: @escaping () -> Void = {}) -> UIBarButtonItem {
    let action = UIAction(image: UIImage(systemName: "star")) { _ in action() }
    return UIBarButtonItem(primaryAction: action)
  }

  private func frames(_ items: [UIBarButtonItem]) -> [CGRect] {
    items.compactMap { $0.viewInBar?.frame }
  }

  private func toolbar(_ items: [UIBarButtonItem]) {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    bar.items = items
    stage.window.addSubview(bar)
    stage.advance(by: 0.1)
  }

  @Test
  func `touch areas of buttons are 8 points apart in a toolbar, also beside a flexible space`() {
    let items = [star(), star(), UIBarButtonItem.flexibleSpace(), star(), star()]
    toolbar(items)
    let places = frames(items)
    #expect(places.count == 4)
    // Each is 44 points wide.
    #expect(abs(places[1].midX - places[0].midX - 52) < 0.01)
    #expect(abs(places[3].midX - places[2].midX - 52) < 0.01)
    #expect(places[0].minX == 16)
    #expect(abs(places[3].maxX - 304) < 0.01)
  }

  @Test
  func `a fixed space in a toolbar lies between the touch areas of its neighbours`() {
    let items = [star(), UIBarButtonItem.fixedSpace(20), star()]
    toolbar(items)
    let places = frames(items)
    #expect(abs(places[1].midX - places[0].midX - 72) < 0.01)
  }

  @Test
  func `a navigation bar spaces its buttons as a toolbar does`() {
    let items = [star(), star()]
    root.navigationItem.rightBarButtonItems = items
    stage.window.rootViewController = UINavigationController(rootViewController: root)
    stage.advance(by: 0.1)
    let places = frames(items)
    #expect(abs(places[0].midX - places[1].midX - 52) < 0.01)
  }

  @Test
  func `buttons with titles as wide as touch areas are 16 points apart`() {
    let items = ["Duplicate", "Rename"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    toolbar(items)
    let places = frames(items)
    #expect(abs(places[1].minX - places[0].maxX - 16) < 0.01)
  }

  @Test
  func `a button is touched around its picture, and between two of them the nearer one is`() throws
  {
    var taps: [String] = []
    let items = [star { taps.append("outer") }, star { taps.append("inner") }]
    root.navigationItem.rightBarButtonItems = items
    stage.window.rootViewController = UINavigationController(rootViewController: root)
    stage.advance(by: 0.1)
    let places = items.compactMap { $0.viewInBar.map { $0.convert($0.bounds, to: nil) } }
    try #require(places.count == 2)
    let (outer, inner) = (places[0], places[1])
    for x in [outer.maxX + 8, outer.minX - 6, inner.maxX + 6, inner.midX - 21, inner.midX - 30] {
      stage.tap(at: CGPoint(x: x, y: outer.minY + 3))
      stage.advance(by: 0.3)
    }
    #expect(taps == ["outer", "outer", "inner", "inner"])
  }

  @Test
  func `a button of a toolbar is touched beside its picture`() throws {
    var taps = 0
    let item = star { taps += 1 }
    toolbar([item])
    let place = try #require(item.viewInBar.map { $0.convert($0.bounds, to: nil) })
    stage.tap(at: CGPoint(x: place.maxX + 7, y: place.midY))
    stage.advance(by: 0.3)
    #expect(taps == 1)
  }
}

import Foundation
import Segue
import Testing

@testable import UIKit

/// Elements of a menu that prefer a size, and the images of submenus.
@MainActor
@Suite
struct `Sizes of menu elements` {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)

  private func action(_ title: String, _ perform: @escaping () -> Void = {}) -> UIAction {
    UIAction(title: title, image: UIImage(systemName: "star")) { _ in perform() }
  }

  private func open(_ menu: UIMenu) throws {
    let button = UIButton(type: .system)
    button.setTitle("Options", for: .normal)
    button.frame = CGRect(x: 110, y: 40, width: 100, height: 40)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    stage.tap(at: button.center)
    try stage.settle()
  }

  private func all<V: UIView>(_ type: V.Type) -> [V] {
    func all(_ view: UIView) -> [V] {
      view.subviews.flatMap { ($0 as? V).map { [$0] } ?? all($0) }
    }
    return MenuOverlay.current(in: stage.window).map(all) ?? []
  }

  private func frames<V: UIView>(_ type: V.Type) -> [CGRect] {
    all(type).map { $0.convert($0.bounds, to: nil) }
  }

  private func labels(in view: UIView) -> [String] {
    view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }.compactMap(\.text)
  }

  @Test
  func `small elements are next to each other without their titles, over the rows`() throws {
    var taps: [String] = []
    let small = ["Cut", "Copy", "Paste"].map { name in action(name) { taps.append(name) } }
    try open(
      UIMenu(children: [
        UIMenu(options: .displayInline, preferredElementSize: .small, children: small),
        action("Share"),
      ])
    )
    let tiles = frames(MenuTile.self)
    #expect(tiles.count == 3 && Set(tiles.map(\.minY)).count == 1)
    #expect(zip(tiles, tiles.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 0.01 })
    #expect(all(MenuTile.self).allSatisfy { labels(in: $0).isEmpty })
    #expect(all(MenuRowView.self).map(\.row.element.title) == ["Share"])
    #expect(frames(MenuRowView.self)[0].minY >= tiles[0].maxY)
    stage.tap(at: CGPoint(x: tiles[1].midX, y: tiles[1].midY))
    try stage.settle()
    #expect(taps == ["Copy"])
    #expect(MenuOverlay.current(in: stage.window) == nil)
  }

  @Test
  func `medium elements have their titles below their images, three to a strip`() throws {
    let names = ["A", "B", "C", "D"]
    try open(UIMenu(preferredElementSize: .medium, children: names.map { action($0) }))
    let tiles = all(MenuTile.self)
    #expect(tiles.map { labels(in: $0) } == names.map { [$0] })
    let picture = try #require(tiles[0].subviews.first { $0 is UIImageView })
    let title = try #require(tiles[0].subviews.first { $0 is UILabel })
    #expect(picture.frame.maxY <= title.frame.minY)
    let tops = frames(MenuTile.self).map(\.minY)
    #expect(tops[0] == tops[1] && tops[1] == tops[2] && tops[3] > tops[2])
  }

  @Test
  func `a strip keeps its order in a menu that opens in reverse`() {
    let inline = UIMenu(
      options: .displayInline,
      preferredElementSize: .small,
      children: [action("A"), action("B")]
    )
    let content = MenuContent(UIMenu(children: [inline, action("C"), action("D")]))
    #expect(content.reversed().rows.map(\.element.title) == ["D", "C", "A", "B"])
  }

  @Test
  func `the row of a submenu shows its image at the end and its chevron at the start`() throws {
    let star = UIImage(systemName: "star")
    try open(
      UIMenu(children: [
        UIMenu(title: "Sort", image: star, children: [action("Date")]),
        UIMenu(title: "More", children: [action("One")]),
      ])
    )
    let rows = all(MenuRowView.self)
    let pictures = rows.map { row in
      row.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
        .sorted { $0.frame.minX < $1.frame.minX }
    }
    #expect(pictures.map(\.count) == [2, 1])
    #expect(pictures[0][1].image === star)
    #expect(pictures[0][0].frame.maxX <= 32 && pictures[0][1].frame.minX > 125)
    #expect(pictures[1][0].frame.minX > 125)
    let titles = rows.compactMap { row in row.subviews.first { $0 is UILabel } }
    #expect(titles.allSatisfy { $0.frame.minX == 32 })
  }

  @Test
  func `rows have their size at once when elements come later`() throws {
    var deliver: (() -> Void)?
    let late = UIDeferredMenuElement { give in
      deliver = { give([UIAction(title: "Late") { _ in }]) }
    }
    try open(UIMenu(children: [action("Early"), late]))
    stage.perform { deliver?() }
    stage.advance(by: 0.02)
    let rows = all(MenuRowView.self)
    #expect(rows.map(\.row.element.title) == ["Early", "Late"])
    for row in rows { #expect(row.layer.presentation()?.frame == row.frame) }
  }

  @Test
  func `a palette is a strip of images without lines, and a line is around the chosen one`()
    throws
  {
    let colors = ["Red", "Green", "Blue", "Gray", "Pink"].map { name in
      UIAction(
        title: name,
        image: UIImage(systemName: "circle")?.withRenderingMode(.alwaysOriginal),
        state: name == "Blue" ? .on : .off
      ) { _ in }
    }
    try open(
      UIMenu(children: [
        UIMenu(options: [.displayInline, .displayAsPalette], children: colors), action("Share"),
      ])
    )
    let tiles = all(MenuTile.self)
    #expect(tiles.count == 5 && Set(frames(MenuTile.self).map(\.minY)).count == 1)
    #expect(tiles.allSatisfy { labels(in: $0).isEmpty && $0.backgroundColor == nil })
    let rings = tiles.map { tile in
      tile.subviews.contains { !$0.isHidden && $0.layer.borderWidth > 0 }
    }
    #expect(rings == [false, false, true, false, false])
    #expect(all(MenuRowView.self).map(\.row.element.title) == ["Share"])
  }

  @Test
  func `the title of an inline menu stands above its elements`() throws {
    let part = UIMenu(title: "Sort", options: .displayInline, children: [action("Name")])
    try open(UIMenu(children: [action("Share"), part]))
    let rows = frames(MenuRowView.self)
    let title = try #require(stage.element(named: "Sort"))
    #expect(title.frame.minY >= rows[0].maxY && title.frame.maxY <= rows[1].minY)
  }
}

import Foundation
import Segue
import Testing
import UIKit

/// The menu that a touch on the title of a navigation bar opens.
@MainActor
@Suite
struct `The menu of a title` {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  private let root = UIViewController()
  private var item: UINavigationItem { root.navigationItem }

  private func show() throws {
    root.title = "Letter"
    stage.window.rootViewController = UINavigationController(rootViewController: root)
    try stage.settle()
  }

  private func frame(_ name: String) throws -> CGRect {
    try #require(stage.element(named: name)).frame
  }

  @Test
  func `the title makes room for a chevron as long as it has a menu`() throws {
    try show()
    let alone = try frame("Letter")
    #expect(abs(alone.midX - 160) < 1)
    item.titleMenuProvider = { _ in UIMenu(children: []) }
    try stage.settle()
    let beside = try frame("Letter")
    #expect(beside.midX < 154 && abs(beside.width - alone.width) < 1)
    item.titleMenuProvider = nil
    try stage.settle()
    #expect(try frame("Letter") == alone)
  }

  @Test
  func `a touch on the words or beside them opens the menu, for which the provider is asked anew`()
    throws
  {
    var asked = 0
    var chosen: [Int] = []
    item.titleMenuProvider = { suggested in
      asked += 1
      let number = asked
      return UIMenu(
        children: suggested + [UIAction(title: "Export \(number)") { _ in chosen.append(number) }]
      )
    }
    try show()
    #expect(asked == 0)
    let words = try frame("Letter")
    for (number, x) in [(1, words.midX), (2, words.maxX + 12)] {
      stage.tap(at: CGPoint(x: x, y: words.midY))
      try stage.settle()
      let row = try frame("Export \(number)")
      #expect(row.minY > words.maxY)
      stage.tap(at: CGPoint(x: row.midX, y: row.midY))
      try stage.settle()
    }
    #expect(chosen == [1, 2])
  }

  @Test
  func `a provider that has none opens nothing, and a view in place of the title has no chevron`()
    throws
  {
    item.titleMenuProvider = { _ in nil }
    try show()
    let words = try frame("Letter")
    stage.tap(at: CGPoint(x: words.midX, y: words.midY))
    try stage.settle()
    let logo = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    item.titleView = logo
    try stage.settle()
    #expect(abs(logo.convert(logo.bounds, to: nil).midX - 160) < 1)
    #expect(logo.bounds.width == 40)
  }
}

import Segue
import Testing

@testable import UIKit

/// The letters along the edge of a table.
@MainActor
@Suite
struct `Indices of sections` {
  private final class Contacts: UITableViewController {
    var titles: [String]? = ["A", "B", "C", "D", "E", "F", "G", "H"]
    var answers: [IndexPath: IndexPath?] = [:]

    override func numberOfSections(in tableView: UITableView) -> Int { 8 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      5
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = .checkmark
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { titles?[section] }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

    override func tableView(
      _ tableView: UITableView,
      indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { indexPath.row }

    override func tableView(
      _ tableView: UITableView,
      willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { answers[indexPath] ?? indexPath }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 600))
  private let list: Contacts

  init() { list = Contacts(style: .plain) }

  private func open() throws -> UITableView {
    stage.window.rootViewController = list
    try stage.settle()
    return list.tableView
  }

  @Test
  func `rows make room for the letters`() throws {
    let table = try open()
    let index = try #require(table.sectionIndex)
    #expect(index.frame == CGRect(x: 375, y: 0, width: 15, height: 600))
    let row = try #require(table.cellForRow(at: [0, 0]))
    let mark = try #require(row.subviews.lazy.compactMap { $0 as? TableAccessoryView }.first)
    #expect(mark.frame.maxX == 355)
  }

  @Test
  func `a list of words is as wide as the longest one, and rows make room for it`() throws {
    list.titles = ["A", "Departments", "C", "D", "E", "F", "G", "H"]
    let table = try open()
    let index = try #require(table.sectionIndex)
    #expect(index.width > 60)
    #expect(index.frame == CGRect(x: 390 - index.width, y: 0, width: index.width, height: 600))
    let row = try #require(table.cellForRow(at: [0, 0]))
    let mark = try #require(row.subviews.lazy.compactMap { $0 as? TableAccessoryView }.first)
    #expect(mark.frame.maxX == 370 - index.width)
  }

  @Test
  func `a finger on a letter shows its section, and the letters stay`() throws {
    let table = try open()
    // Eight letters of 14 points, in the middle of 600: the fourth.
    stage.tap(at: CGPoint(x: 384, y: 300 - 56 + 3.5 * 14))
    try stage.settle()
    #expect(table.contentOffset.y == table.rectForHeader(inSection: 3).minY)
    #expect(table.sectionIndex?.frame.minY == table.contentOffset.y)
  }

  @Test
  func `below a bar a letter shows its section as well`() throws {
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    stage.window.rootViewController = navigation
    try stage.settle()
    let index = try #require(list.tableView.sectionIndex)
    let place = index.convert(CGPoint(x: 8, y: index.bounds.midY - 7), to: nil as UIView?)
    stage.tap(at: place)
    try stage.settle()
    let row = list.tableView.convert(list.tableView.rectForRow(at: [3, 0]), to: nil as UIView?)
    let header = list.tableView.rectForHeader(inSection: 3).height
    #expect(row.minY == navigation.navigationBar.frame.maxY + header)
  }

  @Test
  func `few rows have no letters, and a table that is asked again may have others`() throws {
    let table = try open()
    table.sectionIndexMinimumDisplayRowCount = 41
    #expect(table.sectionIndex == nil)
    table.sectionIndexMinimumDisplayRowCount = 0
    #expect(table.sectionIndex != nil)
    list.titles = nil
    table.reloadSectionIndexTitles()
    #expect(table.sectionIndex == nil)
  }

  @Test
  func `the delegate indents rows`() throws {
    let table = try open()
    #expect(table.cellForRow(at: [0, 3])?.indentationLevel == 3)
  }

  @Test
  func `the delegate keeps a row chosen`() throws {
    let table = try open()
    table.allowsMultipleSelection = true
    list.answers = [[0, 0]: nil as IndexPath?]
    let rows = [0, 1].map { table.rectForRow(at: [0, $0]).midY }
    for y in rows + rows {
      stage.tap(at: CGPoint(x: 100, y: y))
      try stage.settle()
    }
    #expect(table.indexPathsForSelectedRows == [[0, 0]])
  }
}

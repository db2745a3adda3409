import Foundation
import Segue
import Testing
import UIKit

/// When cells and titles get the configurations of their state.
@MainActor
@Suite
struct `Configurations of cells` {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)

  private static func content(_ text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = text
    return content
  }

  private final class Row: UITableViewCell {
    var updates = 0
    override func updateConfiguration(using state: UICellConfigurationState) {
      updates += 1
      contentConfiguration = content(state.isSelected ? "selected" : "normal")
    }
  }

  private final class Title: UITableViewHeaderFooterView {
    override func updateConfiguration(using state: UIViewConfigurationState) {
      contentConfiguration = content("title")
    }
  }

  private final class Item: UICollectionViewCell {
    var updates = 0
    override func updateConfiguration(using state: UICellConfigurationState) {
      updates += 1
      contentConfiguration = content(state.isEditing ? "edited" : "normal")
    }
  }

  /// The name of a state, in a label.
  private struct Mark: UIContentConfiguration {
    var name = "none"
    func makeContentView() -> any UIView & UIContentView { MarkView(self) }
    func updated(for state: any UIConfigurationState) -> Mark {
      guard let state = state as? UICellConfigurationState else { return self }
      return Mark(name: state.isSelected ? "selected" : "normal")
    }
  }

  private final class MarkView: UILabel, UIContentView {
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ configuration: Mark) {
      self.configuration = configuration
      super.init(frame: .zero)
      show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() { text = (configuration as? Mark)?.name }
  }

  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Row.self, forCellReuseIdentifier: "row")
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mark")
      tableView.register(Title.self, forHeaderFooterViewReuseIdentifier: "title")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView,
      viewForHeaderInSection section: Int
    ) -> UIView? { tableView.dequeueReusableHeaderFooterView(withIdentifier: "title") }

    override func tableView(
      _ tableView: UITableView,
      heightForHeaderInSection section: Int
    ) -> CGFloat { 40 }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      guard indexPath.row == 1 else {
        return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
      let cell = tableView.dequeueReusableCell(withIdentifier: "mark", for: indexPath)
      cell.contentConfiguration = Mark()
      return cell
    }
  }

  private func show() throws -> Rows {
    let rows = Rows(style: .plain)
    stage.window.rootViewController = rows
    try stage.settle()
    return rows
  }

  private func text(_ configuration: (any UIContentConfiguration)?) -> String? {
    (configuration as? UIListContentConfiguration)?.text ?? (configuration as? Mark)?.name
  }

  @Test
  func `a row and a title get those of their own code before they are seen`() throws {
    let table: UITableView = try show().tableView
    let row = try #require(table.cellForRow(at: [0, 0]) as? Row)
    #expect(text(row.contentConfiguration) == "normal")
    let title = try #require(table.headerView(forSection: 0) as? Title)
    #expect(text(title.contentConfiguration) == "title")
    #expect(!title.contentView.subviews.isEmpty)
  }

  @Test
  func `a row gets them again when it is selected, and when it is reused`() throws {
    let table: UITableView = try show().tableView
    let row = try #require(table.cellForRow(at: [0, 0]) as? Row)
    let updates = row.updates
    stage.perform { table.selectRow(at: [0, 0], animated: false, scrollPosition: .none) }
    #expect(text(row.contentConfiguration) == "selected")
    #expect(row.updates == updates + 1)
    stage.perform { table.reloadData() }
    try stage.settle()
    #expect(table.cellForRow(at: [0, 0]) === row)
    #expect(text(row.contentConfiguration) == "normal")
    #expect(row.updates > updates + 1)
  }

  @Test
  func `content of the app's own is asked what it becomes in a state`() throws {
    let table: UITableView = try show().tableView
    let row = try #require(table.cellForRow(at: [0, 1]))
    let label = try #require(row.contentView.subviews.first as? MarkView)
    #expect(label.text == "normal")
    stage.perform { table.selectRow(at: [0, 1], animated: false, scrollPosition: .none) }
    #expect(label.text == "selected")
    #expect(text(row.contentConfiguration) == "selected")
    row.automaticallyUpdatesContentConfiguration = false
    stage.perform { table.deselectRow(at: [0, 1], animated: false) }
    #expect(label.text == "selected")
  }

  @Test
  func `a configuration takes the place of labels and of all else in the content view`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "old"
    cell.contentView.addSubview(UISwitch())
    cell.contentConfiguration = Self.content("new")
    #expect(cell.contentView.subviews.count == 1)
    cell.detailTextLabel?.text = "late"
    let view = cell.contentView.subviews.first as? UIListContentView
    #expect(cell.contentView.subviews == [view])
    // Equal content goes into the view that is there, and what was added to it stays.
    let added = UIView()
    cell.contentView.addSubview(added)
    cell.contentConfiguration = Self.content("newer")
    #expect(cell.contentView.subviews == [view, added])
  }

  @Test
  func `content of the app's own has the margins of the row's content view`() throws {
    let rows = try show()
    let cell = try #require(rows.tableView.cellForRow(at: [0, 1]))
    let view = try #require(cell.contentView.subviews.first as? MarkView)
    #expect(view.directionalLayoutMargins == cell.contentView.directionalLayoutMargins)
    #expect(view.directionalLayoutMargins.leading == 16)
    view.directionalLayoutMargins = .zero
    cell.layoutIfNeeded()
    #expect(view.directionalLayoutMargins == .zero)
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let name = indexPath.item == 0 ? "item" : "mark"
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
      if indexPath.item == 1 { cell.contentConfiguration = Mark() }
      return cell
    }
  }

  @Test(arguments: [false, true])
  func `an item gets those of its own code before it is seen, and those of its state`(
    isEditing: Bool
  ) throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 44)
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    let items = Items()
    view.register(Item.self, forCellWithReuseIdentifier: "item")
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "mark")
    view.dataSource = items
    view.isEditing = isEditing
    stage.perform { stage.window.addSubview(view) }
    try stage.settle()
    let item = try #require(view.cellForItem(at: [0, 0]) as? Item)
    #expect(text(item.contentConfiguration) == (isEditing ? "edited" : "normal"))
    let mark = try #require(view.cellForItem(at: [0, 1]))
    let label = try #require(mark.contentView.subviews.first as? MarkView)
    #expect(label.text == "normal")
    stage.perform { view.selectItem(at: [0, 1], animated: false, scrollPosition: []) }
    #expect(label.text == "selected")
    withExtendedLifetime(items) {}
  }
}

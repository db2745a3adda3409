import Segue
import Testing

@testable import UIKit

/// Tables and lists whose rows are edited.
@MainActor
@Suite
struct `Rows that are edited` {
  /// As the template of a table view controller has it, with nothing but the required and the two
  /// commits.
  private final class Groceries: UITableViewController {
    var items = ["Milk", "Bread", "Tea", "Rice"]
    var several = false

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.allowsMultipleSelectionDuringEditing = several
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      items.count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = items[indexPath.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete else { return }
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }

    override func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 600))
  private let list = Groceries(style: .plain)

  private func open(several: Bool = false) throws -> UITableView {
    list.several = several
    stage.window.rootViewController = list
    try stage.settle()
    return list.tableView
  }

  private func cell(_ row: Int) throws -> UITableViewCell {
    try #require(list.tableView.cellForRow(at: [0, row]))
  }

  @Test
  func `a swipe deletes a row where the data source commits it`() throws {
    let table = try open()
    stage.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 200, y: 66), over: 0.5)
    try stage.settle()
    try stage.prepare(.tap(.element("Delete")))()
    try stage.settle()
    #expect(list.items == ["Milk", "Tea", "Rice"])
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test
  func `the content makes room for the controls, within the time of their coming`() throws {
    _ = try open()
    list.setEditing(true, animated: true)
    stage.advance(by: 0.15)
    let row = try cell(0)
    let middle = try #require(row.contentView.layer.presentation()).frame.minX
    #expect(middle > 5 && middle < 33, "The content is at \(middle).")
    // The text is not stretched, nor does the circle leave the middle.
    let text = try #require(row.textLabel)
    #expect(text.layer.contentsGravity == .left)
    let circle = try #require(
      row.subviews.lazy.compactMap { $0 as? RowEditControl }.first?.subviews.first
    )
    #expect(circle.layer.presentation()?.position == circle.layer.position)
    try stage.settle()
    #expect(row.contentView.frame.minX == 38)
    #expect(row.editingStyle == .delete)
    list.setEditing(false, animated: true)
    try stage.settle()
    #expect(row.contentView.frame.minX == 0)
  }

  @Test
  func `a mark stays away while the row is edited, unless there is one for editing`() throws {
    _ = try open()
    list.setEditing(true, animated: false)
    let row = try cell(0)
    let marks = { row.subviews.compactMap { $0 as? TableAccessoryView } }
    #expect(marks().map(\.alpha) == [0])
    row.editingAccessoryType = .checkmark
    #expect(marks().map(\.alpha) == [0, 1])
  }

  @Test
  func `the red circle uncovers the deletion`() throws {
    _ = try open()
    list.setEditing(true, animated: false)
    stage.tap(at: CGPoint(x: 27, y: 22))
    try stage.settle()
    #expect(try cell(0).transform.tx < -70)
    try stage.prepare(.tap(.element("Delete")))()
    try stage.settle()
    #expect(list.items == ["Bread", "Tea", "Rice"])
    #expect(list.tableView.isEditing)
  }

  @Test
  func `a finger moves a row by its lines, and the others make room`() throws {
    _ = try open()
    list.setEditing(true, animated: false)
    let milk = try cell(0)
    let bread = try cell(1)
    // The finger rests for a second before it lifts.
    let path = [22, 120, 121, 120].map { CGPoint(x: 360, y: $0) }
    stage.drag(along: path, over: 20, velocity: 0)
    stage.advance(by: 19.9)
    #expect(abs(milk.center.y - 120) < 1)
    #expect(bread.frame.minY == 0)
    #expect(list.items.first == "Milk")
    try stage.settle()
    #expect(list.items == ["Bread", "Tea", "Milk", "Rice"])
    #expect(milk.frame.minY == 88)
    #expect(list.tableView.indexPath(for: milk) == [0, 2])
  }

  @Test
  func `circles choose rows beside each other, and the end of editing forgets them`() throws {
    let table = try open(several: true)
    list.setEditing(true, animated: false)
    for y in [22, 110] {
      stage.tap(at: CGPoint(x: 200, y: y))
      try stage.settle()
    }
    #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 2]])
    #expect(try cell(0).isSelected)
    list.setEditing(false, animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test
  func `rows are not chosen while a table is edited that does not let them`() throws {
    let table = try open()
    list.setEditing(true, animated: false)
    stage.tap(at: CGPoint(x: 200, y: 22))
    try stage.settle()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test
  func `a row that comes onto the screen is edited like the others`() throws {
    let table = try open()
    list.setEditing(true, animated: false)
    list.items.append("Salt")
    table.insertRows(at: [[0, 4]], with: .none)
    try stage.settle()
    #expect(try cell(4).contentView.frame.minX == 38)
  }

  // MARK: Lists in collection views

  /// Three rows that can be pinned and deleted.
  private final class Reminders: UICollectionViewController {
    var source: UICollectionViewDiffableDataSource<Int, String>?
    var pinned: [IndexPath] = []

    init() {
      super.init(collectionViewLayout: UICollectionViewFlowLayout())
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.leadingSwipeActionsConfigurationProvider = { [weak self] place in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Pin") { _, _, done in
            self?.pinned.append(place)
            done(true)
          }
        ])
      }
      collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.allowsMultipleSelectionDuringEditing = true
      let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell,
        _,
        text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        cell.accessories = [.multiselect(), .reorder()]
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
        $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
      }
      source.reorderingHandlers.canReorderItem = { _ in true }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["Call", "Write", "Pay"])
      source.apply(snapshot, animatingDifferences: false)
      self.source = source
    }
  }

  private func openReminders() throws -> Reminders {
    let reminders = Reminders()
    stage.window.rootViewController = reminders
    try stage.settle()
    return reminders
  }

  private func row(_ item: Int, of reminders: Reminders) throws -> UICollectionViewListCell {
    try #require(reminders.collectionView.cellForItem(at: [0, item]) as? UICollectionViewListCell)
  }

  @Test
  func `a row of a list shows its actions within its group, and closes after one`() throws {
    let reminders = try openReminders()
    let row = try row(1, of: reminders)
    let middle = row.frame.midY
    stage.drag(from: CGPoint(x: 60, y: middle), to: CGPoint(x: 160, y: middle), over: 0.5)
    try stage.settle()
    #expect(row.transform.tx == 74)
    #expect(row.mask?.frame.minX == -74)
    try stage.prepare(.tap(.element("Pin")))()
    try stage.settle()
    #expect(reminders.pinned == [[0, 1]])
    #expect(row.transform.isIdentity)
    #expect(row.mask == nil)
  }

  @Test
  func `a list is edited along with its controller, and chooses rows by their circles`() throws {
    let reminders = try openReminders()
    reminders.setEditing(true, animated: true)
    try stage.settle()
    let row = try row(1, of: reminders)
    let circle = try #require(row.subviews.lazy.compactMap { $0 as? SelectionCircle }.first)
    #expect(!circle.isChosen)
    stage.tap(at: CGPoint(x: 200, y: row.frame.midY))
    try stage.settle()
    #expect(reminders.collectionView.indexPathsForSelectedItems == [[0, 1]])
    #expect(circle.isChosen)
  }

  @Test
  func `a list that is edited before it is shown is loaded`() throws {
    final class Grid: UICollectionViewController {
      var hasLoaded = false
      override func viewDidLoad() {
        super.viewDidLoad()
        hasLoaded = true
      }
    }
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!grid.hasLoaded)
    grid.setEditing(true, animated: false)
    #expect(grid.hasLoaded)
    #expect(grid.collectionView.isEditing)
    #expect(grid.isEditing)
  }

  @Test
  func `a finger moves a row of a list by its lines`() throws {
    let reminders = try openReminders()
    reminders.setEditing(true, animated: false)
    try stage.settle()
    let first = try row(0, of: reminders).frame
    stage.drag(
      from: CGPoint(x: 350, y: first.midY),
      to: CGPoint(x: 350, y: first.midY + 2 * first.height),
      over: 1
    )
    try stage.settle()
    #expect(reminders.source?.snapshot().itemIdentifiers == ["Write", "Pay", "Call"])
  }
}

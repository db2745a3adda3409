import Testing
import UIKit

// A table that is edited, with the code of its template.

private final class Groceries: UITableViewController {
  var items = ["Milk", "Bread", "Tea"]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.insertNewItem() }
    )
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
  }

  func insertNewItem() {
    items.insert("New", at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row > 0
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }
}

@MainActor
@Suite
struct `A table that is edited` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let list = Groceries(style: .plain)

  init() {
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func cell(_ row: Int) throws -> UITableViewCell {
    try #require(list.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  @Test
  func `the button of the template edits the table, and makes room in rows that can be edited`()
    throws
  {
    list.setEditing(true, animated: false)
    window.layoutIfNeeded()
    #expect(list.tableView.isEditing)
    #expect(list.editButtonItem.title == "Done")
    #expect(try cell(1).isEditing)
    #expect(try cell(1).contentView.frame.minX == 38)
    #expect(try cell(0).contentView.frame.minX == 0)
    list.setEditing(false, animated: false)
    window.layoutIfNeeded()
    #expect(try cell(1).contentView.frame.minX == 0)
    #expect(list.editButtonItem.title == "Edit")
  }

  @Test
  func `rows come and go as the data source says`() throws {
    list.insertNewItem()
    window.layoutIfNeeded()
    #expect(try cell(0).textLabel?.text == "New")
    list.tableView(
      list.tableView,
      commit: .delete,
      forRowAt: IndexPath(row: 1, section: 0)
    )
    window.layoutIfNeeded()
    #expect(list.tableView.numberOfRows(inSection: 0) == 3)
    #expect(try cell(1).textLabel?.text == "Bread")
  }
}

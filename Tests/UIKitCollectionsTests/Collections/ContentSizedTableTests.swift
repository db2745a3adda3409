import Segue
import Testing

@testable import UIKit

/// Tables that are as high as their content.
@MainActor
@Suite
struct ContentSizedTableTests {
  private final class ContentSizedTable: UITableView {
    override var intrinsicContentSize: CGSize { contentSize }
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 3
    /// What the table says of itself while it asks.
    var answers: [CGSize] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      answers.append(tableView.contentSize)
      return count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      answers.append(tableView.contentSize)
      return 90
    }
  }

  private let rows = Rows()

  private func makeTable() -> ContentSizedTable {
    let table = ContentSizedTable()
    table.dataSource = rows
    table.delegate = rows
    return table
  }

  @Test
  func `a table knows the height of its content before it is laid out`() {
    let table = makeTable()
    #expect(table.contentSize.height == 270)
    table.tableFooterView = UIView(frame: rect(0, 0, 0, 30))
    #expect(table.contentSize.height == 300)
    rows.count = 5
    #expect(table.contentSize.height == 300)
    table.reloadData()
    #expect(table.contentSize.height == 480)
    #expect(rows.answers.count > 8)
  }

  @Test
  func `the size that fits a table is as high as its content`() {
    let table = makeTable()
    let size = CGSize(width: 250, height: CGFloat.greatestFiniteMagnitude)
    #expect(table.sizeThatFits(size) == CGSize(width: 250, height: 270))
    table.frame = rect(0, 0, 300, 10)
    table.sizeToFit()
    #expect(table.frame == rect(0, 0, 300, 270))
  }

  @Test
  func `a view is as high as the content of its table when it is asked how high it would be`() {
    let (box, table) = (UIView(), makeTable())
    table.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: box.topAnchor),
      table.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    let size = box.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size == CGSize(width: 390, height: 270))
    box.frame = rect(0, 0, 390, 270)
    box.layoutIfNeeded()
    #expect(table.frame.size == size && table.visibleCells.count == 3)
  }

  @Test
  func `an observer hears once of each height of the content`() {
    let stage = Stage(size: CGSize(width: 390, height: 600))
    let table = makeTable()
    table.frame = rect(0, 0, 390, 600)
    var heights: [CGFloat] = []
    let observation = table.observe(\.contentSize) { table, _ in
      heights.append(table.contentSize.height)
    }
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
    rows.count = 5
    stage.perform { table.reloadData() }
    stage.advance(by: 0.1)
    #expect(heights.filter { $0 == 450 }.count == 1)
    observation.invalidate()
  }

  @Test
  func `the data of a batch are not read before its end`() {
    let table = makeTable()
    table.frame = rect(0, 0, 390, 600)
    table.layoutIfNeeded()
    table.performBatchUpdates {
      rows.count = 2
      table.rowHeight = 50
      #expect(table.contentSize.height == 270)
      table.deleteRows(at: [[0, 2]], with: .none)
    }
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 180)
  }
}

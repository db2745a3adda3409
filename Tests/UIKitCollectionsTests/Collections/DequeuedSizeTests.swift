import Segue
import Testing
import UIKit

/// The size that a cell of a table has where its data source fills it.
@MainActor
@Suite
struct `Sizes of dequeued cells` {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var frames: [CGRect] = []
    var height: CGFloat = 300
    var namesRow = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height
    }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        namesRow
        ? tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        : tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell()
      frames.append(cell.frame)
      let page = cell.contentView.viewWithTag(1) ?? UIView()
      page.tag = 1
      page.frame = cell.bounds
      cell.contentView.addSubview(page)
      return cell
    }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 844), scale: 1)
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let source = Source()

  private func show() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = source
    table.delegate = source
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
  }

  @Test
  func `a cell that is dequeued for a row has the row's place and size`() {
    show()
    #expect(source.frames.first == CGRect(x: 0, y: 0, width: 390, height: 300))
    #expect(source.frames.last == CGRect(x: 0, y: 300, width: 390, height: 300))
    let page = table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.viewWithTag(1)
    #expect(page?.frame.size == CGSize(width: 390, height: 300))
  }

  @Test
  func `a cell of the pool has the size of its new row`() {
    show()
    source.frames = []
    source.height = 200
    table.reloadData()
    stage.advance(by: 0.1)
    #expect(source.frames.last == CGRect(x: 0, y: 200, width: 390, height: 200))
  }

  @Test
  func `a cell that is dequeued for no row keeps its own size`() {
    source.namesRow = false
    show()
    #expect(source.frames.first?.width == 320)
  }
}

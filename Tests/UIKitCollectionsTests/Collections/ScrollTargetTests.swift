import Segue
import Testing
import UIKit

/// Tables that scroll to rows whose heights are not known yet.
@MainActor
struct ScrollTargetTests {
  private final class Source: NSObject, UITableViewDataSource {
    var high: Set<Int> = []
    var count = 45
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = high.contains(indexPath.row) ? "one\ntwo\nthree\nfour" : "one"
      return cell
    }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 600), scale: 2)
  private let source = Source()
  private let table = UITableView(frame: rect(0, 0, 390, 600))

  private func show(high: Set<Int>) {
    source.high = high
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
  }

  private var bottom: CGFloat {
    table.contentOffset.y + table.bounds.height - table.adjustedContentInset.bottom
  }

  @Test
  func `a high row that has just been inserted at the end is shown whole`() throws {
    show(high: [45])
    let last = IndexPath(row: 45, section: 0)
    stage.perform {
      table.scrollToRow(at: [0, 44], at: .bottom, animated: false)
    }
    try stage.settle()
    stage.perform {
      source.count += 1
      table.insertRows(at: [last], with: .automatic)
      table.scrollToRow(at: last, at: .bottom, animated: true)
    }
    try stage.settle()
    let place = table.rectForRow(at: last)
    #expect(place.height > 80)
    #expect(abs(bottom - place.maxY) < 1)
    #expect(try abs(#require(table.cellForRow(at: last)).frame.height - place.height) < 1)
  }

  @Test
  func `rows that turn out to be high on the way move the target along`() throws {
    show(high: Set(14..<26))
    stage.perform { table.scrollToRow(at: [0, 30], at: .top, animated: true) }
    try stage.settle()
    #expect(abs(table.contentOffset.y - table.rectForRow(at: [0, 30]).minY) < 1)
  }

  @Test(arguments: [true, false])
  func `the target is where the rows beside it will be`(animated: Bool) throws {
    show(high: [36, 38, 40])
    stage.perform { table.scrollToRow(at: [0, 40], at: .bottom, animated: animated) }
    try stage.settle()
    #expect(abs(bottom - table.rectForRow(at: [0, 40]).maxY) < 1)
  }

  @Test
  func `rows on the screen stay there while those above are measured`() throws {
    show(high: [20, 21])
    stage.perform { table.scrollToRow(at: [0, 44], at: .bottom, animated: false) }
    try stage.settle()
    let row = IndexPath(row: 40, section: 0)
    let before = table.rectForRow(at: row).minY - table.contentOffset.y
    stage.perform {
      table.scrollToRow(at: [0, 20], at: .top, animated: true)
      #expect(table.rectForRow(at: [0, 20]).height > 80)
      #expect(abs(table.rectForRow(at: row).minY - table.contentOffset.y - before) < 1)
    }
    try stage.settle()
    let top = table.contentOffset.y + table.adjustedContentInset.top
    #expect(abs(top - table.rectForRow(at: [0, 20]).minY) < 1)
  }

  @Test
  func `a block does not wait for the indicators of what it scrolls`() throws {
    let scroll = UIScrollView(frame: rect(0, 0, 390, 600))
    scroll.contentSize = CGSize(width: 390, height: 3000)
    stage.window.addSubview(scroll)
    stage.advance(by: 0.1)
    var ended: Bool?
    stage.perform {
      UIView.animate(withDuration: 2) {
        scroll.scrollRectToVisible(rect(0, 1000, 10, 10), animated: true)
      } completion: {
        ended = $0
      }
    }
    stage.advance(by: 0.1)
    #expect(ended == true)
  }

  @Test
  func `bars flash along content that can move, and not along content that fits`() {
    let scroll = UIScrollView(frame: rect(0, 0, 390, 600))
    stage.window.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.alwaysBounceVertical = true
    scroll.contentSize = CGSize(width: 390, height: 600)
    stage.advance(by: 0.1)
    stage.perform { scroll.flashScrollIndicators() }
    #expect(scroll.subviews.isEmpty)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    stage.perform { scroll.flashScrollIndicators() }
    #expect(scroll.subviews.count == 1)
  }
}

import Segue
import Testing
import UIKit

/// The titles of sections: where they are while rows move, and how high they are.
@Suite
@MainActor
struct SectionTitleTests {
  private final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
    let long = String(repeating: "All of these need a key in the app's information. ", count: 3)
    var hasView = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      long
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      guard hasView else { return nil }
      let view = UIView()
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 50),
      ])
      return view
    }
  }

  private func makeTable(_ titles: Titles, _ style: UITableView.Style) -> UITableView {
    let table = UITableView(frame: rect(0, 0, 390, 600), style: style)
    table.dataSource = titles
    table.delegate = titles
    return table
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `a footer has small grey words in each style`(_ style: UITableView.Style) throws {
    let stage = Stage(size: CGSize(width: 390, height: 600), scale: 1)
    let titles = Titles()
    let table = makeTable(titles, style)
    stage.window.addSubview(table)
    try stage.settle()
    let label = try #require(table.footerView(forSection: 0)?.textLabel)
    #expect(label.text == titles.long)
    #expect(label.font.pointSize == 13 && label.textColor == .secondaryLabel)
  }

  @Test
  func `the header of a section that stays moves with its rows`() throws {
    let fixture = TableFixture([["a", "b"], ["c"]])
    let header = try #require(fixture.table.headerView(forSection: 1))
    fixture.rows[0].append("new")
    fixture.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    #expect(fixture.table.headerView(forSection: 1) === header)
    #expect(header.layer.animation(forKey: "position") != nil)
    fixture.rows.insert(["z"], at: 0)
    fixture.table.insertSections([0], with: .automatic)
    #expect(fixture.table.headerView(forSection: 2) === header)
    try fixture.stage.settle()
    #expect(header.frame == fixture.table.rectForHeader(inSection: 2))
  }

  @Test
  func `a header that rows push off the screen is seen on its way`() throws {
    let fixture = TableFixture([["a"], ["b"]])
    let header = try #require(fixture.table.headerView(forSection: 1))
    fixture.rows[0] += (0..<30).map { "\($0)" }
    let added = (1...30).map { IndexPath(row: $0, section: 0) }
    fixture.table.insertRows(at: added, with: .automatic)
    #expect(header.superview === fixture.table && header.frame.minY > 600)
    try fixture.stage.settle()
    #expect(header.superview == nil)
  }

  @Test
  func `a header that comes onto the screen slides in with its rows`() throws {
    let fixture = TableFixture([(0..<30).map { "\($0)" }, ["a"]])
    #expect(fixture.table.headerView(forSection: 1) == nil)
    let before = fixture.table.rectForHeader(inSection: 1).minY
    fixture.rows[0] = ["0"]
    let removed = (1..<30).map { IndexPath(row: $0, section: 0) }
    fixture.table.deleteRows(at: removed, with: .automatic)
    let header = try #require(fixture.table.headerView(forSection: 1))
    let after = fixture.table.rectForHeader(inSection: 1).minY
    #expect(before > 600 && header.frame.minY == after)
    fixture.stage.advance(by: 0.1)
    let half = try #require(header.layer.presentation()?.frame.minY)
    #expect(half > after + 100 && half < before - 100)
    try fixture.stage.settle()
    #expect(header.layer.presentation()?.frame.minY == after)
  }

  @Test
  func `the header of a deleted section goes with its rows, and that of a new one comes with them`()
    throws
  {
    let fixture = TableFixture([["a"], ["b"], ["c"]])
    let old = try #require(fixture.table.headerView(forSection: 1))
    let place = old.frame
    fixture.rows = [["a"], ["c"], ["d"]]
    fixture.stage.perform {
      fixture.table.performBatchUpdates {
        fixture.table.deleteSections([1], with: .fade)
        fixture.table.insertSections([2], with: .right)
      }
    }
    let new = try #require(fixture.table.headerView(forSection: 2))
    fixture.stage.advance(by: 0.15)
    let leaving = try #require(old.layer.presentation())
    #expect(old.superview === fixture.table && leaving.frame == place)
    #expect(leaving.opacity > 0.05 && leaving.opacity < 0.95)
    let left = try #require(new.layer.presentation()).frame.minX
    #expect(left > 20 && left < 370)
    try fixture.stage.settle()
    #expect(old.superview == nil)
    #expect(new.frame == fixture.table.rectForHeader(inSection: 2))
  }

  @Test
  func `a header that an update makes does not grow into its place`() throws {
    let fixture = TableFixture([["a", "b"], ["c"]])
    let old = try #require(fixture.table.headerView(forSection: 1))
    fixture.table.reloadSections([1], with: .automatic)
    let new = try #require(fixture.table.headerView(forSection: 1))
    #expect(new !== old && old.superview == nil)
    #expect(new.layer.animationKeys() == nil && new.textLabel?.layer.animationKeys() == nil)
  }

  @Test
  func `what an app makes for an update is no part of the update's animation`() throws {
    final class Boxes: NSObject, UITableViewDataSource, UITableViewDelegate {
      /// What the app has put into rows and headers.
      private(set) var made: [UIView] = []
      private func makeBox(in view: UIView) {
        let box = UIView()
        box.frame = rect(10, 10, 80, 20)
        view.addSubview(box)
        made.append(box)
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        makeBox(in: cell.contentView)
        return cell
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UIView()
        makeBox(in: header)
        return header
      }
    }
    let boxes = Boxes()
    let stage = Stage(size: CGSize(width: 390, height: 600))
    let table = UITableView(frame: rect(0, 0, 390, 600))
    table.dataSource = boxes
    table.delegate = boxes
    stage.window.addSubview(table)
    stage.window.layoutIfNeeded()
    let before = boxes.made.count
    table.reloadSections([0], with: .fade)
    UIView.animate(withDuration: 1) {
      table.reloadData()
      table.layoutIfNeeded()
    }
    #expect(boxes.made.count >= before + 4)
    #expect(boxes.made.allSatisfy { $0.layer.animationKeys() == nil })
  }

  @Test
  func `a title of several lines has room for all of them`() throws {
    let titles = Titles()
    let table = makeTable(titles, .insetGrouped)
    table.layoutIfNeeded()
    let footer = try #require(table.footerView(forSection: 0))
    let label = try #require(footer.textLabel)
    let lines = label.sizeThatFits(CGSize(width: 390 - 2 * 40, height: 1000)).height
    #expect(lines > 40)
    #expect(footer.bounds.height > lines + 10)
    #expect(label.frame.minY == 7 && label.frame.height >= lines)
  }

  @Test
  func `a header with constraints is as high as they say`() {
    let titles = Titles()
    titles.hasView = true
    #expect(makeTable(titles, .plain).rectForHeader(inSection: 0).height == 70)
    #expect(makeTable(titles, .grouped).rectForHeader(inSection: 0).height == 70)
  }
}

import Segue
import Testing

@testable import UIKit

/// How high the headers and footers of sections are, and the room above them.
@Suite
@MainActor
struct SectionHeightTests {
  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    var title: String?
    var own: CGFloat?
    var askedViews = 0
    var view: UIView?

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      title
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      title
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      own ?? tableView.sectionHeaderHeight
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      askedViews += 1
      return section == 0 ? view : nil
    }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 600), scale: 2)
  private let sections = Sections()

  private func makeTable(_ style: UITableView.Style, height: CGFloat? = nil) -> UITableView {
    let table = UITableView(frame: rect(0, 0, 390, 600), style: style)
    if let height {
      table.sectionHeaderHeight = height
      table.sectionFooterHeight = height
    }
    table.dataSource = sections
    table.delegate = sections
    stage.window.addSubview(table)
    table.layoutIfNeeded()
    return table
  }

  private func headers(_ table: UITableView) -> [CGFloat] {
    [0, 1].map { table.rectForHeader(inSection: $0).height }
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped], [10, 18] as [CGFloat])
  func `the small height of a storyboard does not squeeze a title`(
    style: UITableView.Style,
    height: CGFloat
  ) {
    sections.title = "Title"
    let table = makeTable(style, height: height)
    #expect(headers(table) == [55.5, 38])
    #expect(table.rectForFooter(inSection: 0).height == 30)
    #expect(headers(makeTable(style, height: 100)) == [100, 100])
    sections.own = 12
    #expect(headers(makeTable(style, height: height)) == [12, 12])
  }

  @Test(arguments: [10, 18] as [CGFloat])
  func `a storyboard's height leaves the wide margin above the first group of an older app`(
    height: CGFloat
  ) {
    #expect(headers(makeTable(.grouped, height: height)) == [height, height])
    UIKitWorld.current.presentsFullScreenByDefault = true
    #expect(headers(makeTable(.grouped, height: height)) == [35, height])
    #expect(headers(makeTable(.insetGrouped, height: height)) == [height, height])
    #expect(headers(makeTable(.grouped, height: 0)) == [0, 0])
    #expect(headers(makeTable(.grouped, height: 50)) == [50, 50])
    sections.view = UIView()
    #expect(headers(makeTable(.grouped, height: height)) == [height, height])
  }

  @Test
  func `the title above the rows of a plain table is grey and smaller than their texts`() throws {
    sections.title = "Title"
    let header = try #require(makeTable(.plain).headerView(forSection: 0))
    let label = try #require(header.textLabel)
    #expect(label.text == "Title" && label.textColor == .secondaryLabel)
    #expect(label.font == .systemFont(ofSize: 15, weight: .semibold))
    let configured = UIListContentConfiguration.plainHeader().textProperties
    #expect(configured.font == label.font && configured.color == .secondaryLabel)
  }

  @Test
  func `without titles it is the margin above each group`() {
    #expect(headers(makeTable(.grouped)) == [35, 18])
    #expect(headers(makeTable(.grouped, height: 18)) == [18, 18])
    #expect(headers(makeTable(.insetGrouped, height: 18)) == [18, 18])
    #expect(headers(makeTable(.grouped, height: 0)) == [0, 0])
  }

  @Test(arguments: [.leastNormalMagnitude, .leastNonzeroMagnitude, 0.01] as [CGFloat])
  func `a header lower than half a pixel has no view`(height: CGFloat) {
    sections.title = "Title"
    sections.own = height
    let table = makeTable(.grouped)
    #expect(table.headerView(forSection: 0) == nil)
    #expect(sections.askedViews == 0)
    sections.own = 1
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) != nil)
    #expect(sections.askedViews > 0)
  }

  @Test
  func
    `a header that is a label or a search bar is as high as that, one without content 28 points`()
  {
    let label = UILabel()
    label.text = "Large"
    label.font = .systemFont(ofSize: 34)
    sections.view = label
    #expect(headers(makeTable(.plain))[0] == label.intrinsicContentSize.height)
    sections.view = UISearchBar()
    #expect(headers(makeTable(.plain))[0] == 56)
    sections.view = UIView()
    #expect(headers(makeTable(.plain))[0] == 28)
  }

  @Test
  func `a plain header has room above it, which does not stick with it`() {
    sections.title = "Title"
    let table = makeTable(.plain)
    #expect(table.rectForHeader(inSection: 0) == rect(0, 22, 390, 28))
    #expect(table.rect(forSection: 0).minY == 0)
    #expect(table.rect(forSection: 1).minY == table.rect(forSection: 0).maxY)
    #expect(table.headerView(forSection: 0)?.frame.minY == 22)
    table.contentOffset.y = 200
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame == rect(0, 200, 390, 28))
  }

  @Test
  func `the room above plain headers may be removed, and there is none without headers`() {
    let bare = makeTable(.plain)
    #expect(bare.rectForRow(at: [0, 0]).minY == 0)
    sections.title = "Title"
    let table = makeTable(.plain)
    table.sectionHeaderTopPadding = 0
    #expect(table.rectForRow(at: [0, 0]).minY == 28)
  }

  @Test
  func `projects of old systems have no room above plain headers`() {
    let old = Stage(size: CGSize(width: 390, height: 600), modalStyle: .fullScreen)
    old.makeCurrent()
    sections.title = "Title"
    let table = UITableView(frame: rect(0, 0, 390, 600), style: .plain)
    table.dataSource = sections
    old.window.addSubview(table)
    #expect(table.rectForRow(at: [0, 0]).minY == 28)
  }

  @Test
  func `a height below zero is refused in the words of iOS, and counts as zero`() {
    let table = makeTable(.plain)
    table.rowHeight = -0.5
    table.layoutIfNeeded()
    #expect(stage.fault?.contains("table view row height must not be negative") == true)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 0)
  }

  @Test(
    arguments: [
      (-10, "section header height must not be negative - provided height for section 0 is -10.0"),
      (.nan, "CALayer position contains NaN"),
    ] as [(CGFloat, String)]
  )
  func `a delegate's height that is no height is refused, and counts as zero`(
    height: CGFloat,
    words: String
  ) {
    sections.own = height
    let table = makeTable(.plain)
    #expect(stage.fault?.contains(words) == true, "\(stage.fault ?? "nothing")")
    #expect(headers(table) == [0, 0])
  }
}

/// Where a point has three pixels.
@Suite
@MainActor
struct SectionPixelTests {
  private final class Groups: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Title"
    }
  }

  @Test
  func `groups begin at whole pixels, and all spaces between them are alike`() throws {
    let stage = Stage(size: CGSize(width: 414, height: 736), scale: 3)
    let groups = Groups()
    let table = UITableView(frame: rect(0, 0, 414, 736), style: .insetGrouped)
    table.dataSource = groups
    stage.window.addSubview(table)
    table.layoutIfNeeded()
    let rows = [0, 1, 2].map { table.rectForRow(at: IndexPath(row: 0, section: $0)) }
    let space = 55 + 1.0 / 3
    #expect(abs(rows[0].minY - space) < 0.01)
    #expect(abs(rows[1].minY - rows[0].maxY - space) < 0.01)
    #expect(abs(rows[2].minY - rows[1].maxY - space) < 0.01)
    let title = try #require(table.headerView(forSection: 1)?.textLabel)
    let top = table.convert(title.bounds, from: title).minY
    #expect(abs(rows[1].minY - top - 22) < 0.4, "\(top)")
  }
}

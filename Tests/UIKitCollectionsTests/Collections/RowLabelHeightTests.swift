import Segue
import Testing
import UIKit

/// Rows that size themselves by their standard labels.
@MainActor
struct RowLabelHeightTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    let style: UITableViewCell.CellStyle
    let height: CGFloat
    let fill: (UITableViewCell) -> Void

    init(
      _ style: UITableViewCell.CellStyle,
      height: CGFloat,
      fill: @escaping (UITableViewCell) -> Void
    ) {
      self.style = style
      self.height = height
      self.fill = fill
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      if indexPath.row == 0 { fill(cell) }
      return cell
    }
  }

  private final class Table: UITableView {
    var source: Source?
  }

  private let stage = Stage(size: CGSize(width: 390, height: 600), scale: 2)

  private static let long =
    "a text of a row that is so long that it needs several lines on every phone, whatever its width"

  /// - Returns: the first of two rows, with the second right below it.
  private func row(
    _ style: UITableViewCell.CellStyle,
    height: CGFloat = UITableView.automaticDimension,
    fill: @escaping (UITableViewCell) -> Void
  ) throws -> UITableViewCell {
    let table = Table(frame: stage.window.bounds)
    let source = Source(style, height: height, fill: fill)
    (table.source, table.dataSource, table.delegate) = (source, source, source)
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
    let row = try #require(table.cellForRow(at: [0, 0]))
    #expect(table.rectForRow(at: [0, 1]).minY == table.rectForRow(at: [0, 0]).maxY)
    #expect(abs(row.frame.height - table.rectForRow(at: [0, 0]).height) < 0.51)
    return row
  }

  private func isWhole(_ label: UILabel) -> Bool {
    let size = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
    let parent = label.superview?.bounds ?? .zero
    return label.bounds.height >= size.height - 0.51 && parent.contains(label.frame)
  }

  @Test
  func `a row of one line has the standard height, however many lines it may have`() throws {
    for lines in [0, 1, 3] {
      let plain = try row(.default) { cell in
        cell.textLabel?.numberOfLines = lines
        cell.textLabel?.text = "a"
      }
      #expect(plain.frame.height == 44)
      let subtitle = try row(.subtitle) { cell in
        cell.textLabel?.numberOfLines = lines
        cell.detailTextLabel?.numberOfLines = lines
        cell.textLabel?.text = "a"
        cell.detailTextLabel?.text = "b"
      }
      #expect(subtitle.frame.height == 58)
    }
  }

  @Test(arguments: [
    (44.0, 5.0, 25.5), (50, 8, 28.5), (58, 9, 32.5), (60, 10, 33.5), (90, 25, 48.5),
  ])
  func `a subtitle touches the text in a low row, and both are high in the others`(
    height: CGFloat,
    text: CGFloat,
    detail: CGFloat
  ) throws {
    let cell = try row(.subtitle, height: height) { cell in
      cell.textLabel?.text = "a"
      cell.detailTextLabel?.text = "b"
    }
    #expect(try #require(cell.textLabel).frame.minY == text)
    #expect(try #require(cell.detailTextLabel).frame.minY == detail)
  }

  @Test
  func `a row with a subtitle is a point lower in a table without lines`() throws {
    let cell = try row(.subtitle) { cell in
      cell.textLabel?.text = "a"
      cell.detailTextLabel?.text = "b"
    }
    let table = try #require(cell.superview as? UITableView)
    table.separatorStyle = .none
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 57)
  }

  @Test
  func `a row of a larger font is higher`() throws {
    let high = try row(.default) { cell in
      cell.textLabel?.font = .systemFont(ofSize: 20)
      cell.textLabel?.text = "a"
    }
    #expect(high.frame.height == 48)
  }

  @Test
  func `a row of one long line keeps the standard height`() throws {
    let plain = try row(.default) { $0.textLabel?.text = Self.long }
    #expect(plain.frame.height == 44)
  }

  @Test(arguments: [
    UITableViewCell.CellStyle.default, .subtitle, .value1, .value2,
  ])
  func `a row is high enough for all lines of its labels`(style: UITableViewCell.CellStyle) throws {
    let cell = try row(style) { cell in
      for label in [cell.textLabel, cell.detailTextLabel] {
        label?.numberOfLines = 0
        label?.text = Self.long
      }
      cell.accessoryType = .disclosureIndicator
    }
    #expect(cell.frame.height > 80)
    let labels = try [#require(cell.textLabel)] + [cell.detailTextLabel].compactMap { $0 }
    for label in labels {
      #expect(label.bounds.width > 50)
      #expect(isWhole(label))
    }
  }

  @Test
  func `a row has another height in a table of another width`() throws {
    let cell = try row(.default) { cell in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = Self.long
    }
    let table = try #require(cell.superview as? UITableView)
    let wide = cell.frame.height
    table.frame.size.width = 200
    table.layoutIfNeeded()
    #expect(cell.frame.height > wide + 30)
    #expect(try isWhole(#require(cell.textLabel)))
    table.frame.size.width = 390
    table.layoutIfNeeded()
    #expect(cell.frame.height == wide)
  }

  @Test
  func `a row of three lines has them and 24 points, and one of two lines at most has less`() throws
  {
    var heights: [CGFloat] = []
    for lines in [0, 2] {
      let cell = try row(.default) { cell in
        cell.textLabel?.numberOfLines = lines
        cell.textLabel?.text = "one\ntwo\nthree"
      }
      let label = try #require(cell.textLabel)
      let wanted = label.sizeThatFits(CGSize(width: 300, height: 0)).height
      #expect(abs(cell.frame.height - wanted - 24) < 1)
      heights.append(cell.frame.height)
    }
    #expect(abs(heights[0] - heights[1] - 20.5) < 1)
  }

  @Test
  func `a picture takes room from the lines beside it, and none in the height`() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 40)).image { _ in }
    func height(_ image: UIImage?) throws -> CGFloat {
      let cell = try row(.default) { cell in
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = Self.long
        if let image { cell.imageView?.image = image }
      }
      #expect(try isWhole(#require(cell.textLabel)))
      return cell.frame.height
    }
    #expect(try height(picture) > height(nil) + 30)
    let alone = try row(.default) { $0.imageView?.image = picture }
    #expect(alone.frame.height == 44)
  }

  @Test(arguments: [(20, 44), (29, 51)])
  func `a small picture has margins above and below it beside lines`(
    size: CGFloat,
    height: CGFloat
  ) throws {
    let square = CGSize(width: size, height: size)
    let picture = UIGraphicsImageRenderer(size: square).image { _ in }
    let cell = try row(.default) { cell in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = "History"
      cell.imageView?.image = picture
    }
    #expect(abs(cell.frame.height - height) < 0.01)
  }

  @Test
  func `a value that changes in its row has the width of its new text`() throws {
    let cell = try row(.value1) { cell in
      cell.textLabel?.text = "Name"
      cell.detailTextLabel?.text = "a"
    }
    let detail = try #require(cell.detailTextLabel)
    let (width, end) = (detail.frame.width, detail.frame.maxX)
    stage.perform { detail.text = "a longer text" }
    stage.advance(by: 0.1)
    #expect(detail.frame.width > width + 40)
    #expect(abs(detail.frame.maxX - end) < 0.6)
  }

  @Test
  func `a large font makes a row of one line higher`() throws {
    let cell = try row(.default) { cell in
      cell.textLabel?.font = .systemFont(ofSize: 40)
      cell.textLabel?.text = "a"
    }
    #expect(cell.frame.height > 65)
    #expect(cell.frame.height < 75)
  }

  @Test
  func `labels that are too long for the height that the delegate gives are cut within it`() throws
  {
    let cell = try row(.subtitle, height: 70) { cell in
      cell.textLabel?.numberOfLines = 0
      cell.detailTextLabel?.numberOfLines = 0
      cell.textLabel?.text = Self.long
      cell.detailTextLabel?.text = Self.long
    }
    let text = try #require(cell.textLabel)
    let detail = try #require(cell.detailTextLabel)
    #expect(cell.frame.height == 70)
    #expect(text.frame.minY >= 0)
    #expect(text.frame.height > 20)
    #expect(detail.frame.height > 14)
    #expect(detail.frame.minY > text.frame.maxY)
    #expect(detail.frame.maxY <= 70)
  }

  @Test
  func `rows of a table with an estimate of zero do not size themselves`() throws {
    let table = Table(frame: stage.window.bounds)
    table.estimatedRowHeight = 0
    let source = Source(.default, height: UITableView.automaticDimension) { cell in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = Self.long
    }
    (table.source, table.dataSource, table.delegate) = (source, source, source)
    let height = table.sizeThatFits(stage.window.bounds.size).height
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
    #expect(table.rectForRow(at: [0, 0]).height == table.rectForRow(at: [0, 1]).height)
    #expect(table.contentSize.height == height)
  }
}

import Segue
import Testing
import UIKit

/// Rows whose cells place their views themselves, and say in `sizeThatFits(_:)` how high they are.
@MainActor
struct OwnRowHeightTests {
  private class Row: UITableViewCell {
    var widths: [CGFloat] = []

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      widths.append(size.width)
      return CGSize(width: size.width, height: size.width / 4)
    }
  }

  /// What the system says of the row, and more.
  private final class HigherRow: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let plain = super.sizeThatFits(size)
      return CGSize(width: plain.width, height: plain.height + 10)
    }
  }

  private final class ConstrainedRow: Row {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.heightAnchor.constraint(equalToConstant: 70).isActive = true
    }
    required init?(coder: NSCoder) { fatalError() }
  }

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  private let stage = Stage(size: CGSize(width: 400, height: 600), scale: 2)

  private func rows(_ type: UITableViewCell.Type) -> [UITableViewCell] {
    let table = UITableView(frame: stage.window.bounds)
    let source = Source()
    table.separatorStyle = .none
    table.register(type, forCellReuseIdentifier: "row")
    table.dataSource = source
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
    return withExtendedLifetime(source) { table.visibleCells }
  }

  @Test
  func `are as high as that, in the width of the table`() {
    let rows = rows(Row.self)
    #expect(rows.map(\.frame) == [rect(0, 0, 400, 100), rect(0, 100, 400, 100)])
    #expect(rows.compactMap { ($0 as? Row)?.widths.last } == [400, 400])
  }

  @Test
  func `may ask the system first`() {
    #expect(rows(HigherRow.self).map(\.frame.height) == [54, 54])
  }

  @Test
  func `are as high as constraints in their content say, where there are any`() {
    #expect(rows(ConstrainedRow.self).map(\.frame.height) == [70, 70])
  }
}

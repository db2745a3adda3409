import Segue
import Testing
import UIKit

/// Rows whose required constraints fit into the row, but not into the 320 × 44 of a cell that is
/// made.
@MainActor
struct RowConstraintTests {
  private final class Row: UITableViewCell {
    let first = UIView()
    let second = UIView()
    var heights: [CGFloat] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      for view in [first, second] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20).isActive =
          true
        view.widthAnchor.constraint(equalToConstant: 350).isActive = true
      }
      on(
        contentView.trailingAnchor.constraint(
          greaterThanOrEqualTo: first.trailingAnchor,
          constant: 20
        ),
        first.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 15),
        first.heightAnchor.constraint(equalToConstant: 16),
        second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 10),
        second.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
        contentView.bottomAnchor.constraint(equalTo: second.bottomAnchor, constant: 10)
      )
    }
    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
      super.layoutSubviews()
      heights.append(contentView.bounds.height)
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    let height: CGFloat
    init(_ height: CGFloat) { self.height = height }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test(arguments: [100, UITableView.automaticDimension])
  func `contradict nothing, and are laid out at the height of their row alone`(
    height: CGFloat
  )
    throws
  {
    let stage = Stage(size: CGSize(width: 390, height: 600), scale: 2)
    let table = UITableView(frame: stage.window.bounds)
    let source = Source(height)
    table.separatorStyle = .none
    table.register(Row.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (source, source)
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
    let expected: CGFloat = height == 100 ? 100 : 71
    let rows = try (0..<3).map { try #require(table.cellForRow(at: [0, $0]) as? Row) }
    #expect(rows.map(\.frame.minY) == [0, expected, 2 * expected])
    #expect(rows.allSatisfy { $0.heights.allSatisfy { $0 == expected } && !$0.heights.isEmpty })
    #expect(rows[0].first.frame == rect(20, 15, 350, 16))
    #expect(stage.diagnostics == [])
  }

  @Test
  func `the content of a cell follows its size at once`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame.size = CGSize(width: 200, height: 80)
    #expect(cell.contentView.frame == rect(0, 0, 200, 80))
    #expect(cell.contentView.autoresizingMask == [])
  }
}

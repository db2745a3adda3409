import Segue
import Testing
import UIKit

/// Rows as high as their texts, which a reload replaces by longer ones.
@MainActor
struct `The heights of reloaded rows` {
  private final class Row: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }
    required init?(coder: NSCoder) { fatalError() }
  }

  private final class Source: NSObject, UITableViewDataSource {
    var texts = ["one", "two"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? Row)?.label.text = texts[indexPath.row]
      return cell
    }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 600), scale: 2)
  private let source = Source()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  init() {
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
  }

  private func expectHigherFirstRow(_ reload: () -> Void) {
    let before = table.rectForRow(at: [0, 0]).height
    source.texts[0] = "one\ntwo\nthree\nfour"
    reload()
    stage.advance(by: 1)
    #expect(table.rectForRow(at: [0, 0]).height > before + 20)
    #expect(table.rectForRow(at: [0, 1]).height == before)
  }

  @Test
  func `rows of a reloaded section are measured again`() {
    expectHigherFirstRow { table.reloadSections([0], with: .fade) }
  }

  @Test
  func `reloaded rows are measured again`() {
    expectHigherFirstRow { table.reloadRows(at: [[0, 0]], with: .none) }
  }
}

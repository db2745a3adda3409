import Foundation
import Segue
import Testing
import UIKit

/// What a table answers while it asks its delegate, and at the edges of its rows.
@Suite
@MainActor
struct TableAnswerTests {
  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rowCount = 1
    var known: [Bool] = []

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rowCount
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      known.append(tableView.headerView(forSection: 0) != nil)
      return UITableViewHeaderFooterView()
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 600), scale: 1)

  private func makeTable(_ sections: Sections) -> UITableView {
    let table = UITableView(frame: rect(0, 0, 390, 600))
    table.sectionHeaderTopPadding = 0
    table.dataSource = sections
    table.delegate = sections
    stage.window.addSubview(table)
    return table
  }

  @Test
  func `a delegate that makes a header may ask for the others`() {
    let sections = Sections()
    makeTable(sections).layoutIfNeeded()
    #expect(sections.known.first == false && sections.known.last == true)
  }
}

import Foundation
import Segue
import Testing
import UIKit

/// Batches that name rows and sections that the data lacks.
@MainActor
@Suite
struct MissingRowTests {
  @Test
  func `a row that is not there cannot be deleted or reloaded`() {
    let words =
      "attempt to delete row 7 from section 0 which only contains 2 rows before the update"
    for reloads in [true, false] {
      let fixture = TableFixture([["a", "b"]])
      let path = IndexPath(row: 7, section: 0)
      if reloads {
        fixture.table.reloadRows(at: [path], with: .fade)
      } else {
        fixture.table.performBatchUpdates {
          fixture.table.deleteRows(at: [path], with: .fade)
          fixture.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
      }
      #expect(fixture.stage.fault?.contains(words) == true)
    }
  }

  @Test
  func `a row cannot be inserted behind the end of the new data`() {
    let fixture = TableFixture([["a", "b"]])
    fixture.rows[0].append("c")
    fixture.table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
    let words = "attempt to insert row 3 into section 0, but there are only 3 rows in section 0"
    #expect(fixture.stage.fault?.contains(words) == true)
  }

  @Test
  func `a section that is not there is told before the numbers`() {
    let fixture = TableFixture([["a"]])
    fixture.table.insertSections(IndexSet(integer: 1), with: .fade)
    let words = "attempt to insert section 1 but there are only 1 sections after the update"
    #expect(fixture.stage.fault?.contains(words) == true)
  }

  @Test
  func `tables count rows, and collection views items`() {
    let fixture = TableFixture([["a"]])
    fixture.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    let words = "invalid number of rows in section 0. The number of rows contained in"
    #expect(fixture.stage.fault?.contains(words) == true)
    let grid = FlowFixture(5, width: 320)
    grid.view.performBatchUpdates {
      grid.view.deleteItems(at: [IndexPath(item: 9, section: 0)])
      grid.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    let items = "attempt to delete item 9 from section 0 which only contains 5 items before the"
    #expect(grid.stage.fault?.contains(items) == true)
  }
}

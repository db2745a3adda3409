import Segue
import Testing
import UIKit

/// Cells that an app moves by itself.
@MainActor
struct MovedCellTests {
  @Test
  func `a row that the app has moved stays until its own place changes`() throws {
    let fixture = TableFixture([["a", "b", "c"]])
    let table = fixture.table
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.center.y += 200
    cell.superview?.bringSubviewToFront(cell)
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(cell.frame == rect(0, 294, 390, 44))
    fixture.rows = [["b", "c"]]
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.layoutIfNeeded()
    #expect(cell.frame == rect(0, 50, 390, 44))
  }

  @Test
  func `an item that the app has moved stays until its attributes change`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    _ = stage
    let fixture = FlowFixture(3, width: 320)
    let cell = try #require(fixture.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let place = cell.frame
    cell.center.y += 100
    cell.alpha = 0.5
    fixture.view.setNeedsLayout()
    fixture.view.layoutIfNeeded()
    #expect(cell.frame == place.offsetBy(dx: 0, dy: 100))
    #expect(cell.alpha == 0.5)
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == place)
  }

  @Test
  func `bringing a subview to the front in a layout is not another layout`() {
    final class Badge: UIView {
      let a = UIView()
      let b = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        addSubview(a)
        addSubview(b)
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let badge = Badge(frame: rect(0, 0, 44, 44))
    stage.perform { stage.window.addSubview(badge) }
    #expect(badge.subviews == [badge.a, badge.b])
    #expect(stage.diagnostics == [])
  }
}

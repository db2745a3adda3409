import Segue
import Testing
import UIKit

/// Touches on the content of scroll views.
@MainActor
@Suite
struct `Touches on content that scrolls` {
  private final class Pad: UIControl {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began \(touches.first?.phase == .began), \(event?.allTouches?.count ?? 0)")
      super.touchesBegan(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
      super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
      super.touchesCancelled(touches, with: event)
    }
  }

  private final class Scroller: UIScrollView {
    var cancelsControls = false
    override func touchesShouldCancel(in view: UIView) -> Bool {
      cancelsControls || super.touchesShouldCancel(in: view)
    }
  }

  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let scrollView = Scroller(frame: rect(0, 0, 400, 600))
  private let pad = Pad(frame: rect(0, 0, 400, 400))
  private let middle = CGPoint(x: 200, y: 200)

  init() {
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    scrollView.addSubview(pad)
    stage.window.addSubview(scrollView)
    stage.advance(by: 0.1)
  }

  private func drag(by distance: CGFloat = -150, restingFor rest: Double = 0) {
    let end = CGPoint(x: 200, y: 200 + distance)
    stage.longPress(at: middle, for: rest, thenDragTo: end, over: 0.2)
    stage.advance(by: rest + 0.5)
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let inner: [UIView] = [UITextView(), UIScrollView(), UILabel()]
    var selected: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      let view = inner[indexPath.row]
      view.frame = rect(100, 5, 200, 40)
      (view as? UITextView)?.isEditable = false
      cell.contentView.addSubview(view)
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  @Test
  func `a tap on what scrolls in a row does not select the row, one beside it does`() throws {
    let rows = Rows()
    let table = UITableView(frame: rect(0, 0, 400, 600))
    (table.dataSource, table.delegate) = (rows, rows)
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
    for row in 0..<3 {
      stage.tap(at: CGPoint(x: 200, y: 25 + 50 * row))
      stage.advance(by: 0.5)
    }
    #expect(rows.selected == [2])
    stage.tap(at: CGPoint(x: 50, y: 25))
    stage.advance(by: 0.5)
    #expect(rows.selected == [2, 0])
  }

  @Test
  func `a control is highlighted when the finger has rested`() {
    stage.longPress(at: middle, for: 0.4)
    stage.advance(by: 0.14)
    #expect(!pad.isHighlighted)
    stage.advance(by: 0.02)
    #expect(pad.isHighlighted)
    stage.advance(by: 0.5)
    #expect(pad.log == ["began true, 1", "ended"])
  }

  @Test
  func `a tap begins and ends when the finger lifts`() {
    stage.tap(at: middle)
    stage.advance(by: 0.05)
    #expect(pad.log.isEmpty)
    stage.advance(by: 0.1)
    #expect(pad.log == ["began true, 1", "ended"])
  }

  @Test
  func `a drag that scrolls never reaches the content`() {
    drag()
    #expect(scrollView.contentOffset.y > 100)
    #expect(pad.log.isEmpty)
  }

  @Test
  func `a drag in a direction that does not scroll reaches the content at once`() {
    stage.drag(from: middle, to: CGPoint(x: 350, y: 200), over: 0.1)
    stage.advance(by: 0.09)
    #expect(pad.log == ["began true, 1"])
  }

  @Test
  func `content that cannot scroll delays no touch`() {
    scrollView.contentSize = CGSize(width: 400, height: 100)
    stage.longPress(at: middle, for: 0.4)
    stage.advance(by: 0.02)
    #expect(pad.isHighlighted)
  }

  @Test
  func `without the delay, the control keeps its touch, and nothing scrolls`() {
    scrollView.delaysContentTouches = false
    drag()
    #expect(scrollView.contentOffset.y == 0)
    #expect(pad.log == ["began true, 1", "ended"])
  }

  @Test
  func `a scroll view may take the touch of a control`() {
    scrollView.delaysContentTouches = false
    scrollView.cancelsControls = true
    drag()
    #expect(scrollView.contentOffset.y > 100)
    #expect(pad.log == ["began true, 1", "cancelled"])
  }

  @Test
  func `a scroll view that cancels no touches scrolls only before the content has them`() {
    scrollView.canCancelContentTouches = false
    drag(restingFor: 0.3)
    #expect(scrollView.contentOffset.y == 0)
    drag()
    #expect(scrollView.contentOffset.y > 100)
  }

  @Test
  func `a tap that stops the content does nothing else`() {
    stage.drag(from: middle, to: CGPoint(x: 200, y: 50), over: 0.1)
    stage.advance(by: 0.15)
    #expect(scrollView.isDecelerating)
    stage.tap(at: CGPoint(x: 200, y: 30))
    stage.advance(by: 0.3)
    #expect(!scrollView.isDecelerating)
    #expect(pad.log.isEmpty)
  }

  @Test
  func `a recognizer that delays touches gives them to the view when it fails`() {
    let other = Pad(frame: rect(0, 0, 400, 600))
    stage.window.addSubview(other)
    let press = UILongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    other.addGestureRecognizer(press)
    stage.drag(from: middle, to: CGPoint(x: 300, y: 200), over: 0.3)
    stage.advance(by: 0.01)
    #expect(other.log.isEmpty)
    stage.advance(by: 0.5)
    #expect(other.log == ["began true, 1", "ended"])
  }

  @Test
  func `a row is highlighted after the delay, and selected by a tap`() {
    let fixture = TableFixture([(0..<40).map { "Row \($0)" }])
    fixture.stage.longPress(at: CGPoint(x: 100, y: 120), for: 0.3)
    fixture.stage.advance(by: 0.1)
    let row = fixture.table.indexPathForRow(at: CGPoint(x: 100, y: 120))
    let cell = row.flatMap(fixture.table.cellForRow)
    #expect(cell?.isHighlighted == false)
    fixture.stage.advance(by: 0.1)
    #expect(cell?.isHighlighted == true)
    fixture.stage.advance(by: 0.2)
    fixture.stage.tap(at: CGPoint(x: 100, y: 70))
    fixture.stage.advance(by: 0.2)
    #expect(fixture.log.count == 3)
  }

  @Test(arguments: [0, 0.3])
  func `a finger that slides over a row selects nothing`(rest: Double) {
    let fixture = TableFixture([["A", "B", "C"]])
    fixture.stage.longPress(
      at: CGPoint(x: 100, y: 60),
      for: rest,
      thenDragTo: CGPoint(x: 250, y: 60),
      over: 0.2
    )
    fixture.stage.advance(by: rest + 0.5)
    #expect(fixture.log.isEmpty)
    #expect(fixture.table.visibleCells.allSatisfy { !$0.isHighlighted })
  }
}

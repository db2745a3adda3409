import Foundation
import Testing

/// Cells that are the delegates of their recognizers.
@Suite
struct `Rules for recognizers of cells` {
  @Test
  func `a cell with a recognizer is its delegate unless it says so itself`() throws {
    let text = """
      import UIKit
      class Swiped: UITableViewCell {
        let pan = UIPanGestureRecognizer()
        func setUp() { pan.delegate = self }
      }
      class Own: UITableViewCell, UIGestureRecognizerDelegate {}
      class Base: UITableViewCell {}
      class Sub: Base {}
      extension Sub: UIGestureRecognizerDelegate {}
      """
    try expect(
      text,
      becomes: text.replacingOccurrences(
        of: "Swiped: UITableViewCell {",
        with: "Swiped: UITableViewCell, UIGestureRecognizerDelegate {"
      )
    )
  }
}

import Segue
import Testing
import UIKit

/// The safe area of views that are lower than what covers them.
@MainActor
@Suite
struct `Views under the status bar` {
  private let stage = Stage(screen: .iPhone15)

  @Test
  func `have the same insets below a row of any height, so that a row measures as it will show`() {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    let content = UIView(frame: row.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    row.addSubview(content)
    stage.window.addSubview(row)
    let top = stage.window.safeAreaInsets.top
    #expect(top > 44)
    #expect(row.safeAreaInsets.top == top)
    #expect(content.safeAreaInsets.top == top)
    row.frame.size.height = 120
    stage.window.layoutIfNeeded()
    #expect(content.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }
}

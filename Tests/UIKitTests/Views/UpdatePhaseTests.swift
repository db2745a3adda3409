import Foundation
import Segue
import Testing
import UIKit

/// Update links with actions of several phases.
@MainActor
@Suite
struct `Phases of an update` {
  @Test
  func `actions run in the order of their phases, and know the update meanwhile`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    var order: [String] = []
    var isKnown = true
    let link = UIUpdateLink(view: view)
    link.addAction(to: .afterUpdateComplete) { _, _ in order.append("last") }
    link.addAction { _, info in
      order.append("plain")
      isKnown = isKnown && UIUpdateInfo.current(for: view) === info
    }
    link.addAction(to: .afterUpdateScheduled) { _, _ in order.append("first") }
    link.isEnabled = true
    stage.advance(by: 0.2)
    link.isEnabled = false
    #expect(order.count >= 3)
    #expect(Array(order.prefix(3)) == ["first", "plain", "last"])
    #expect(isKnown)
    #expect(UIUpdateInfo.current(for: view) == nil)
  }
}

import Segue
import Testing
import UIKit

/// What apps put into alerts.
@MainActor
@Suite
struct `Views that an app adds to an alert` {
  @Test
  func `a view stays when buttons and texts follow it`() {
    let alert = UIAlertController(title: "Colour", message: "\n\n\n", preferredStyle: .alert)
    let picker = UIPickerView(frame: CGRect(x: 0, y: 50, width: 260, height: 60))
    alert.view.addSubview(picker)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addTextField()
    alert.message = "\n\n\n\n"
    #expect(picker.superview === alert.view)
    #expect(alert.view.subviews.last === picker)
  }
}

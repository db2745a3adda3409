import Pixels
import Segue
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite
struct `Placeholder of a text field` {
  private final class Silent: UITextField {
    override func drawPlaceholder(in rect: CGRect) {}
  }

  private func picture(of field: UITextField) -> Pixmap {
    let stage = Stage(size: CGSize(width: 120, height: 40), scale: 1)
    field.frame = stage.window.bounds
    stage.window.addSubview(field)
    return stage.render().pixmap
  }

  @Test
  func `a field with an empty drawPlaceholder(in:) shows none`() {
    let plain = UITextField()
    let silent = Silent()
    plain.placeholder = "Name"
    silent.placeholder = "Name"
    let empty = picture(of: UITextField())
    #expect(picture(of: plain) != empty)
    #expect(picture(of: silent) == empty)
  }

  @Test
  func `a disabled field shows its text as before`() {
    let field = UITextField()
    field.text = "Name"
    let enabled = picture(of: field)
    field.isEnabled = false
    #expect(picture(of: field) == enabled)
  }
}

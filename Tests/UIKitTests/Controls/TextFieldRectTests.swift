import Segue
import Testing

@testable import UIKit

@MainActor
@Suite
struct `Text rectangles of text fields` {
  private final class Inset: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).offsetBy(dx: 30, dy: 0)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
      super.editingRect(forBounds: bounds).offsetBy(dx: 30, dy: 0)
    }
  }

  private final class IdleInset: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).offsetBy(dx: 30, dy: 0)
    }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 300), scale: 1)

  /// Where the text begins before and while it is edited.
  private func places(_ field: UITextField) -> (idle: CGFloat, edited: CGFloat) {
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    field.text = "Text"
    stage.window.addSubview(field)
    field.layoutIfNeeded()
    let idle = field.label.frame.minX
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    return (idle, field.label.frame.minX)
  }

  @Test
  func `a text that insets both rectangles stays when editing begins`() {
    #expect(places(Inset()) == (30, 30))
  }

  @Test
  func `the edited text does not follow an overridden rectangle of the text`() {
    #expect(places(IdleInset()) == (30, 0))
  }

  @Test
  func `a placeholder follows an overridden rectangle of the text`() {
    let field = Inset()
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 30)
    #expect(field.placeholderRect(forBounds: bounds).minX == 30)
  }

  @Test
  func `a view beside the text is as large as its content asks for, or else as its frame`() {
    let field = UITextField()
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 30)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 16)).image { _ in }
    field.rightView = UIImageView(image: picture)
    field.rightView?.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    #expect(field.rightViewRect(forBounds: bounds) == CGRect(x: 180, y: 7, width: 20, height: 16))
    let button = UIButton(type: .custom)
    button.setImage(picture, for: .normal)
    field.rightView = button
    #expect(field.rightViewRect(forBounds: bounds).width == 20)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 10))
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 10, width: 12, height: 10))
  }
}

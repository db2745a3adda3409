import Segue
import Testing

@testable import UIKit

/// What the style of a field draws, and what the app gives its layer.
@MainActor
struct TextFieldBorderTests {
  private let stage = Stage(size: CGSize(width: 100, height: 60), scale: 1)

  private func makeField(_ style: UITextField.BorderStyle) -> UITextField {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 80, height: 34))
    field.borderStyle = style
    stage.window.addSubview(field)
    return field
  }

  @Test(arguments: [UITextField.BorderStyle.none, .line, .roundedRect])
  func `border and corners of the layer stay when text, placeholder and font change`(
    style: UITextField.BorderStyle
  ) throws {
    let field = makeField(style)
    field.layer.borderWidth = 3
    field.layer.borderColor = UIColor.red.cgColor
    field.layer.cornerRadius = 17
    field.backgroundColor = .white
    field.layer.backgroundColor = UIColor.green.cgColor
    field.text = "Text"
    field.placeholder = "Name"
    field.font = .systemFont(ofSize: 12)
    try stage.settle()
    #expect(field.layer.borderWidth == 3 && field.layer.cornerRadius == 17)
    #expect(field.layer.borderColor?.components == [1, 0, 0, 1])
    #expect(field.layer.backgroundColor?.components == [0, 1, 0, 1])
  }

  @Test
  func `the style has a view of its own, as large as the field, and none without a style`() throws {
    let field = makeField(.roundedRect)
    try stage.settle()
    #expect(field.layer.borderWidth == 0 && field.layer.cornerRadius == 0)
    let border = try #require(field.border)
    #expect(border.frame == field.bounds && border.layer.cornerRadius == 5)
    #expect(border.layer.borderWidth == 1 && field.subviews.first === border)
    field.frame.size.width = 60
    try stage.settle()
    #expect(border.frame.width == 60)
    field.borderStyle = .none
    #expect(field.border == nil && border.superview == nil)
  }

  @Test
  func `a background colour fills a rounded border, and the whole field without one`() {
    let field = makeField(.none)
    field.backgroundColor = .red
    #expect(field.layer.backgroundColor?.components == [1, 0, 0, 1])
    field.borderStyle = .roundedRect
    #expect(field.backgroundColor == .red && field.layer.backgroundColor == nil)
    #expect(field.border?.layer.backgroundColor?.components == [1, 0, 0, 1])
    field.backgroundColor = .blue
    #expect(field.border?.layer.backgroundColor?.components == [0, 0, 1, 1])
    field.borderStyle = .line
    #expect(field.layer.backgroundColor?.components == [0, 0, 1, 1])
    #expect(field.border?.backgroundColor == nil)
  }

  @Test
  func `a touch reaches the field through its border`() throws {
    let field = makeField(.roundedRect)
    try stage.settle()
    #expect(field.hitTest(CGPoint(x: 2, y: 2), with: nil) === field)
  }

  @Test
  func `a dynamic colour fills the border alone, also in other surroundings`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    field.backgroundColor = .systemTeal
    field.borderStyle = .roundedRect
    stage.window.addSubview(field)
    #expect(field.layer.backgroundColor == nil && field.backgroundColor == .systemTeal)
    #expect(field.border?.backgroundColor == .systemTeal)
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(field.layer.backgroundColor == nil)
  }

  @Test
  func `a picture fills the border's place instead of the style, but not a round one's`() throws {
    let (plain, grey) = (UIImage(), UIImage())
    let field = makeField(.line)
    field.disabledBackground = grey
    #expect(field.backgroundView == nil && field.border != nil)
    field.background = plain
    try stage.settle()
    #expect(field.backgroundView?.image === plain && field.border == nil)
    #expect(
      field.backgroundView?.frame == field.bounds && field.subviews.first === field.backgroundView
    )
    field.isEnabled = false
    #expect(field.backgroundView?.image === grey)
    field.borderStyle = .roundedRect
    #expect(field.backgroundView == nil && field.border != nil)
  }
}

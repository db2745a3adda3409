import Segue
import Testing

@testable import UIKit

/// How wide a field wants to be.
@MainActor
@Suite
struct `Widths of text fields` {
  private let stage = Stage(size: CGSize(width: 300, height: 300), scale: 1)

  @Test
  func `a view beside the text takes its room only while it is shown`() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "Text"
    let plain = field.intrinsicContentSize.width
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(field.intrinsicContentSize.width == plain)
    field.leftViewMode = .always
    // In place of the 7 points at the edge.
    #expect(field.intrinsicContentSize.width == plain + 33)
    stage.makeCurrent()
  }

  @Test
  func `a field that constraints size makes room for a view that comes`() throws {
    let field = UITextField()
    field.text = "Text"
    field.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      field.topAnchor.constraint(equalTo: stage.window.topAnchor),
    ])
    try stage.settle()
    let plain = field.bounds.width
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.rightViewMode = .always
    try stage.settle()
    #expect(field.bounds.width == plain + 30)
  }

  @Test
  func `a search field by itself looks as in a bar`() {
    let field = UISearchTextField()
    #expect(field.backgroundColor == .tertiarySystemFill)
    #expect(field.leftView != nil && field.leftViewMode == .always)
    #expect(field.intrinsicContentSize.height == 36)
    #expect(UISearchBar().searchTextField.leftView != nil)
    stage.makeCurrent()
  }
}

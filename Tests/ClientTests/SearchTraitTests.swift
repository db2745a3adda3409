import Testing
import UIKit

/// Traits of a search bar's text, and anchors of nothing, as apps write them.
@MainActor
@Suite
struct `Names of search bars and anchors` {
  @Test
  func `a search bar has the traits of its field`() {
    let bar = UISearchBar()
    bar.keyboardAppearance = .dark
    bar.isSecureTextEntry = true
    bar.smartInsertDeleteType = .no
    #expect(bar.searchTextField.keyboardAppearance == .dark)
    #expect(bar.searchTextField.isSecureTextEntry)
    #expect((bar as any UITextInputTraits).smartInsertDeleteType == .no)
  }

  @Test
  func `an anchor of nothing stands where a superview may be missing`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let top = inner.superview?.topAnchor ?? NSLayoutYAxisAnchor()
    let constraint = inner.topAnchor.constraint(equalTo: top, constant: 8)
    #expect(constraint.secondItem === outer)
    #expect(NSLayoutXAxisAnchor() !== NSLayoutXAxisAnchor())
    #expect(NSLayoutDimension().item == nil)
  }

  @Test
  func `a view above the keyboard can be set, which the bar's field shows`() {
    let bar = UISearchBar()
    let tools = UIToolbar()
    bar.inputAccessoryView = tools
    #expect(bar.searchTextField.inputAccessoryView === tools)
  }
}

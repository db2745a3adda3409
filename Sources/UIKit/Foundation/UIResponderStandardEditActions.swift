import Foundation

/// The commands of editing that a responder may have.
///
/// On iOS they are optional methods that no plain responder has; here `UIResponder` has them empty
/// so that subclasses can override them.
@preconcurrency
@MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func pasteAndMatchStyle(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
  func increaseSize(_ sender: Any?)
  func decreaseSize(_ sender: Any?)
  func printContent(_ sender: Any?)
  func pasteAndGo(_ sender: Any?)
  func pasteAndSearch(_ sender: Any?)
  func find(_ sender: Any?)
  func findAndReplace(_ sender: Any?)
  func findNext(_ sender: Any?)
  func findPrevious(_ sender: Any?)
  func useSelectionForFind(_ sender: Any?)
  func rename(_ sender: Any?)
  func duplicate(_ sender: Any?)
  func move(_ sender: Any?)
  func export(_ sender: Any?)

  func alignLeft(_ sender: Any?)
  func alignCenter(_ sender: Any?)
  func alignRight(_ sender: Any?)
  func alignJustified(_ sender: Any?)
  func toggleSidebar(_ sender: Any?)
  func toggleInspector(_ sender: Any?)
  func newFromPasteboard(_ sender: Any?)
  func performClose(_ sender: Any?)
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  )
}

/// Which gestures of three fingers edit.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default` = 1
}

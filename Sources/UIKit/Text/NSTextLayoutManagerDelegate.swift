import Foundation

/// Chooses how a paragraph is laid out and drawn.
@preconcurrency
@MainActor
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager,
    textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
  /// Not asked: lines end where they are full.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager,
    shouldBreakLineBefore location: any NSTextLocation,
    hyphenating: Bool
  ) -> Bool
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager,
    renderingAttributesForLink link: Any,
    at location: any NSTextLocation,
    defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager,
    textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment {
    NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
  }
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager,
    shouldBreakLineBefore location: any NSTextLocation,
    hyphenating: Bool
  ) -> Bool { true }
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager,
    renderingAttributesForLink link: Any,
    at location: any NSTextLocation,
    defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]? { renderingAttributes }
}

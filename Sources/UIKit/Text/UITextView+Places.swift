import CoreGraphics
import Foundation

/// Where characters are in a text view, and which is at a place.
extension UITextView {
  /// A rectangle of the text's container, in the view.
  private func placed(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
  }

  /// Where a caret stands before a position: 2 points wide (observed).
  public func caretRect(for position: UITextPosition) -> CGRect {
    let manager = layoutManager
    let count = editedText.utf16.count
    guard count > 0 else {
      let left = textContainerInset.left + textContainer.lineFragmentPadding
      return CGRect(x: left, y: textContainerInset.top, width: 2, height: font?.lineHeight ?? 0)
    }
    let offset = min(position.offset, count - 1)
    let range = NSRange(location: offset, length: 1)
    let box = placed(manager.boundingRect(forGlyphRange: range, in: textContainer))
    let x = position.offset < count ? box.minX : box.maxX
    return CGRect(x: x, y: box.minY, width: 2, height: box.height)
  }

  /// The box of the first line of a range.
  public func firstRect(for range: UITextRange) -> CGRect {
    var first: CGRect?
    layoutManager.enumerateEnclosingRects(
      forGlyphRange: NSRange(
        location: range.start.offset,
        length: range.end.offset - range.start.offset
      ),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
      in: textContainer
    ) { box, stop in
      first = box
      stop.pointee = true
    }
    return first.map(placed) ?? .null
  }

  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    guard !editedText.isEmpty else { return beginningOfDocument }
    var fraction: CGFloat = 0
    let index = layoutManager.characterIndex(
      for: CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top),
      in: textContainer,
      fractionOfDistanceBetweenInsertionPoints: &fraction
    )
    return UITextPosition(offset: fraction > 0.5 ? index + 1 : index)
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let position = closestPosition(to: point), position.offset < editedText.utf16.count else {
      return nil
    }
    return UITextRange(position, UITextPosition(offset: position.offset + 1))
  }
}

import Foundation

/// A label whose field or text view may draw its text.
final class FieldLabel: UILabel {
  var drawsText: ((CGRect) -> Void)?
  /// Gets the attribute of all its text that has been set.
  var onChange: ((NSAttributedString.Key, Any) -> Void)?

  override var textColor: UIColor! {
    didSet { onChange?(.foregroundColor, textColor ?? .label) }
  }
  override var font: UIFont! {
    didSet { onChange?(.font, font ?? .systemFont(ofSize: UIFont.labelFontSize)) }
  }

  /// A line that is wider than the label, which shows a part of it.
  struct Scrolled: Equatable {
    /// From the line's left end to the part that shows, in points.
    var distance: CGFloat
    var width: CGFloat
  }

  var scrolled: Scrolled? {
    didSet {
      guard scrolled != oldValue else { return }
      lineBreakMode = scrolled == nil ? .byTruncatingTail : .byClipping
      setNeedsDisplay()
    }
  }

  override func drawText(in rect: CGRect) {
    if let drawsText { drawsText(rect) } else { drawPlainText(in: rect) }
  }

  /// The edge from which the text is as far as `alignment` says while the field's
  /// size animates (inferred).
  func keepPlace(of alignment: NSTextAlignment) {
    contentMode =
      switch alignment {
      case .center: .center
      case .right: .right
      default: .redraw
      }
  }

  /// The line begins at a whole pixel, where that of a label may begin between two (measured on
  /// iOS 17 and 18 at three pixels a point: fields of 22 and 30 points, and a search field).
  func drawPlainText(in rect: CGRect) {
    var rect = rect
    let scale = traitCollection.displayScale
    if scale > 1 {
      let top = (rect.height - placedLayout(in: rect.size).layout.size.height) / 2
      rect.origin.y += (top * scale).rounded() / scale - top
    }
    if let scrolled {
      rect.origin.x -= scrolled.distance
      rect.size.width = max(rect.width, scrolled.width)
    }
    super.drawText(in: rect)
  }
}

import Foundation

extension UIView {
  /// A line that comes is at its place, whatever animation lays the row out.
  func showSeparator(_ line: UIView, at frame: CGRect) {
    if line.superview !== self {
      addSubview(line)
      UIView.performWithoutAnimation { line.frame = frame }
    } else {
      line.frame = frame
    }
  }
}

/// The lines below a row and, of the first one of a section, above it.
extension UITableViewCell {
  struct SeparatorSettings {
    var isShown = false
    var color: UIColor?
    /// Of the line below this row.
    var inset = UIEdgeInsets.zero
    /// Of the table's rows; a cell without a table has the one that Interface Builder shows.
    var tableInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    /// Whether the line begins where the text does, beside a picture: not where the app has given
    /// the table insets from the edges of cells (observed).
    var followsText = true
    var top = TopLine.none
  }

  enum TopLine {
    case none
    /// As the line below.
    case asBelow
    /// From edge to edge.
    case full
  }

  func layOutSeparator() {
    let thickness = 1 / UIScreen.main.scale
    if separatorSettings.isShown {
      separator.backgroundColor = separatorSettings.color ?? .separator
      showSeparator(separator, at: lineFrame(lineInset, y: bounds.height - thickness, thickness))
    } else {
      separator.removeFromSuperview()
    }
    layOutTopSeparator(thickness)
  }

  private func layOutTopSeparator(_ thickness: CGFloat) {
    guard separatorSettings.top != .none else {
      topSeparator?.removeFromSuperview()
      topSeparator = nil
      return
    }
    let line = topSeparator ?? UIView()
    topSeparator = line
    line.backgroundColor = separatorSettings.color ?? .separator
    let inset = separatorSettings.top == .full ? .zero : lineInset
    showSeparator(line, at: lineFrame(inset, y: 0, thickness))
  }

  private var lineInset: UIEdgeInsets {
    var inset = ownSeparatorInset ?? separatorSettings.inset
    if ownSeparatorInset == nil, separatorSettings.followsText { inset.left += wayToText }
    if hasEditing { inset.left += editing.leading }
    // Of a line at the very edge, and of its end, the safe area takes nothing (inferred).
    if inset.left > 0 { inset.left += safeSides.leading }
    return inset
  }

  private func lineFrame(_ inset: UIEdgeInsets, y: CGFloat, _ thickness: CGFloat) -> CGRect {
    let width = max(0, bounds.width - inset.left - inset.right)
    return CGRect(x: mirrored(inset.left, width), y: y, width: width, height: thickness)
  }

  /// What a picture moves the text to the end of the row.
  private var wayToText: CGFloat {
    if let content = host.view as? UIListContentView {
      return content.hasImage ? content.textLeading - margin : 0
    }
    return imageRoom(in: bounds.height)
  }
}

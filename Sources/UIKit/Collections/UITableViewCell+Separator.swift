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

/// The line below a row.
extension UITableViewCell {
  struct SeparatorSettings {
    var isShown = false
    var color: UIColor?
    var inset = UIEdgeInsets.zero
    /// Whether the line begins where the text does, beside a picture: not where the app has given the
    /// table insets from the edges of cells (observed).
    var followsText = true
  }

  func layOutSeparator() {
    guard separatorSettings.isShown else {
      separator.removeFromSuperview()
      return
    }
    separator.backgroundColor = separatorSettings.color ?? .separator
    var inset = hasOwnSeparatorInset ? separatorInset : separatorSettings.inset
    if !hasOwnSeparatorInset, separatorSettings.followsText { inset.left += wayToText }
    if hasEditing { inset.left += editing.leading }
    // Of a line at the very edge, and of its end, the safe area takes nothing (inferred).
    if inset.left > 0 { inset.left += safeSides.leading }
    let thickness = 1 / UIScreen.main.scale
    let width = max(0, bounds.width - inset.left - inset.right)
    showSeparator(
      separator,
      at: CGRect(
        x: mirrored(inset.left, width),
        y: bounds.height - thickness,
        width: width,
        height: thickness
      )
    )
  }

  /// What a picture moves the text to the end of the row.
  private var wayToText: CGFloat {
    if let content = host.view as? UIListContentView {
      return content.hasImage ? content.textLeading - margin : 0
    }
    guard hasImage, let width = imageSize(in: bounds.height)?.width else { return 0 }
    return width + Self.imageGap
  }
}

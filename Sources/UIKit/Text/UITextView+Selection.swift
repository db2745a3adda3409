import Foundation
import Typography

/// What shows that characters are selected.
extension UITextView {
  /// The selected part of each line; a line that goes on is selected as far as its container.
  ///
  /// An empty line among the selected ones is selected from side to side (observed).
  var selectedLines: [CGRect] {
    let (manager, container, origin) = measuring
    let selected = selection.characters
    let lines = manager.layout(in: container)?.lines ?? []
    let left = origin.x + container.lineFragmentPadding
    let right = max(left, bounds.width - textContainerInset.right - container.lineFragmentPadding)
    return lines.indices.compactMap { index in
      let line = lines[index]
      // With its line break.
      let end = index + 1 < lines.count ? lines[index + 1].range.lowerBound : line.range.upperBound
      guard line.range.lowerBound < selected.upperBound, end > selected.lowerBound else {
        return nil
      }
      func x(before offset: Int) -> CGFloat { left + line.origin.x + line.caret(before: offset) }
      let sides = line.isRightToLeft ? (right, left) : (left, right)
      let first =
        selected.lowerBound >= line.range.lowerBound ? x(before: selected.lowerBound) : sides.0
      let goesOn = index + 1 < lines.count && selected.upperBound >= end
      let last = goesOn ? sides.1 : x(before: selected.upperBound)
      return CGRect(
        x: min(first, last),
        y: origin.y + line.top,
        width: abs(last - first),
        height: line.height
      )
    }
  }
}

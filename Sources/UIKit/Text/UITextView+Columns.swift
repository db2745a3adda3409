import Foundation

/// Lines that are no label's: around areas, by a delegate of the layout, or as one of several
/// columns.
extension UITextView {
  /// How much of a text that goes on in another container has room here; 0 for all of the text.
  ///
  /// Without a height of its own the container is as high as a view that does not scroll
  /// (inferred).
  var columnHeight: CGFloat {
    guard manager?.hasColumns == true else { return 0 }
    if textContainer.givenHeight > 0 { return textContainer.givenHeight }
    return isScrollEnabled ? 0 : heightOfContainer
  }

  private var heightOfContainer: CGFloat {
    max(0, bounds.height - textContainerInset.top - textContainerInset.bottom)
  }

  /// What the container says of its size: where nothing scrolls it is as high as the view, although
  /// lines below that are laid out, too.
  var sizeOfContainer: CGSize {
    let width = max(0, bounds.width - textContainerInset.left - textContainerInset.right)
    let height = textContainer.givenHeight
    if height > 0 || isScrollEnabled { return CGSize(width: width, height: height) }
    return CGSize(width: width, height: heightOfContainer)
  }

  /// Whether lines stand elsewhere than in a label.
  var hasOwnLines: Bool {
    !textContainer.exclusionPaths.isEmpty || manager?.delegate != nil
      || manager?.hasColumns == true || (manager?.standardHyphenation ?? 0) > 0
  }

  func sizeOfOwnLines(forWidth width: CGFloat) -> CGSize {
    let sides = 2 * textContainer.lineFragmentPadding
    textContainer.fit(CGSize(width: width + sides, height: columnHeight))
    let used = shared.manager.usedRect(for: textContainer).size
    return CGSize(
      width: label.roundedUp(max(0, used.width - sides)),
      height: label.roundedUp(used.height)
    )
  }
}

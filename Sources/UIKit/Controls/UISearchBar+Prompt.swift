import Foundation

/// A line of text above the field.
extension UISearchBar {
  /// Of the field with its margins.
  static let ownHeight: CGFloat = 56

  /// What a prompt adds to the height; that of a navigation bar's prompt (inferred).
  var shownPromptHeight: CGFloat { (prompt ?? "").isEmpty ? 0 : BarExtension.promptHeight }

  /// What the prompt has in the height that the bar was given: the field comes first.
  var promptRoom: CGFloat {
    let field = barContent == nil ? UISearchBar.ownHeight : BarExtension.searchHeight
    let others = field + shownScopeHeight
    return max(0, min(shownPromptHeight, bounds.height - others))
  }

  func makePromptLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    addPart(label)
    return label
  }

  func promptDidChange() {
    promptLabel.text = prompt
    scopeMayHaveChanged()
  }

  func layOutPrompt() {
    guard prompt != nil else { return }
    let height = promptLabel.intrinsicContentSize.height
    promptLabel.isHidden = promptRoom < height
    promptLabel.frame = CGRect(
      x: 8,
      y: bounds.minY + promptRoom - height,
      width: max(0, bounds.width - 16),
      height: height
    )
  }
}

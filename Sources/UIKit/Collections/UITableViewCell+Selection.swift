import Foundation

/// What shows behind a row, above all while it is selected.
extension UITableViewCell {
  func showBackground(for state: UICellConfigurationState) {
    guard let backgroundConfiguration else { return }
    backgroundHost?.configuration =
      automaticallyUpdatesBackgroundConfiguration
      ? backgroundConfiguration.updated(for: state) : backgroundConfiguration
  }

  var selectionBackground: UIView {
    let ofSeveral = isEditing && editingPlan.choosesSeveral ? multipleSelectionBackgroundView : nil
    return ofSeveral ?? selectedBackgroundView ?? standardSelection
  }

  /// The next row of the cell does not show the end of a fade of this one.
  func endSelectionFade() { selectionFade.end() }

  func updateBackground() {
    if deselectsSlowly {
      SelectionFade.animate { self.setNeedsUpdateConfiguration() }
    } else {
      setNeedsUpdateConfiguration()
    }
    if hasEditing { setNeedsLayout() }
    showSelection()
  }

  func showSelection() {
    let shows =
      (isSelected || isHighlighted) && selectionStyle != .none && backgroundConfiguration == nil
    let view = selectionBackground
    if shows {
      selectionFade.stop()
      guard view.superview !== self else { return }
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
      setNeedsLayout()
    } else if view.superview === self {
      deselectsSlowly ? selectionFade.remove(view) : view.removeFromSuperview()
    }
  }
}

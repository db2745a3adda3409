import Foundation

/// What a table lets a finger do with a row while it is edited.
struct RowEditingPlan: Equatable {
  var style = UITableViewCell.EditingStyle.none
  /// Whether a circle in place of the style's control chooses the row beside others.
  var choosesSeveral = false
  /// Whether the content makes room where the control is, also without one (inferred from apps).
  var isIndented = false
  var isMovable = false
}

/// The controls of a row that is edited, and the room they take from its content.
@MainActor
final class RowEditing {
  private(set) var control: RowEditControl?
  private(set) var handle: RowReorderControl?
  private unowned let cell: UITableViewCell

  init(_ cell: UITableViewCell) { self.cell = cell }

  /// Points at the start of the row.
  private(set) var leading: CGFloat = 0

  /// Makes the controls, outside of the row: they come in with the next layout.
  func adopt(_ plan: RowEditingPlan) {
    control?.removeFromSuperview()
    handle?.removeFromSuperview()
    control = plan.style == .none && !plan.choosesSeveral ? nil : RowEditControl(plan)
    handle = plan.isMovable ? RowReorderControl() : nil
    handle?.hold.onChange = { [weak cell] in
      guard let cell else { return }
      cell.table?.reorderControlMoved(cell, $0)
    }
    control?.onTap = { [weak self] in
      guard let self else { return }
      cell.table?.editControlTapped(cell)
    }
    for view in [control, handle].compactMap({ $0 as UIView? }) {
      view.alpha = 0
      cell.addPart(view)
    }
    layOut(isEditing: false, isIndented: false)
    // Only its own place changes in the animation.
    control?.layoutIfNeeded()
  }

  /// Points that the controls take from the content at both ends.
  func width(isEditing: Bool, isIndented: Bool) -> CGFloat {
    guard isEditing else { return 0 }
    return (isIndented ? RowEditControl.width : 0) + (handle.map { $0.bounds.width + 8 } ?? 0)
  }

  /// - Returns: where the content may end.
  @discardableResult
  func layOut(isEditing: Bool, isIndented: Bool, sides: RowSides = RowSides()) -> CGFloat {
    let size = cell.bounds.size
    let end = size.width - sides.trailing
    let isMirrored = cell.isRightToLeft
    func place(_ view: UIView, x: CGFloat, width: CGFloat, height: CGFloat) {
      view.frame = CGRect(
        x: isMirrored ? size.width - x - width : x,
        y: (size.height - height) / 2,
        width: width,
        height: height
      )
    }
    leading = isEditing && isIndented ? RowEditControl.width : 0
    if let control {
      control.alpha = isEditing ? 1 : 0
      control.isChosen = cell.isSelected
      place(
        control,
        x: isEditing ? sides.leading : -RowEditControl.width,
        width: RowEditControl.width,
        height: size.height
      )
    }
    guard let handle else { return end }
    handle.alpha = isEditing ? 1 : 0
    let width = handle.bounds.width
    let x = end - (isEditing ? cell.margin + width : 0)
    place(handle, x: x, width: width, height: handle.bounds.height)
    return isEditing ? x - 8 + cell.margin : end
  }
}

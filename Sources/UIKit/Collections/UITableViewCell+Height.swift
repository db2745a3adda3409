import Foundation

extension UITableViewCell {
  /// The height of a row that sizes itself: by the constraints in the content view, or by the
  /// labels.
  ///
  /// Views that an app adds to the cell itself can make it higher (inferred from such apps).
  func naturalHeight(forWidth width: CGFloat) -> CGFloat {
    setContentMargins()
    let accessory = shownAccessory
    let sides = safeSides
    let controls =
      hasEditing ? editing.width(isEditing: isEditing, isIndented: editingPlan.isIndented) : 0
    let content =
      width - indexWidth - controls - sides.leading - sides.trailing
      - (accessory.map { $0.bounds.width + margin + 8 } ?? 0)
    // A separator adds its height to the row (observed).
    let separatorHeight = separatorSettings.isShown ? 1 / UIScreen.main.scale : 0
    if let height = fittingHeight(of: contentView, forWidth: content), height > 0 {
      return height + separatorHeight
    }
    let standard =
      style == .subtitle && hasDetail ? Self.subtitleRowHeight : UITableView.standardRowHeight
    guard let height = fittingHeight(of: self, forWidth: width), height > standard else {
      return standard
    }
    return height + separatorHeight
  }

  private static let subtitleRowHeight: CGFloat = 58

  /// Nil where no constraints say it.
  private func fittingHeight(of view: UIView, forWidth width: CGFloat) -> CGFloat? {
    guard !view.constraints.isEmpty else { return nil }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

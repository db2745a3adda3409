import Foundation

extension UITableView {
  /// The answers of the delegate and the data source for a row.
  func editingPlan(of indexPath: IndexPath) -> RowEditingPlan {
    var plan = RowEditingPlan()
    plan.isMovable = canMove(indexPath)
    guard dataSource?.tableView(self, canEditRowAt: indexPath) ?? true else { return plan }
    if allowsMultipleSelectionDuringEditing {
      plan.choosesSeveral = true
      plan.isIndented = true
      return plan
    }
    plan.style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    plan.isIndented =
      plan.style != .none
      || delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
    return plan
  }

  private func canMove(_ indexPath: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return methods(of: dataSource).move(
      by: "tableView:moveRowAt:to:",
      unless: "tableView:canMoveRowAt:",
      answers: dataSource.tableView(self, canMoveRowAt: indexPath)
    )
  }

  /// Whether rows are deleted by a swipe: the data source commits it (documented).
  ///
  /// Where nobody knows whether it does, it counts as if it did.
  private func canDelete(_ indexPath: IndexPath) -> Bool {
    guard let dataSource,
      methods(of: dataSource).contains("tableView:commit:forRowAt:") ?? (staticContent == nil)
    else { return false }
    return (delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete) == .delete
  }

  private func methods(of dataSource: any UITableViewDataSource) -> OptionalMethods {
    OptionalMethods(type: type(of: dataSource), required: "tableView:cellForRowAt:")
  }

  // MARK: Beginning and ending

  /// As long as the controls take to come (inferred).
  static let editingDuration: TimeInterval = 0.3

  func edit(_ editing: Bool, animated: Bool) {
    guard editing != editingState.isOn else { return }
    closeSwipe()
    unhighlight()
    // What was chosen before is no longer (inferred).
    for indexPath in selected { deselect(indexPath, tellsDelegate: false) }
    let cells = visibleCells
    editingState.isOn = editing
    if editing {
      for cell in cells {
        guard let indexPath = indexPath(for: cell) else { continue }
        UIView.performWithoutAnimation {
          cell.editingPlan = editingPlan(of: indexPath)
          dress(cell, indexPath)
        }
      }
    }
    let change = {
      for cell in cells { cell.setEditing(editing, animated: animated) }
      self.measureAgain()
      for cell in cells { cell.layoutIfNeeded() }
    }
    guard animated, window != nil else { return change() }
    UIView.animate(withDuration: Self.editingDuration, animations: change)
  }

  /// Rows that size themselves have other heights beside the controls.
  ///
  /// Those above the screen keep theirs: the rows on it stay where they are.
  private func measureAgain() {
    guard let last = cells.keys.max() else { return }
    var hasChanged = false
    for (indexPath, cell) in cells {
      guard let known = knownHeights[indexPath] else { continue }
      let height = cell.naturalHeight(forWidth: rowWidth)
      if height != known { hasChanged = true }
      knownHeights[indexPath] = height
    }
    guard hasChanged else { return }
    knownHeights = knownHeights.filter { $0.key <= last }
    metricsDidChange()
    layoutIfNeeded()
  }

  /// Makes a row that comes onto the screen be edited like the others.
  func adoptEditing(_ cell: UITableViewCell, _ indexPath: IndexPath) {
    if editingState.isOn { cell.editingPlan = editingPlan(of: indexPath) }
    if cell.isEditing != editingState.isOn { cell.setEditing(editingState.isOn, animated: false) }
  }

  // MARK: Controls

  func editControlTapped(_ cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    switch cell.editingPlan.style {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: indexPath)
    case .delete:
      let isOpen = rowSwipe?.row === cell && rowSwipe?.isClosing == false
      if closeSwipe(), isOpen { return }
      guard let actions = trailingActions(of: indexPath) ?? deletion(of: indexPath) else { return }
      rowSwipe = RowSwipe(
        actions,
        behind: cell,
        at: indexPath,
        of: self,
        side: isRightToLeft ? 1 : -1
      )
      rowSwipe?.open()
    case .none: break
    }
  }

  // MARK: Actions

  /// The app's own actions, those of before iOS 11, or the deletion; nil where a row has none.
  func trailingActions(of indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath) {
      return own
    }
    if let old = delegate?.tableView(self, editActionsForRowAt: indexPath) {
      return UISwipeActionsConfiguration(old, at: indexPath)
    }
    return canDelete(indexPath) ? deletion(of: indexPath) : nil
  }

  private func deletion(of indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    let title = delegate?.tableView(
      self,
      titleForDeleteConfirmationButtonForRowAt: indexPath
    )
    let delete = UIContextualAction(style: .destructive, title: title ?? SystemWord.delete.text) {
      [weak self] _, _, done in
      guard let self else { return done(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

extension UISwipeActionsConfiguration {
  fileprivate convenience init(_ old: [UITableViewRowAction], at indexPath: IndexPath) {
    self.init(
      actions: old.map { old in
        let style: UIContextualAction.Style = old.style == .normal ? .normal : .destructive
        let action = UIContextualAction(style: style, title: old.title) { _, _, done in
          old.handler(old, indexPath)
          done(true)
        }
        if let color = old.backgroundColor { action.backgroundColor = color }
        return action
      }
    )
    // A long pull does not perform them (inferred).
    performsFirstActionWithFullSwipe = false
  }
}

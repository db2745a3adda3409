import Foundation

/// What leaves the screen in an update.
extension UITableView {
  /// What is seen on its way, and is gone when an update is over.
  struct Outgoing {
    /// Deleted and reloaded rows, by their old places.
    var leaving: [(cell: UITableViewCell, indexPath: IndexPath)]
    /// Rows that are pushed off the screen, by their new places.
    var departing: [(cell: UITableViewCell, indexPath: IndexPath)]
    var titles: [(view: UIView, frame: CGRect)]
    /// Headers and footers of deleted sections, by their old numbers.
    var deletedTitles: [(view: UIView, section: Int)]
  }

  /// What is deleted and does not come in front of the rows that move.
  func covered(
    _ outgoing: Outgoing,
    _ animations: RowAnimations,
    _ map: [IndexPath: IndexPath]
  ) -> [UIView] {
    let rows = outgoing.leaving.filter { cell, row in
      map[row] == nil && cell !== rowSwipe?.row && animations.departure(from: row).isCovered
    }
    let titles = outgoing.deletedTitles.filter {
      animations.departure(ofSection: $0.section).isCovered
    }
    return rows.map(\.cell) + titles.map(\.view)
  }

  func send(_ outgoing: Outgoing, _ animations: RowAnimations) {
    for (cell, indexPath) in outgoing.leaving {
      if rowSwipe?.row === cell {
        rowSwipe?.leave()
        cell.alpha = 0
      } else {
        send(cell, away: animations.departure(from: indexPath))
      }
    }
    for (cell, indexPath) in outgoing.departing {
      place(cell, at: rowRect(indexPath).pixelAligned)
    }
    for (title, frame) in outgoing.titles { title.frame = frame.pixelAligned }
    for (title, section) in outgoing.deletedTitles {
      send(title, away: animations.departure(ofSection: section))
    }
  }

  func endDisplaying(_ outgoing: Outgoing) {
    for (cell, indexPath) in outgoing.leaving {
      cell.alpha = 1
      endDisplaying(cell, indexPath)
    }
    for (cell, indexPath) in outgoing.departing { endDisplaying(cell, indexPath) }
    for (title, _) in outgoing.titles { title.removeFromSuperview() }
    for (title, _) in outgoing.deletedTitles {
      title.alpha = 1
      // A delegate may have given the same view to another section.
      let isShown = (Array(headers.values) + Array(footers.values)).contains { $0 === title }
      if !isShown { title.removeFromSuperview() }
    }
  }

  /// The rows that move cover deleted ones, in the order in which these were (inferred).
  func sendToBack(_ views: [UIView]) {
    let places = subviews.enumerated().filter { entry in views.contains { $0 === entry.element } }
    for (_, view) in places.reversed() { sendSubviewToBack(view) }
    if let backgroundView { sendSubviewToBack(backgroundView) }
  }

  /// Moves a row or a title to where deleted and reloaded ones go.
  private func send(_ view: UIView, away animation: RowAnimation) {
    let offset = animation.offset(of: CGSize(width: bounds.width, height: view.bounds.height))
    view.center.x += offset.x
    view.center.y += offset.y
    if animation == .none {
      UIView.performWithoutAnimation { view.alpha = 0 }
    } else if animation.fades {
      view.alpha = 0
    }
  }
}

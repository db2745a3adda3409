import Foundation

/// How the rows of one batch come and go.
///
/// Deleted and reloaded ones by their old places, inserted ones by their new places.
struct RowAnimations {
  /// For rows that nothing is said about.
  var standard = UITableView.RowAnimation.automatic
  private var inserted: [IndexPath: UITableView.RowAnimation] = [:]
  private var removed: [IndexPath: UITableView.RowAnimation] = [:]
  private var insertedSections: [Int: UITableView.RowAnimation] = [:]
  private var removedSections: [Int: UITableView.RowAnimation] = [:]

  mutating func insert(_ rows: [IndexPath], _ animation: UITableView.RowAnimation) {
    for row in rows { inserted[row] = animation }
  }

  /// Deletes or reloads.
  mutating func remove(_ rows: [IndexPath], _ animation: UITableView.RowAnimation) {
    for row in rows { removed[row] = animation }
  }

  mutating func insertSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { insertedSections[section] = animation }
  }

  /// Deletes or reloads.
  mutating func removeSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { removedSections[section] = animation }
  }

  /// - Parameter origin: where a reloaded or moved row was.
  /// - Returns: nil for a row that only moves.
  func arrival(at row: IndexPath, from origin: IndexPath?) -> UITableView.RowAnimation? {
    if let origin { return removed[origin] ?? removedSections[origin.section] }
    return inserted[row] ?? insertedSections[row.section]
      // A reloaded section may have other rows than before.
      ?? removedSections[row.section] ?? standard
  }

  func departure(from row: IndexPath) -> UITableView.RowAnimation {
    removed[row] ?? removedSections[row.section] ?? standard
  }

  /// Of the titles of an inserted section.
  func arrival(ofSection section: Int) -> UITableView.RowAnimation {
    insertedSections[section] ?? standard
  }

  /// Of the titles of a deleted section.
  func departure(ofSection section: Int) -> UITableView.RowAnimation {
    removedSections[section] ?? standard
  }
}

extension UITableView.RowAnimation {
  /// Where a row of this size comes from, and goes to (documented): from the side a whole width,
  /// from above or below its own height (inferred).
  func offset(of size: CGSize) -> CGPoint {
    switch self {
    case .left: CGPoint(x: -size.width, y: 0)
    case .right: CGPoint(x: size.width, y: 0)
    case .top: CGPoint(x: 0, y: -size.height)
    case .bottom: CGPoint(x: 0, y: size.height)
    default: .zero
    }
  }

  /// A row that comes from the side is seen all the way.
  var fades: Bool { self != .left && self != .right && self != .none }

  /// Whether other rows move over one that is deleted; one that slides down or to a side is above
  /// them (reported by users of iOS: the row below it is hidden behind it).
  var isCovered: Bool { self != .left && self != .right && self != .bottom }
}

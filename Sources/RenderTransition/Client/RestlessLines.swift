/// What changes on a screen by itself, as a wheel that turns or a field's cursor: it
/// is no answer to a touch.
struct RestlessLines {
  /// The numbers of the lines in the screen's description; nil where lines come and go.
  private let numbers: Set<Int>?

  /// - Parameters:
  ///   - first: the description of the screen.
  ///   - later: the one of some time later, without a touch.
  init(from first: String, to later: String) {
    numbers = RestlessLines.changes(from: first, to: later)
  }

  /// Whether the screen stands still.
  var isEmpty: Bool { numbers?.isEmpty == true }

  /// Whether more differs between two descriptions than these lines.
  func hasOtherChanges(from first: String, to second: String) -> Bool {
    guard first != second else { return false }
    guard let numbers, let changes = RestlessLines.changes(from: first, to: second) else {
      return true
    }
    return !changes.isSubset(of: numbers)
  }

  private static func changes(from first: String, to second: String) -> Set<Int>? {
    guard first != second else { return [] }
    let old = first.split(separator: "\n")
    let new = second.split(separator: "\n")
    guard old.count == new.count else { return nil }
    return Set(old.indices.filter { old[$0] != new[$0] })
  }
}

import Foundation
import ObjectiveC

/// The optional methods that a data source has written.
struct OptionalMethods {
  let type: AnyClass
  /// A required method: where it is unknown too, the code was not ported.
  let required: String

  /// Nil where nobody knows.
  func contains(_ name: String) -> Bool? {
    ClassTable.hasOptionalMethod(named: name, in: type, besides: required)
  }

  /// Rows move where the data source can move them, unless it says that this one cannot
  /// (documented).
  ///
  /// - Parameter answer: what it says, or the default of the protocol says.
  func move(by move: String, unless question: String, answers answer: Bool) -> Bool {
    guard let moves = contains(move) else { return answer }
    guard moves else { return false }
    return contains(question) == true ? answer : true
  }
}

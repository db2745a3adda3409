import Testing
import UIKit

/// One line of a table: the default of a property, or the value of a constant, by the
/// public headers.
struct DefaultFact: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let value: String
  let expected: String

  /// The facts of one class.
  static func of(_ name: String, _ rows: [(String, Any, String)]) -> [DefaultFact] {
    rows.map { DefaultFact(testDescription: "\(name).\($0.0)", value: text($0.1), expected: $0.2) }
  }

  private static func text(_ value: Any) -> String {
    switch value {
    case let point as CGPoint: "(\(point.x), \(point.y))"
    case let size as CGSize: "(\(size.width), \(size.height))"
    case let rect as CGRect: "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
    case let insets as UIEdgeInsets:
      "(\(insets.top), \(insets.left), \(insets.bottom), \(insets.right))"
    case let vector as CGVector: "(\(vector.dx), \(vector.dy))"
    case let offset as UIOffset: "(\(offset.horizontal), \(offset.vertical))"
    default: "\(value)"
    }
  }
}

/// `nothing` for what is nil.
func some(_ value: Any?) -> String { value == nil ? "nothing" : "something" }

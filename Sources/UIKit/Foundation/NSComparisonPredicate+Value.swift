import Foundation
import QuartzCore

extension NSComparisonPredicate {
  public convenience init(
    leftExpression lhs: NSExpression,
    rightExpression rhs: NSExpression,
    modifier: Modifier,
    type: Operator,
    options: Options = []
  ) {
    let compare = type.test(options)
    self.init(lhs, rhs, modifier: modifier, type: type, options: options) { object, variables in
      let context = NSMutableDictionary()
      for (name, value) in variables ?? [:] { context.setObject(value, forKey: name as NSString) }
      let left = lhs.expressionValue(with: object, context: context)
      let right = rhs.expressionValue(with: object, context: context)
      let elements = PredicateValue.elements(of: left) ?? []
      return switch modifier {
      case .direct: compare(left, right)
      case .all: elements.allSatisfy { compare($0, right) }
      case .any: elements.contains { compare($0, right) }
      }
    }
  }
}

extension NSComparisonPredicate.Operator {
  /// How formats spell it; nil for one that sends a message.
  private var sign: String? {
    switch self {
    case .lessThan: "<"
    case .lessThanOrEqualTo: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqualTo: ">="
    case .equalTo: "=="
    case .notEqualTo: "!="
    case .matches: "MATCHES"
    case .like: "LIKE"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .in: "IN"
    case .contains: "CONTAINS"
    case .between: "BETWEEN"
    case .customSelector: nil
    }
  }

  fileprivate func test(_ options: NSComparisonPredicate.Options) -> (Any?, Any?) -> Bool {
    var words: String.CompareOptions = []
    if options.contains(.caseInsensitive) { words.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { words.insert(.diacriticInsensitive) }
    return sign.flatMap { PredicateValue.comparison($0, words) } ?? { _, _ in false }
  }
}

import Foundation

/// A predicate that compares two expressions.
///
/// Foundation's on Linux cannot be evaluated; this class hides it. A format does not become one:
/// code that takes the predicate of a format apart finds none.
open class NSComparisonPredicate: NSPredicate {
  public enum Modifier: UInt, Sendable {
    case direct = 0
    case all = 1
    case any = 2
  }

  public enum Operator: UInt, Sendable {
    case lessThan = 0
    case lessThanOrEqualTo = 1
    case greaterThan = 2
    case greaterThanOrEqualTo = 3
    case equalTo = 4
    case notEqualTo = 5
    case matches = 6
    case like = 7
    case beginsWith = 8
    case endsWith = 9
    case `in` = 10
    case customSelector = 11
    case contains = 99
    case between = 100
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    public static let normalized = Options(rawValue: 4)
  }

  public let leftExpression: NSExpression
  public let rightExpression: NSExpression
  public let comparisonPredicateModifier: Modifier
  public let predicateOperatorType: Operator
  public let options: Options

  /// - Parameter test: what the comparison says about an object and the variables.
  package init(
    _ leftExpression: NSExpression,
    _ rightExpression: NSExpression,
    modifier: Modifier,
    type: Operator,
    options: Options,
    test: @escaping (Any?, [String: Any]?) -> Bool
  ) {
    self.leftExpression = leftExpression
    self.rightExpression = rightExpression
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    super.init(block: test)
  }

  public required init?(coder: NSCoder) { nil }
}

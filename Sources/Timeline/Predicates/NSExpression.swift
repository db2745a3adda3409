import Foundation
import struct ObjectiveC.ObjectFault

/// A part of a predicate or of a request: a constant, a key path, a function of others.
///
/// Foundation's on Linux cannot be made; this class hides it.
open class NSExpression: NSObject, @unchecked Sendable {
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0
    case evaluatedObject = 1
    case variable = 2
    case keyPath = 3
    case function = 4
    case unionSet = 5
    case intersectSet = 6
    case minusSet = 7
    case subquery = 13
    case aggregate = 14
    case anyKey = 15
    case block = 19
    case conditional = 20
  }

  public let expressionType: ExpressionType
  private let word: String
  private let value: Any?
  /// The two of a set's operation or of a condition, the collection of a subquery, the object that
  /// a function belongs to.
  private let parts: [NSExpression]
  private let test: NSPredicate?
  open private(set) var arguments: [NSExpression]?
  public let expressionBlock: (Any?, [Any], NSMutableDictionary?) -> Any

  private init(
    _ type: ExpressionType,
    _ word: String = "",
    value: Any? = nil,
    parts: [NSExpression] = [],
    test: NSPredicate? = nil,
    arguments: [NSExpression]? = nil,
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any = { _, _, _ in NSNull() }
  ) {
    expressionType = type
    self.word = word
    self.value = value
    self.parts = parts
    self.test = test
    self.arguments = arguments
    expressionBlock = block
    super.init()
  }

  public convenience init(forConstantValue obj: Any?) { self.init(.constantValue, value: obj) }

  public convenience init(forKeyPath keyPath: String) { self.init(.keyPath, keyPath) }

  public convenience init(forVariable string: String) { self.init(.variable, string) }

  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.aggregate, arguments: subexpressions.compactMap { $0 as? NSExpression })
  }

  /// `sum:`, `count:`, `min:`, `max:` or `average:` of a collection.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(.function, name, arguments: parameters.compactMap { $0 as? NSExpression })
  }

  /// A function of Foundation is computed whatever the object is; an object's own gives no value.
  public convenience init(
    forFunction target: NSExpression,
    selectorName name: String,
    arguments parameters: [Any]?
  ) {
    let arguments = (parameters ?? []).compactMap { $0 as? NSExpression }
    self.init(.function, name, parts: [target], arguments: arguments)
  }

  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(.unionSet, parts: [left, right])
  }

  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(.intersectSet, parts: [left, right])
  }

  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(.minusSet, parts: [left, right])
  }

  /// The elements of a collection that pass, each the value of the variable.
  public convenience init(
    forSubquery expression: NSExpression,
    usingIteratorVariable variable: String,
    predicate: NSPredicate
  ) { self.init(.subquery, variable, parts: [expression], test: predicate) }

  public convenience init(
    forConditional predicate: NSPredicate,
    trueExpression: NSExpression,
    falseExpression: NSExpression
  ) { self.init(.conditional, parts: [trueExpression, falseExpression], test: predicate) }

  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any,
    arguments: [NSExpression]?
  ) { self.init(.block, arguments: arguments, block: block) }

  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }
  open class func expressionForAnyKey() -> NSExpression { NSExpression(.anyKey) }

  open var constantValue: Any? { value }
  open var keyPath: String { word }
  open var function: String { word }
  open var variable: String { word }
  open var collection: Any { expressionType == .subquery ? parts[0] : arguments ?? [] }
  /// Of Foundation's functions, its class of them, and of a key path the object (observed).
  open var operand: NSExpression {
    switch expressionType {
    case .function: parts.first ?? NSExpression(forConstantValue: "_NSPredicateUtilities")
    case .keyPath: NSExpression(.evaluatedObject)
    default: missing("operand")
    }
  }
  open var left: NSExpression { isOfSets ? parts[0] : missing("left expression") }
  open var right: NSExpression { isOfSets ? parts[1] : missing("right expression") }
  open var `true`: NSExpression {
    expressionType == .conditional ? parts[0] : missing("true expression")
  }
  open var `false`: NSExpression {
    expressionType == .conditional ? parts[1] : missing("false expression")
  }
  open var predicate: NSPredicate { test ?? NSPredicate(value: true) }

  private var isOfSets: Bool { [.unionSet, .intersectSet, .minusSet].contains(expressionType) }

  /// iOS raises an exception for a part that the expression does not have; here it is reported, and
  /// the part is an empty constant.
  private func missing(_ part: String) -> NSExpression {
    ObjectFault.raise(.invalidArgument, "This expression does not have a \(part).")
    return NSExpression(forConstantValue: nil)
  }
}

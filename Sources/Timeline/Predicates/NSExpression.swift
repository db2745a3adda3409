import Foundation

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
    case aggregate = 14
    case block = 19
  }

  public let expressionType: ExpressionType
  private let word: String
  private let value: Any?
  open private(set) var arguments: [NSExpression]?
  public let expressionBlock: (Any?, [Any], NSMutableDictionary?) -> Any

  private init(
    _ type: ExpressionType,
    _ word: String = "",
    value: Any? = nil,
    arguments: [NSExpression]? = nil,
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any = { _, _, _ in NSNull() }
  ) {
    expressionType = type
    self.word = word
    self.value = value
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

  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any,
    arguments: [NSExpression]?
  ) { self.init(.block, arguments: arguments, block: block) }

  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }

  open var constantValue: Any? { value }
  open var keyPath: String { word }
  open var function: String { word }
  open var variable: String { word }
  open var collection: Any { arguments ?? [] }
}

import Foundation
import ObjectiveC

extension NSExpression {
  /// The key of a property that the class's table knows.
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    self.init(forKeyPath: KeyPathNames.name(of: keyPath) ?? "")
  }

  /// `NSExpression(format: "2 * (%K + 1)", "price")`.
  ///
  /// A format that cannot be read ends the program.
  public convenience init(format expressionFormat: String, _ arguments: Any?...) {
    self.init(format: expressionFormat, argumentArray: arguments.map { $0 ?? NSNull() })
  }

  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    var reader = PredicateReader(expressionFormat, arguments)
    let value = reader.readExpression()
    self.init(
      block: { object, _, context in
        var variables: [String: Any] = [:]
        for (key, value) in context ?? [:] { variables["\(key)"] = value }
        return value(PredicateScope(object, variables)) ?? NSNull()
      },
      arguments: nil
    )
  }

  /// The value for an object or, of a function, for a collection of them.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    switch expressionType {
    case .constantValue: constantValue
    case .evaluatedObject: object
    case .variable: context?.object(forKey: NSString(string: variable))
    case .keyPath: PredicateValue.value(of: object, at: keyPath)
    case .aggregate: values(with: object, context)
    case .block: blockValue(with: object, context)
    case .function:
      PredicateValue.object(
        PredicateValue.function(function, values(with: object, context))
      )
    }
  }

  private func values(with object: Any?, _ context: NSMutableDictionary?) -> [Any?] {
    (arguments ?? []).map { $0.expressionValue(with: object, context: context) }
  }

  private func blockValue(with object: Any?, _ context: NSMutableDictionary?) -> Any? {
    let value = expressionBlock(object, values(with: object, context).compactMap { $0 }, context)
    return value is NSNull ? nil : PredicateValue.object(value)
  }
}

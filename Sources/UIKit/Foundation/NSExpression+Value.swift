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
    if let tree = ArithmeticReader.read(expressionFormat) {
      if tree.expressionType == .function {
        self.init(forFunction: tree.function, arguments: tree.arguments ?? [])
      } else {
        self.init(forConstantValue: tree.constantValue)
      }
      return
    }
    var reader = PredicateReader(expressionFormat, arguments)
    let value = reader.readExpression()
    self.init(
      block: { object, _, context in
        value(PredicateScope(object, Self.variables(context))) ?? NSNull()
      },
      arguments: nil
    )
  }

  /// The value for an object or, of a function, for a collection of them.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    switch expressionType {
    case .constantValue: PredicateValue.object(constantValue)
    case .evaluatedObject: object
    case .variable: context?.object(forKey: NSString(string: variable))
    case .keyPath: PredicateValue.object(PredicateValue.value(of: object, at: keyPath))
    case .aggregate: values(with: object, context)
    case .block: blockValue(with: object, context)
    case .function:
      PredicateValue.object(
        PredicateValue.function(function, values(with: object, context))
      )
    case .unionSet, .intersectSet, .minusSet: setValue(with: object, context)
    case .conditional:
      (predicate.evaluate(with: object, substitutionVariables: Self.variables(context))
        ? self.true : self.false).expressionValue(with: object, context: context)
    case .subquery: subqueryValue(with: object, context)
    case .anyKey: nil
    }
  }

  private static func variables(_ context: NSMutableDictionary?) -> [String: Any] {
    var variables: [String: Any] = [:]
    for (key, value) in context ?? [:] { variables["\(key)"] = value }
    return variables
  }

  private func setValue(with object: Any?, _ context: NSMutableDictionary?) -> Any? {
    func elements(_ side: NSExpression) -> [AnyHashable] {
      (PredicateValue.elements(of: side.expressionValue(with: object, context: context)) ?? [])
        .compactMap { $0 as? AnyHashable }
    }
    let (a, b) = (Set(elements(left)), Set(elements(right)))
    return switch expressionType {
    case .unionSet: a.union(b)
    case .intersectSet: a.intersection(b)
    default: a.subtracting(b)
    }
  }

  private func subqueryValue(with object: Any?, _ context: NSMutableDictionary?) -> Any? {
    let whole = (collection as? NSExpression)?.expressionValue(with: object, context: context)
    var variables = Self.variables(context)
    return (PredicateValue.elements(of: whole) ?? []).filter { element in
      variables[variable] = element
      return predicate.evaluate(with: element, substitutionVariables: variables)
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

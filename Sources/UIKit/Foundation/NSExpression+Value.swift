import Foundation
import ObjectiveC

extension NSExpression {
  /// The key of a property that the class's table knows.
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    self.init(forKeyPath: KeyPathNames.name(of: keyPath) ?? "")
  }

  /// The value for an object or, of a function, for a collection of them.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    switch expressionType {
    case .constantValue: constantValue
    case .evaluatedObject: object
    case .variable: context?.object(forKey: NSString(string: variable))
    case .keyPath: PredicateValue.value(of: object, at: keyPath)
    case .aggregate: (arguments ?? []).map { $0.expressionValue(with: object, context: context) }
    case .block:
      expressionBlock(
        object,
        (arguments ?? []).compactMap { $0.expressionValue(with: object, context: context) },
        context
      )
    case .function: functionValue(with: object, context)
    }
  }

  private func functionValue(with object: Any?, _ context: NSMutableDictionary?) -> Any? {
    let values = (arguments ?? []).map { $0.expressionValue(with: object, context: context) }
    let list = values.count == 1 ? PredicateValue.elements(of: values[0]) : nil
    let all = list ?? values.compactMap { $0 }
    switch function {
    case "count:": return NSNumber(value: all.count)
    case "sum:": return number(PredicateValue.value(of: all, at: "@sum"))
    case "average:": return number(PredicateValue.value(of: all, at: "@avg"))
    case "min:": return PredicateValue.value(of: all, at: "@min")
    case "max:": return PredicateValue.value(of: all, at: "@max")
    case "lowercase:": return PredicateValue.text(values.first ?? nil)?.lowercased()
    case "uppercase:": return PredicateValue.text(values.first ?? nil)?.uppercased()
    case "now": return Date()
    default: return nil
    }
  }

  private func number(_ value: Any?) -> NSNumber? {
    PredicateValue.number(value).map { NSNumber(value: $0) }
  }
}

import UIKit

/// The results of a request for dictionaries.
struct FetchedDictionaries {
  private let properties: [Any]
  private let groups: [Any]
  private let isDistinct: Bool
  private let having: NSPredicate?

  init(_ settings: FetchSettings, _ entity: NSEntityDescription) {
    properties =
      settings.propertiesToFetch
      ?? entity.properties.filter { $0 is NSAttributeDescription }
    groups = settings.propertiesToGroupBy ?? []
    isDistinct = settings.returnsDistinctResults
    having = settings.havingPredicate
  }

  func results(of objects: [NSManagedObject]) throws -> [NSDictionary] {
    var results = grouped(objects).map(dictionary)
    if let having { results = results.filter { having.evaluate(with: $0) } }
    guard isDistinct else { return results }
    return results.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// One object each, all of those with the same values, or all at once where a function needs
  /// them.
  private func grouped(_ objects: [NSManagedObject]) -> [[NSManagedObject]] {
    guard !groups.isEmpty else {
      let isOfAll = properties.contains { property in
        (property as? NSExpressionDescription)?.expression?.expressionType == .function
      }
      return isOfAll ? [objects] : objects.map { [$0] }
    }
    var order: [NSDictionary] = []
    var members: [NSDictionary: [NSManagedObject]] = [:]
    for object in objects {
      let key = values(of: [object], groups)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(object)
    }
    return order.map { members[$0] ?? [] }
  }

  private func dictionary(of objects: [NSManagedObject]) -> NSDictionary {
    values(of: objects, properties)
  }

  private func values(of objects: [NSManagedObject], _ properties: [Any]) -> NSDictionary {
    let result = NSMutableDictionary()
    for property in properties {
      guard let (name, value) = entry(property, objects), let value else { continue }
      result.setObject(value, forKey: NSString(string: name))
    }
    return result
  }

  private func entry(_ property: Any, _ objects: [NSManagedObject]) -> (String, Any?)? {
    if let description = property as? NSExpressionDescription {
      let isOfAll = description.expression?.expressionType == .function
      let value = description.expression?
        .expressionValue(with: isOfAll ? objects : objects.first, context: nil)
      return (description.name, identifier(value))
    }
    guard let name = (property as? String) ?? (property as? NSPropertyDescription)?.name else {
      return nil
    }
    return (name, identifier(objects.first.flatMap { PredicateValue.value(of: $0, at: name) }))
  }

  /// A related object is its identifier in a dictionary.
  private func identifier(_ value: Any?) -> Any? { (value as? NSManagedObject)?.objectID ?? value }
}

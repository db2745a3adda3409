import UIKit

extension NSManagedObject {
  final func validateValues() throws {
    try CoreDataMessages.throwAll(entity.properties.flatMap { errors(of: $0) })
  }

  final func validateDeletion() throws {
    for case let relationship as NSRelationshipDescription in entity.properties
    where relationship.deleteRule == .denyDeleteRule {
      let others = relatedObjects(relationship).filter { $0.change != .deleted }
      guard others.isEmpty else {
        throw error(NSValidationRelationshipDeniedDeleteError, relationship, others)
      }
    }
  }

  private func errors(of property: NSPropertyDescription) -> [NSError] {
    let value = managedValue(property.name)
    var codes: [Int] = []
    switch property {
    case let attribute as NSAttributeDescription:
      if let value {
        codes = attribute.violations(of: value)
      } else if !attribute.isOptional, !attribute.isTransient {
        codes = [NSValidationMissingMandatoryPropertyError]
      }
    case let relationship as NSRelationshipDescription:
      let count = objectIDs(forRelationshipNamed: property.name).count
      if count == 0 {
        if !relationship.isOptional {
          codes = [
            relationship.isToMany
              ? NSValidationRelationshipLacksMinimumCountError
              : NSValidationMissingMandatoryPropertyError
          ]
        }
      } else if relationship.isToMany {
        if relationship.minCount > count {
          codes = [NSValidationRelationshipLacksMinimumCountError]
        } else if relationship.maxCount > 0, relationship.maxCount < count {
          codes = [NSValidationRelationshipExceedsMaximumCountError]
        }
      }
    default: break
    }
    if property.validationPredicates.contains(where: { !$0.evaluate(with: value) }) {
      codes.append(NSManagedObjectValidationError)
    }
    return codes.map { error($0, property, value) }
  }

  private func error(_ code: Int, _ property: NSPropertyDescription, _ value: Any?) -> NSError {
    var info: [String: Any] = [
      NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name,
      NSLocalizedDescriptionKey:
        CoreDataMessages.validation(code, property.name, entity.name ?? ""),
    ]
    info[NSValidationValueErrorKey] = value
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }
}

extension NSAttributeDescription {
  /// The codes of what is wrong with a value.
  fileprivate func violations(of value: Any) -> [Int] {
    if let text = value as? String {
      if let maximum, Double(text.utf16.count) > maximum { return [NSValidationStringTooLongError] }
      if let minimum, Double(text.utf16.count) < minimum {
        return [NSValidationStringTooShortError]
      }
      if let pattern, text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil {
        return [NSValidationStringPatternMatchingError]
      }
      return []
    }
    guard let number = PredicateValue.number(value) else { return [] }
    let isDate = value is Date
    if let maximum, number > maximum {
      return [isDate ? NSValidationDateTooLateError : NSValidationNumberTooLargeError]
    }
    if let minimum, number < minimum {
      return [isDate ? NSValidationDateTooSoonError : NSValidationNumberTooSmallError]
    }
    return []
  }
}

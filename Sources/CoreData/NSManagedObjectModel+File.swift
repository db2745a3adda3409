import InterfaceFiles
import UIKit

extension NSManagedObjectModel {
  /// Adds what a file declares: all entities first, since relationships name each other.
  final func add(_ file: DataModelFile) {
    let new = file.entities.map(NSEntityDescription.init)
    var all = entitiesByName
    for entity in new { all[entity.name ?? ""] = entity }
    for (entity, written) in zip(new, file.entities) {
      if let parent = written.parent.flatMap({ all[$0] }) { parent.subentities.append(entity) }
    }
    for (entity, written) in zip(new, file.entities) {
      entity.properties =
        entity.properties + written.attributes.map(NSAttributeDescription.init)
        + written.relationships.map { NSRelationshipDescription($0, all) }
    }
    for (entity, written) in zip(new, file.entities) {
      for relationship in written.relationships {
        let own = entity.property(relationship.name) as? NSRelationshipDescription
        own?.inverseRelationship =
          relationship.inverse.flatMap { own?.destinationEntity?.property($0) }
          as? NSRelationshipDescription
      }
    }
    entities += new
    for (name, members) in file.configurations {
      setEntities(members.compactMap { all[$0] }, forConfigurationName: name)
    }
    for written in file.fetchRequests {
      let request = NSFetchRequest<any NSFetchRequestResult>(entityName: written.entity)
      request.fetchLimit = written.limit
      request.predicate = written.predicate.map { NSPredicate(format: $0) }
      setFetchRequestTemplate(request, forName: written.name)
    }
  }
}

extension NSEntityDescription {
  fileprivate convenience init(_ written: DataModelFile.Entity) {
    self.init()
    name = written.name
    managedObjectClassName = written.className
    classModule = written.classModule.flatMap { $0.isEmpty ? nil : $0 }
    isAbstract = written.isAbstract
    uniquenessConstraints = written.uniquenessConstraints
    userInfo = written.userInfo
  }
}

extension NSAttributeDescription {
  fileprivate convenience init(_ written: DataModelFile.Attribute) {
    self.init()
    name = written.name
    attributeType = NSAttributeType.named[written.type] ?? .undefinedAttributeType
    isOptional = written.isOptional
    isTransient = written.isTransient
    valueTransformerName = written.transformer
    attributeValueClassName = written.customClass
    userInfo = written.userInfo
    minimum = written.minimum.flatMap(Double.init)
    maximum = written.maximum.flatMap(Double.init)
    pattern = written.pattern
    defaultValue = written.defaultValue.flatMap(read)
  }

  /// The value that a file writes as text.
  private func read(_ text: String) -> Any? {
    switch attributeType {
    case .stringAttributeType: text
    case .booleanAttributeType: NSNumber(value: ["YES", "1", "true"].contains(text))
    case .dateAttributeType:
      Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).flatMap { stored($0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).flatMap { stored($0) }
    default: nil
    }
  }
}

extension NSRelationshipDescription {
  fileprivate convenience init(
    _ written: DataModelFile.Relationship,
    _ entities: [String: NSEntityDescription]
  ) {
    self.init()
    name = written.name
    isOptional = written.isOptional
    isTransient = written.isTransient
    isOrdered = written.isOrdered
    destinationEntity = entities[written.destination]
    minCount = written.minimum
    maxCount = written.isToMany ? (written.maximum == 1 ? 0 : written.maximum) : 1
    userInfo = written.userInfo
    deleteRule =
      switch written.deletionRule {
      case "Nullify": .nullifyDeleteRule
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      default: .noActionDeleteRule
      }
  }
}

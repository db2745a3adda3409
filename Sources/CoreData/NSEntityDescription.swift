import UIKit

/// What objects of one kind have: attributes and relationships, by name.
open class NSEntityDescription: UIKit.NSObject, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var userInfo: [AnyHashable: Any]?
  open var versionHashModifier: String?
  open var renamingIdentifier: String?
  /// Names of properties whose values together belong to one object.
  open var uniquenessConstraints: [[Any]] = []
  open internal(set) weak var superentity: NSEntityDescription?
  open internal(set) weak var managedObjectModel: NSManagedObjectModel?
  /// The module that the model names for the class.
  var classModule: String?
  /// Whether there is no model that describes the entity: objects of it keep any value.
  var isUnknown = false

  private var own: [NSPropertyDescription] = []

  public override init() { super.init() }

  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }

  /// With those of the entities above.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      let inherited = superentity?.properties ?? []
      own = newValue.filter { property in !inherited.contains { $0 === property } }
      for property in own { property.entity = self }
    }
  }

  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
  }

  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription]
  {
    properties.compactMap { $0 as? NSRelationshipDescription }
      .filter { $0.destinationEntity === entity }
  }

  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || (superentity?.isKindOf(entity: entity) ?? false)
  }

  /// The names of this entity and all below it.
  var namesOfAll: Set<String> {
    subentities.reduce(into: [name ?? ""]) { $0.formUnion($1.namesOfAll) }
  }

  /// The property of a name; many are looked up, so no table is made.
  final func property(_ name: String) -> NSPropertyDescription? {
    own.first { $0.name == name } ?? superentity?.property(name)
  }

  // MARK: By name

  open class func entity(
    forEntityName entityName: String,
    in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entity(named: entityName)
  }

  open class func insertNewObject(
    forEntityName entityName: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject {
    NSManagedObject.object(of: context.entity(named: entityName), insertedInto: context)
  }
}

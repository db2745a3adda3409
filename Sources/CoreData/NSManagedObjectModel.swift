import InterfaceFiles
import UIKit

/// The entities of an app's objects.
open class NSManagedObjectModel: UIKit.NSObject, @unchecked Sendable {
  private var requests: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  private var configured: [String: [NSEntityDescription]] = [:]
  /// Whether there was no file: names of entities are then taken as they come.
  var isMissing = false

  public override init() { super.init() }

  /// Reads a model as Xcode writes it; nil where there is none.
  public init?(contentsOf url: URL) {
    super.init()
    guard let file = try? DataModelFile(at: url.path) else { return nil }
    add(file)
    NSManagedObjectModel.use(self)
  }

  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities { entity.managedObjectModel = self }
      NSManagedObjectModel.use(self)
    }
  }

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
  }

  open var configurations: [String] { configured.keys.sorted() }
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] {
    requests
  }
  open var versionIdentifiers: Set<AnyHashable> = []

  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    configuration.map { configured[$0] } ?? entities
  }

  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName name: String) {
    configured[name] = entities
  }

  open func fetchRequestTemplate(
    forName name: String
  ) -> NSFetchRequest<any NSFetchRequestResult>? { requests[name] }

  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?,
    forName name: String
  ) { requests[name] = fetchRequestTemplate }

  open func fetchRequestFromTemplate(
    withName name: String,
    substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    guard let template = requests[name] else { return nil }
    let request = NSFetchRequest<any NSFetchRequestResult>(copying: template)
    request.predicate = template.predicate?.withSubstitutionVariables(variables)
    return request
  }

  /// All models of the bundles, the main one where none is named.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let model = NSManagedObjectModel()
    for bundle in bundles ?? [.main] {
      for path in ModelFiles.all(in: bundle) {
        if let file = try? DataModelFile(at: path) { model.add(file) }
      }
    }
    use(model)
    return model
  }

  /// A model with the entities of all.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    entities = (models ?? []).flatMap(\.entities)
  }

  // MARK: Looking up

  /// The models in use, in which a class without a context finds its entity.
  nonisolated(unsafe) private(set) static var loaded: [NSManagedObjectModel] = []

  static func use(_ model: NSManagedObjectModel) {
    if !loaded.contains(where: { $0 === model }) { loaded.append(model) }
  }

  final func entity(named name: String) -> NSEntityDescription? {
    if let entity = entities.first(where: { $0.name == name }) { return entity }
    // A class that `@objc` names has no module in its name on iOS, `NSStringFromClass(Item.self)`.
    if let last = name.split(separator: ".").last, last != name {
      return entity(named: String(last))
    }
    guard isMissing else { return nil }
    return NSManagedObjectModel.unknown(name, in: self)
  }

  /// An entity that no model describes.
  static func unknown(_ name: String, in model: NSManagedObjectModel?) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = name
    entity.isUnknown = true
    model?.entities.append(entity)
    return entity
  }

  /// The entity whose objects are of a class.
  final func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let name = String(describing: type)
    return entities.first { $0.managedObjectClassName?.split(separator: ".").last ?? "" == name }
  }
}

/// The files of models in a bundle.
enum ModelFiles {
  static func all(in bundle: Bundle) -> [String] {
    let folder = (bundle.resourceURL ?? bundle.bundleURL).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { name in
      ["momd", "mom", "xcdatamodeld", "xcdatamodel"].contains { name.hasSuffix(".\($0)") }
    }.map { "\(folder)/\($0)" }
  }

  /// The model of a name: in the main bundle, else in that of a library.
  static func named(_ name: String) -> String? {
    for bundle in [Bundle.main] + frameworks {
      let found = all(in: bundle).first { path in
        ((path as NSString).lastPathComponent as NSString).deletingPathExtension == name
      }
      if let found { return found }
    }
    return nil
  }

  private static var frameworks: [Bundle] {
    AppResources.frameworks.sorted { $0.key < $1.key }.map(\.value)
  }
}

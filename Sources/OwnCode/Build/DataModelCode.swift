import Foundation
import InterfaceFiles

/// The code that Xcode makes of a module's Core Data models (the forms are measured
/// from files that it made).
///
/// It goes through the port like the user's own files.
struct DataModelCode {
  /// A path beside the model, where there is no file, and the text.
  let files: [(path: String, text: String)]

  init(_ module: CodeModule) {
    guard !module.dataModels.isEmpty else {
      files = []
      return
    }
    let texts = module.files.compactMap { path in
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
    files = module.dataModels.flatMap { path in
      (try? DataModelFile(at: path)).map { DataModelCode.files(of: $0, at: path, besides: texts) }
        ?? []
    }
  }

  /// The file that the code depends on.
  static func source(of model: String) -> String { DataModelFile.contents(of: model) }

  /// - Parameter texts: the user's files of the module.
  private static func files(
    of model: DataModelFile,
    at path: String,
    besides texts: [String]
  ) -> [(path: String, text: String)] {
    let classes = Dictionary(
      model.entities.map { ($0.name, $0.className) },
      uniquingKeysWith: { first, _ in first }
    )
    var files: [(path: String, text: String)] = []
    // Several entities may have one class.
    var made: Set<String> = []
    for entity in model.entities where entity.codeGeneration != .none {
      let name = entity.className
      guard name != "NSManagedObject", made.insert(name).inserted else { continue }
      if entity.codeGeneration == .class, !declares("class", name, texts) {
        files.append(
          ("\(path)/\(name)+CoreDataClass.swift", classText(entity, classes))
        )
      }
      // What the user's files declare is not declared a second time.
      let isDeclared = texts.contains { text in
        text.contains("@NSManaged")
          && (declares("extension", name, [text]) || declares("class", name, [text]))
      }
      guard !isDeclared else { continue }
      files.append(("\(path)/\(name)+CoreDataProperties.swift", propertiesText(entity, classes)))
    }
    return files
  }

  private static func declares(_ word: String, _ name: String, _ texts: [String]) -> Bool {
    texts.contains { text in
      text.ranges(of: "\(word) \(name)").contains { range in
        text[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
      }
    }
  }

  // MARK: Texts

  private static let imports = "import Foundation\nimport CoreData\nimport UIKit\n\n"

  private static func classText(
    _ entity: DataModelFile.Entity,
    _ classes: [String: String]
  ) -> String {
    let superclass = entity.parent.flatMap { classes[$0] } ?? "NSManagedObject"
    return imports + """
      @objc(\(entity.className))
      public class \(entity.className): \(superclass) {

      }

      """
  }

  private static func propertiesText(
    _ entity: DataModelFile.Entity,
    _ classes: [String: String]
  ) -> String {
    let name = entity.className
    let attributes = entity.attributes.map { ($0.name, type(of: $0)) }
    let relationships = entity.relationships.map { relationship -> (String, String) in
      guard relationship.isToMany else {
        return (relationship.name, (classes[relationship.destination] ?? "NSManagedObject") + "?")
      }
      return (relationship.name, relationship.isOrdered ? "NSOrderedSet?" : "NSSet?")
    }
    // Xcode sorts attributes and relationships, each by name.
    let properties = attributes.sorted { $0.0 < $1.0 } + relationships.sorted { $0.0 < $1.0 }
    var parts = [
      """
      extension \(name) {

          @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {
              return NSFetchRequest<\(name)>(entityName: "\(entity.name)")
          }

      \(properties.map { "    @NSManaged public var \($0.0): \($0.1)\n" }.joined())
      }
      """
    ]
    for relationship in entity.relationships.sorted(by: { $0.name < $1.name })
    where relationship.isToMany {
      let destination = classes[relationship.destination] ?? "NSManagedObject"
      parts.append(accessors(of: relationship, in: name, to: destination))
    }
    // A subclass has it from its superclass.
    if entity.parent == nil { parts.append("extension \(name) : Identifiable {\n\n}") }
    return imports + parts.joined(separator: "\n\n") + "\n"
  }

  /// As Xcode writes it: objects are optional, whether or not the attribute is.
  private static func type(of attribute: DataModelFile.Attribute) -> String {
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
      "Float": "Float", "Boolean": "Bool", "Date": "TimeInterval",
    ]
    if attribute.usesScalar, let scalar = scalars[attribute.type] { return scalar }
    return switch attribute.type {
    case "String": "String?"
    case "Date": "Date?"
    case "Decimal": "NSDecimalNumber?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    case "ObjectID": "NSManagedObjectID?"
    case "Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Boolean": "NSNumber?"
    // Foundation's, of which a list or a set of values is one.
    default: (attribute.customClass ?? "Foundation.NSObject") + "?"
    }
  }

  private static func accessors(
    of relationship: DataModelFile.Relationship,
    in name: String,
    to destination: String
  ) -> String {
    let key = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var methods: [(selector: String, method: String)] = []
    if relationship.isOrdered {
      methods = [
        ("insertObject:in\(key)AtIndex:", "insertInto\(key)(_ value: \(destination), at idx: Int)"),
        ("removeObjectFrom\(key)AtIndex:", "removeFrom\(key)(at idx: Int)"),
        (
          "insert\(key):atIndexes:",
          "insertInto\(key)(_ values: [\(destination)], at indexes: NSIndexSet)"
        ),
        ("remove\(key)AtIndexes:", "removeFrom\(key)(at indexes: NSIndexSet)"),
        (
          "replaceObjectIn\(key)AtIndex:withObject:",
          "replace\(key)(at idx: Int, with value: \(destination))"
        ),
        (
          "replace\(key)AtIndexes:with\(key):",
          "replace\(key)(at indexes: NSIndexSet, with values: [\(destination)])"
        ),
      ]
    }
    methods += [
      ("add\(key)Object:", "addTo\(key)(_ value: \(destination))"),
      ("remove\(key)Object:", "removeFrom\(key)(_ value: \(destination))"),
      ("add\(key):", "addTo\(key)(_ values: \(set))"),
      ("remove\(key):", "removeFrom\(key)(_ values: \(set))"),
    ]
    let body = methods.map {
      "    @objc(\($0.selector))\n    @NSManaged public func \($0.method)\n"
    }
    return "// MARK: Generated accessors for \(relationship.name)\n"
      + "extension \(name) {\n\n\(body.joined(separator: "\n"))\n}"
  }
}

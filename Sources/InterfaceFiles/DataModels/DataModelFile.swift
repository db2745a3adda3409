import Foundation

/// The entities of a Core Data model, as Xcode writes them: a folder `.xcdatamodeld` with a folder
/// `.xcdatamodel` for each version, whose file `contents` is XML.
package struct DataModelFile: Equatable, Sendable {
  package var entities: [Entity] = []
  /// The names of entities in each configuration.
  package var configurations: [String: [String]] = [:]
  /// Named requests: the entity's name and the format of the predicate.
  package var fetchRequests: [FetchRequest] = []

  package struct Entity: Equatable, Sendable {
    /// What code Xcode makes of it.
    package enum CodeGeneration: String, Sendable {
      case none
      case `class`
      case category
    }

    package var name: String
    package var className: String
    /// The module in front of the class's name; empty for the current one.
    package var classModule: String?
    package var parent: String?
    package var isAbstract = false
    package var codeGeneration = CodeGeneration.none
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
    /// Names of properties that are unique together.
    package var uniquenessConstraints: [[String]] = []
    package var userInfo: [String: String] = [:]
  }

  package struct Attribute: Equatable, Sendable {
    package var name: String
    /// `Integer 16`, `String`, `Transformable`.
    package var type: String
    package var isOptional = false
    package var isTransient = false
    package var usesScalar = false
    package var defaultValue: String?
    package var minimum: String?
    package var maximum: String?
    package var pattern: String?
    package var customClass: String?
    package var transformer: String?
    package var userInfo: [String: String] = [:]
  }

  package struct Relationship: Equatable, Sendable {
    package var name: String
    package var destination: String
    package var inverse: String?
    package var isOptional = false
    package var isToMany = false
    package var isOrdered = false
    package var isTransient = false
    package var minimum = 0
    package var maximum = 0
    /// `Nullify`, `Cascade`, `Deny`, `No Action`.
    package var deletionRule = "Nullify"
    package var userInfo: [String: String] = [:]
  }

  package struct FetchRequest: Equatable, Sendable {
    package var name: String
    package var entity: String
    package var predicate: String?
    package var limit = 0
  }

  package init() {}

  /// Reads a model with all its versions, one version, or the file `contents`.
  package init(at path: String) throws(InterfaceFileError) {
    self.init(try MarkupReader.element(at: DataModelFile.contents(of: path)))
  }

  /// The path of the XML of the current version.
  package static func contents(of path: String) -> String {
    let manager = FileManager.default
    if manager.fileExists(atPath: "\(path)/contents") { return "\(path)/contents" }
    let versions = ((try? manager.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    // A new model has one version, and no file that names it.
    guard let first = versions.first else { return path }
    return
      "\(path)/\(currentVersion(of: path).flatMap { versions.contains($0) ? $0 : nil } ?? first)/contents"
  }

  private static func currentVersion(of path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: "\(path)/.xccurrentversion"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any]
    else { return nil }
    return list["_XCCurrentVersionName"] as? String
  }

  // MARK: Elements

  init(_ root: MarkupElement) {
    for child in root.children {
      switch child.name {
      case "entity": entities.append(Entity(child))
      case "configuration":
        configurations[child["name"] ?? ""] = child.children.compactMap { $0["name"] }
      case "fetchRequest":
        fetchRequests.append(
          FetchRequest(
            name: child["name"] ?? "",
            entity: child["entity"] ?? "",
            predicate: child["predicateString"],
            limit: child["fetchLimit"].flatMap { Int($0) } ?? 0
          )
        )
      default: break
      }
    }
  }
}

extension DataModelFile.Entity {
  init(_ element: MarkupElement) {
    let name = element["name"] ?? ""
    self.init(name: name, className: name)
    // `.Person` is of the current module, `Models.Person` of another one.
    if let written = element["representedClassName"], !written.isEmpty {
      let parts = written.split(separator: ".", omittingEmptySubsequences: false)
      className = parts.last.map(String.init) ?? name
      classModule = parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
    } else {
      className = "NSManagedObject"
    }
    parent = element["parentEntity"]
    isAbstract = element["isAbstract"] == "YES"
    codeGeneration = element["codeGenerationType"].flatMap(CodeGeneration.init) ?? .none
    userInfo = DataModelFile.userInfo(of: element)
    for child in element.children {
      switch child.name {
      case "attribute": attributes.append(DataModelFile.Attribute(child))
      case "relationship": relationships.append(DataModelFile.Relationship(child))
      case "uniquenessConstraints":
        uniquenessConstraints = child.children.map { $0.children.compactMap { $0["value"] } }
      default: break
      }
    }
  }
}

extension DataModelFile.Attribute {
  init(_ element: MarkupElement) {
    self.init(name: element["name"] ?? "", type: element["attributeType"] ?? "Undefined")
    isOptional = element["optional"] == "YES"
    isTransient = element["transient"] == "YES"
    usesScalar = element["usesScalarValueType"] == "YES"
    defaultValue = element["defaultValueString"] ?? element["defaultDateTimeInterval"]
    minimum = element["minValueString"] ?? element["minDateTimeInterval"]
    maximum = element["maxValueString"] ?? element["maxDateTimeInterval"]
    pattern = element["regularExpressionString"]
    customClass = element["customClassName"].flatMap { $0.isEmpty ? nil : $0 }
    transformer = element["valueTransformerName"].flatMap { $0.isEmpty ? nil : $0 }
    userInfo = DataModelFile.userInfo(of: element)
  }
}

extension DataModelFile.Relationship {
  init(_ element: MarkupElement) {
    self.init(name: element["name"] ?? "", destination: element["destinationEntity"] ?? "")
    inverse = element["inverseName"]
    isOptional = element["optional"] == "YES"
    isToMany = element["toMany"] == "YES"
    isOrdered = element["ordered"] == "YES"
    isTransient = element["transient"] == "YES"
    minimum = element["minCount"].flatMap { Int($0) } ?? 0
    maximum = element["maxCount"].flatMap { Int($0) } ?? (isToMany ? 0 : 1)
    deletionRule = element["deletionRule"] ?? "No Action"
    userInfo = DataModelFile.userInfo(of: element)
  }
}

extension DataModelFile {
  fileprivate static func userInfo(of element: MarkupElement) -> [String: String] {
    element.list("userInfo").reduce(into: [:]) { result, entry in
      if let key = entry["key"] { result[key] = entry["value"] ?? "" }
    }
  }
}

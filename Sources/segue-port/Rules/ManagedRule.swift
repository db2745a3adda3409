import SwiftSyntax

/// `@NSManaged var`: its value is the object's own, by name.
///
/// Of an object of Core Data, as its entity says; of a layer, so that it can be animated.
enum ManagedRule: Rule {
  static func apply(to program: Program) {
    for file in program.files {
      for type in file.types {
        for member in type.members where member.attributes.contains("@NSManaged") {
          if let function = member.node.as(FunctionDeclSyntax.self) { fill(function, of: file) }
          guard let node = member.node.as(VariableDeclSyntax.self),
            let binding = node.bindings.first,
            binding.accessorBlock == nil, let written = member.type
          else { continue }
          let name = quoted(member.base)
          if isLayer(type, in: program) {
            file.edits.insert(layerAccessors(name, written), after: binding.range.upperBound)
          } else {
            file.edits.insert(
              " { get { _managed(\(name)) } set { _setManaged(newValue, \(name)) } }",
              after: binding.range.upperBound
            )
          }
        }
      }
    }
  }

  /// Whether a property belongs to a layer and not to an object of Core Data.
  private static func isLayer(_ type: TypeDeclaration, in program: Program) -> Bool {
    program.root(of: program.primary(of: type) ?? type)?.hasSuffix("Layer") == true
  }

  static func isOfLayer(_ member: Member, _ type: TypeDeclaration, in program: Program) -> Bool {
    member.attributes.contains("@NSManaged") && isLayer(type, in: program)
  }

  private static func layerAccessors(_ name: String, _ written: String) -> String {
    let fallback = defaults[written].map { " ?? \($0)" }
    let cast =
      written.hasSuffix("?") || written.hasSuffix("!") ? String(written.dropLast()) : written
    let value = "(_drawnValue(forKey: \(name)) as \(cast)?)"
    let get = value + (fallback ?? (cast == written ? "!" : ""))
    return " { get { \(get) } set { _setDrawnValue(newValue, forKey: \(name)) } }"
  }

  /// `@NSManaged func addToItems(_ value: Item)`, which Xcode writes for a relationship; those of
  /// an ordered one also name places.
  private static func fill(_ node: FunctionDeclSyntax, of file: SourceFile) {
    guard node.body == nil, node.signature.returnClause == nil else { return }
    let name = node.name.plain
    let prefix = ["addTo", "removeFrom", "insertInto", "replace"].first { name.hasPrefix($0) }
    guard let prefix else {
      // A method of the object itself, which nothing fulfils here.
      file.edits.insert(" {}", after: node.range.upperBound)
      return
    }
    let key = name.dropFirst(prefix.count)
    let lowered = quoted(key.prefix(1).lowercased() + key.dropFirst())
    var values: [String: String] = [:]
    for parameter in node.signature.parameterClause.parameters {
      values[parameter.firstName.text] = (parameter.secondName ?? parameter.firstName).text
    }
    let body: String
    if let place = values["at"] {
      body =
        "_changeManagedList(\(lowered), at: \(place), removes: \(prefix != "insertInto"), "
        + "inserts: \(values["_"] ?? values["with"] ?? "nil"))"
    } else {
      body =
        "_changeManagedSet(\(lowered), by: \(values["_"] ?? "self"), adds: \(prefix == "addTo"))"
    }
    file.edits.insert(" { \(body) }", after: node.range.upperBound)
  }

  private static let defaults = [
    "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "Bool": "false", "CGPoint": ".zero",
    "CGSize": ".zero", "CGRect": ".zero", "String": "\"\"", "NSInteger": "0", "CFTimeInterval": "0",
  ]
}

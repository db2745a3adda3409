import SwiftSyntax

/// `@NSManaged var` of a layer: its value is the layer's own, by name, so that it can be animated.
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
          let fallback = defaults[written].map { " ?? \($0)" }
          let cast =
            written.hasSuffix("?") || written.hasSuffix("!") ? String(written.dropLast()) : written
          let get =
            fallback.map { "(value(forKey: \(name)) as? \(cast))\($0)" }
            ?? (cast == written
              ? "value(forKey: \(name)) as! \(cast)" : "value(forKey: \(name)) as? \(cast)")
          var set = "setValue(newValue, forKey: \(name))"
          if program.root(of: program.primary(of: type) ?? type)?.hasSuffix("Layer") == true {
            set =
              "let action = self.action(forKey: \(name)); \(set); "
              + "if type(of: self).needsDisplay(forKey: \(name)) { setNeedsDisplay() }; "
              + "action?.run(forKey: \(name), object: self, arguments: nil)"
            program.note(
              "managed",
              at: member.nameOffset,
              of: file,
              "\(member.base) of a layer is drawn with its latest value: an animation of it does not show what lies between."
            )
          }
          file.edits.insert(
            " { get { \(get) } set { \(set) } }",
            after: binding.range.upperBound
          )
        }
      }
    }
  }

  /// `@NSManaged func addToItems(_ value: Item)`, which Xcode writes for a relationship.
  private static func fill(_ node: FunctionDeclSyntax, of file: SourceFile) {
    let name = node.name.plain
    guard node.body == nil,
      let value = node.signature.parameterClause.parameters.first,
      node.signature.parameterClause.parameters.count == 1,
      let prefix = ["addTo", "removeFrom"].first(where: { name.hasPrefix($0) })
    else {
      // Objects at places of an ordered relationship: nothing shows them.
      if node.body == nil, node.signature.returnClause == nil {
        file.edits.insert(" {}", after: node.range.upperBound)
      }
      return
    }
    let key = name.dropFirst(prefix.count)
    let lowered = key.prefix(1).lowercased() + key.dropFirst()
    let argument = (value.secondName ?? value.firstName).text
    file.edits.insert(
      " { _changeManagedSet(\(quoted(lowered)), by: \(argument), adds: \(prefix == "addTo")) }",
      after: node.range.upperBound
    )
  }

  private static let defaults = [
    "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "Bool": "false", "CGPoint": ".zero",
    "CGSize": ".zero", "CGRect": ".zero", "String": "\"\"", "NSInteger": "0", "CFTimeInterval": "0",
  ]
}

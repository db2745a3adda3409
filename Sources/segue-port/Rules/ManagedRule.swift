import SwiftSyntax

/// `@NSManaged var` of a layer: its value is the layer's own, by name, so that it can be animated.
enum ManagedRule: Rule {
  static func apply(to program: Program) {
    for file in program.files {
      for type in file.types {
        for member in type.members where member.attributes.contains("@NSManaged") {
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

  private static let defaults = [
    "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "Bool": "false", "CGPoint": ".zero",
    "CGSize": ".zero", "CGRect": ".zero", "String": "\"\"", "NSInteger": "0", "CFTimeInterval": "0",
  ]
}

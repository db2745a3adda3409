import SwiftSyntax

/// `#selector(tap(_:))` becomes `Selector("tap:", MyController.tap(_:))`: a name, as in the
/// runtime, and the unbound method, so that a recognizer does not keep its target alive.
enum SelectorRule: Rule {
  static func apply(to program: Program) {
    for file in program.files { Visitor(file, program).walk() }
  }

  private final class Visitor: FileVisitor {
    let program: Program

    init(_ file: SourceFile, _ program: Program) {
      self.program = program
      super.init(file)
    }

    /// Whether the code has a type `Selector` of its own, such as a style sheet's.
    private lazy var hasOwnSelector = program.resolve("Selector", in: file.moduleName)?.type != nil

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.macroName.text == "selector", let argument = node.arguments.first else {
        return .visitChildren
      }
      let text = replacement(argument.expression, accessor: argument.label?.text)
      file.edits.replace(node.range, with: hasOwnSelector ? "ObjectiveC.\(text)" : text)
      return .skipChildren
    }

    private func replacement(_ expression: ExprSyntax, accessor: String?) -> String {
      let written = expression.trimmedDescription
      let types = castTypes(expression)
      let expression = bare(expression)
      let base: ExprSyntax?
      let name: DeclReferenceExprSyntax
      if let member = expression.as(MemberAccessExprSyntax.self) {
        base = member.base
        name = member.declName
      } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
        base = nil
        name = reference
      } else {
        return "Selector(\(written))"
      }
      let word = name.baseName.plain
      if accessor == "getter" { return "Selector(\(quoted(word)))" }
      if accessor == "setter" {
        let type = owner(of: base, at: Syntax(expression))
        let property = type.0 == nil ? AppleNames.property(word, of: type.name ?? "") : word
        return "Selector(\(quoted(SelectorNames.setter(property))))"
      }
      if let local = LocalClasses.selector(name, of: base, at: Syntax(expression)) { return local }
      let labels = name.argumentNames?.arguments.map(\.name.text)

      // The type that has the method: the one named, or the one that the expression stands in.
      let (declaration, typeName, isInstance) = owner(of: base, at: Syntax(expression))
      guard !isInstance else {
        guard let member = anyMember(word, labels) else {
          return labels.map { "Selector(\(quoted(SelectorNames.name(base: word, labels: $0))))" }
            ?? "Selector(\(written))"
        }
        if let owner = plainOwner(of: member) {
          return selector(of: member, in: owner, owner.name, hasBase: true)
        }
        return "Selector(\(quoted(SelectorNames.name(of: member))))"
      }
      let named =
        declaration.map { program.members(named: word, of: $0) }
        ?? typeName.map { extended($0, word) } ?? []
      let candidates = candidates(among: named, labels: labels, types: types)
      guard let member = candidates.first(where: \.isExplicitlyObjC) ?? candidates.first else {
        // A method of UIKit, or one that is not visible.
        if let labels {
          let selector = quoted(SelectorNames.name(base: word, labels: labels))
          return "Selector(\(selector))"
        }
        if typeName == nil || declaration != nil, let member = anyMember(word, nil) {
          return "Selector(\(quoted(SelectorNames.name(of: member))))"
        }
        return
          "Selector(\(quoted(SelectorNames.name(base: word, labels: Self.labels[word] ?? []))))"
      }
      return selector(of: member, in: declaration, typeName, hasBase: base != nil)
    }

    /// Those with the labels and, where a cast tells them apart, the types.
    private func candidates(
      among members: [Member],
      labels: [String]?,
      types: [String]?
    ) -> [Member] {
      var candidates = members.filter { $0.kind == .function || $0.kind == .variable }
      if let labels { candidates = candidates.filter { $0.parameters.map(\.label) == labels } }
      guard let types else { return candidates }
      let spelled = candidates.filter { $0.parameters.map(\.type) == types }
      let meant = spelled.isEmpty ? candidates.filter { takes(types, $0) } : spelled
      return meant.isEmpty ? candidates : meant
    }

    /// The labels of UIKit's methods that selectors name without them:
    /// `#selector(UIView.endEditing)`.
    private static let labels = [
      "addSubview": ["_"], "bringSubviewToFront": ["_"], "dismiss": ["animated", "completion"],
      "endEditing": ["_"], "popToRootViewController": ["animated"],
      "popViewController": ["animated"],
      "present": ["_", "animated", "completion"], "pushViewController": ["_", "animated"],
      "scrollRectToVisible": ["_", "animated"], "sendSubviewToBack": ["_"],
      "setContentOffset": ["_", "animated"], "setEditing": ["_", "animated"],
    ]

    /// The types of the parameters in `show(_:) as (Screen) -> (String) -> Void`, which tell methods
    /// of one name apart.
    private func castTypes(_ written: ExprSyntax) -> [String]? {
      var type = written.as(AsExprSyntax.self)?.type
      while let optional = type?.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
      if let tuple = type?.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
        type = tuple.elements.first?.type
      }
      guard var function = type?.as(FunctionTypeSyntax.self) else { return nil }
      if let inner = function.returnClause.type.as(FunctionTypeSyntax.self) { function = inner }
      return function.parameters.map(\.type.trimmedDescription)
    }

    /// Whether a method's parameters have these types, however they are spelled: `UIKit.UIView!`
    /// is a `UIView?`, and `[String : Int]` a `[String: Int]`.
    private func takes(_ types: [String], _ member: Member) -> Bool {
      member.parameters.map { plain($0.type) } == types.map(plain)
    }

    private func plain(_ type: String) -> String {
      var words = type.split { " \n\t".contains($0) }.map(String.init)
      words.removeAll { $0.hasPrefix("@") || ["any", "inout"].contains($0) }
      let text = words.joined().filter { !"?!".contains($0) }
      // Of `UIKit.UIView` the last name counts.
      var result = ""
      var word = ""
      for character in text + "," {
        if character == "." {
          word = ""
        } else if character.isLetter || character.isNumber || character == "_" {
          word.append(character)
        } else {
          result += word + String(character)
          word = ""
        }
      }
      return result
    }

    /// The expression without casts and parentheses.
    private func bare(_ written: ExprSyntax) -> ExprSyntax {
      var expression = written
      while true {
        if let cast = expression.as(AsExprSyntax.self) {
          expression = cast.expression
        } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
          let element = tuple.elements.first
        {
          expression = element.expression
        } else {
          return expression
        }
      }
    }

    /// The selector with the method itself, if it can be named here.
    private func selector(
      of member: Member,
      in declaration: TypeDeclaration?,
      _ typeName: String?,
      hasBase: Bool
    ) -> String {
      let selector = quoted(SelectorNames.name(of: member))
      guard member.kind == .function, !member.isStatic, TableRule.isCallable(member, in: program),
        let written = declaration?.kind == "protocol" ? nil : typeName,
        isReachable(member), declaration?.isGenericHere != true || !hasBase
      else { return "Selector(\(selector))" }
      var typeName = written
      if let declaration, declaration.name == written {
        typeName = program.reference(to: declaration, in: file)
        // Only the bare name has the arguments of the place where it stands.
        if declaration.isGenericHere, let bare = written.split(separator: ".").last {
          typeName = String(bare)
        }
      }
      var method = member.name
      if member.parameters.isEmpty {
        method = member.base
        // The name alone may be ambiguous.
        let overloads = program.functionsByName[member.base] ?? []
        if overloads.count > 1 {
          return
            "Selector(\(selector), \(typeName).\(method) as (\(typeName)) -> () -> \(member.type ?? "Void"))"
        }
      }
      let type = overloadType(of: member, in: typeName)
      return "Selector(\(selector), \(typeName).\(method)\(type))"
    }

    /// Of two methods whose names and labels are equal the type names one.
    private func overloadType(of member: Member, in typeName: String) -> String {
      let overloads = (program.functionsByName[member.base] ?? []).filter {
        $0.name == member.name && $0.owner?.name == member.owner?.name
          && $0.file.moduleName == member.file.moduleName
      }
      guard overloads.count > 1, !member.parameters.isEmpty else { return "" }
      let parameters = member.parameters.map { parameter in
        let type = OldNames.current(parameter.type)
        // A cast does not unwrap by itself.
        return type.hasSuffix("!") ? "\(type.dropLast())?" : type
      }
      let result = ["Void", "()"].contains(member.type ?? "Void") ? "Void" : "_"
      let effects = member.effects.map { "\($0) " }.joined()
      return
        " as (\(typeName)) -> (\(parameters.joined(separator: ", "))) \(effects)-> \(result)"
    }

    /// A private method of another type cannot be named here.
    private func isReachable(_ member: Member) -> Bool {
      member.file === file || !member.isPrivate
    }

    private func owner(
      of base: ExprSyntax?,
      at node: Syntax
    ) -> (TypeDeclaration?, name: String?, isInstance: Bool) {
      if let base {
        let text = base.trimmedDescription
        if !["self", "Self", "super", "type(of: self)"].contains(text) {
          let name = text.split(separator: ".").last ?? ""
          guard name.first?.isUppercase == true else { return (nil, nil, true) }
          if let found = program.resolve(
            text,
            in: file.moduleName,
            scope: enclosing(node)?.type?.name ?? ""
          ) {
            return (found.type, text, false)
          }
          return (nil, text, false)
        }
      }
      guard let (type, name) = enclosing(node) else { return (nil, nil, false) }
      if let type, type.isExtension, program.primary(of: type) == nil { return (nil, name, false) }
      return (type.flatMap(program.primary(of:)) ?? type, name, false)
    }

    /// Methods of own extensions of one of Apple's classes, or of those it may descend from.
    private func extended(_ type: String, _ word: String) -> [Member] {
      let all = program.functionsByName[word] ?? []
      return all.filter { $0.owner?.name == type }
        + all.filter { member in
          guard let owner = member.owner, owner.isExtension, owner.name != type else {
            return false
          }
          return program.primary(of: owner) == nil && AppleNames.isClass(owner.name)
        }
    }

    private func anyMember(_ word: String, _ labels: [String]?) -> Member? {
      let all = program.functionsByName[word] ?? []
      return all.first { labels == nil || $0.parameters.map(\.label) == labels }
    }

    /// The class of `#selector(Zoom.shared.pan(_:))`, if it is no `NSObject`: the runtime does not
    /// find its methods by their names, so the method itself comes along.
    ///
    /// Nil if more than one has a method of this name.
    private func plainOwner(of member: Member) -> TypeDeclaration? {
      guard member.isExplicitlyObjC, let owner = member.owner,
        case let type = program.primary(of: owner) ?? owner, type.kind == "class",
        member.file.moduleName == file.moduleName,
        !type.isGenericHere, !program.isObject(type),
        program.functionsByName[member.base]?.count == 1
      else { return nil }
      return type
    }

    private func enclosing(_ node: Syntax) -> (type: TypeDeclaration?, name: String)? {
      node.enclosing { node -> (TypeDeclaration?, String)? in
        guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return nil }
        let start = group.range.lowerBound
        if let type = file.types.first(where: { $0.node.range.lowerBound == start }) {
          return (type, type.name)
        }
        // A class in a function.
        if let name = node.as(ClassDeclSyntax.self)?.name.plain { return (nil, name) }
        return nil
      }
    }
  }
}

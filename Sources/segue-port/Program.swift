import SwiftSyntax

/// All files of a run, and the facts about their types by name.
final class Program {
  struct Module {
    var name: String
    var imports: [String]
    var files: [SourceFile]
    /// Whether members of `NSObject`s are `@objc` by themselves, as in Swift 3.
    var infersObjC = false
  }

  let modules: [Module]
  /// Modules that can be imported besides these.
  let known: Set<String>
  /// The names that the user's modules are compiled under.
  var renames: [String: String] = [:]
  var notes: [Note] = []
  private var noted: Set<String> = []
  /// Members that rules have already made to override.
  var overridden: Set<ObjectIdentifier> = []
  /// Methods that were added to classes for their subclasses.
  var lateMethods: Set<String> = []
  /// Methods that are exchanged with others, by their selectors, and call those by their names.
  var exchangedMethods: Set<String> = []
  /// The modules that exchange only methods which UIKit calls through what they are exchanged with.
  var exchangingModules: Set<String> = []

  /// Declarations of types by module and qualified name, then extensions likewise.
  private var declared: [String: [String: TypeDeclaration]] = [:]
  private var extensions: [String: [String: [TypeDeclaration]]] = [:]
  private var aliases: [String: [String: String]] = [:]
  /// What names with the types around them stand for, where that is more than one type: `A & B`.
  private var compositions: [String: [String: [String]]] = [:]
  /// Names that stand for types of closures.
  private var closures: Set<String> = []
  /// Names that stand for tuples.
  private var tuples: Set<String> = []
  /// Names of variables, constants and parameters anywhere: what may hold a closure.
  private(set) var variableNames: Set<String> = []
  /// The names of types that variables and parameters of a name are declared with anywhere.
  private(set) var typesOfNames: [String: Set<String>] = [:]
  /// The same of what initializes them: `let menu = MenuButton()`.
  private(set) var madeTypes: [String: Set<String>] = [:]
  /// Functions declared anywhere, by base name.
  private(set) var functionsByName: [String: [Member]] = [:]

  init(modules: [Module], known: Set<String>) {
    self.modules = modules
    self.known = known
    for module in modules {
      for file in module.files {
        for type in file.types where !type.isExtension {
          declared[module.name, default: [:]][type.name] = declared[module.name]?[type.name] ?? type
        }
        noteCompositions(of: file)
        let names = NameCollector(file)
        names.walk()
        variableNames.formUnion(names.variables)
        typesOfNames.merge(names.types) { $0.union($1) }
        madeTypes.merge(names.made) { $0.union($1) }
        aliases[module.name, default: [:]].merge(names.aliases) { a, _ in a }
        closures.formUnion(names.closures)
        tuples.formUnion(names.tuples)
      }
    }
    for module in modules {
      for file in module.files {
        for type in file.types {
          for member in type.members where member.kind == .function {
            functionsByName[member.base, default: []].append(member)
          }
          guard type.isExtension else { continue }
          let name = resolve(type.name, in: module.name)?.key ?? Key(module: "", name: type.name)
          extensions[name.module, default: [:]][name.name, default: []].append(type)
        }
      }
    }
  }

  private func noteCompositions(of file: SourceFile) {
    let scopes = [("", file.aliasTypes)] + file.types.map { ($0.name + ".", $0.aliasTypes) }
    for (scope, types) in scopes {
      for (name, type) in types where type.names.count > 1 {
        compositions[file.moduleName, default: [:]][scope + name] = type.names
      }
    }
  }

  /// The types that a name stands for together, looked up from the scope outwards.
  private func composition(_ name: String, in module: String, scope: String) -> [String]? {
    var scope = scope
    while !scope.isEmpty {
      if declared[module]?["\(scope).\(name)"] != nil { return nil }
      if let names = compositions[module]?["\(scope).\(name)"] { return names }
      scope = String(scope[..<(scope.lastIndex(of: ".") ?? scope.startIndex)])
    }
    for other in [module] + (self.module(module)?.imports ?? []) {
      if declared[other]?[name] != nil { return nil }
      if let names = compositions[other]?[name] { return names }
    }
    return nil
  }

  var files: [SourceFile] { modules.flatMap(\.files) }

  /// Whether any file has `appearance()` or one of its variants.
  private(set) lazy var asksForAppearances = files.contains { $0.mentions(".appearance(") }

  /// A type of the user's code.
  struct Key: Hashable {
    var module: String
    var name: String
  }

  /// Whether a type, as it is written, is one of closures.
  func isClosure(_ type: String) -> Bool {
    let name = (type.split(separator: " ").last ?? "").filter { !"?!()".contains($0) }
    return type.contains("->") || closures.contains(name)
  }

  /// `(id: Int?, next: Int?)` and names that stand for one, which Objective-C does not have.
  func isTuple(_ type: String) -> Bool {
    tuples.contains(type.filter { !"?!".contains($0) })
      || type.hasPrefix("(") && type.contains(",") && !type.contains("->")
  }

  func module(_ name: String) -> Module? { modules.first { $0.name == name } }

  /// The own type that a name means in a module, looked up from the scope outwards.
  func resolve(
    _ name: String,
    in module: String,
    scope: String = "",
    depth: Int = 0
  ) -> (key: Key, type: TypeDeclaration)? {
    guard depth < 8 else { return nil }
    var scopes = [""]
    var prefix = ""
    for part in scope.split(separator: ".") {
      prefix += part + "."
      scopes.insert(prefix, at: 0)
    }
    let visible = [module] + (self.module(module)?.imports ?? [])
    for scope in scopes {
      if let type = declared[module]?[scope + name] {
        return (Key(module: module, name: scope + name), type)
      }
    }
    for other in visible {
      if let type = declared[other]?[name] { return (Key(module: other, name: name), type) }
      if name.hasPrefix(other + "."),
        let type = declared[other]?[String(name.dropFirst(other.count + 1))]
      {
        return (Key(module: other, name: String(name.dropFirst(other.count + 1))), type)
      }
      if let alias = aliases[other]?[name], alias != name {
        return resolve(alias, in: other, depth: depth + 1)
      }
    }
    return nil
  }

  /// What an own name stands for, or the name itself.
  func external(_ name: String, in module: String) -> String {
    for other in [module] + (self.module(module)?.imports ?? []) {
      if let alias = aliases[other]?[name] { return alias }
    }
    return name
  }

  func extensions(of key: Key) -> [TypeDeclaration] { extensions[key.module]?[key.name] ?? [] }

  func key(of type: TypeDeclaration) -> Key {
    if type.isExtension {
      return resolve(type.name, in: type.file.moduleName)?.key ?? Key(module: "", name: type.name)
    }
    return Key(module: type.file.moduleName, name: type.name)
  }

  /// The declaration that an extension extends; the declaration itself otherwise.
  func primary(of type: TypeDeclaration) -> TypeDeclaration? {
    type.isExtension ? resolve(type.name, in: type.file.moduleName)?.type : type
  }

  /// The declaration and all extensions.
  func parts(of type: TypeDeclaration) -> [TypeDeclaration] {
    guard let primary = primary(of: type) else { return extensions(of: key(of: type)) }
    return [primary] + extensions(of: key(of: primary))
  }

  // Superclasses.

  /// The own superclass, and the name of the one that is not own code.
  func superclass(of type: TypeDeclaration) -> (own: TypeDeclaration?, name: String?) {
    guard type.kind == "class" else { return (nil, nil) }
    let (module, scope) = (type.file.moduleName, type.parent?.name ?? "")
    // It is the first, but in `Titled & UIViewController`, which may have a name of its own.
    for written in type.inherits {
      for name in composition(written, in: module, scope: scope) ?? [written] {
        if let found = resolve(name, in: module, scope: scope) {
          guard found.type.kind == "class", found.type !== type else { continue }
          return (found.type, found.type.name)
        }
        let name = external(name, in: module)
        if AppleNames.isClass(name) { return (nil, name) }
      }
    }
    return (nil, nil)
  }

  /// Own superclasses, nearest first.
  func superclasses(of type: TypeDeclaration) -> [TypeDeclaration] {
    var result: [TypeDeclaration] = []
    var here = type
    while let next = superclass(of: here).own, result.count < 50 {
      result.append(next)
      here = next
    }
    return result
  }

  /// The name of the first superclass that is not own code.
  func root(of type: TypeDeclaration) -> String? {
    superclass(of: superclasses(of: type).last ?? type).name
  }

  /// Whether a class of ours, or an extended one of Apple's, descends from NSObject.
  func isObject(_ type: TypeDeclaration) -> Bool {
    guard let primary = primary(of: type) else { return AppleNames.isClass(type.name) }
    return primary.kind == "class" && root(of: primary).map(AppleNames.isClass) == true
  }

  /// All protocols that a type says it has, through superclasses, extensions and protocols.
  func protocols(of type: TypeDeclaration) -> [String] {
    var result: [String] = []
    var seen: Set<String> = []
    func add(_ names: [String], module: String, scope: String, isClass: Bool) {
      for (index, name) in names.enumerated() {
        if let parts = composition(name, in: module, scope: scope) {
          guard seen.insert("& \(scope) \(name)").inserted else { continue }
          add(parts, module: module, scope: scope, isClass: isClass && index == 0)
        } else if let found = resolve(name, in: module, scope: scope) {
          guard seen.insert(found.key.module + "." + found.key.name).inserted else { continue }
          if found.type.kind == "protocol" { result.append(found.type.name) }
          visit(found.type)
        } else {
          let name = external(name, in: module)
          if isClass, AppleNames.isClass(name) { continue }
          guard name != "AnyObject", name != "class", seen.insert(name).inserted else { continue }
          result.append(name)
        }
      }
    }
    func visit(_ type: TypeDeclaration) {
      for part in parts(of: type) {
        add(
          part.inherits,
          module: part.file.moduleName,
          scope: part.parent?.name ?? "",
          isClass: part.kind == "class"
        )
      }
    }
    visit(type)
    return result
  }

  /// Members of a name in the type, its extensions and its superclasses.
  func members(named base: String, of type: TypeDeclaration) -> [Member] {
    var result: [Member] = []
    let primary = primary(of: type)
    for here in [primary ?? type] + (primary.map(superclasses(of:)) ?? []) {
      for part in parts(of: here) { result += part.members.filter { $0.base == base } }
    }
    return result
  }

  /// How code that is written for a type names it from inside.
  ///
  /// Where a member has the type's name, as a method of a delegate and a controller named after it
  /// in lower case, only a name outside the type means the type.
  func reference(to type: TypeDeclaration, in file: SourceFile) -> String {
    guard let primary = primary(of: type), primary.parent == nil, primary.generics.isEmpty,
      primary.name.first?.isLowercase == true
        || !members(named: primary.name, of: primary).isEmpty
    else { return type.name }
    let alias = "_Segue_\(primary.name)"
    if file.aliases.insert(alias).inserted {
      file.append("fileprivate typealias \(alias) = \(type.name)\n")
    }
    return alias
  }

  /// Adds a note once per file and kind.
  func note(_ kind: String, at offset: Int, of file: SourceFile, _ text: String) {
    guard noted.insert(file.path + "\n" + kind + "\n" + text).inserted else { return }
    let place = file.place(offset)
    notes.append(
      Note(path: file.path, line: place.line, column: place.column, kind: kind, text: text)
    )
  }
}

/// Names of everything that may hold a closure, their declared types, and what `typealias` says.
private final class NameCollector: FileVisitor {
  var variables: Set<String> = []
  var types: [String: Set<String>] = [:]
  var made: [String: Set<String>] = [:]
  var aliases: [String: String] = [:]
  var closures: Set<String> = []
  var tuples: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    variables.insert(node.identifier.plain)
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = (node.secondName ?? node.firstName).plain
    variables.insert(name)
    types[name, default: []].formUnion(node.type.names)
    return .visitChildren
  }

  /// What a case holds is mostly bound to a constant of that name.
  override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
    guard let name = (node.secondName ?? node.firstName)?.plain else { return .visitChildren }
    types[name, default: []].formUnion(node.type.names)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, node.typeAnnotation, node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, node.typeAnnotation, node.initializer?.value)
    return .visitChildren
  }

  private func note(
    _ pattern: PatternSyntax,
    _ annotation: TypeAnnotationSyntax?,
    _ value: ExprSyntax?
  ) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.plain else { return }
    if let annotation { types[name, default: []].formUnion(annotation.type.names) }
    if let cast = value?.as(AsExprSyntax.self) {
      types[name, default: []].formUnion(cast.type.names)
    }
    if let call = value?.as(FunctionCallExprSyntax.self) {
      made[name, default: []].insert(call.calledExpression.trimmedDescription)
    }
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    aliases[node.name.plain] = node.initializer.value.names.first ?? ""
    if node.initializer.value.trimmedDescription.contains("->") { closures.insert(node.name.plain) }
    if let tuple = node.initializer.value.as(TupleTypeSyntax.self), tuple.elements.count > 1 {
      tuples.insert(node.name.plain)
    }
    return .visitChildren
  }

  /// `(title: String, action: (() -> Void)?)`: a part of a tuple may hold a closure, too.
  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    if let name = (node.secondName ?? node.firstName)?.plain,
      node.parent?.parent?.is(TupleTypeSyntax.self) == true
    {
      let type = node.type.trimmedDescription
      if type.contains("->") || type.hasSuffix("?") { variables.insert(name) }
    }
    return .visitChildren
  }
}

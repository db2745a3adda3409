import SwiftSyntax

/// `protocol Makeable { init() }` with `extension NSObject: Makeable {}`: on iOS every object then
/// has what extensions of the protocol add.
///
/// Here no `init()` of Apple's classes is a required one, so these classes get the extensions'
/// members themselves, and initializers of the extensions become methods of an object just made:
/// `UILabel { … }` becomes `UILabel()._init { … }`.
enum InitRequirementRule: Rule {
  static func apply(to program: Program) {
    var methods: [Method] = []
    for type in program.files.flatMap(\.types) where type.isExtension {
      guard program.primary(of: type) == nil, AppleNames.isClass(type.name) else { continue }
      for name in type.inherits {
        guard let found = program.resolve(name, in: type.file.moduleName)?.type,
          found.kind == "protocol",
          found.members.contains(where: { $0.kind == .initializer && $0.parameters.isEmpty })
        else { continue }
        methods += adopt(found, type, in: program)
      }
    }
    guard !methods.isEmpty else { return }
    for file in program.files { Visitor(file, program, methods).walk() }
  }

  struct Method {
    let labels: [String]
    let apple: String
  }

  /// The extension no longer adopts the protocol; its class has what the protocol's extensions
  /// have.
  private static func adopt(
    _ type: TypeDeclaration,
    _ extended: TypeDeclaration,
    in program: Program
  ) -> [Method] {
    guard let clause = extended.node.inheritanceClause else { return [] }
    let file = extended.file
    if clause.inheritedTypes.count == 1 {
      file.blank(clause.range)
    } else {
      for item in clause.inheritedTypes where item.type.names.contains(type.name) {
        file.blank(item.range)
      }
    }
    var methods: [Method] = []
    for part in program.extensions(of: program.key(of: type)) where !part.hasWhereClause {
      for member in part.members {
        file.append("extension NSObjectProtocol where Self: \(extended.name) {\n")
        if member.kind == .initializer {
          guard let node = member.node.as(InitializerDeclSyntax.self), let body = node.body else {
            continue
          }
          methods.append(Method(labels: member.parameters.map(\.label), apple: extended.name))
          file.append("  func _init\(OptionalRequirementRule.signature(of: member)) -> Self {\n")
          for statement in body.statements where statement.item.trimmedDescription != "self.init()"
          {
            file.appended += [.text("    "), .source(part.file, statement.range), .text("\n")]
          }
          file.append("    return self\n  }\n")
        } else {
          file.appended += [.text("  "), .source(part.file, member.node.range), .text("\n")]
        }
        file.append("}\n")
      }
    }
    if file !== type.file { file.addImports(of: type.file) }
    return methods
  }

  private final class Visitor: FileVisitor {
    let program: Program
    let methods: [Method]

    init(_ file: SourceFile, _ program: Program, _ methods: [Method]) {
      self.program = program
      self.methods = methods
      super.init(file)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self),
        let closure = node.trailingClosure ?? lastClosure(node), closure.parent != nil
      else { return .visitChildren }
      let name = called.baseName.plain
      let root =
        program.resolve(name, in: file.moduleName).flatMap { program.root(of: $0.type) }
        ?? (AppleNames.isClass(name) ? name : nil)
      guard let root else { return .visitChildren }
      var labels = node.arguments.map { $0.label?.text ?? "_" }
      if node.trailingClosure != nil { labels.append("_") }
      let ancestors = AppleNames.ancestors(of: root)
      guard methods.contains(where: { $0.labels == labels && ancestors.contains($0.apple) }) else {
        return .visitChildren
      }
      file.edits.insert("()._init", after: called.range.upperBound)
      return .visitChildren
    }

    private func lastClosure(_ node: FunctionCallExprSyntax) -> ClosureExprSyntax? {
      node.arguments.last?.expression.as(ClosureExprSyntax.self)
    }
  }
}

import SwiftSyntax

/// `extension UISwitch { convenience init(on: Bool) { self.init(); isOn = on } }`: setters do this
/// on Apple's systems, while Swift writes into a class's own storage in its initializers, past the
/// observers that show the change.
///
/// What follows `self.init` becomes a closure, where properties are set as anywhere else.
enum ConvenienceInitializerRule: Rule {
  static func apply(to program: Program) {
    for type in program.files.flatMap(\.types)
    where type.isExtension && AppleNames.isClass(type.name)
      && program.resolve(type.name, in: type.file.moduleName) == nil
    {
      for member in type.members where member.kind == .initializer {
        let body = member.node.as(InitializerDeclSyntax.self)?.body
        wrapRest(of: Array(body?.statements ?? []), in: type.file)
      }
    }
  }

  private static func wrapRest(of statements: [CodeBlockItemSyntax], in file: SourceFile) {
    guard let making = statements.lastIndex(where: { words(of: $0).contains(" self . init ") })
    else { return }
    let rest = statements[(making + 1)...]
    guard rest.contains(where: leavesInitializer) else { return wrap(rest, in: file) }
    // Each by itself: the others must stay in the initializer.
    for statement in rest where isAssignment(statement) && !leavesInitializer(statement) {
      wrap([statement][...], in: file)
    }
  }

  private static func wrap(_ statements: ArraySlice<CodeBlockItemSyntax>, in file: SourceFile) {
    guard let first = statements.first, let last = statements.last else { return }
    file.edits.insert("_ = { () -> Void in ", around: first.range.lowerBound)
    file.edits.insert(" }()", after: last.item.range.upperBound)
  }

  private static func isAssignment(_ statement: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let value) = statement.item else { return false }
    return value.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) == true
  }

  /// Whether only the initializer itself may do it: fail, throw or wait.
  private static func leavesInitializer(_ statement: CodeBlockItemSyntax) -> Bool {
    let words = words(of: statement)
    return [" return nil ", " throw ", " await ", " self = "].contains(where: words.contains)
      || words.replacing(" try ? ", with: " ").replacing(" try ! ", with: " ").contains(" try ")
  }

  private static func words(of node: CodeBlockItemSyntax) -> String {
    " \(node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")) "
  }
}

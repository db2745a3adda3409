import Foundation
import SwiftParser
import SwiftSyntax

/// Makes Swift 3 of Swift 2, as the converter of Xcode 8 did; the rules make Swift 5 of that.
///
/// Lines stay where they are. What a table does not name stays as it is, and does not compile.
enum SwiftTwo {
  static func rewrite(_ texts: inout [String: String], modules: [[String]]) {
    for paths in modules {
      // Parsing all of a large module twice takes time: most have none of the words.
      guard paths.contains(where: { mayBeOld(texts[$0] ?? "") }) else { continue }
      let names = OwnNames(viewMode: .sourceAccurate)
      for path in paths { names.walk(Parser.parse(source: texts[path] ?? "")) }
      guard names.areOfSwiftTwo else { continue }
      for path in paths {
        let text = SwiftTwoConditions.rewrite(texts[path] ?? "")
        let rewriter = SwiftTwoVisitor(names)
        rewriter.walk(Parser.parse(source: text))
        texts[path] = rewriter.edited(text)
      }
    }
  }

  private static func mayBeOld(_ text: String) -> Bool {
    SwiftTwoNames.quickMarks.contains { text.contains($0) }
  }

  /// What a module declares, and how old its words are.
  final class OwnNames: SyntaxVisitor {
    private(set) var cases: [String: Set<String>] = [:]
    /// Enumerations whose cases have their names as raw values.
    private(set) var textual: Set<String> = []
    private(set) var variables: Set<String> = []
    private(set) var functions: Set<String> = []
    private(set) var plainFunctions: Set<String> = []
    private(set) var types: Set<String> = []
    private(set) var classes: Set<String> = []
    /// Names for types of closures, and what has such a type.
    private(set) var closures: Set<String> = []
    private(set) var closureNames: Set<String> = []
    private var implicitTypes: [String: Set<String>] = [:]
    /// Everything that the module itself gives a name to, locals and labels as well.
    private var declared: Set<String> = []
    /// How often the words of Swift 2 stand there.
    private var old: [String: Int] = [:]
    /// How often those that it lacks do.
    private var new: [String: Int] = [:]
    /// Whether a condition asks for a compiler that is newer than Swift 2.
    private var knowsNewer = false

    /// Variables that are unwrapped by themselves.
    var implicit: [String: String] {
      implicitTypes.compactMapValues { $0.count == 1 ? $0.first : nil }
    }

    /// Two words that Swift 3 took away, and next to none of those that it brought.
    ///
    /// What the module declares is none: code of any version may call its colors `whiteColor`, or
    /// what a closure is handed `ended`.
    var areOfSwiftTwo: Bool {
      let foreign = old.filter { !declared.contains($0.key) }
      let newer = new.filter {
        !SwiftTwoNames.plainWords.contains($0.key) || !declared.contains($0.key)
      }
      return !knowsNewer && foreign.count > 1
        && newer.values.reduce(0, +) * 4 < foreign.values.reduce(0, +)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      // A text may have any word.
      switch token.tokenKind {
      case .identifier:
        if SwiftTwoNames.marks.contains(token.text) {
          old[token.text, default: 0] += 1
        } else if SwiftTwoNames.newMarks.contains(token.text) {
          new[token.text, default: 0] += 1
        }
      case .keyword(.fileprivate): new[token.text, default: 0] += 1
      default: break
      }
      return .visitChildren
    }

    /// `#if swift(>=3.0)`: code for both has the old words, too.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      guard let condition = node.condition?.description.filter({ !$0.isWhitespace }) else {
        return .visitChildren
      }
      let versions = condition.components(separatedBy: "swift(").dropFirst().map {
        Int($0.drop { "<>=".contains($0) }.prefix { $0.isNumber }) ?? 0
      }
      if condition.contains("compiler(") || versions.contains(where: { $0 > 2 }) {
        knowsNewer = true
      }
      return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      declareType(node.name)
      if node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "String" {
        textual.insert(node.name.text)
      }
      for member in node.memberBlock.members {
        for element in member.decl.as(EnumCaseDeclSyntax.self)?.elements ?? [] {
          cases[node.name.text, default: []].insert(element.name.text)
        }
      }
      return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
      declared.insert(node.name.text)
      return .visitChildren
    }

    private func declareType(_ name: TokenSyntax) {
      types.insert(name.text)
      declared.insert(name.text)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      declareType(node.name)
      classes.insert(node.name.text)
      return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      declareType(node.name)
      return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      declared.insert(node.name.text)
      return .visitChildren
    }

    static func isClosure(_ type: TypeSyntax) -> Bool {
      if type.is(FunctionTypeSyntax.self) { return true }
      if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first
      {
        return isClosure(element.type)
      }
      return false
    }

    private func note(_ name: String, of type: TypeSyntax) {
      let plain =
        type.as(OptionalTypeSyntax.self)?.wrappedType
        ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
      if Self.isClosure(plain) { closureNames.insert(name) }
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      note((node.secondName ?? node.firstName).text, of: node.type)
      declared.formUnion([node.firstName.text, (node.secondName ?? node.firstName).text])
      return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      declared.formUnion([node.firstName.text, (node.secondName ?? node.firstName).text])
      return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      declared.insert(node.name.text)
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = node.typeAnnotation?.type
      {
        note(name, of: type)
        if let implicit = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType {
          implicitTypes[name, default: []].insert(implicit.trimmedDescription)
        }
      }
      return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      declareType(node.name)
      if Self.isClosure(node.initializer.value) { closures.insert(node.name.text) }
      return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      declared.insert(node.identifier.text)
      // A local constant is not a member.
      if node.parent?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true {
        variables.insert(node.identifier.text)
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if !node.modifiers.contains(where: { $0.name.text == "override" }) {
        functions.insert(node.name.text)
        declared.insert(node.name.text)
        if node.signature.parameterClause.parameters.isEmpty {
          plainFunctions.insert(node.name.text)
        }
      }
      return .visitChildren
    }
  }
}

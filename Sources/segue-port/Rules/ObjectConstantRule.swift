import SwiftSyntax

/// Core Foundation's strings are objects on Apple's platforms, and text here: where an object is
/// wanted, `kSecClassKey` becomes `kSecClassKey as AnyObject`.
///
/// It is wanted by parameters of the user's own functions, and by literals and subscripts of their
/// own dictionaries and arrays, as far as their types are written.
enum ObjectConstantRule: Rule {
  static func apply(to program: Program) {
    var wanting: [String: [Member]] = [:]
    for file in program.files {
      let members = file.types.flatMap(\.members) + file.functions
      for member in members where member.parameters.contains(where: { isObject($0.type) }) {
        wanting[member.base, default: []].append(member)
      }
    }
    for file in program.files {
      StringVisitor(file).walk()
      guard file.mentions("kSec") else { continue }
      let names = NameVisitor(file)
      names.walk()
      Visitor(file, wanting, names).walk()
    }
  }

  private static func isObject(_ type: String) -> Bool {
    ["AnyObject", "CFTypeRef", "NSObject"].contains(type.trimmed(of: "?!"))
  }

  /// `[String: AnyObject]`, `[CFTypeRef]`.
  private static func holdsObjects(_ type: String) -> Bool {
    guard type.hasPrefix("[") else { return false }
    let inner = type.trimmed(of: "?!()[]")
    let element = inner.split(separator: ":").last.map(String.init) ?? inner
    return isObject(String(element.drop { $0 == " " }))
  }

  /// A bare name of one of Security's constants.
  private static func isConstant(_ node: ExprSyntax) -> Bool {
    guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.plain,
      name.hasPrefix("kSec"), name.count > 4
    else { return false }
    return node.parent?.is(AsExprSyntax.self) != true
  }

  /// The variables whose elements are objects, and those that are dictionaries of Foundation's.
  private final class NameVisitor: FileVisitor {
    private(set) var collections: Set<String> = []
    private(set) var dictionaries: Set<String> = []

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain else {
        return .visitChildren
      }
      let called = node.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
      let type = node.typeAnnotation?.type.trimmedDescription ?? called?.trimmedDescription
      guard let type else { return .visitChildren }
      if holdsObjects(type) { collections.insert(name) }
      if ["NSMutableDictionary", "NSDictionary"].contains(type) { dictionaries.insert(name) }
      return .visitChildren
    }
  }

  private final class Visitor: FileVisitor {
    let wanting: [String: [Member]]
    let names: NameVisitor

    init(_ file: SourceFile, _ wanting: [String: [Member]], _ names: NameVisitor) {
      self.wanting = wanting
      self.names = names
      super.init(file)
    }

    private func convert(_ node: ExprSyntax) {
      file.edits.insert(" as AnyObject", after: node.range.upperBound)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let called = node.calledExpression
      // `NSString(format: kSecClass)` makes an object of a name.
      if called.trimmedDescription == "NSString", node.arguments.count == 1,
        let only = node.arguments.first, let label = only.label, label.text == "format",
        isConstant(only.expression)
      {
        file.edits.replace(label.range, with: "string")
      }
      let base =
        called.as(DeclReferenceExprSyntax.self)?.baseName.plain
        ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName.plain
      guard let base, let members = wanting[base] else { return .visitChildren }
      let labels = node.arguments.map { $0.label?.text ?? "_" }
      for member in members {
        // Parameters with defaults may be missing in the call.
        var parameters = member.parameters[...]
        for (argument, label) in zip(node.arguments, labels) {
          while let first = parameters.first, first.label != label, first.default != nil {
            parameters.removeFirst()
          }
          guard let parameter = parameters.popFirst(), parameter.label == label else { break }
          if isObject(parameter.type), isConstant(argument.expression) {
            convert(argument.expression)
          }
        }
      }
      return .visitChildren
    }

    override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
      if isConstant(node.value), let type = literalType(node), holdsObjects(type) {
        convert(node.value)
      }
      if isConstant(node.key), let type = literalType(node), type.hasPrefix("[NSString") {
        file.edits.insert("NSString(string: ", before: node.key.range.lowerBound)
        file.edits.insert(")", after: node.key.range.upperBound)
      }
      return .visitChildren
    }

    /// Functions of Security take Foundation's dictionaries as they are, and keys that are text.
    override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.plain ?? ""
      let type = node.type.trimmedDescription
      let mark = node.questionOrExclamationMark?.text
      if mark == nil && type == "CFDictionary" && names.dictionaries.contains(name)
        || mark == "!" && type == "NSCopying" && name.hasPrefix("kSec")
      {
        file.blank(node.expression.range.upperBound..<node.type.range.upperBound)
      }
      return .visitChildren
    }

    override func visit(_ node: ArrayElementSyntax) -> SyntaxVisitorContinueKind {
      if isConstant(node.expression), let type = literalType(node), holdsObjects(type) {
        convert(node.expression)
      }
      return .visitChildren
    }

    /// `query[key] = kSecMatchLimitOne`.
    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.operator.is(AssignmentExprSyntax.self), isConstant(node.rightOperand),
        let target = node.leftOperand.as(SubscriptCallExprSyntax.self)?.calledExpression
      else { return .visitChildren }
      let name =
        target.as(DeclReferenceExprSyntax.self)?.baseName.plain
        ?? target.as(MemberAccessExprSyntax.self)?.declName.baseName.plain
      if let name, names.collections.contains(name) { convert(node.rightOperand) }
      return .visitChildren
    }

    /// The type that is written for the literal of an element.
    private func literalType(_ node: some SyntaxProtocol) -> String? {
      guard let literal = node.parent?.parent else { return nil }
      let around = literal.parent
      if let binding = around?.parent?.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.trimmedDescription
      }
      if let cast = around?.as(AsExprSyntax.self) { return cast.type.trimmedDescription }
      let isAlone =
        around?.as(CodeBlockItemSyntax.self)?.parent?.children(viewMode: .all).count == 1
      guard around?.is(ReturnStmtSyntax.self) == true || isAlone else { return nil }
      return literal.enclosing {
        $0.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.trimmedDescription
          ?? $0.as(PatternBindingSyntax.self)?.typeAnnotation?.type.trimmedDescription
      }
    }
  }

  /// `Unmanaged<CFString>` holds an object, which is Foundation's here.
  private final class StringVisitor: FileVisitor {
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == "Unmanaged", let arguments = node.genericArgumentClause?.arguments,
        let only = arguments.first, only.trimmedDescription == "CFString"
      {
        file.edits.replace(only.range, with: "NSString")
      }
      return .visitChildren
    }

    /// `Unmanaged.passRetained(text as CFString)`.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        ["passRetained", "passUnretained"].contains(member.declName.baseName.plain),
        member.base?.trimmedDescription == "Unmanaged", node.arguments.count == 1,
        let cast = node.arguments.first?.expression.as(AsExprSyntax.self),
        cast.questionOrExclamationMark == nil, cast.type.trimmedDescription == "CFString"
      else { return .visitChildren }
      file.edits.insert("NSString(string: ", before: cast.expression.range.lowerBound)
      file.edits.replace(
        cast.expression.range.upperBound..<cast.type.range.upperBound,
        with: ")"
      )
      return .visitChildren
    }
  }
}

extension String {
  /// Without such characters at both ends.
  fileprivate func trimmed(of characters: String) -> String {
    var result = self[...]
    while let first = result.first, characters.contains(first) { result.removeFirst() }
    while let last = result.last, characters.contains(last) { result.removeLast() }
    return String(result)
  }
}

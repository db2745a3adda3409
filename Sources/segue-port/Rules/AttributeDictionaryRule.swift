import SwiftSyntax

/// `let style: [String: Any] = [NSFontAttributeName: font]`: in Swift 3 the names of a text's
/// attributes were strings; since Swift 4 they have a type of their own.
///
/// What holds such a dictionary anywhere by its name has that type for its keys.
enum AttributeDictionaryRule: Rule {
  private static let key = "NSAttributedString.Key"

  static func apply(to program: Program) {
    for file in program.files { RawKeyVisitor(file).walk() }
    for module in program.modules {
      var names: Set<String> = []
      var usesOldNames = false
      for file in module.files {
        let holders = HolderVisitor(file)
        holders.walk()
        names.formUnion(holders.names)
        usesOldNames = usesOldNames || holders.usesOldNames
      }
      // Without an old name the code is newer, and what it calls attributes is something else.
      guard usesOldNames, !names.isEmpty else { continue }
      for file in module.files { TypeVisitor(file, names).walk() }
    }
  }

  private static func isOldName(_ node: ExprSyntax) -> Bool {
    guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return OldNames.globals[name]?.hasPrefix(key + ".") == true
  }

  /// Whether an expression is a dictionary with an attribute's old name, or a cast of one.
  private static func isStyle(_ node: ExprSyntax?) -> Bool {
    guard let node else { return false }
    if let cast = node.as(AsExprSyntax.self) { return isStyle(cast.expression) }
    guard case .elements(let elements)? = node.as(DictionaryExprSyntax.self)?.content else {
      return false
    }
    return elements.contains { isOldName($0.key) }
  }

  private static func name(of node: ExprSyntax) -> String? {
    if let chain = node.as(OptionalChainingExprSyntax.self) { return name(of: chain.expression) }
    if let force = node.as(ForceUnwrapExprSyntax.self) { return name(of: force.expression) }
    return node.as(DeclReferenceExprSyntax.self)?.baseName.plain
      ?? node.as(MemberAccessExprSyntax.self)?.declName.baseName.plain
  }

  /// `textView.linkTextAttributes = [NSAttributedStringKey.font.rawValue: font]`: in Swift 4.0
  /// these alone still had strings for keys.
  private final class RawKeyVisitor: FileVisitor {
    private let properties: Set = [
      "linkTextAttributes", "typingAttributes", "defaultTextAttributes",
    ]

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.operator.is(AssignmentExprSyntax.self),
        let name = AttributeDictionaryRule.name(of: node.leftOperand), properties.contains(name),
        let list = node.rightOperand.as(DictionaryExprSyntax.self),
        case .elements(let elements) = list.content
      else { return .visitChildren }
      for element in elements {
        guard let key = element.key.as(MemberAccessExprSyntax.self),
          key.declName.baseName.plain == "rawValue", let base = key.base
        else { continue }
        file.edits.replace(base.range.upperBound..<key.range.upperBound, with: "")
      }
      return .visitChildren
    }
  }

  /// The names of variables, parameters and functions that hold or return such a dictionary.
  private final class HolderVisitor: FileVisitor {
    var names: Set<String> = []
    private(set) var usesOldNames = false

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if isOldName(ExprSyntax(node)) { usesOldNames = true }
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if isStyle(node.initializer?.value) { names.insert(node.pattern.trimmedDescription) }
      return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
      if node.operator.is(AssignmentExprSyntax.self), isStyle(node.rightOperand),
        let name = name(of: node.leftOperand)
      {
        names.insert(name)
      }
      return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let first = node.arguments.first?.expression, isOldName(first),
        let name = name(of: node.calledExpression)
      {
        names.insert(name)
      }
      return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
      guard let label = node.label?.text else { return .visitChildren }
      if isStyle(node.expression) { names.insert(label) }
      // `NSAttributedString(string: text, attributes: style)`.
      if ["attributes", "withAttributes"].contains(label), let name = name(of: node.expression) {
        names.insert(name)
      }
      return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      if isStyle(node.expression),
        let function = Syntax(node).enclosing({ $0.as(FunctionDeclSyntax.self) })
      {
        names.insert(function.name.plain)
      }
      return .visitChildren
    }
  }

  /// Gives their dictionaries the new keys.
  private final class TypeVisitor: FileVisitor {
    let names: Set<String>

    init(_ file: SourceFile, _ names: Set<String>) {
      self.names = names
      super.init(file)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      guard names.contains(node.pattern.trimmedDescription) else { return .visitChildren }
      change(node.typeAnnotation?.type)
      // `[String: Any]()`.
      if let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
        case .elements(let elements)? = call.calledExpression.as(DictionaryExprSyntax.self)?.content,
        let element = elements.first, elements.count == 1
      {
        change(element.key, element.value.trimmedDescription)
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      if names.contains((node.secondName ?? node.firstName).plain)
        || names.contains(node.firstName.plain)
      {
        change(node.type)
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if names.contains(node.name.plain) { change(node.signature.returnClause?.type) }
      return .visitChildren
    }

    override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
      if isStyle(node.expression) || name(of: node.expression).map(names.contains) == true {
        change(node.type)
      }
      return .visitChildren
    }

    private func change(_ type: TypeSyntax?) {
      guard let type else { return }
      if let optional = type.as(OptionalTypeSyntax.self) { return change(optional.wrappedType) }
      if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        return change(optional.wrappedType)
      }
      guard let dictionary = type.as(DictionaryTypeSyntax.self) else { return }
      change(dictionary.key, dictionary.value.trimmedDescription)
    }

    /// Dictionaries of texts alone are not of attributes.
    private func change(_ key: some SyntaxProtocol, _ value: String) {
      guard key.trimmedDescription == "String",
        ["Any", "AnyObject", "NSObject"].contains(value)
      else { return }
      file.edits.replace(key.range, with: AttributeDictionaryRule.key)
    }
  }
}

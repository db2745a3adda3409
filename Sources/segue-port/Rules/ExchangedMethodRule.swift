import SwiftSyntax

/// A method that is exchanged with another at run time, and calls itself to reach that one: it
/// calls the other one here, where methods stay as they are written.
///
/// Otherwise a direct call of it would never end.
enum ExchangedMethodRule: Rule {
  static func apply(to program: Program) {
    for module in program.modules where module.files.contains(where: { $0.mentions(exchange) }) {
      var pairs: [(Target, Target)] = []
      var named: [(called: String, pair: (Target, Target))] = []
      var callers: [String: Set<String>] = [:]
      for file in module.files {
        let finder = Finder(file)
        finder.walk()
        pairs += finder.pairs
        named += finder.named
        callers.merge(finder.callers) { $0.union($1) }
      }
      // A function of the module exchanges what others name to it.
      let exchanging = all(callers, reaching: exchange)
      pairs += named.filter { exchanging.contains($0.called) }.map(\.pair)
      guard !pairs.isEmpty else { continue }
      if pairs.allSatisfy({ called.contains($0.0.name) || called.contains($0.1.name) }) {
        program.exchangingModules.insert(module.name)
      }
      for file in module.files { Visitor(file, pairs, program).walk() }
    }
  }

  private static let exchange = "method_exchangeImplementations"

  /// The functions that call one, themselves or through others.
  private static func all(_ callers: [String: Set<String>], reaching name: String) -> Set<String> {
    var result: Set<String> = []
    var next = callers[name] ?? []
    while !next.isEmpty {
      result.formUnion(next)
      next = Set(next.flatMap { callers[$0] ?? [] }).subtracting(result)
    }
    return result
  }

  /// The methods that UIKit calls through those which they are exchanged with, as its
  /// `ExchangedMethods` has them.
  private static let called: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews", "sendEvent",
  ]

  /// The argument of a `#selector`.
  struct Target: Equatable {
    var name: String
    var labels: [String]?
    var isSetter: Bool

    init?(_ node: MacroExpansionExprSyntax) {
      guard node.macroName.text == "selector", let argument = node.arguments.first else {
        return nil
      }
      let expression = argument.expression
      let member = expression.as(MemberAccessExprSyntax.self)?.declName
      guard let name = member ?? expression.as(DeclReferenceExprSyntax.self) else { return nil }
      self.name = name.baseName.plain
      labels = name.argumentNames?.arguments.map(\.name.text)
      isSetter = argument.label?.text == "setter"
    }
  }

  /// The two selectors of the bodies that exchange methods.
  private final class Finder: FileVisitor {
    var pairs: [(Target, Target)] = []
    /// The two selectors that are handed to one call of a function.
    var named: [(called: String, pair: (Target, Target))] = []
    /// The functions that call one of a name.
    var callers: [String: Set<String>] = [:]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      let reference = member ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
      guard let called = reference?.baseName.plain else { return .visitChildren }
      if let caller = function(around: node) { callers[called, default: []].insert(caller) }
      guard member == nil, called == exchange else {
        let targets = node.arguments.compactMap {
          $0.expression.as(MacroExpansionExprSyntax.self).flatMap(Target.init)
        }
        if targets.count == 2 { named.append((called, (targets[0], targets[1]))) }
        return .visitChildren
      }
      var parent = Syntax(node).parent
      while let body = parent {
        let selectors = Selectors(viewMode: .sourceAccurate)
        selectors.walk(body)
        if selectors.found.count > 2 { break }
        if selectors.found.count == 2 {
          pairs.append((selectors.found[0], selectors.found[1]))
          break
        }
        parent =
          body.is(FunctionDeclSyntax.self) || body.is(VariableDeclSyntax.self) ? nil : body.parent
      }
      return .visitChildren
    }
  }

  /// What a call is made in: a function, a closure in a variable, or the initializer of a type.
  private static func function(around node: FunctionCallExprSyntax) -> String? {
    var isInitializer = false
    return node.enclosing { here -> String? in
      if let function = here.as(FunctionDeclSyntax.self) { return function.name.plain }
      if let binding = here.as(PatternBindingSyntax.self),
        binding.initializer?.value.is(ClosureExprSyntax.self) == true
      {
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain
      }
      isInitializer = isInitializer || here.is(InitializerDeclSyntax.self)
      guard isInitializer else { return nil }
      return here.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        ?? here.asProtocol((any NamedDeclSyntax).self)?.name.plain
    }
  }

  private final class Selectors: SyntaxVisitor {
    var found: [Target] = []

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      if let target = Target(node) { found.append(target) }
      return .visitChildren
    }
  }

  private final class Visitor: FileVisitor {
    let pairs: [(Target, Target)]
    let program: Program
    /// What the methods around the place are exchanged with; nil for other methods.
    private var others: [(name: String, labels: [String], other: Target?, calls: Int)] = []

    init(_ file: SourceFile, _ pairs: [(Target, Target)], _ program: Program) {
      self.pairs = pairs
      self.program = program
      super.init(file)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
      let name = node.name.plain
      let other = pairs.lazy.compactMap { first, second -> Target? in
        for (own, other) in [(first, second), (second, first)]
        where !own.isSetter && own.name == name && own.labels ?? labels == labels { return other }
        return nil
      }.first
      others.append((name, labels, other, 0))
      if other != nil { keepClosures(of: node) }
      return .visitChildren
    }

    /// Objective-C does not tell closures that a method keeps from others, and the other method may
    /// keep what this one hands over.
    private func keepClosures(of node: FunctionDeclSyntax) {
      for parameter in node.signature.parameterClause.parameters {
        let type = parameter.type.trimmedDescription
        guard let first = type.first, let last = type.last, !"?!".contains(last),
          first != "[", first == "(" || first == "@" || !type.contains("->"),
          program.isClosure(type), !type.contains("@escaping"), !type.contains("@autoclosure")
        else { continue }
        file.edits.insert("@escaping ", before: parameter.type.range.lowerBound)
      }
    }

    /// A method that still calls itself must not be called in place of the other one.
    override func visitPost(_ node: FunctionDeclSyntax) {
      let (name, labels, other, calls) = others.removeLast()
      guard let other, other.name != name else { return }
      let tokens = node.body?.tokens(viewMode: .sourceAccurate).count { $0.plain == name } ?? 0
      guard tokens == calls else { return }
      program.exchangedMethods.insert(SelectorNames.name(base: name, labels: labels))
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let (name, labels, other, _) = others.last, let other, other.name != name,
        node.arguments.map({ $0.label?.text ?? "_" }) == labels,
        let called = reference(node.calledExpression), called.baseName.plain == name
      else { return .visitChildren }
      if other.isSetter, labels == ["_"] {
        file.edits.replace(node.calledExpression.range, with: "self.\(other.name) = ")
        others[others.count - 1].calls += 1
      } else if !other.isSetter, other.labels ?? labels == labels {
        file.edits.replace(called.range, with: other.name)
        others[others.count - 1].calls += 1
      }
      return .visitChildren
    }

    /// `name` and `self.name`.
    private func reference(_ called: ExprSyntax) -> DeclReferenceExprSyntax? {
      guard let member = called.as(MemberAccessExprSyntax.self) else {
        return called.as(DeclReferenceExprSyntax.self)
      }
      return member.base?.trimmedDescription == "self" ? member.declName : nil
    }
  }
}

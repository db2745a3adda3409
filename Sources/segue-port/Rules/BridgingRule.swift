import SwiftSyntax

/// `text as NSString` bridges on Apple's platforms; here an object is made.
enum BridgingRule: Rule {
  private static let calls: [String: (String, String)] = [
    "NSString": ("NSString(string: ", ")"),
    "NSNumber": ("NSNumber(value: ", ")"),
    "NSArray": ("NSArray(array: ", ")"),
    "NSDictionary": ("NSDictionary(dictionary: ", ")"),
    "NSSet": ("NSSet(set: ", ")"),
    "NSData": ("NSData(data: ", ")"),
    "NSDate": ("NSDate(timeIntervalSinceReferenceDate: (", ").timeIntervalSinceReferenceDate)"),
    "NSURL": ("NSURL(string: (", ").absoluteString)!"),
  ]

  /// `kCTFontAttributeName as NSAttributedString.Key`: a text of Apple's C libraries is also any
  /// name that UIKit makes of texts.
  private static let texts: [String: (String, String)] = [
    "NSAttributedString.Key": ("NSAttributedString.Key(rawValue: (", ") as String)"),
    "NSAttributedStringKey": ("NSAttributedString.Key(rawValue: (", ") as String)"),
  ]

  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
      // `case let number as NSNumber` asks what the value is.
      if node.parent?.is(ExpressionPatternSyntax.self) == true { return .visitChildren }
      if isGenericCast(node) { return .visitChildren }
      if let mark = node.questionOrExclamationMark {
        if node.type.trimmedDescription == "NSNumber" { castNumber(node, mark) }
        widenObjects(of: node)
        if numbers.contains(node.type.trimmedDescription), isValueOfKey(node.expression) {
          convertNumber(node, mark)
        }
        return .visitChildren
      }
      if ["NSObject", "NSObject?"].contains(node.type.trimmedDescription), isElement(node) {
        // What a dictionary holds is no object of UIKit's where it is a number or a text.
        file.edits.replace(
          node.expression.range.upperBound..<node.type.range.upperBound,
          with: ""
        )
      }
      if node.type.trimmedDescription == "NSCopying", isIdentifier(node) {
        file.edits.insert("DynamicObject(", before: node.expression.range.lowerBound)
        file.edits.replace(
          node.expression.range.upperBound..<node.type.range.upperBound,
          with: ").copying"
        )
      } else if node.type.trimmedDescription == "NSCopying" {
        // Dictionaries of Foundation's take any hashable key here.
        file.blank(node.expression.range.upperBound..<node.type.range.upperBound)
      }
      guard
        let (before, after) = calls[node.type.trimmedDescription]
          ?? (isTextOfC(node.expression) ? texts[node.type.trimmedDescription] : nil)
      else { return .visitChildren }
      file.edits.insert(before, before: node.expression.range.lowerBound)
      file.edits.replace(
        node.expression.range.upperBound..<node.type.range.upperBound,
        with: after
      )
      return .visitChildren
    }

    /// `let lines: NSArray = CTFrameGetLines(frame)`: a list of Apple's C libraries is
    /// also one of Foundation's.
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      guard node.typeAnnotation?.type.trimmedDescription == "NSArray",
        let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plain,
        ["CT", "CF", "CG"].contains(where: name.hasPrefix), let (before, after) = calls["NSArray"]
      else { return .visitChildren }
      file.edits.insert(before, before: call.range.lowerBound)
      file.edits.insert(after, after: call.range.upperBound)
      return .visitChildren
    }

    /// `extension Date: CVarArg`: UIKit has that here already, as Objective-C's bridging gives it.
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard values.contains(node.extendedType.trimmedDescription),
        let clause = node.inheritanceClause, clause.inheritedTypes.count == 1,
        clause.inheritedTypes.first?.type.trimmedDescription == "CVarArg"
      else { return .visitChildren }
      file.blank(clause.range)
      return .visitChildren
    }

    private let values: Set<String> = ["Date", "UUID", "URL", "Data", "Decimal", "NSError"]

    /// `request as! NSFetchRequest<NSFetchRequestResult>`: an object of Objective-C's generics is
    /// the same whatever its types are called.
    private func isGenericCast(_ node: AsExprSyntax) -> Bool {
      let type = node.type.trimmedDescription
      let mark = node.questionOrExclamationMark?.text
      let label: String
      switch type.prefix(while: { $0 != "<" }) {
      case "NSFetchRequest" where mark != nil, "NSFetchedResultsController" where mark != nil:
        label = "_sharing"
      case "NSDiffableDataSourceSnapshot" where type.contains("<"): label = "_reference"
      default: return false
      }
      let isOptional = mark == "?"
      file.edits.insert(
        (isOptional ? "Optional(" : "") + "\(type)(\(label): ",
        before: node.expression.range.lowerBound
      )
      file.edits.replace(
        node.expression.range.upperBound..<node.type.range.upperBound,
        with: isOptional ? "))" : ")"
      )
      return true
    }

    /// `notification.userInfo as! [String: NSObject]`: the numbers and rectangles in it are
    /// Foundation's objects, which are none of UIKit's here.
    ///
    /// What is given away stays what its parameter, variable or function wants.
    private func widenObjects(of node: AsExprSyntax) {
      guard let value = node.type.as(DictionaryTypeSyntax.self)?.value,
        value.trimmedDescription == "NSObject", isReadHere(Syntax(node))
      else { return }
      let inner = node.expression.as(ForceUnwrapExprSyntax.self)?.expression ?? node.expression
      let name =
        inner.as(DeclReferenceExprSyntax.self)?.baseName.plain
        ?? inner.as(MemberAccessExprSyntax.self)?.declName.baseName.plain
      guard name == "userInfo" else { return }
      file.edits.replace(value.range, with: "AnyObject")
    }

    /// `let info = …`, `if let info = …`, `(…)["key"]`, `(…)?.count`.
    private func isReadHere(_ node: Syntax) -> Bool {
      guard let parent = node.parent else { return false }
      if let value = parent.as(InitializerClauseSyntax.self) {
        if let binding = value.parent?.as(PatternBindingSyntax.self) {
          return binding.typeAnnotation == nil
        }
        return value.parent?.as(OptionalBindingConditionSyntax.self)
          .map { $0.typeAnnotation == nil } ?? false
      }
      if parent.is(LabeledExprSyntax.self),
        let tuple = parent.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1
      {
        return isBase(Syntax(tuple))
      }
      return false
    }

    private func isBase(_ node: Syntax) -> Bool {
      guard let parent = node.parent else { return false }
      if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
        return isBase(parent)
      }
      // A member's name and a subscript's arguments are no expressions in parentheses.
      return parent.is(MemberAccessExprSyntax.self) || parent.is(SubscriptCallExprSyntax.self)
    }

    private let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int"]

    /// `layer.value(forKeyPath: "transform.rotation.z")`.
    private func isValueOfKey(_ node: ExprSyntax) -> Bool {
      guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.plain == "value"
      else { return false }
      return ["forKey", "forKeyPath"].contains(call.arguments.first?.label?.text)
    }

    /// Objective-C keeps a number as an object, which becomes a number of any type.
    private func convertNumber(_ node: AsExprSyntax, _ mark: TokenSyntax) {
      file.edits.insert("(DynamicObject(", around: node.expression.range.lowerBound)
      let type = node.type.trimmedDescription
      file.edits.replace(
        node.expression.range.upperBound..<node.type.range.upperBound,
        with: ").number.map { \(type)(truncating: $0) })" + (mark.text == "!" ? "!" : "")
      )
    }

    /// What was put into a collection as a `CGFloat` comes out as a number.
    private func castNumber(_ node: AsExprSyntax, _ mark: TokenSyntax) {
      file.edits.insert("DynamicObject(", around: node.expression.range.lowerBound)
      file.edits.replace(
        node.expression.range.upperBound..<node.type.range.upperBound,
        with: mark.text == "!" ? ").number!" : ").number"
      )
    }

    /// `attributes[key] = width as NSObject?`.
    private func isElement(_ node: AsExprSyntax) -> Bool {
      guard let assignment = node.parent?.as(InfixOperatorExprSyntax.self) else { return false }
      return assignment.operator.is(AssignmentExprSyntax.self)
        && assignment.leftOperand.is(SubscriptCallExprSyntax.self)
    }

    private func isTextOfC(_ node: ExprSyntax) -> Bool {
      node.as(DeclReferenceExprSyntax.self)?.baseName.text.hasPrefix("kC") == true
    }

    /// `addBoundary(withIdentifier: name as NSCopying, …)` takes an object that can be copied.
    private func isIdentifier(_ node: AsExprSyntax) -> Bool {
      node.parent?.as(LabeledExprSyntax.self)?.label?.text.hasSuffix("dentifier") == true
    }
  }
}

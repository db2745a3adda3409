import SwiftSyntax

/// `let all: [Product] = [Product(…), Product(…), …]` with hundreds of elements: the
/// compiler solves all of them as one expression, whose time grows with their number's
/// square (863 elements: 11 s).
///
/// Appended one by one, each is an expression of its own (0.1 s).
enum LongListRule: Rule {
  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  /// Shorter lists take no time worth a change.
  static let length = 100

  private static let name = "_longList"

  private final class Visitor: FileVisitor {
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      guard let type = node.typeAnnotation?.type, type.is(ArrayTypeSyntax.self),
        let list = node.initializer?.value.as(ArrayExprSyntax.self),
        list.elements.count >= LongListRule.length,
        list.elements.allSatisfy({ $0.expression.is(FunctionCallExprSyntax.self) })
      else { return .visitChildren }
      unroll(list, type: type.trimmedDescription)
      return .visitChildren
    }

    private func unroll(_ list: ArrayExprSyntax, type: String) {
      let name = LongListRule.name
      let begin = "\(name).append("
      file.edits.replace(list.leftSquare.range, with: "{ var \(name): \(type) = []; \(begin)")
      let last = list.elements.last?.id
      for element in list.elements {
        guard let comma = element.trailingComma else { continue }
        file.edits.replace(comma.range, with: element.id == last ? "" : "); \(begin)")
      }
      file.edits.replace(list.rightSquare.range, with: "); return \(name) }()")
    }
  }
}

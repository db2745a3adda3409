import SwiftSyntax

/// `#imageLiteral(…)` and `#fileLiteral(…)` become calls, and `/\d+/` becomes `#/\d+/#`.
///
/// `#colorLiteral(…)` stays: what it is, a `UIColor` or a `CGColor`, the compiler knows.
enum LiteralRule: Rule {
  static func apply(to program: Program) {
    let hasSlash = program.files.contains { file in
      (file.functions + file.types.flatMap(\.members)).contains {
        $0.base == "/" && $0.modifiers.contains("prefix")
      }
    }
    for file in program.files { Visitor(file, hasSlash).walk() }
  }

  private final class Visitor: FileVisitor {
    /// Whether the user's own code declares an operator `/` before its operand, as for case paths.
    let hasSlash: Bool

    init(_ file: SourceFile, _ hasSlash: Bool) {
      self.hasSlash = hasSlash
      super.init(file)
    }

    /// Swift 5 reads regular expressions between bare slashes only where it is told to, as Xcode
    /// does.
    override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.openingPounds == nil, !hasSlash else { return .skipChildren }
      file.edits.insert("#", before: node.range.lowerBound)
      file.edits.insert("#", after: node.range.upperBound)
      return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      switch node.macroName.text {
      case "imageLiteral":
        call(node, "(UIImage(named: ", ") ?? UIImage())")
      case "fileLiteral":
        call(node, "Bundle.main.url(forResource: ", ", withExtension: nil)!")
      default: break
      }
      return .visitChildren
    }

    private func call(_ node: MacroExpansionExprSyntax, _ before: String, _ after: String) {
      guard let value = node.arguments.first?.expression else { return }
      file.edits.replace(node.range, [.text(before), .source(file, value.range), .text(after)])
    }
  }
}

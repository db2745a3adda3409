import SwiftSyntax

/// `#colorLiteral(…)`, `#imageLiteral(…)` and `#fileLiteral(…)` become calls.
enum LiteralRule: Rule {
  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.pound.range.lowerBound..<node.macroName.range.upperBound
      switch node.macroName.text {
      case "colorLiteral":
        file.edits.replace(name, with: "UIColor")
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

import SwiftSyntax

/// `UIApplicationMain(CommandLine.argc, …)` in a file `main.swift`: the tool starts the app, and a
/// library has no statements.
enum StartRule: Rule {
  static func apply(to program: Program) {
    for file in program.files where file.path.hasSuffix("/main.swift") {
      for item in file.tree.statements where isStart(item) { file.blank(item.range) }
    }
  }

  /// Other code may surround the call: `exit(…)`, `autoreleasepool { … }`.
  private static func isStart(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let expression) = item.item else { return false }
    return expression.description.contains("UIApplicationMain(")
  }
}

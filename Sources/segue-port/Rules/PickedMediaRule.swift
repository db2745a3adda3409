import SwiftSyntax

/// `didFinishPickingMediaWithInfo info: [String: Any]`: since Swift 4.2 the keys have a type of
/// their own, and with strings the method is another one.
enum PickedMediaRule: Rule {
  private static let key = "UIImagePickerController.InfoKey"

  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.name.plain == "imagePickerController",
        let info = node.signature.parameterClause.parameters.last,
        info.firstName.text == "didFinishPickingMediaWithInfo",
        let type = info.type.as(DictionaryTypeSyntax.self), type.key.trimmedDescription == "String",
        usesOldKeys(node)
      else { return .visitChildren }
      file.edits.replace(type.key.range, with: key)
      if type.value.trimmedDescription == "AnyObject" {
        file.edits.replace(type.value.range, with: "Any")
      }
      return .visitChildren
    }

    /// Without an old name the code is newer, and its own method is not the delegate's.
    private func usesOldKeys(_ node: FunctionDeclSyntax) -> Bool {
      node.body?.tokens(viewMode: .sourceAccurate).contains {
        OldNames.globals[$0.text]?.hasPrefix(key + ".") == true
      } ?? false
    }
  }
}

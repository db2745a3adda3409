import SwiftSyntax

/// Words that only the Objective-C runtime or Interface Builder understand become spaces: `@objc`,
/// `@IBOutlet`, `@UIApplicationMain`, `dynamic`, `optional`.
enum AttributeRule: Rule {
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSManaged", "NSCopying", "NSApplicationMain",
    "UIApplicationMain", "main",
  ]

  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      let name = node.attributeName.trimmedDescription
      if attributes.contains(name) { file.blank(node.range) }
      if name == "available", isForInterfaceBuilderAlone(node) || hidesClass(node) {
        file.blank(node.range)
      }
      if name == "convention", let arguments = node.arguments?.trimmedDescription,
        ["block", "c"].contains(arguments)
      {
        file.blank(node.range)
      }
      if name == "MainActor", let all = node.parent?.as(AttributeListSyntax.self),
        all.parent?.is(ClassDeclSyntax.self) == true, !all.names.contains("@preconcurrency")
      {
        // What overrides a method of Objective-C's is of the actor, like the rest of its class;
        // what overrides one of ours is not, and may not touch the rest.
        file.edits.replace(node.range, with: "@preconcurrency @MainActor")
      }
      return .skipChildren
    }

    /// `@available(swift 256) class Bridge: NSObject`: a class for Objective-C alone, which the
    /// tables of the runtime name all the same.
    private func hidesClass(_ node: AttributeSyntax) -> Bool {
      node.parent?.parent?.is(ClassDeclSyntax.self) == true
        && node.arguments?.trimmedDescription.hasPrefix("swift ") == true
    }

    /// `@available(*, unavailable) @IBInspectable var type: Int`: storyboards set it all the same.
    private func isForInterfaceBuilderAlone(_ node: AttributeSyntax) -> Bool {
      guard let all = node.parent?.as(AttributeListSyntax.self) else { return false }
      let words = node.arguments?.trimmedDescription.split { !$0.isLetter }.map(String.init) ?? []
      return words.contains("unavailable")
        && (all.names.contains("@IBInspectable") || all.names.contains("@IBOutlet"))
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      if ["dynamic", "optional"].contains(node.name.text) { file.blank(node.range) }
      // Swift 4 accepted it, although a static member cannot be overridden.
      if node.name.text == "open", let all = node.parent?.as(DeclModifierListSyntax.self),
        all.names.contains("static")
      {
        file.edits.replace(node.range, with: "public")
      }
      let declaration = node.parent?.parent?.as(VariableDeclSyntax.self)
      // A constant cannot be overridden either.
      if node.name.text == "open", declaration?.bindingSpecifier.text == "let" {
        file.edits.replace(node.range, with: "public")
      }
      // Nor can what is in a class that is final.
      if node.name.text == "open", isInFinalClass(node) {
        file.edits.replace(node.range, with: "public")
      }
      // In a protocol it says nothing: Swift 4 accepted it.
      if node.name.text == "weak",
        declaration?.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true
      {
        file.blank(node.range)
      }
      return .skipChildren
    }

    private func isInFinalClass(_ node: DeclModifierSyntax) -> Bool {
      let owner = node.parent?.parent?.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
      return owner?.modifiers.names.contains("final") == true
    }
  }
}

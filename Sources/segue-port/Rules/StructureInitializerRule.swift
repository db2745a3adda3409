import SwiftSyntax

/// `extension CGVector { init(…) { dx = …; dy = … } }`: C's structures begin as zeros, and an
/// extension's initializer may set them field by field.
///
/// Swift's structures of another module must be made by `self.init()` first.
enum StructureInitializerRule: Rule {
  private static let structures: Set<String> = [
    "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CATransform3D",
    "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset",
  ]

  static func apply(to program: Program) {
    for type in program.files.flatMap(\.types)
    where type.isExtension && structures.contains(type.name) {
      for member in type.members where member.kind == .initializer {
        guard let body = member.node.as(InitializerDeclSyntax.self)?.body, !makesItself(body) else {
          continue
        }
        type.file.edits.insert(" self.init();", after: body.leftBrace.range.upperBound)
      }
    }
  }

  /// Whether there is a `self.init` or a `self =`.
  private static func makesItself(_ body: CodeBlockSyntax) -> Bool {
    let words = body.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
    return words.contains(" self = ") || words.contains(" self . init ")
  }
}

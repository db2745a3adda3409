import SwiftSyntax

/// `super.init()` in an initializer of a view or a controller: the compiler lets it pass in a class
/// with a constant, and Objective-C finds `init` at run time.
///
/// Swift's classes have nothing to call there, since theirs only forwards to a designated
/// initializer: that is called.
enum PlainSuperRule: Rule {
  /// What the designated initializers take from `init()`.
  private static let arguments: [String: String] = {
    var result = [
      "UITableViewController": "style: .plain", "UITextView": "frame: .zero, textContainer: nil",
      "UITableViewCell": "style: .default, reuseIdentifier: nil",
    ]
    for name in ["UIViewController", "UINavigationController", "UITabBarController"] {
      result[name] = "nibName: nil, bundle: nil"
    }
    for name in [
      "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIScrollView", "UIStackView",
      "UITextField", "UICollectionViewCell", "UICollectionReusableView",
    ] {
      result[name] = "frame: .zero"
    }
    return result
  }()

  static func apply(to program: Program) {
    for type in program.files.flatMap(\.types) where type.kind == "class" && !type.isExtension {
      let superclass = program.superclass(of: type)
      guard superclass.own == nil, let name = superclass.name, let words = arguments[name] else {
        continue
      }
      for member in type.members
      where member.kind == .initializer && !member.modifiers.contains("convenience") {
        Visitor(member.file, words).walk(member.node)
      }
    }
  }

  private final class Visitor: FileVisitor {
    private let words: String

    init(_ file: SourceFile, _ words: String) {
      self.words = words
      super.init(file)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
        callee.base?.is(SuperExprSyntax.self) == true, callee.declName.baseName.text == "init",
        node.arguments.isEmpty, node.trailingClosure == nil, let end = node.rightParen
      else { return .visitChildren }
      file.edits.insert(words, before: end.range.lowerBound)
      return .visitChildren
    }
  }
}

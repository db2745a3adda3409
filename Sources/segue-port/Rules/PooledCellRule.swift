import SwiftSyntax

/// A cell that only a storyboard makes: `required init?(coder:)` and no other initializer of
/// UIKit's.
///
/// Collection and table views make pooled cells by a required initializer of ours, which calls
/// theirs; this class has none to call, and stops with iOS's message if it is registered after all.
enum PooledCellRule: Rule {
  /// The initializer that a pool calls on iOS, and its counterpart here.
  private static let pools: [String: (labels: [String], parameter: String)] = [
    "UICollectionReusableView": (["frame"], "frame: CGRect"),
    "UICollectionViewCell": (["frame"], "frame: CGRect"),
    "UICollectionViewListCell": (["frame"], "frame: CGRect"),
    "UITableViewCell": (["style", "reuseIdentifier"], "reuseIdentifier: String"),
    "UITableViewHeaderFooterView": (["reuseIdentifier"], "reuseIdentifier: String"),
  ]

  static func apply(to program: Program) {
    for file in program.files {
      for type in file.types where type.kind == "class" {
        guard let root = program.root(of: type), let pool = pools[root] else { continue }
        let designated = type.members.filter {
          $0.kind == .initializer && !$0.modifiers.contains("convenience")
        }
        let labels = designated.map { $0.parameters.map(\.label) }
        guard !designated.isEmpty, !labels.contains(pool.labels) else { continue }
        let access = ["open", "public"].contains(type.access) ? "public " : ""
        let called = "init(" + pool.labels.map { $0 + ":" }.joined() + ")"
        // On a line of its own or behind another member; lines keep their numbers.
        let separator =
          type.node.memberBlock.rightBrace.leadingTrivia.contains { $0.isNewline } ? "" : "; "
        file.edits.insert(
          "\(separator)\(access)required convenience init(dequeuedWith \(pool.parameter)) { "
            + "fatalError(\"Use of unimplemented initializer '\(called)' for class '\(type.name)'\") } ",
          before: type.closingBrace
        )
      }
    }
  }
}

import Foundation
import ObjectiveC

/// Cells of lists whose prototypes are in a missing storyboard.
@MainActor
enum StandInCell {
  /// A row: of the class that the identifier names, or with a title and a line below it.
  static func row(_ identifier: String) -> UITableViewCell {
    guard let type = type(for: identifier, UITableViewCell.self),
      let cell = type.init(coder: EmptyCoder())
    else { return UITableViewCell(style: .subtitle, reuseIdentifier: identifier) }
    StandInScreen.fill(cell, content: cell.contentView)
    cell.awakeFromNib()
    return cell
  }

  static func tile(_ identifier: String) -> UICollectionViewCell {
    let type = type(for: identifier, UICollectionViewCell.self) ?? UICollectionViewCell.self
    guard let cell = type.init(coder: EmptyCoder()) else { return UICollectionViewCell() }
    StandInScreen.fill(cell, content: cell.contentView)
    if cell.backgroundColor == nil { cell.backgroundColor = .systemGray5 }
    cell.awakeFromNib()
    return cell
  }

  /// The class with the identifier's name, else the only one with outlets.
  private static func type<Cell: UIView>(for identifier: String, _: Cell.Type) -> Cell.Type? {
    if let type = InterfaceClasses.named(identifier, module: nil) as? Cell.Type { return type }
    let known = ClassTable.ownersOfOutlets.compactMap { $0 as? Cell.Type }
    let word = identifier.lowercased()
    let named = known.first { String(describing: $0).lowercased().hasPrefix(word) }
    return named ?? (known.count == 1 ? known[0] : nil)
  }
}

import Foundation

extension UICollectionView {
  /// How cells of one kind are made and filled.
  ///
  /// Registers itself when it is first used.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    let nib: UINib?
    let identifier = UUID().uuidString

    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let handler: Handler
    let nib: UINib?
    let kind: String
    let identifier = UUID().uuidString

    public init(elementKind: String, handler: @escaping Handler) {
      self.handler = handler
      kind = elementKind
      nib = nil
    }
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.handler = handler
      kind = elementKind
      nib = supplementaryNib
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    if !knowsRegistration(registration.identifier) {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: registration.identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
      }
    }
    let cell =
      dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell
      ?? Cell(dequeuedWith: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    if !knowsRegistration(registration.identifier) {
      if let nib = registration.nib {
        register(
          nib,
          forSupplementaryViewOfKind: registration.kind,
          withReuseIdentifier: registration.identifier
        )
      } else {
        register(
          Supplementary.self,
          forSupplementaryViewOfKind: registration.kind,
          withReuseIdentifier: registration.identifier
        )
      }
    }
    let view =
      dequeueReusableSupplementaryView(
        ofKind: registration.kind,
        withReuseIdentifier: registration.identifier,
        for: indexPath
      ) as? Supplementary ?? Supplementary(dequeuedWith: .zero)
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  /// Records the identifier; returns whether it was known.
  private func knowsRegistration(_ identifier: String) -> Bool {
    !registrations.insert(identifier).inserted
  }
}

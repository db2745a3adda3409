import Foundation

/// A snapshot whose identifiers have any type, as a fetched results controller gives it.
///
/// The port writes the conversion that `reference as NSDiffableDataSourceSnapshot<String, ID>` is.
open class NSDiffableDataSourceSnapshotReference: NSObject, @unchecked Sendable {
  private var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()

  public override init() { super.init() }

  open var numberOfItems: Int { snapshot.numberOfItems }
  open var numberOfSections: Int { snapshot.numberOfSections }
  open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.base) }
  open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.base) }
  open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.base) }
  open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.map(\.base) }

  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    key(sectionIdentifier).map { snapshot.numberOfItems(inSection: $0) } ?? 0
  }

  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    key(sectionIdentifier).map { snapshot.itemIdentifiers(inSection: $0).map(\.base) } ?? []
  }

  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.appendSections(sectionIdentifiers.compactMap(key))
  }

  open func appendItems(withIdentifiers identifiers: [Any]) {
    snapshot.appendItems(identifiers.compactMap(key))
  }

  open func appendItems(
    withIdentifiers identifiers: [Any],
    intoSectionWithIdentifier sectionIdentifier: Any
  ) { snapshot.appendItems(identifiers.compactMap(key), toSection: key(sectionIdentifier)) }

  open func deleteItems(withIdentifiers identifiers: [Any]) {
    snapshot.deleteItems(identifiers.compactMap(key))
  }

  open func reloadItems(withIdentifiers identifiers: [Any]) {
    snapshot.reloadItems(identifiers.compactMap(key))
  }

  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    snapshot.reconfigureItems(identifiers.compactMap(key))
  }

  private func key(_ identifier: Any) -> AnyHashable? { identifier as? AnyHashable }
}

extension NSDiffableDataSourceSnapshot {
  /// What `reference as NSDiffableDataSourceSnapshot<…>` gives; identifiers of other types are left
  /// out.
  public init(_reference reference: NSDiffableDataSourceSnapshotReference) {
    self.init()
    for section in reference.sectionIdentifiers {
      guard let own = section as? SectionIdentifierType else { continue }
      appendSections([own])
      let items = reference.itemIdentifiersInSection(withIdentifier: section)
      appendItems(items.compactMap { $0 as? ItemIdentifierType }, toSection: own)
    }
    reloadItems(reference.reloadedItemIdentifiers.compactMap { $0 as? ItemIdentifierType })
    reconfigureItems(reference.reconfiguredItemIdentifiers.compactMap { $0 as? ItemIdentifierType })
  }

  /// A snapshot as its own type is itself.
  public init(_reference snapshot: Self) { self = snapshot }
}

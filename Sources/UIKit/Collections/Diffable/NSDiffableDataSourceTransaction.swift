import Foundation

/// A change of a diffable data source that a finger made.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  public let initialSnapshot: Snapshot
  public let finalSnapshot: Snapshot
  public let difference: CollectionDifference<ItemIdentifierType>
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(from before: Snapshot, to after: Snapshot) {
    initialSnapshot = before
    finalSnapshot = after
    difference = after.itemIdentifiers.difference(from: before.itemIdentifiers)
    sectionTransactions = after.sectionIdentifiers.compactMap { section in
      let old = before.itemIdentifiers(inSection: section)
      let new = after.itemIdentifiers(inSection: section)
      guard old != new else { return nil }
      return NSDiffableDataSourceSectionTransaction(section, from: old, to: new)
    }
  }
}

/// The part of such a change in one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    _ section: SectionIdentifierType,
    from old: [ItemIdentifierType],
    to new: [ItemIdentifierType]
  ) {
    sectionIdentifier = section
    difference = new.difference(from: old)
    var before = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    before.append(old)
    initialSnapshot = before
    var after = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    after.append(new)
    finalSnapshot = after
  }
}

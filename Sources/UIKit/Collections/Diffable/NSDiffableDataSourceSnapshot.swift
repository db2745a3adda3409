import Foundation

/// The content of a list at one moment: ordered sections with ordered items, all with unique
/// identifiers.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section of each item.
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: Asking

  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { homes.count }
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[identifier] ?? [] }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { homes[identifier] }

  /// Among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier] else { return nil }
    var index = 0
    for section in sectionIdentifiers {
      if section == home { return items[section]?.firstIndex(of: identifier).map { index + $0 } }
      index += items[section]?.count ?? 0
    }
    return nil
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = place(of: toIdentifier) else { return }
    insert(identifiers, at: index)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = place(of: toIdentifier) else { return }
    insert(identifiers, at: index + 1)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items.removeValue(forKey: identifier) ?? [] { homes[item] = nil }
    }
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll { gone.contains($0) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers where items[identifier] != nil {
      fail(
        "Section identifier count does not match data source count. This is most likely due to a hashing "
          + "issue with the identifiers: \(identifier) is in the snapshot already."
      )
    }
    var seen: Set<SectionIdentifierType> = []
    let fresh = identifiers.filter { items[$0] == nil && seen.insert($0).inserted }
    for identifier in fresh { items[identifier] = [] }
    sectionIdentifiers.insert(contentsOf: fresh, at: index)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType,
    to target: SectionIdentifierType,
    offset: Int
  ) {
    guard identifier != target, let from = place(of: identifier), place(of: target) != nil else {
      return
    }
    sectionIdentifiers.remove(at: from)
    guard let index = sectionIdentifiers.firstIndex(of: target) else { return }
    sectionIdentifiers.insert(identifier, at: index + offset)
  }

  private func place(of identifier: SectionIdentifierType) -> Int? {
    let index = sectionIdentifiers.firstIndex(of: identifier)
    if index == nil {
      fail("Invalid parameter not satisfying: section != NSNotFound (\(identifier))")
    }
    return index
  }

  // MARK: Items

  /// Appends to a section, by default the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      fail("There are currently no sections in the data source. Please add a section first.")
      return
    }
    guard items[section] != nil else {
      fail("Invalid parameter not satisfying: section != NSNotFound (\(section))")
      return
    }
    insert(identifiers, in: section, at: numberOfItems(inSection: section))
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: beforeIdentifier) else { return }
    insert(identifiers, in: place.section, at: place.index)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: afterIdentifier) else { return }
    insert(identifiers, in: place.section, at: place.index + 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { homes[$0] }) {
      items[section]?.removeAll { gone.contains($0) }
    }
    for identifier in gone { homes[identifier] = nil }
  }

  public mutating func deleteAllItems() {
    sectionIdentifiers = []
    items = [:]
    homes = [:]
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    in section: SectionIdentifierType,
    at index: Int
  ) {
    var seen: Set<ItemIdentifierType> = []
    let fresh = identifiers.filter { seen.insert($0).inserted }
    if fresh.count < identifiers.count {
      fail("Fatal: supplied item identifiers are not unique.")
    }
    var index = index
    // Existing items move, as on iOS.
    if fresh.contains(where: { homes[$0] != nil }) {
      index -= items[section]?.prefix(index).count(where: seen.contains) ?? 0
      deleteItems(fresh)
    }
    items[section]?.insert(contentsOf: fresh, at: index)
    for identifier in fresh { homes[identifier] = section }
  }

  private mutating func move(
    _ identifier: ItemIdentifierType,
    to target: ItemIdentifierType,
    offset: Int
  ) {
    guard identifier != target, place(of: identifier) != nil, place(of: target) != nil else {
      return
    }
    deleteItems([identifier])
    guard let place = place(of: target) else { return }
    insert([identifier], in: place.section, at: place.index + offset)
  }

  private func place(
    of identifier: ItemIdentifierType
  ) -> (section: SectionIdentifierType, index: Int)? {
    guard let section = homes[identifier], let index = items[section]?.firstIndex(of: identifier)
    else {
      fail("Invalid parameter not satisfying: indexPath (\(identifier))")
      return nil
    }
    return (section, index)
  }

  private func fail(_ message: String) { recordSnapshotFault(message) }

  // MARK: For data sources

  func item(at section: Int, _ item: Int) -> ItemIdentifierType? {
    guard let section = sectionIdentifier(at: section) else { return nil }
    let items = items[section] ?? []
    return items.indices.contains(item) ? items[item] : nil
  }

  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = homes[item], let index = indexOfSection(section),
      let place = items[section]?.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: place, section: index)
  }

  func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  /// Gives an existing section other items.
  mutating func setItems(
    _ identifiers: [ItemIdentifierType],
    inSection section: SectionIdentifierType
  ) {
    deleteItems(itemIdentifiers(inSection: section))
    appendItems(identifiers, toSection: section)
  }

  /// 0 for a missing section.
  func numberOfItems(at section: Int) -> Int {
    sectionIdentifier(at: section).map { numberOfItems(inSection: $0) } ?? 0
  }

  /// Removes the reloads that have been shown.
  mutating func forgetReloads() {
    reloadedSectionIdentifiers = []
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

import Foundation

/// Where an update takes the elements of a collection view.
struct ElementMoves {
  /// The new index path of each old item that remains.
  let items: [IndexPath: IndexPath]
  let isEmpty: Bool
  /// The new index of each old section; nil for deleted ones.
  private let sections: [Int?]
  private let reloadedItems: Set<IndexPath>
  private let reloadedSections: IndexSet
  /// The supplementary views that go where their items go.
  private let badges: Set<ElementKey>

  init(
    _ updates: CollectionUpdates,
    oldCounts: [Int],
    newCounts: [Int],
    badges: Set<ElementKey> = []
  ) {
    self.badges = badges
    items = updates.itemMap(oldCounts: oldCounts, newCounts: newCounts)
    isEmpty = updates.isEmpty
    sections = updates.sectionMap(oldCount: oldCounts.count, newCount: newCounts.count)
    reloadedItems = Set(updates.reloadedItems)
    reloadedSections = updates.reloadedSections
  }

  /// The same section's index after the update; nil for a deleted one.
  func section(after old: Int) -> Int? { sections.indices.contains(old) ? sections[old] : nil }

  /// The key of the same element after the update; nil for one that is deleted or made again.
  func key(after old: ElementKey) -> ElementKey? {
    if old.isOfWholeLayout { return old }
    var key = old
    let section = old.indexPath.section
    guard old.category == .cell || badges.contains(old) else {
      // Headers and footers of a reloaded section are made again, backgrounds are not
      // (observed: they flash).
      if old.category == .supplementaryView, reloadedSections.contains(section) { return nil }
      guard let target = self.section(after: section) else { return nil }
      key.indexPath.section = target
      return key
    }
    guard !reloadedItems.contains(old.indexPath), !reloadedSections.contains(section),
      let target = items[old.indexPath]
    else { return nil }
    key.indexPath = target
    return key
  }
}

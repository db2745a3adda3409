import Foundation

/// The difference of two snapshots, as the changes of one batch.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var updates = CollectionUpdates()
  private let reloaded: Set<Item>

  init(from old: Snapshot, to new: Snapshot) {
    reloaded = Set(new.reloadedItemIdentifiers)
    let oldSections = Self.places(old.sectionIdentifiers)
    let newSections = Self.places(new.sectionIdentifiers)
    for (section, index) in oldSections where newSections[section] == nil {
      updates.deletedSections.insert(index)
    }
    for (section, index) in newSections where oldSections[section] == nil {
      updates.insertedSections.insert(index)
    }
    let kept = old.sectionIdentifiers.filter { newSections[$0] != nil }
    let standing = Self.standing(kept.compactMap { newSections[$0] })
    for (place, section) in kept.enumerated() where !standing.contains(place) {
      if let from = oldSections[section], let to = newSections[section] {
        updates.movedSections.append((from, to))
      }
    }
    for section in kept { compare(section, old, new, oldSections, newSections) }
    let reloadedSections = Set(new.reloadedSectionIdentifiers)
    for section in kept where reloadedSections.contains(section) {
      if let index = oldSections[section] { updates.reloadedSections.insert(index) }
    }
  }

  /// Records items that leave, enter or move within `section`.
  private mutating func compare(
    _ section: Section,
    _ old: Snapshot,
    _ new: Snapshot,
    _ oldSections: [Section: Int],
    _ newSections: [Section: Int]
  ) {
    guard let oldIndex = oldSections[section], let newIndex = newSections[section] else { return }
    let before = old.itemIdentifiers(inSection: section)
    let after = Self.places(new.itemIdentifiers(inSection: section))
    let staying = before.enumerated().filter { after[$0.element] != nil }
    let standing = Self.standing(staying.compactMap { after[$0.element] })
    for (place, entry) in staying.enumerated() {
      let from = IndexPath(item: entry.offset, section: oldIndex)
      guard let target = after[entry.element].map({ IndexPath(item: $0, section: newIndex) })
      else { continue }
      let isReloaded = reloaded.contains(entry.element)
      switch (standing.contains(place), isReloaded) {
      case (true, true): updates.reloadedItems.append(from)
      case (true, false): break
      case (false, false): updates.movedItems.append((from, target))
      case (false, true):
        // What moves keeps its cell: an item that moves and is reloaded leaves, and enters as
        // another one.
        updates.deletedItems.append(from)
        updates.insertedItems.append(target)
      }
    }
    for (offset, item) in before.enumerated() where after[item] == nil {
      let from = IndexPath(item: offset, section: oldIndex)
      // To another existing section it is a move; to a new one it is a deletion and an insertion.
      if !reloaded.contains(item), let home = new.sectionIdentifier(containingItem: item),
        oldSections[home] != nil,
        let target = new.itemIdentifiers(inSection: home).firstIndex(of: item),
        let section = newSections[home]
      {
        updates.movedItems.append((from, IndexPath(item: target, section: section)))
      } else {
        updates.deletedItems.append(from)
      }
    }
    for (item, offset) in after {
      if let home = old.sectionIdentifier(containingItem: item), newSections[home] != nil,
        home == section || !reloaded.contains(item)
      {
        continue
      }
      updates.insertedItems.append(IndexPath(item: offset, section: newIndex))
    }
    updates.insertedItems.sort()
  }

  private static func places<Identifier: Hashable>(
    _ identifiers: [Identifier]
  ) -> [Identifier: Int] {
    Dictionary(zip(identifiers, 0...)) { first, _ in first }
  }

  /// The `targets` that need not move while the others move around them: the longest rising
  /// sequence.
  private static func standing(_ targets: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: targets.count)
    for (place, target) in targets.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if targets[ends[middle]] < target { low = middle + 1 } else { high = middle }
      }
      before[place] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var standing: Set<Int> = []
    var place = ends.last
    while let each = place {
      standing.insert(each)
      place = before[each]
    }
    return standing
  }
}

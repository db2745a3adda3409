import Foundation

/// The changes of one batch.
///
/// Deletions, reloads and the sources of moves count in the old data, insertions and the
/// destinations of moves in the new ones (documented).
struct CollectionUpdates {
  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  /// Items of the new data that are filled again in their cells, and measured again.
  var reconfiguredItems: [IndexPath] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []

  var isEmpty: Bool {
    insertedItems.isEmpty && deletedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
      && insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && reconfiguredItems.isEmpty
  }

  /// Whether an item of the old data is made anew.
  func reloads(_ item: IndexPath) -> Bool {
    reloadedSections.contains(item.section) || reloadedItems.contains(item)
  }

  func reconfiguring(_ items: [IndexPath]) -> CollectionUpdates {
    var updates = self
    updates.reconfiguredItems = items
    return updates
  }

  /// The new index of each old section; nil for deleted ones.
  func sectionMap(oldCount: Int, newCount: Int) -> [Int?] {
    let moves = Dictionary(movedSections.map { ($0.from, $0.to) }) { first, _ in first }
    var taken = Set(insertedSections).union(movedSections.map(\.to))
    var map: [Int?] = []
    var next = 0
    for section in 0..<oldCount {
      if deletedSections.contains(section) {
        map.append(nil)
      } else if let target = moves[section] {
        map.append(target)
      } else {
        while taken.contains(next) { next += 1 }
        taken.insert(next)
        map.append(next < newCount ? next : nil)
      }
    }
    return map
  }

  /// The new index path of each old item.
  ///
  /// Items without an entry are deleted.
  func itemMap(oldCounts: [Int], newCounts: [Int]) -> [IndexPath: IndexPath] {
    let sections = sectionMap(oldCount: oldCounts.count, newCount: newCounts.count)
    let moves = Dictionary(movedItems.map { ($0.from, $0.to) }) { first, _ in first }
    let deleted = Set(deletedItems)
    var map: [IndexPath: IndexPath] = [:]
    for (old, new) in sections.enumerated() {
      guard let new else { continue }
      var taken = Set(insertedItems.filter { $0.section == new }.map(\.item))
      taken.formUnion(movedItems.filter { $0.to.section == new }.map(\.to.item))
      var next = 0
      for item in 0..<oldCounts[old] {
        let path = IndexPath(item: item, section: old)
        if deleted.contains(path) { continue }
        if let target = moves[path] {
          map[path] = target
          continue
        }
        while taken.contains(next) { next += 1 }
        map[path] = IndexPath(item: next, section: new)
        next += 1
      }
    }
    return map
  }
}

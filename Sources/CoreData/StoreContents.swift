import UIKit

/// An object as a store has it.
struct ObjectRow {
  /// Attributes as values; relationships as an identifier, or a list of them.
  var values: [String: Any]
  /// Counts the times it was saved.
  var version = 0
}

/// The objects of a store, in the order in which they were first saved.
final class StoreContents {
  let identifier: String
  private(set) var rows: [NSManagedObjectID: ObjectRow] = [:]
  private(set) var order: [NSManagedObjectID] = []
  private var counts: [String: Int] = [:]

  init(number: Int) {
    let digits = String(number)
    identifier =
      "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  func put(_ values: [String: Any], for id: NSManagedObjectID, in store: NSPersistentStore) {
    if let row = rows[id] {
      rows[id] = ObjectRow(values: values, version: row.version + 1)
      return
    }
    rows[id] = ObjectRow(values: values)
    order.append(id)
    reserve(id, in: store)
  }

  func reserve(_ id: NSManagedObjectID, in store: NSPersistentStore) {
    guard id.row == nil else { return }
    id.row = nextRow(of: id.entity)
    id.persistentStore = store
  }

  /// Takes over the objects of another store.
  func adopt(_ other: StoreContents, in store: NSPersistentStore) {
    guard other !== self else { return }
    for id in other.order {
      if rows[id] == nil { order.append(id) }
      rows[id] = other.rows[id]
      id.persistentStore = store
    }
    counts.merge(other.counts, uniquingKeysWith: max)
  }

  private func nextRow(of entity: NSEntityDescription) -> Int {
    let count = (counts[entity.name ?? ""] ?? 0) + 1
    counts[entity.name ?? ""] = count
    return count
  }

  func remove(_ ids: Set<NSManagedObjectID>) {
    guard !ids.isEmpty else { return }
    for id in ids { rows[id] = nil }
    order.removeAll(where: ids.contains)
  }

  func removeAll() {
    rows = [:]
    order = []
  }
}

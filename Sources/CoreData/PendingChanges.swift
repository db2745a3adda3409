import UIKit

/// Changes that observers have not been notified of.
struct PendingChanges {
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  var refreshed: [NSManagedObject] = []

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
  }

  /// What a notification says: an object that came and went in between was never there.
  var userInfo: [AnyHashable: Any] {
    let gone = Set(deleted)
    let new = Set(inserted)
    let sets: [(String, Set<NSManagedObject>)] = [
      (NSInsertedObjectsKey, new.subtracting(gone)),
      (NSUpdatedObjectsKey, Set(updated).subtracting(new).subtracting(gone)),
      (NSDeletedObjectsKey, gone.subtracting(new)),
      (NSRefreshedObjectsKey, Set(refreshed).subtracting(new).subtracting(gone)),
    ]
    return sets.reduce(into: [:]) { if !$1.1.isEmpty { $0[$1.0] = $1.1 } }
  }
}

import UIKit

extension NSManagedObjectContext {
  final func saveChanges() throws {
    guard hasChanges else { return }
    announceChanges()
    post(.NSManagedObjectContextWillSave, [:])
    notifyBeforeSaving()
    announceChanges()
    try validate()
    if let parent {
      push(to: parent)
    } else {
      guard let coordinator = persistentStoreCoordinator, !coordinator.persistentStores.isEmpty
      else {
        CoreDataFault.raise(
          .generic,
          "This NSPersistentStoreCoordinator has no persistent stores.  It cannot perform a save operation."
        )
        return
      }
      try SaveConflicts(self, coordinator).resolve()
      write(to: coordinator)
    }
    finishSaving()
  }

  /// Objects may change others before they are saved, which are then notified too.
  private func notifyBeforeSaving() {
    var notified: Set<NSManagedObject> = []
    while let next = changed.first(where: { !notified.contains($0) }) {
      notified.insert(next)
      next.willSave()
    }
  }

  private func validate() throws {
    var errors: [any Error] = []
    for object in changed {
      do {
        switch object.change {
        case .inserted: try object.validateForInsert()
        case .updated: try object.validateForUpdate()
        case .deleted: try object.validateForDelete()
        case .none: break
        }
      } catch {
        let several = (error as NSError).userInfo[NSDetailedErrorsKey] as? [NSError]
        errors += several ?? [error]
      }
    }
    try CoreDataMessages.throwAll(errors)
  }

  private func write(to coordinator: NSPersistentStoreCoordinator) {
    for object in changed where object.change == .inserted || object.change == .updated {
      object.fill()
      let transient = Set(object.entity.properties.filter(\.isTransient).map(\.name))
      coordinator.put(object.present.filter { !transient.contains($0.key) }, for: object.objectID)
      object.savedVersion = coordinator.row(object.objectID)?.version ?? 0
    }
    coordinator.remove(Set(changed.filter { $0.change == .deleted }.map(\.objectID)))
  }

  /// The changes become changes of the parent.
  private func push(to parent: NSManagedObjectContext) {
    for object in changed {
      let id = object.objectID
      switch object.change {
      case .inserted:
        let own = parent.object(with: id)
        own.isFilled = true
        own.present = object.present
        guard own.change == .none else { continue }
        own.change = .inserted
        parent.changed.append(own)
        parent.pending.inserted.append(own)
      case .updated:
        let own = parent.object(with: id)
        own.fill()
        for key in object.changedKeys { own.present[key] = object.present[key] }
        parent.noteChange(of: own)
      case .deleted:
        guard let own = parent.relatedObject(id) else { continue }
        own.fill()
        parent.markDeleted(own)
      case .none: break
      }
    }
    parent.schedule()
  }

  private func finishSaving() {
    let all = changed
    changed = []
    var sets: [ManagedChange: Set<NSManagedObject>] = [:]
    for object in all {
      sets[object.change, default: []].insert(object)
      if object.change == .deleted {
        objects[object.objectID] = nil
        object.managedObjectContext = nil
      }
      object.saved = object.present
      object.change = .none
    }
    for object in all { object.didSave() }
    guard !isSilent else { return }
    let names = [
      (ManagedChange.inserted, NSInsertedObjectsKey, NSInsertedObjectIDsKey),
      (.updated, NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
      (.deleted, NSDeletedObjectsKey, NSDeletedObjectIDsKey),
    ]
    var saved: [AnyHashable: Any] = [:]
    var savedIDs: [AnyHashable: Any] = [:]
    for (change, key, idKey) in names {
      saved[key] = sets[change] ?? []
      savedIDs[idKey] = Set((sets[change] ?? []).map(\.objectID))
    }
    post(.NSManagedObjectContextDidSave, saved)
    post(.NSManagedObjectContextDidSaveObjectIDs, savedIDs)
    let others = parent == nil ? persistentStoreCoordinator?.contexts.all ?? [] : []
    for other in others + children.all
    where other !== self && other.automaticallyMergesChangesFromParent {
      other.perform { other.merge(savedIDs) }
    }
  }

  // MARK: Merging

  /// What another context has saved: sets or lists of objects, of their identifiers or addresses.
  final func merge(_ userInfo: [AnyHashable: Any]) {
    let ids = { (keys: String...) -> [NSManagedObjectID] in
      keys.flatMap { PredicateValue.elements(of: userInfo[$0]) ?? [] }.compactMap(self.identifier)
        .sorted { $0.number < $1.number }
    }
    for id in ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey) where objects[id] == nil {
      guard let object = relatedObject(id) else { continue }
      pending.inserted.append(object)
    }
    let updated = ids(
      NSUpdatedObjectsKey,
      NSUpdatedObjectIDsKey,
      NSRefreshedObjectsKey,
      NSRefreshedObjectIDsKey
    )
    for id in updated {
      guard let object = objects[id] else { continue }
      refreshObject(object, keepsChanges: true)
    }
    for id in ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey) {
      guard let object = objects.removeValue(forKey: id) else { continue }
      changed.removeAll { $0 === object }
      object.change = .none
      object.managedObjectContext = nil
      pending.deleted.append(object)
    }
    announceChanges()
  }

  private func identifier(_ value: Any) -> NSManagedObjectID? {
    switch value {
    case let object as NSManagedObject: object.objectID
    case let id as NSManagedObjectID: id
    case let url as URL: persistentStoreCoordinator?.managedObjectID(forURIRepresentation: url)
    default: nil
    }
  }
}

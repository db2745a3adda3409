import UIKit

extension NSManagedObjectContext {
  final func noteChange(of object: NSManagedObject) {
    guard !object.isAwaking else { return }
    if object.change == .none {
      object.change = .updated
      changed.append(object)
    }
    guard object.change != .deleted else { return }
    pending.updated.append(object)
    schedule()
  }

  /// An object that was never saved is no change any more.
  final func markDeleted(_ object: NSManagedObject) {
    switch object.change {
    case .none: changed.append(object)
    case .inserted: changed.removeAll { $0 === object }
    case .updated, .deleted: break
    }
    object.change = .deleted
    pending.deleted.append(object)
  }

  final func announceChanges() {
    isScheduled = false
    guard !pending.isEmpty else { return }
    let userInfo = pending.userInfo
    pending = PendingChanges()
    guard !userInfo.isEmpty else { return }
    post(.NSManagedObjectContextObjectsDidChange, userInfo)
  }

  final func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]) {
    guard !isSilent else { return }
    var userInfo = userInfo
    userInfo["managedObjectContext"] = self
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }

  // MARK: Refreshing

  final func refreshObject(_ object: NSManagedObject, keepsChanges: Bool) {
    guard object.managedObjectContext === self, object.change != .inserted,
      object.change != .deleted
    else { return }
    let own =
      keepsChanges
      ? Dictionary(object.changedKeys.map { ($0, object.present[$0]) }, uniquingKeysWith: { $1 })
      : [:]
    object.turnIntoFault()
    if own.isEmpty {
      if object.change == .updated {
        object.change = .none
        changed.removeAll { $0 === object }
      }
    } else {
      object.fill()
      for (key, value) in own { object.present[key] = value }
    }
    pending.refreshed.append(object)
  }

  /// Takes back everything since the last save.
  final func discardChanges() {
    let all = changed
    changed = []
    for object in all {
      switch object.change {
      case .inserted:
        objects[object.objectID] = nil
        object.managedObjectContext = nil
        pending.deleted.append(object)
      case .deleted where storedRow(object.objectID) == nil:
        objects[object.objectID] = nil
        object.managedObjectContext = nil
      case .deleted:
        object.present = object.saved
        pending.inserted.append(object)
      case .updated, .none:
        object.present = object.saved
        pending.refreshed.append(object)
      }
      object.change = .none
    }
    undoManager?.removeAllActions()
    announceChanges()
  }

  // MARK: Undoing

  final func registerUndo(ofDeleting object: NSManagedObject) {
    guard let undoManager else { return }
    let change = object.change
    let values = object.entity.properties.map { ($0.name, object.managedValue($0.name)) }
    undoManager.registerUndo(withTarget: self) { context in
      context.changed.removeAll { $0 === object }
      object.change = change
      if change != .none { context.changed.append(object) }
      object.managedObjectContext = context
      context.objects[object.objectID] = object
      context.pending.inserted.append(object)
      context.undoManager?.disableUndoRegistration()
      for (key, value) in values {
        // The other sides have lost the object.
        if object.entity.property(key) is NSRelationshipDescription { object.present[key] = nil }
        object.setManagedValue(value, key)
      }
      context.undoManager?.enableUndoRegistration()
      context.undoManager?.registerUndo(withTarget: context) { $0.delete(object) }
      context.schedule()
    }
  }
}

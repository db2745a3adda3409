import UIKit

public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType = 0
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  case overwriteMergePolicyType = 3
  case rollbackMergePolicyType = 4
}

/// What happens where the store and a context have changed the same object.
open class NSMergePolicy: UIKit.NSObject, @unchecked Sendable {
  public let mergeType: NSMergePolicyType

  public init(merge ty: NSMergePolicyType) {
    mergeType = ty
    super.init()
  }

  open class var error: NSMergePolicy { NSMergePolicy(merge: .errorMergePolicyType) }
  open class var mergeByPropertyStoreTrump: NSMergePolicy {
    NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  }
  open class var mergeByPropertyObjectTrump: NSMergePolicy {
    NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  }
  open class var overwrite: NSMergePolicy { NSMergePolicy(merge: .overwriteMergePolicyType) }
  open class var rollback: NSMergePolicy { NSMergePolicy(merge: .rollbackMergePolicyType) }
}

public var NSErrorMergePolicy: Any { NSMergePolicy.error }
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
public var NSMergeByPropertyObjectTrumpMergePolicy: Any {
  NSMergePolicy.mergeByPropertyObjectTrump
}
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }

/// What the store has and the context does not know.
struct SaveConflicts {
  private let context: NSManagedObjectContext
  private let coordinator: NSPersistentStoreCoordinator
  private let policy: NSMergePolicyType

  init(_ context: NSManagedObjectContext, _ coordinator: NSPersistentStoreCoordinator) {
    self.context = context
    self.coordinator = coordinator
    policy = (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
  }

  func resolve() throws {
    for object in context.changed where object.change == .updated { try resolveChange(of: object) }
    for object in context.changed where object.change == .inserted || object.change == .updated {
      for constraint in object.entity.uniquenessConstraints {
        let names = constraint.compactMap(name)
        if !names.isEmpty, object.change != .deleted { try resolveTwin(of: object, names) }
      }
    }
  }

  private func name(_ property: Any) -> String? {
    (property as? String) ?? (property as? NSPropertyDescription)?.name
  }

  /// Another context has saved the object since it was read.
  private func resolveChange(of object: NSManagedObject) throws {
    guard let row = coordinator.row(object.objectID), row.version != object.savedVersion else {
      return
    }
    let keys = object.changedKeys
    switch policy {
    case .errorMergePolicyType:
      throw CoreDataMessages.error(NSManagedObjectMergeError, "Could not merge changes.")
    case .overwriteMergePolicyType: break
    case .rollbackMergePolicyType: object.present = row.values
    case .mergeByPropertyObjectTrumpMergePolicyType:
      object.present = row.values.merging(
        keys.compactMap { key in object.present[key].map { (key, $0) } }
      ) { $1 }
    case .mergeByPropertyStoreTrumpMergePolicyType:
      var merged = row.values
      for key in keys where ManagedValue.isSame(row.values[key], object.saved[key]) {
        merged[key] = object.present[key]
      }
      object.present = merged
    }
  }

  /// Another object has the values that one alone may have.
  private func resolveTwin(of object: NSManagedObject, _ names: [String]) throws {
    let all = coordinator.identifiers(of: object.entity.namesOfAll)
    let twin = all.first { id in
      guard id !== object.objectID, context.objects[id]?.change != .deleted,
        let row = coordinator.row(id)
      else { return false }
      return names.allSatisfy { name in
        object.present[name] != nil
          && ManagedValue.isSame(
            context.objects[id].flatMap { $0.isFilled ? $0.present[name] : nil }
              ?? row.values[name],
            object.present[name]
          )
      }
    }
    let earlier = context.changed.prefix { $0 !== object }.first { other in
      other.change == .inserted && other.entity === object.entity
        && names.allSatisfy {
          object.present[$0] != nil && ManagedValue.isSame(other.present[$0], object.present[$0])
        }
    }
    guard let loser = twin.map(context.object(with:)) ?? earlier else { return }
    switch policy {
    case .errorMergePolicyType:
      throw CoreDataMessages.error(
        NSManagedObjectConstraintMergeError,
        "Could not merge changes.",
        ["conflictList": [object]]
      )
    case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
      remove(loser)
    case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
      remove(object)
    }
  }

  private func remove(_ object: NSManagedObject) {
    object.fill()
    for case let relationship as NSRelationshipDescription in object.entity.properties {
      object.sever(relationship)
    }
    context.markDeleted(object)
  }
}

import UIKit

/// The set of a relationship, which changes with it: `mutableSetValue(forKey:)`.
final class ManagedSet: NSMutableSet {
  private let owner: NSManagedObject?
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) {
    owner = nil
    key = ""
    super.init(capacity: numItems)
  }

  required init?(coder aDecoder: NSCoder) { nil }

  private var present: NSSet { (owner?.managedValue(key) as? NSSet) ?? NSSet() }

  override var count: Int { present.count }
  override func member(_ object: Any) -> Any? { present.member(object) }
  override func objectEnumerator() -> NSEnumerator { present.objectEnumerator() }

  override func add(_ object: Any) { owner?._changeManagedSet(key, by: object, adds: true) }
  override func remove(_ object: Any) { owner?._changeManagedSet(key, by: object, adds: false) }
  override func removeAllObjects() { owner?.setManagedValue([Any](), key) }
}

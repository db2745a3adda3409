import UIKit

/// The objects of an ordered relationship, which change with it: `mutableOrderedSetValue(forKey:)`.
///
/// Foundation's class reads its own storage in most methods. So the objects are here too: they are
/// read again before each change, and written to the owner after it.
final class ManagedOrderedSet: NSMutableOrderedSet {
  private let owner: NSManagedObject?
  private let key: String
  private var isChanging = false

  init(_ owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
    read()
  }

  required init(arrayLiteral elements: Any...) {
    owner = nil
    key = ""
    super.init(capacity: 0)
  }

  required init?(coder aDecoder: NSCoder) { nil }

  private func read() {
    guard let owner else { return }
    super.removeAllObjects()
    super.addObjects(from: (owner.managedValue(key) as? NSOrderedSet)?.array ?? [])
  }

  /// Methods of the class call one another: the outermost change is the one that counts.
  private func change(_ body: () -> Void) {
    guard !isChanging else { return body() }
    isChanging = true
    read()
    body()
    isChanging = false
    owner?.setManagedValue(array, key)
  }

  override func insert(_ object: Any, at idx: Int) { change { super.insert(object, at: idx) } }
  override func removeObject(at idx: Int) { change { super.removeObject(at: idx) } }
  override func replaceObject(at idx: Int, with obj: Any) {
    change { super.replaceObject(at: idx, with: obj) }
  }
  override func add(_ object: Any) { change { super.add(object) } }
  override func addObjects(from array: [Any]) { change { super.addObjects(from: array) } }
  override func remove(_ val: Any) { change { super.remove(val) } }
  override func removeAllObjects() { change { super.removeAllObjects() } }
  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    change { super.exchangeObject(at: idx1, withObjectAt: idx2) }
  }
  override func moveObjects(at indexes: IndexSet, to idx: Int) {
    change { super.moveObjects(at: indexes, to: idx) }
  }
  override func sort(using sortDescriptors: [NSSortDescriptor]) {
    change { super.sort(using: sortDescriptors) }
  }
}

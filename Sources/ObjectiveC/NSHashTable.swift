import Foundation

/// A set that can hold its objects weakly.
///
/// It keeps the order in which objects came, so that a film is the same each time; that of
/// Apple's is not defined.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var members: [TableReference] = []

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  open class func weakObjects() -> NSHashTable<ObjectType> { .init(options: .weakMemory) }

  open var allObjects: [ObjectType] { members.compactMap { $0.object as? ObjectType } }
  open var count: Int { members.count { $0.object != nil } }
  open var anyObject: ObjectType? { allObjects.first }
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  open func member(_ object: ObjectType?) -> ObjectType? {
    index(of: object).flatMap { members[$0].object as? ObjectType }
  }

  open func contains(_ anObject: ObjectType?) -> Bool { index(of: anObject) != nil }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    members.removeAll { $0.object == nil }
    members.append(TableReference(object as AnyObject, options))
  }

  open func remove(_ object: ObjectType?) {
    if let index = index(of: object) { members.remove(at: index) }
  }

  open func removeAllObjects() { members.removeAll() }

  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }
  open func intersect(_ other: NSHashTable<ObjectType>) {
    allObjects.filter { !other.contains($0) }.forEach(remove)
  }

  private func index(of object: ObjectType?) -> Int? {
    guard let object = object.map({ $0 as AnyObject }) else { return nil }
    return members.firstIndex { $0.isSame(as: object, options) }
  }
}

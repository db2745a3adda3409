import Foundation

/// A dictionary that can hold its keys and values weakly.
///
/// A pair whose key or value is gone is gone too. It keeps the order in which keys came.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var pairs: [(key: TableReference, value: TableReference)] = []

  public init(
    keyOptions: NSPointerFunctions.Options = [],
    valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { .init() }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    .init(keyOptions: .weakMemory)
  }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    .init(valueOptions: .weakMemory)
  }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    .init(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  open var count: Int { living.count }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    index(of: aKey).flatMap { pairs[$0].value.object as? ObjectType }
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey, let anObject else { return }
    let value = TableReference(anObject as AnyObject, valueOptions)
    if let index = index(of: aKey) {
      pairs[index].value = value
    } else {
      pairs.removeAll { $0.key.object == nil || $0.value.object == nil }
      pairs.append((TableReference(aKey as AnyObject, keyOptions), value))
    }
  }

  open func removeObject(forKey aKey: KeyType?) {
    if let index = index(of: aKey) { pairs.remove(at: index) }
  }

  open func removeAllObjects() { pairs.removeAll() }

  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: living.map(\.key)).objectEnumerator()
  }

  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.map(\.value)).objectEnumerator()
  }

  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var all: [AnyHashable: ObjectType] = [:]
    for (key, value) in living {
      if let key = key as? AnyHashable, let value = value as? ObjectType { all[key] = value }
    }
    return all
  }

  private var living: [(key: AnyObject, value: AnyObject)] {
    pairs.compactMap { pair in
      pair.key.object.flatMap { key in pair.value.object.map { (key, $0) } }
    }
  }

  private func index(of key: KeyType?) -> Int? {
    guard let key = key.map({ $0 as AnyObject }) else { return nil }
    return pairs.firstIndex { $0.key.isSame(as: key, keyOptions) }
  }
}

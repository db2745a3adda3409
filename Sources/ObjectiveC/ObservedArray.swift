import Foundation

/// The array of a property, whose observers receive each change with its places:
/// `mutableArrayValue(forKey:)`.
final class ObservedArray: NSMutableArray {
  private let owner: NSObject?
  private let key: String

  init(_ owner: NSObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  override init(capacity numItems: Int) {
    owner = nil
    key = ""
    super.init(capacity: numItems)
  }

  required init?(coder aDecoder: NSCoder) { nil }

  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    owner = nil
    key = ""
    super.init(objects: objects, count: count)
  }

  required convenience init(arrayLiteral elements: Any...) {
    self.init(capacity: elements.count)
  }

  // MARK: Reading

  private var present: NSArray { owner?.arrayValue(forKey: key) ?? NSArray() }

  override var count: Int { present.count }
  override func object(at index: Int) -> Any { present.object(at: index) }
  override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

  /// An object of the app may be no `NSObject`, for which Foundation on Linux finds nothing equal.
  override func index(of anObject: Any) -> Int {
    places(of: anObject, in: NSRange(location: 0, length: count)).first ?? NSNotFound
  }

  private func places(of object: Any, in range: NSRange) -> IndexSet {
    let array = present
    return IndexSet(
      (range.location..<NSMaxRange(range)).filter { index in
        let element = array.object(at: index)
        if (element as AnyObject) === (object as AnyObject) { return true }
        return (element as? Foundation.NSObject)?.isEqual(object) == true
      }
    )
  }

  // MARK: Changing

  private func change(
    _ kind: NSKeyValueChange,
    at places: IndexSet,
    to new: [Any] = [],
    _ body: (NSMutableArray) -> Void
  ) {
    guard let owner, !places.isEmpty else { return }
    let array = present
    let old = kind == .insertion ? [] : places.map { array.object(at: $0) }
    let change = ObservedChange(kind: kind, indexes: places, old: old, new: new)
    owner.changeArray(forKey: key, change, body)
  }

  override func insert(_ objects: [Any], at indexes: IndexSet) {
    change(.insertion, at: indexes, to: objects) { array in
      for (place, object) in zip(indexes, objects) { array.insert(object, at: place) }
    }
  }

  override func removeObjects(at indexes: IndexSet) {
    change(.removal, at: indexes) { array in
      for place in indexes.reversed() { array.removeObject(at: place) }
    }
  }

  override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    change(.replacement, at: indexes, to: objects) { array in
      for (place, object) in zip(indexes, objects) { array.replaceObject(at: place, with: object) }
    }
  }

  // All others are made of these three.

  override func add(_ anObject: Any) { insert(anObject, at: count) }
  override func insert(_ anObject: Any, at index: Int) {
    insert([anObject], at: IndexSet(integer: index))
  }
  override func addObjects(from otherArray: [Any]) {
    insert(otherArray, at: IndexSet(integersIn: count..<count + otherArray.count))
  }

  override func removeObject(at index: Int) { removeObjects(at: IndexSet(integer: index)) }
  override func removeLastObject() {
    if count > 0 { removeObject(at: count - 1) }
  }
  override func removeAllObjects() { removeObjects(at: IndexSet(integersIn: 0..<count)) }
  override func removeObjects(in range: NSRange) {
    removeObjects(at: IndexSet(integersIn: range.location..<NSMaxRange(range)))
  }
  override func remove(_ anObject: Any) {
    remove(anObject, in: NSRange(location: 0, length: count))
  }
  override func remove(_ anObject: Any, in range: NSRange) {
    removeObjects(at: places(of: anObject, in: range))
  }
  override func removeObjects(in otherArray: [Any]) {
    for object in otherArray { remove(object) }
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    replaceObjects(at: IndexSet(integer: index), with: [anObject])
  }
  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    guard idx1 != idx2 else { return }
    let (first, second) = (object(at: Swift.min(idx1, idx2)), object(at: Swift.max(idx1, idx2)))
    replaceObjects(at: [idx1, idx2], with: [second, first])
  }
  override func setArray(_ otherArray: [Any]) {
    replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: otherArray)
  }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let shared = Swift.min(range.length, otherArray.count)
    let start = range.location
    replaceObjects(
      at: IndexSet(integersIn: start..<start + shared),
      with: Array(otherArray.prefix(shared))
    )
    removeObjects(at: IndexSet(integersIn: start + shared..<NSMaxRange(range)))
    insert(
      Array(otherArray.dropFirst(shared)),
      at: IndexSet(integersIn: start + shared..<start + otherArray.count)
    )
  }
}

extension NSObject {
  fileprivate func arrayValue(forKey key: String) -> NSArray? {
    let value = value(forKey: key)
    return value as? NSArray ?? (value as? [Any]).map { NSArray(array: $0) }
  }

  /// Changes the array itself, or sets another one if it cannot be changed.
  fileprivate func changeArray(
    forKey key: String,
    _ change: ObservedChange,
    _ body: (NSMutableArray) -> Void
  ) {
    observations?.isQuiet = true
    if let array = value(forKey: key) as? NSMutableArray {
      body(array)
    } else {
      let copy = NSMutableArray(array: arrayValue(forKey: key).map { Array($0) } ?? [])
      body(copy)
      setValue(Array(copy), forKey: key)
    }
    observations?.isQuiet = false
    observations?.tell(key, change)
    observations?.tellDependents(of: key, in: Swift.type(of: self))
  }
}

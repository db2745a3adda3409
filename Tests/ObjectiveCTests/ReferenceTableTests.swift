import Foundation
import Testing

@testable import ObjectiveC

private final class Listener: ObjectiveC.NSObject {}

@Suite
struct `Tables of references` {
  @Test
  func `a weak hash table forgets objects that are gone, and keeps the order of the others`() {
    let table = NSHashTable<Listener>.weakObjects()
    let first = Listener()
    let second = Listener()
    table.add(first)
    do { table.add(Listener()) }
    table.add(second)
    table.add(first)
    #expect(table.allObjects == [first, second])
    #expect(table.count == 2)
    table.remove(first)
    #expect(!table.contains(first))
    #expect(table.contains(second))
  }

  @Test
  func `equal keys of a map table are one key`() {
    let table = NSMapTable<NSString, Listener>.strongToStrongObjects()
    let listener = Listener()
    table.setObject(Listener(), forKey: "a")
    table.setObject(listener, forKey: "a")
    table.setObject(Listener(), forKey: "b")
    #expect(table.object(forKey: NSString(string: "a")) === listener)
    #expect(table.count == 2)
    #expect(table.keyEnumerator().allObjects.compactMap { $0 as? String } == ["a", "b"])
    table.removeObject(forKey: "b")
    #expect(table.object(forKey: "b") == nil)
  }

  @Test
  func `a map table with weak values loses a pair with its value`() {
    let table = NSMapTable<NSString, Listener>.strongToWeakObjects()
    do { table.setObject(Listener(), forKey: "gone") }
    #expect(table.object(forKey: "gone") == nil)
    #expect(table.count == 0)
  }

  @Test
  func `an array of weak pointers has gaps until it is compacted`() {
    let array = NSPointerArray.weakObjects()
    let listener = Listener()
    do {
      let other = Listener()
      array.addPointer(Unmanaged.passUnretained(other).toOpaque())
      withExtendedLifetime(other) {}
    }
    array.addPointer(Unmanaged.passUnretained(listener).toOpaque())
    #expect(array.count == 2)
    #expect(array.pointer(at: 0) == nil)
    array.compact()
    #expect(array.count == 1)
    #expect(array.allObjects.first as? Listener === listener)
  }
}

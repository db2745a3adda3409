import Foundation
import Testing

@testable import ObjectiveC

private final class Row {
  let name: String
  init(_ name: String) { self.name = name }
}

/// Lists what it is told of its own arrays.
private final class Form: ObjectiveC.NSObject {
  var rows = NSMutableArray() { didSet { didChangeValue(forKey: "rows") } }
  var names: [String] = [] { didSet { didChangeValue(forKey: "names") } }
  var log: [String] = []

  /// Once: tests run beside each other.
  private static let table: Void = {
    ClassTable.of(Form.self).key("rows", \Form.rows).key("names", \Form.names)
  }()

  override init() {
    super.init()
    _ = Form.table
    for key in ["rows", "names"] {
      addObserver(self, forKeyPath: key, options: [.new, .old], context: nil)
    }
  }

  deinit {
    for key in ["rows", "names"] { removeObserver(self, forKeyPath: key) }
  }

  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    func names(_ key: NSKeyValueChangeKey) -> String {
      guard let value = change?[key] else { return "-" }
      return ((value as? [Row])?.map(\.name) ?? value as? [String] ?? ["?"]).joined()
    }
    let kind = (change?[.kindKey] as? UInt).flatMap(NSKeyValueChange.init)
    let places = (change?[.indexesKey] as? IndexSet).map { "\(Array($0))" } ?? "all"
    log.append("\(kind.map { "\($0)" } ?? "?") \(places) \(names(.oldKey))>\(names(.newKey))")
  }
}

@Suite
struct `Arrays whose changes are observed` {
  private let form = Form()
  private let x = Row("x")
  private let y = Row("y")
  private let z = Row("z")

  @Test
  func `each change is announced with its places, and changes the property's own array`() {
    let rows = form.mutableArrayValue(forKey: "rows")
    let own = form.rows
    rows.add(x)
    rows.addObjects(from: [y, z])
    rows.remove(y)
    rows[0] = y
    rows.removeObjects(in: [z])
    #expect(
      form.log == [
        "insertion [0] ->x", "insertion [1, 2] ->yz", "removal [1] y>-", "replacement [0] x>y",
        "removal [1] z>-",
      ]
    )
    #expect(form.rows === own && own.count == 1 && rows.count == 1)
  }

  @Test
  func `objects of any class are found in it`() {
    let rows = form.mutableArrayValue(forKey: "rows")
    rows.addObjects(from: [x, y])
    #expect(rows.index(of: y) == 1 && rows.contains(x))
    #expect(!rows.contains(z) && rows.index(of: z) == NSNotFound)
  }

  @Test
  func `a range is replaced, and what is left over is removed or inserted`() {
    let rows = form.mutableArrayValue(forKey: "rows")
    rows.addObjects(from: [x, y])
    rows.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: [z])
    rows.replaceObjects(in: NSRange(location: 0, length: 0), withObjectsFrom: [x])
    #expect(
      form.log.dropFirst() == ["replacement [0] x>z", "removal [1] y>-", "insertion [0] ->x"]
    )
  }

  @Test
  func `another array is a setting, and nothing is announced twice`() {
    form.mutableArrayValue(forKey: "rows").add(x)
    form.observedValuesMayHaveChanged()
    form.rows = [y]
    form.observedValuesMayHaveChanged()
    #expect(form.log == ["insertion [0] ->x", "setting all x>y"])
  }

  @Test
  func `an array of Swift is set again with the change`() {
    let names = form.mutableArrayValue(forKey: "names")
    names.add("a")
    names.insert("b", at: 0)
    names.removeObject(at: 1)
    form.observedValuesMayHaveChanged()
    #expect(form.names == ["b"])
    #expect(form.log == ["insertion [0] ->a", "insertion [0] ->b", "removal [1] a>-"])
  }
}

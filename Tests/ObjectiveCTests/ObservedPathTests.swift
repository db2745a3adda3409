import Foundation
import Testing

@testable import ObjectiveC

private final class Child: ObjectiveC.NSObject {
  var name: String { didSet { didChangeValue(forKey: "name") } }
  /// Whose changes nothing announces.
  var age = 3

  /// Once: tests run beside each other.
  private static let table: Void = {
    ClassTable.of(Child.self).key("name", \Child.name).key("age", \Child.age)
  }()

  init(_ name: String) {
    self.name = name
    _ = Child.table
    super.init()
  }
}

private final class Family: ObjectiveC.NSObject {
  var child = Child("Bo") { didSet { didChangeValue(forKey: "child") } }
  var neighbour: Family?
  var summary: String { "with \(child.name)" }

  /// Once: tests run beside each other.
  private static let table: Void = {
    ClassTable.of(Family.self).key("child", \Family.child).key("neighbour", \Family.neighbour)
      .key("summary", \Family.summary).affecting("summary", ["child.name"])
  }()

  override init() {
    _ = Family.table
    super.init()
  }
}

private final class Listener: ObjectiveC.NSObject {
  var changes: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let (old, new) = (change?[.oldKey] as? String, change?[.newKey] as? String)
    changes.append("\(old ?? "-") \(new ?? "-")")
  }
}

@Suite(.serialized)
struct `Paths of several keys` {
  private let family = Family()
  private let listener = Listener()

  private func listen(to path: String) {
    family.addObserver(listener, forKeyPath: path, options: [.old, .new], context: nil)
  }

  @Test
  func `an observer of a path is notified at once of the leaf and of another object before it`() {
    let first = family.child
    listen(to: "child.name")
    first.name = "Kim"
    first.name = "Ann"
    #expect(listener.changes == ["Bo Kim", "Kim Ann"])
    family.child = Child("Lee")
    #expect(listener.changes.last == "Ann Lee")
    first.name = "Max"
    #expect(listener.changes.count == 3)
    family.child.name = "Sam"
    #expect(listener.changes.last == "Lee Sam")
    family.child = Child("Sam")
    #expect(listener.changes.last == "Sam Sam")
    family.removeObserver(listener, forKeyPath: "child.name")
    family.child.name = "Tim"
    #expect(listener.changes.count == 5)
    #expect(first.observationInfo == nil && family.child.observationInfo == nil)
  }

  @Test
  func `a key path through an object is observed as its name is`() {
    var names: [String] = []
    let observation = family.observe(\.child.name, options: .new) {
      names.append($1.newValue ?? "")
    }
    family.child.name = "Kim"
    family.child = Child("Lee")
    #expect(names == ["Kim", "Lee"])
    observation.invalidate()
    family.child.name = "Max"
    #expect(names.count == 2)
  }

  @Test
  func `values are read and written along a path`() {
    listen(to: "neighbour.child.name")
    #expect(family.value(forKeyPath: "neighbour.child.name") == nil)
    family.neighbour = Family()
    family.didChangeValue(forKey: "neighbour")
    family.setValue("Eva", forKeyPath: "neighbour.child.name")
    #expect(family.neighbour?.child.name == "Eva")
    #expect(family.value(forKeyPath: "neighbour.child.name") as? String == "Eva")
    #expect(listener.changes == ["- Bo", "Bo Eva"])
    family.removeObserver(listener, forKeyPath: "neighbour.child.name")
  }

  @Test
  func `a change that nothing announces is found once, wherever it is looked for`() {
    var ages: [Int] = []
    let observation = family.observe(\.child.age, options: .new) { ages.append($1.newValue ?? 0) }
    family.child.age = 4
    family.child.observedValuesMayHaveChanged()
    family.observedValuesMayHaveChanged()
    #expect(ages == [4])
    family.child.age = 5
    family.observedValuesMayHaveChanged()
    family.child.observedValuesMayHaveChanged()
    #expect(ages == [4, 5])
    observation.invalidate()
  }

  @Test
  func `what depends on a value of another object changes with it`() {
    listen(to: "summary")
    family.child.name = "Kim"
    #expect(listener.changes == ["with Bo with Kim"])
    family.child = Child("Lee")
    family.child.name = "Max"
    #expect(listener.changes.dropFirst() == ["with Kim with Lee", "with Lee with Max"])
    family.removeObserver(listener, forKeyPath: "summary")
  }

  @Test
  func `an observed object that is gone leaves no observers in others`() {
    let child = Child("Bo")
    do {
      let family = Family()
      family.child = child
      family.addObserver(listener, forKeyPath: "child.name", options: .new, context: nil)
      #expect(child.observationInfo != nil)
    }
    #expect(child.observationInfo == nil)
    child.name = "Kim"
    #expect(listener.changes == [])
  }
}

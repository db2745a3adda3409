import Foundation
import Testing

@testable import ObjectiveC

extension `Keys, selectors and observers by name` {
  @Test
  func `an observer is notified of an announced change`() {
    let lamp = Lamp()
    var heard: [Double] = []
    let observation = lamp.observe(\.watts, options: [.new]) { _, change in
      heard.append(change.newValue ?? -1)
    }
    lamp.watts = 75
    lamp.didChangeValue(forKey: "watts")
    observation.invalidate()
    lamp.watts = 100
    lamp.didChangeValue(forKey: "watts")
    #expect(heard == [75])
  }

  private class Quiet: ObjectiveC.NSObject {
    var name = "Bo" {
      willSet { _willChangeValue(forKey: "name") }
      didSet { _didChangeValue(forKey: "name") }
    }
    var announced: [String] = []

    override func didChangeValue(forKey key: String) { announced.append(key) }
  }

  @Test
  func
    `an override of the announcement is called for an observed property, and may keep it to itself`()
  {
    ClassTable.of(Quiet.self).key("name", \Quiet.name)
    let quiet = Quiet()
    quiet.name = "Al"
    #expect(quiet.announced == [])
    var heard: [String?] = []
    let observation = quiet.observe(\.name, options: [.new]) { heard.append($1.newValue) }
    quiet.name = "Cy"
    #expect(quiet.announced == ["name"])
    quiet.observedValuesMayHaveChanged()
    #expect(heard == [])
    observation.invalidate()
  }

  private class Person: ObjectiveC.NSObject {
    var name = "Bo" { didSet { didChangeValue(forKey: "name") } }
    var age = 3
    var summary: String { "\(name) is here" }
    var title: String { "-- \(summary) --" }

    /// Once: tests run beside each other.
    private static let table: Void = {
      ClassTable.of(Person.self).key("name", \Person.name).key("age", \Person.age)
        .key("summary", \Person.summary).key("title", \Person.title)
        .affecting("summary", ["name"])
    }()

    override init() {
      _ = Person.table
      super.init()
    }

    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
      key == "title" ? ["summary"] : super.keyPathsForValuesAffectingValue(forKey: key)
    }

    override class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
      key != "age" && super.automaticallyNotifiesObservers(forKey: key)
    }
  }

  @Test
  func `what depends on a value changes with it, at once and however often`() {
    let person = Person()
    var (summaries, titles) = ([String](), [String]())
    let observations = [
      person.observe(\.summary, options: .new) { summaries.append($1.newValue ?? "") },
      person.observe(\.title, options: .new) { titles.append($1.newValue ?? "") },
    ]
    person.name = "Kim"
    person.name = "Ann"
    #expect(summaries == ["Kim is here", "Ann is here"])
    #expect(titles == ["-- Kim is here --", "-- Ann is here --"])
    person.observedValuesMayHaveChanged()
    #expect(summaries.count == 2)
    for observation in observations { observation.invalidate() }
  }

  @Test
  func `a change that a class announces itself is not found by comparison`() {
    let person = Person()
    var ages: [Int] = []
    let observation = person.observe(\.age, options: .new) { ages.append($1.newValue ?? 0) }
    person.age = 4
    person.observedValuesMayHaveChanged()
    #expect(ages == [])
    person.didChangeValue(for: \.age)
    #expect(ages == [4])
    observation.invalidate()
  }

  private final class Listener: ObjectiveC.NSObject {
    var heard: [Double] = []

    override func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard object is Progress || object is UserDefaults else { return }
      heard.append(change?[.newKey] as? Double ?? -1)
    }
  }

  private final class World {}

  @Test
  func `a progress has observers by name and by key path until they are removed`() throws {
    let world = World()
    let before = ObservedObjects.currentWorld
    ObservedObjects.currentWorld = { world }
    defer { ObservedObjects.currentWorld = before }
    let progress = Progress(totalUnitCount: 10)
    let listener = Listener()
    var fractions: [Double] = []
    let observation = progress.observe(\.fractionCompleted, options: [.new]) { progress, change in
      fractions.append(change.newValue ?? -1)
    }
    progress.addObserver(listener, forKeyPath: "fractionCompleted", options: [.new], context: nil)
    progress.completedUnitCount = 5
    ObservedObjects.compare(in: world)
    #expect(listener.heard == [0.5] && fractions == [0.5])
    progress.removeObserver(listener, forKeyPath: "fractionCompleted")
    observation.invalidate()
    progress.completedUnitCount = 10
    ObservedObjects.compare(in: world)
    #expect(listener.heard == [0.5] && fractions == [0.5])
  }

  @Test
  func `defaults have observers by name and by key path, in each world its own`() throws {
    var world = World()
    let before = ObservedObjects.currentWorld
    ObservedObjects.currentWorld = { world }
    defer { ObservedObjects.currentWorld = before }
    let name = UUID().uuidString
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let (early, late) = (Listener(), Listener())
    var volumes: [Double] = []
    let observation = defaults.observe(\.volume, options: [.initial, .new]) { _, change in
      volumes.append(change.newValue ?? -1)
    }
    defaults.addObserver(early, forKeyPath: "volume", options: [.new], context: nil)
    defaults.volume = 0.5
    ObservedObjects.compare(in: world)
    #expect(early.heard == [0.5] && volumes == [0, 0.5])
    observation.invalidate()
    world = World()
    defaults.addObserver(late, forKeyPath: "volume", options: [.new], context: nil)
    defaults.volume = 0.75
    ObservedObjects.compare(in: world)
    defaults.removeObserver(late, forKeyPath: "volume")
    defaults.volume = 1
    ObservedObjects.compare(in: world)
    #expect(early.heard == [0.5] && late.heard == [0.75] && volumes == [0, 0.5])
  }

  @Test
  func `an observation ends with its object`() {
    let lamp = Lamp()
    var count = 0
    do {
      let observation = lamp.observe(\.watts) { _, _ in count += 1 }
      _ = observation
    }
    lamp.watts = 1
    lamp.observedValuesMayHaveChanged()
    #expect(count == 0)
  }
}

extension UserDefaults {
  fileprivate var volume: Double {
    get { double(forKey: "volume") }
    set { set(newValue, forKey: "volume") }
  }
}

import Foundation
import Testing

@testable import ObjectiveC

private class Lamp: ObjectiveC.NSObject {
  var watts = 40.0
  var name: String?
  enum Shade: Int { case round, square }
  var shade = Shade.round
  private(set) var clicks = 0
  private var secret = "plain"
  func click() { clicks += 1 }
  func set(_ sender: Lamp) { watts = sender.watts }
  func answer() -> String { "lit" }
  private(set) var lastDate: NSDate?
  func switchOn(_ date: NSDate?) { lastDate = date }
  func mix(_ a: Double, with b: Double) { watts = a + b }

  static let table: Void = {
    ClassTable.of(Lamp.self)
      .key("watts", \Lamp.watts)
      .key("name", \Lamp.name)
      .key("shade", \Lamp.shade)
      .selector("click", Lamp.click)
      .selector("set:", Lamp.set(_:))
      .selector("answer", Lamp.answer)
      .selector("switchOn:", Lamp.switchOn(_:))
      .selector("mix:with:", Lamp.mix(_:with:))
      .responds(to: ["glow"])
  }()

  override init() {
    _ = Lamp.table
    super.init()
  }
}

private final class DeskLamp: Lamp {}

@Suite(.serialized)
struct `Keys, selectors and observers by name` {
  @Test
  func `a key is read and written, with conversion of numbers`() {
    let lamp = Lamp()
    lamp.setValue(60, forKey: "watts")
    #expect(lamp.watts == 60)
    #expect(lamp.value(forKey: "watts") as? Double == 60)
  }

  private struct Side: RawRepresentable {
    var rawValue: String
  }

  @Test
  func `a text counts as the number that it begins with, a type around a text as the text`() {
    let lamp = Lamp()
    lamp.setValue("75 W", forKey: "watts")
    #expect(lamp.watts == 75)
    lamp.setValue("left", forKey: "watts")
    #expect(lamp.watts == 0)
    lamp.shade = .square
    lamp.setValue(Side(rawValue: "left"), forKey: "shade")
    #expect(lamp.shade == .round)
    lamp.setValue(Side(rawValue: "left"), forKey: "name")
    #expect(lamp.name == "left")
  }

  @Test
  func `what cannot become the value of an optional key is refused, and the key keeps its value`() {
    let lamp = Lamp()
    lamp.name = "desk"
    let key = ClassTable.key(named: "name", of: Lamp.self)
    #expect(key?.set?(lamp, NSDate()) == false)
    #expect(lamp.name == "desk")
    #expect(key?.set?(lamp, NSString(string: "wall")) == true)
    #expect(lamp.name == "wall")
    #expect(key?.set?(lamp, NSNull()) == true)
    #expect(lamp.name == nil)
  }

  @Test
  func `an optional argument of another class is nil for the method, which is called`() throws {
    let lamp = Lamp()
    let switchOn = try #require(ClassTable.method(named: "switchOn:", of: lamp))
    #expect(switchOn.call(on: lamp, with: [NSDate()]).reply == .done)
    #expect(lamp.lastDate != nil)
    #expect(switchOn.call(on: lamp, with: [lamp]).reply == .done)
    #expect(lamp.lastDate == nil)
  }

  @Test
  func `an enumeration is set by the number of its case`() {
    let lamp = Lamp()
    lamp.setValue(1, forKey: "shade")
    #expect(lamp.shade == .square)
    lamp.setValue(Lamp.Shade.round, forKey: "shade")
    #expect(lamp.shade == .round)
  }

  @Test
  func `an enumeration is read as the number of its case`() {
    let lamp = Lamp()
    lamp.shade = .square
    #expect(lamp.value(forKey: "shade") as? Int == 1)
    #expect(lamp.value(forKey: "shade") is NSNumber)
  }

  @Test
  func `a key that begins with a capital is written by the same setter, but not read`() {
    let lamp = Lamp()
    lamp.setValue(40, forKey: "Watts")
    #expect(lamp.watts == 40)
    #expect(ClassTable.writableKey(named: "Secret", of: Lamp.self) == nil)
    #expect(ClassTable.key(named: "Watts", of: Lamp.self) == nil)
  }

  private final class Sign: ObjectiveC.NSObject {
    var Title = ""

    override init() {
      ClassTable.of(Sign.self).key("Title", \Sign.Title)
      super.init()
    }
  }

  @Test
  func `a property that begins with a capital is written by a key without it, as an outlet may be`()
  {
    let sign = Sign()
    sign.setValue("Exit", forKey: "title")
    #expect(sign.Title == "Exit")
  }

  private final class Room: ObjectiveC.NSObject {
    var lamp = Lamp()
    var door = CGPoint.zero

    /// Once: tests run beside each other.
    private static let table: Void = {
      ClassTable.of(Room.self).key("isLit", \Room.lamp).key("lit", \Room.lamp)
        .key("door", \Room.door)
    }()

    override init() {
      _ = Room.table
      super.init()
    }
  }

  @Test
  func `a key path has the name of its keys, the shorter one of two`() {
    _ = Room()
    #expect(KeyPathNames.name(of: \Lamp.watts) == "watts")
    #expect(KeyPathNames.name(of: \Room.lamp) == "lit")
    #expect(KeyPathNames.name(of: \Room.lamp.watts) == "lit.watts")
    #expect(KeyPathNames.name(of: \Room.door) == "door")
    #expect(KeyPathNames.name(of: \Room.door.x) == nil)
    #expect(KeyPathNames.name(of: \Lamp.clicks) == nil)
    #expect(KeyPathNames.name(of: \String.count) == nil)
  }

  @Test
  func `nil is a value of an optional property`() {
    let lamp = Lamp()
    lamp.name = "desk"
    lamp.setValue(nil, forKey: "name")
    #expect(lamp.name == nil)
  }

  @Test
  func `a stored property is read without a table`() {
    #expect(Lamp().value(forKey: "secret") as? String == "plain")
  }

  @Test
  func `a path of keys may begin at the object itself`() {
    let lamp = Lamp()
    lamp.setValue(25, forKeyPath: "self.watts")
    #expect(lamp.watts == 25)
    #expect(lamp.value(forKeyPath: "self.self.watts") as? Double == 25)
    #expect(lamp.value(forKey: "self") as? Lamp === lamp)
  }

  @Test
  func `a subclass has the keys and methods of its superclass`() {
    let lamp = DeskLamp()
    lamp.setValue(5, forKey: "watts")
    lamp.perform("click")
    #expect(lamp.watts == 5 && lamp.clicks == 1)
  }

  @Test
  func `a method is performed by name with its arguments`() {
    let lamp = Lamp()
    lamp.perform("mix:with:", with: 1.5, with: 2)
    #expect(lamp.watts == 3.5)
  }

  @Test
  func `the result of a method is passed on`() {
    #expect(Lamp().perform("answer")?.takeUnretainedValue() as? String == "lit")
  }

  @Test
  func `the getter and the setter of a property are performed by name`() {
    let lamp = Lamp()
    lamp.name = "desk"
    #expect(lamp.perform("name")?.takeUnretainedValue() as? String == "desk")
    lamp.perform("setName:", with: "floor")
    #expect(lamp.name == "floor")
    #expect(
      Selector("setWatts:").perform(on: lamp, with: Room())
        == .refused(wanted: "Double", got: "Room")
    )
    #expect(lamp.watts == 40)
  }

  private final class Reader: ObjectiveC.NSObject {
    var watts: Double?
    func read(_ lamp: DeskLamp) { watts = lamp.watts }
  }

  private final class Proxy: ObjectiveC.NSObject {
    let lamp = Lamp()
    override func forwardingTarget(for aSelector: Selector!) -> Any? { lamp }
  }

  @Test
  func `a method that is sent goes on to the object that its target forwards to`() {
    let proxy = Proxy()
    #expect(Selector("click", Lamp.click).perform(on: proxy) == .done)
    #expect(Selector("click").perform(on: proxy) == .done)
    #expect(proxy.lamp.clicks == 2)
  }

  private final class Socket: ObjectiveC.NSObject {
    weak var lamp: DeskLamp!

    /// Once: tests run beside each other.
    private static let table: Void = {
      ClassTable.of(Socket.self).key("lamp", \Socket.lamp)
    }()

    override init() {
      _ = Socket.table
      super.init()
    }
  }

  @Test
  func `a property does not take an object of a superclass, whose users would read beyond its end`()
  {
    let (socket, lamp, desk) = (Socket(), Lamp(), DeskLamp())
    let key = ClassTable.key(named: "lamp", of: Socket.self)
    withExtendedLifetime((lamp, desk)) {
      #expect(key?.set?(socket, lamp) == false)
      #expect(socket.lamp == nil)
      #expect(key?.set?(socket, desk) == true)
      #expect(socket.lamp === desk)
    }
  }

  @Test
  func `an argument may be of a superclass of what the method declares, as in Objective-C`() {
    let reader = Reader()
    #expect(Selector("read:", Reader.read(_:)).perform(on: reader, with: Lamp()) == .done)
    #expect(reader.watts == 40)
  }

  @Test
  func `an argument of another class is refused`() {
    let reply = Selector("set:", Lamp.set(_:)).perform(on: Lamp(), with: "no lamp")
    #expect(reply == .refused(wanted: "Lamp", got: "String"))
  }

  @Test
  func `an object responds to the names in its tables, and to nothing else`() {
    let lamp = Lamp()
    #expect(lamp.responds(to: "click") && lamp.responds(to: "glow"))
    #expect(!lamp.responds(to: "explode"))
  }

  @Test
  func `nobody knows the optional methods of a class of which none is written down`() {
    let has = { (name: String, required: String) in
      ClassTable.hasOptionalMethod(named: name, in: Lamp.self, besides: required)
    }
    #expect(has("glow", "click") == true)
    #expect(has("explode", "click") == false)
    #expect(has("explode", "burst") == nil)
  }

  @Test
  func `selectors with the same name are equal`() {
    #expect(Selector("click", Lamp.click) == Selector("click"))
    #expect(Selector("click") != Selector("set:"))
  }

  @Test
  func `a bound method needs no target`() {
    let lamp = Lamp()
    Selector(lamp.click).perform(on: nil)
    #expect(lamp.clicks == 1)
  }

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

  @Test
  func `kind and membership follow the classes`() {
    #expect(DeskLamp().isKind(of: Lamp.self) && !DeskLamp().isMember(of: Lamp.self))
  }

  @Test
  func `an associated object lives as long as its owner`() {
    let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { key.deallocate() }
    weak var held: Lamp?
    do {
      let owner = Lamp()
      do {
        let value = Lamp()
        held = value
        objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      #expect(objc_getAssociatedObject(owner, key) as? Lamp === held && held != nil)
    }
    #expect(held == nil)
  }

  @Test
  func `an object has observation info while it is observed`() {
    let lamp = Lamp()
    #expect(lamp.observationInfo == nil)
    let observation = lamp.observe(\.watts) { _, _ in }
    #expect(lamp.observationInfo != nil)
    observation.invalidate()
    #expect(lamp.observationInfo == nil)
  }

  @Test
  func `observation info that is set to nil ends all observations`() {
    let lamp = Lamp()
    var changes = 0
    let observation = lamp.observe(\.watts) { _, _ in changes += 1 }
    lamp.observationInfo = nil
    lamp.watts = 60
    lamp.didChangeValue(forKey: "watts")
    #expect(changes == 0)
    observation.invalidate()
  }

  @Test
  func `any value describes itself as an object does`() {
    #expect(DynamicObject("wall").description == "wall" && DynamicObject(3).description == "3")
    #expect(DynamicObject("wall").hash == DynamicObject("wall").hash)
    #expect(DynamicObject(nil).description == nil)
  }

  @Test
  func `strings, numbers and paths become objects that can be copied`() {
    #expect(DynamicObject("wall").copying as? NSString == "wall")
    #expect(DynamicObject(3).copying as? NSNumber == 3)
    let path = DynamicObject(IndexPath(indexes: [1, 2])).copying as? NSIndexPath
    #expect(path?.length == 2 && path?.index(atPosition: 1) == 2)
  }
}

extension UserDefaults {
  fileprivate var volume: Double {
    get { double(forKey: "volume") }
    set { set(newValue, forKey: "volume") }
  }
}

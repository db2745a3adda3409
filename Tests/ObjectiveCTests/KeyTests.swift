import Foundation
import Testing

@testable import ObjectiveC

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
  func `any value is compared with its own kind`() {
    #expect(DynamicObject("wall").isEqual(to: "wall") && DynamicObject(3).isEqual(to: 3))
    #expect(!DynamicObject("wall").isEqual(to: "door") && !DynamicObject(nil).isEqual(to: "wall"))
  }

  @Test
  func `strings, numbers and paths become objects that can be copied`() {
    #expect(DynamicObject("wall").copying as? NSString == "wall")
    #expect(DynamicObject(3).copying as? NSNumber == 3)
    let path = DynamicObject(IndexPath(indexes: [1, 2])).copying as? NSIndexPath
    #expect(path?.length == 2 && path?.index(atPosition: 1) == 2)
  }
}

import Testing
import UIKit

/// Methods of Foundation that Linux lacks or spells in another way.
@MainActor
@Suite
struct FoundationNamesTests {
  private final class Item: NSObject {
    let price: Double
    let name: String?
    init(_ price: Double, _ name: String?) {
      (self.price, self.name) = (price, name)
      super.init()
    }
  }

  @Test
  func `an array has the values of its elements, and the operators of collections`() {
    let items: NSArray = [Item(1, "a"), Item(3, nil), Item(5, "a")]
    let prices = items.value(forKey: "price") as? NSArray
    #expect(prices?.map { $0 as? Double } == [1, 3, 5])
    let names = items.value(forKey: "name") as? NSArray
    #expect(names?.count == 3 && names?[1] is NSNull)
    #expect(items.value(forKeyPath: "@avg.price") as? Double == 3)
    #expect(items.value(forKeyPath: "@sum.price") as? Double == 9)
    #expect(items.value(forKeyPath: "@max.price") as? Double == 5)
    #expect(items.value(forKeyPath: "@count") as? Int == 3)
    let numbers: NSArray = [2, 4]
    #expect(numbers.value(forKeyPath: "@avg.self") as? Double == 3)
  }

  @Test
  func `files are written, paths joined and decimals boxed by older names`() throws {
    let folder = NSTemporaryDirectory() as NSString
    let paths = folder.strings(byAppendingPaths: ["\(UUID().uuidString).txt", "b"])
    #expect(paths.count == 2 && paths[1].hasSuffix("/b") && !paths[1].hasSuffix("//b"))
    try Data("a".utf8).write(to: URL(fileURLWithPath: paths[0]), options: .atomicWrite)
    #expect(try String(contentsOfFile: paths[0], encoding: .utf8) == "a")
    try FileManager.default.removeItem(atPath: paths[0])
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 2
    let price = try #require(Decimal(string: "19.99"))
    #expect(formatter.string(from: NSNumber(value: price)) == "19.99")
    #expect(NSNumber(value: price).doubleValue == 19.99)
    #expect(NSNumber(value: 3) == 3 && NSNumber(value: 1.5) == 1.5)
  }

  @Test
  func `a dictionary has the values at paths of keys`() {
    let book: NSDictionary = ["volume": ["links": ["small": "a.png"]], "items": [Item(2, "b")]]
    #expect(book.value(forKeyPath: "volume.links.small") as? String == "a.png")
    #expect(book.value(forKeyPath: "volume.none.small") == nil)
    #expect(book.value(forKeyPath: "items.name") as? [String] == ["b"])
  }

  @Test
  func `a scanner writes into a string of either kind`() {
    var object: NSString? = ""
    let scanner = Scanner(string: "abc12-x")
    #expect(scanner.scanUpToCharacters(from: .decimalDigits, into: &object))
    #expect(object == "abc")
    #expect(scanner.scanCharacters(from: .decimalDigits, into: &object))
    #expect(object == "12")
    #expect(!scanner.scanString("x", into: &object))
    #expect(object == "12")
    #expect(scanner.scanUpTo("x", into: &object))
    #expect(object == "-")
    #expect(scanner.scanString("x", into: &object) && object == "x")
  }

  @Test
  func `a scanner asked only whether a text is a number takes nil`() {
    let scanner = Scanner(string: "12.5")
    #expect(scanner.scanDecimal(nil) && scanner.isAtEnd)
    #expect(!Scanner(string: "x").scanDecimal(nil))
    #expect(Scanner(string: "12").scanInt32(nil) && Scanner(string: "12").scanInt(nil))
    #expect(Scanner(string: "12").scanInt64(nil) && Scanner(string: "1.5").scanDouble(nil))
    #expect(Scanner(string: "1.5").scanFloat(nil) && Scanner(string: "ff").scanHexInt32(nil))
    var (whole, decimal) = (0, Decimal(0))
    #expect(Scanner(string: "12").scanInt(&whole) && whole == 12)
    #expect(Scanner(string: "1.5").scanDecimal(&decimal) && decimal == Decimal(string: "1.5"))
  }

  private final class Clock: NSObject {
    var ticks = 0
    func tick(_ timer: Timer) { ticks += 1 }
  }

  @Test
  func `a timer begins at a date`() {
    let window = UIWindow()
    defer { withExtendedLifetime(window) {} }
    let clock = Clock()
    let timer = Timer(
      fireAt: Date(timeIntervalSinceNow: 0.5),
      interval: 1,
      target: clock,
      selector: Selector("tick:", Clock.tick(_:)),
      userInfo: nil,
      repeats: true
    )
    RunLoop.current.add(timer, forMode: .common)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.4))
    #expect(clock.ticks == 0)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1.2))
    timer.invalidate()
    #expect(clock.ticks == 2)
  }

  @Test
  func `a number that a timer carries casts to every type that can say it`() {
    let timer = Timer(
      timeInterval: 1,
      target: Clock(),
      selector: Selector("tick:", Clock.tick(_:)),
      userInfo: Float(0.5),
      repeats: false
    )
    #expect(timer.userInfo as? CGFloat == 0.5 && timer.userInfo as? Float == 0.5)
  }

  @Test
  func `a number made of a decimal one has its value`() {
    let sum = NSDecimalNumber(string: "12.75")
    #expect(NSNumber(value: sum).doubleValue == 12.75)
    #expect(NSNumber(value: 3).intValue == 3)
  }

  @Test
  func `a checkpoint comes before a group of changes ends`() {
    let manager = UndoManager()
    nonisolated(unsafe) var levels: [Int] = []
    let token = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerCheckpoint,
      object: manager,
      queue: nil
    ) { _ in levels.append(manager.groupingLevel) }
    manager.beginUndoGrouping()
    #expect(levels == [])
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    #expect(levels == [1, 2, 1])
    NotificationCenter.default.removeObserver(token)
  }

  @Test
  func `names that need no behaviour here are there`() {
    CFRunLoopWakeUp(CFRunLoopGetMain())
    #expect(UIMenu.Identifier.lookup.rawValue == "com.apple.menu.lookup")
    let view = UIView()
    view.traitOverrides.layoutDirection = .rightToLeft
    view.updateTraitsIfNeeded()
    #expect(view.traitCollection.layoutDirection == .rightToLeft)
  }

  @Test
  func `a path is a file's URL by the older name`() {
    #expect(NSURL.fileURL(withPath: "/a/b.png") == URL(fileURLWithPath: "/a/b.png"))
    #expect(NSURL.fileURL(withPath: "/a", isDirectory: true).hasDirectoryPath)
  }

  @Test
  func `a date object later is one again, and data may be read by older names`() throws {
    var date: NSDate! = NSDate(timeIntervalSinceReferenceDate: 10)
    date = date.addingTimeInterval(5)
    #expect(date.timeIntervalSinceReferenceDate == 15)
    let value: Date = NSDate(timeIntervalSinceReferenceDate: 1).addingTimeInterval(1)
    #expect(value.timeIntervalSinceReferenceDate == 2)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try Data([1, 2]).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    for options: Data.ReadingOptions in [.dataReadingMapped, .mappedRead, .uncachedRead] {
      #expect(try Data(contentsOf: url, options: options).count == 2)
    }
  }

  @Test
  func `a dictionary object takes keys that can be copied`() {
    func keep(_ value: String?, for key: any NSCopying, in values: NSMutableDictionary) {
      values[key] = value
    }
    let values = Thread.current.threadDictionary
    let key: NSString = "FoundationNamesTests"
    keep("kept", for: key, in: values)
    #expect(values[key] as? String == "kept")
    keep(nil, for: key, in: values)
    #expect(values[key] == nil)
  }

  @Test
  func `the inverse of a set of characters can be changed`() {
    var others = CharacterSet.decimalDigits.inverted
    others.remove(charactersIn: "+")
    others.formUnion(CharacterSet(charactersIn: "7"))
    #expect(!others.contains("1") && !others.contains("+"))
    #expect(others.contains("7") && others.contains("a"))
    #expect("+1 (2)".components(separatedBy: others).joined() == "+12")
    #expect(CharacterSet.decimalDigits.contains("1"))
  }

  @Test
  func `values that other devices would share are kept in memory`() {
    let store = NSUbiquitousKeyValueStore.default
    store.set("sea", forKey: "FoundationNamesTests")
    #expect(store.string(forKey: "FoundationNamesTests") == "sea")
    store.set(true, forKey: "FoundationNamesTests")
    #expect(store.bool(forKey: "FoundationNamesTests") && store.synchronize())
    store.removeObject(forKey: "FoundationNamesTests")
    #expect(store.object(forKey: "FoundationNamesTests") == nil)
  }

  @Test
  func `a function may put its error where its caller says`() {
    func fail(_ error: NSErrorPointer) -> Bool {
      error?.pointee = NSError(domain: "a", code: 7)
      return false
    }
    var error: NSError?
    withUnsafeMutablePointer(to: &error) { place in
      #expect(!fail(AutoreleasingUnsafeMutablePointer(place)))
    }
    #expect(error?.code == 7)
    #expect(!fail(nil))
  }

  @Test
  func `a locale names countries and languages in its own`() {
    let german = Locale(identifier: "de") as NSLocale
    #expect(german.localizedString(forCountryCode: "FR") == "Frankreich")
    #expect(german.localizedString(forLanguageCode: "fr") == "Französisch")
  }
}

import Foundation

/// The methods and properties of a class by name, as in the Objective-C runtime.
///
/// UIKit fills in its own; the port of an app's sources writes one for each class that has outlets,
/// actions or members marked `@objc`.
///
///     ClassTable.of(MyController.self)
///       .key("titleLabel", \MyController.titleLabel)
///       .selector("tap:", MyController.tap(_:))
public final class ClassTable: @unchecked Sendable {
  /// A getter and a setter of a property.
  package struct Key {
    package var keyPath: AnyKeyPath
    /// Nil when the property can only be read.
    ///
    /// Returns false for a value of the wrong type.
    package var set: ((AnyObject, Any?) -> Bool)?
    /// The type of the property, in words for a message.
    package var type: Any.Type
  }

  private var keys: [String: Key] = [:]
  private var maker: (@MainActor () -> AnyObject?)?
  private var methods: [String: Selector] = [:]
  private var names: Set<String> = []
  private var inspected: Set<String> = []
  /// Methods that reach another one by that one's name where they would call themselves.
  private var exchangeable: Set<String> = []
  /// The keys on which the values of others depend.
  private var affecting: [String: Set<String>] = [:]
  /// What a storyboard or xib fills and connects, in the order of the code.
  var outlets: [String] = []
  var actions: [Action] = []
  var destinations: [AnyClass] = []

  static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var tables: [ObjectIdentifier: ClassTable] = [:]
  nonisolated(unsafe) static var outletOwners: [AnyClass] = []
  /// By the names that `@objc(Name)` gives them.
  nonisolated(unsafe) private static var classes: [String: AnyClass] = [:]
  /// Fill in the tables of the frameworks, when the first name is looked up.
  nonisolated(unsafe) private static var waiting: [() -> Void] = []

  /// Properties of the app's classes that its compiled code does without.
  nonisolated(unsafe) private static var lostKeys: Set<String> = []

  private init() {}

  /// The table of a class, without those of its superclasses.
  public static func of(_ type: AnyClass) -> ClassTable {
    lock.withLock {
      if let table = tables[ObjectIdentifier(type)] { return table }
      let table = ClassTable()
      tables[ObjectIdentifier(type)] = table
      return table
    }
  }

  /// Registers `fill`, which runs before the first look-up.
  package static func register(_ fill: @escaping () -> Void) {
    lock.withLock { waiting.append(fill) }
  }

  /// The declarations of these properties did not compile, and were removed.
  package static func lose(keys: [String]) { lock.withLock { lostKeys.formUnion(keys) } }
  package static func hasLost(key: String) -> Bool { lock.withLock { lostKeys.contains(key) } }

  // MARK: Filling in

  @discardableResult
  public func key<Root: AnyObject, Value>(
    _ name: String,
    _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) -> ClassTable { key(name, keyPath, set: { $0[keyPath: keyPath] = $1 }) }

  /// A property of a framework's class to which an app's extension may already have given
  /// another one of that name.
  @discardableResult
  package func keyUnlessTaken<Root: AnyObject, Value>(
    _ name: String,
    _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) -> ClassTable { keys[name] == nil ? key(name, keyPath) : self }

  /// A property that is written without being read first, as the setting of a key path would.
  @discardableResult
  public func key<Root: AnyObject, Value>(
    _ name: String,
    _ keyPath: KeyPath<Root, Value>,
    set: @escaping (Root, Value) -> Void
  ) -> ClassTable {
    keys[name] = Key(
      keyPath: keyPath,
      set: { object, value in
        guard let object = object as? Root,
          let value = Argument.keyed(value, to: Value.self)
        else { return false }
        set(object, value)
        return true
      },
      type: Value.self
    )
    return self
  }

  /// Adds the initializer without an argument.
  @discardableResult
  public func maker(_ make: @escaping @MainActor () -> AnyObject?) -> ClassTable {
    maker = make
    return self
  }

  /// Adds a name for the class in interface files.
  @discardableResult
  public func named<Class: AnyObject>(_ name: String, _ type: Class.Type) -> ClassTable {
    Self.lock.withLock { Self.classes[name] = type }
    return self
  }

  /// A property that can only be read.
  @discardableResult
  public func key<Root: AnyObject, Value>(
    _ name: String,
    _ keyPath: KeyPath<Root, Value>
  ) -> ClassTable {
    keys[name] = Key(keyPath: keyPath, set: nil, type: Value.self)
    return self
  }

  @discardableResult
  public func selector(_ selector: Selector) -> ClassTable {
    guard let name = selector.name else { return self }
    methods[name] = selector
    return self
  }

  /// Properties that storyboards set and that are not read: the getter of some calls itself
  /// (observed in many copies of one course).
  @discardableResult
  public func inspected(_ names: [String]) -> ClassTable {
    inspected.formUnion(names)
    return self
  }

  /// Adds methods that exist but cannot be called by name.
  @discardableResult
  public func responds(to names: [String]) -> ClassTable {
    self.names.formUnion(names)
    return self
  }

  /// Adds methods that code exchanges with others at run time.
  @discardableResult
  public func exchangeable(_ names: [String]) -> ClassTable {
    exchangeable.formUnion(names)
    return self
  }

  /// What `keyPathsForValuesAffecting<Key>` of the class returns.
  @discardableResult
  public func affecting(_ key: String, _ keyPaths: Set<String>) -> ClassTable {
    affecting[key] = keyPaths
    return self
  }

  // MARK: Looking up

  /// The first answer of the tables of a class and its superclasses.
  static func first<Answer>(
    of type: AnyClass,
    _ answer: (ClassTable) -> Answer?
  ) -> Answer? {
    lock.withLock {
      while !waiting.isEmpty { waiting.removeFirst()() }
      var type: AnyClass? = type
      while let current = type {
        if let table = tables[ObjectIdentifier(current)], let found = answer(table) {
          return found
        }
        type = _getSuperclass(current)
      }
      return nil
    }
  }

  package static func key(named name: String, of type: AnyClass) -> Key? {
    first(of: type) { $0.keys[name] }
  }

  /// A property that can be written by a name.
  ///
  /// Its setter is looked for by its name, `setTitle:`: so both `title` and `Title` find it,
  /// whichever the property is (documented).
  package static func writableKey(named name: String, of type: AnyClass) -> Key? {
    if let key = key(named: name, of: type) { return key.set == nil ? nil : key }
    guard let first = name.first else { return nil }
    let other = first.isUppercase ? first.lowercased() : first.uppercased()
    let key = key(named: other + name.dropFirst(), of: type)
    return key?.set == nil ? nil : key
  }

  /// The key paths on which the value of a key depends.
  static func keyPaths(affecting key: String, in type: AnyClass) -> Set<String> {
    first(of: type) { $0.affecting[key] } ?? []
  }

  /// The properties that a class itself, not its superclasses, lets be written, by name.
  package static func writableKeys(of type: AnyClass) -> [String: Key] {
    lock.withLock {
      guard let table = tables[ObjectIdentifier(type)] else { return [:] }
      return table.keys.filter { $0.value.set != nil && !table.inspected.contains($0.key) }
    }
  }

  /// Makes an object of exactly this class.
  ///
  /// Nil when its table has no initializer.
  @MainActor
  package static func make(_ type: AnyClass) -> AnyObject? {
    lock.withLock { tables[ObjectIdentifier(type)]?.maker }?()
  }

  package static func namedClass(_ name: String) -> AnyClass? {
    lock.withLock { classes[name] }
  }

  package static func method(named name: String, of target: AnyObject?) -> Selector? {
    target.flatMap { target in first(of: Swift.type(of: target)) { $0.methods[name] } }
  }

  /// The properties of a class itself, not its superclasses, with their types.
  package static func properties(of type: AnyClass) -> [(name: String, type: Any.Type)] {
    let keys = lock.withLock { tables[ObjectIdentifier(type)]?.keys } ?? [:]
    return keys.map { ($0.key, $0.value.type) }.sorted { $0.0 < $1.0 }
  }

  /// The methods of a class itself, with the getters and setters of its properties.
  package static func methods(of type: AnyClass) -> [Selector] {
    let table = lock.withLock { tables[ObjectIdentifier(type)] }
    guard let table else { return [] }
    var names = table.names.union(table.methods.keys)
    for (name, key) in table.keys {
      names.insert(name)
      if key.set != nil { names.insert("set\(name.prefix(1).uppercased())\(name.dropFirst()):") }
    }
    return names.sorted().map { table.methods[$0] ?? Selector($0) }
  }

  package static func isExchangeable(_ name: String, in type: AnyClass) -> Bool {
    first(of: type) { $0.exchangeable.contains(name) ? true : nil } ?? false
  }

  package static func hasMethod(named name: String, in type: AnyClass) -> Bool {
    let isThere: Bool? = first(of: type) { table in
      table.methods[name] != nil || table.names.contains(name) || table.accessor(name) != nil
        ? true : nil
    }
    return isThere ?? false
  }

  /// Whether a class has one of the optional methods of a protocol, by its Swift name as a
  /// selector.
  ///
  /// Nil where that is not known: only a port writes down what the classes of an app have.
  ///
  /// - Parameter required: a method that a class which is written down has as well.
  package static func hasOptionalMethod(
    named name: String,
    in type: AnyClass,
    besides required: String
  ) -> Bool? {
    if hasMethod(named: name, in: type) { return true }
    return hasMethod(named: required, in: type) ? false : nil
  }

  /// What reads or writes a property by the name of a method.
  package static func accessor(named name: String, of type: AnyClass) -> (key: Key, writes: Bool)? {
    first(of: type) { $0.accessor(name) }
  }

  /// `text` and `setText:` of a property, `isEnabled` and `setEnabled:` of `enabled`.
  private func accessor(_ name: String) -> (key: Key, writes: Bool)? {
    if let key = keys[name] { return (key, false) }
    if name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase {
      return keys[first.lowercased() + name.dropFirst(3)].map { ($0, false) }
    }
    guard name.hasPrefix("set"), name.hasSuffix(":") else { return nil }
    let word = name.dropFirst(3).dropLast()
    guard let key = keys[word.prefix(1).lowercased() + word.dropFirst()], key.set != nil else {
      return nil
    }
    return (key, true)
  }

  /// The name of a property, if a table has it.
  package static func name(of keyPath: AnyKeyPath, in type: AnyClass) -> String? {
    first(of: type) { table in table.names { $0 == keyPath }.first?.name }
  }

  /// The properties of a class and its superclasses.
  package static func names(of type: AnyClass) -> [(name: String, keyPath: AnyKeyPath)] {
    var all: [(name: String, keyPath: AnyKeyPath)] = []
    let _: Never? = first(of: type) { table in
      all += table.names { _ in true }
      return nil
    }
    return all
  }

  /// Of two names the shorter one comes first: that of Objective-C's property, not of its getter.
  private func names(where isMeant: (AnyKeyPath) -> Bool) -> [(name: String, keyPath: AnyKeyPath)] {
    keys.filter { isMeant($0.value.keyPath) }
      .map { ($0.key, $0.value.keyPath) }
      .sorted { ($0.0.count, $0.0) < ($1.0.count, $1.0) }
  }
}

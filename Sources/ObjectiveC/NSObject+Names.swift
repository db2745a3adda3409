import Foundation

extension NSObject {
  func performed(_ selector: Selector!, with arguments: [Any?]) -> Unmanaged<AnyObject>! {
    guard let selector else { return nil }
    let outcome = selector.call(on: self, with: arguments)
    switch outcome.reply {
    case .done:
      guard let result = Argument.flattened(outcome.result), !(result is Void) else { return nil }
      return Unmanaged.passUnretained(Self.keepingLastResult(result as AnyObject))
    case .unknown:
      if let other = forwardingTarget(for: selector) as? NSObject, other !== self {
        return other.performed(selector, with: arguments)
      }
      guard !NSObject.isOfApple(type(of: self)) else {
        ObjectFault.note("\(type(of: self)) has no method '\(selector)' here; it is left out.")
        return nil
      }
      doesNotRecognizeSelector(selector)
    case .refused(let wanted, let got):
      ObjectFault.raise(
        .invalidArgument,
        "-[\(type(of: self)) \(selector)] takes a \(wanted), but was sent a \(got)."
      )
    }
    return nil
  }

  /// What a performed method returns is not owned by the caller.
  ///
  /// An autorelease pool keeps it for a while; here it lives until the next result.
  private static func keepingLastResult(_ result: AnyObject) -> AnyObject {
    Thread.current.threadDictionary["Segue.lastResult"] = result
    return result
  }

  // MARK: Keys

  func codedValue(forKey key: String) -> Any? {
    if let entry = ClassTable.key(named: key, of: type(of: self)) {
      return Argument.coded(self[keyPath: entry.keyPath])
    }
    if let child = storedProperty(named: key) { return Argument.coded(child) }
    // Documented: `self` is a method of every object, and with that a key. Storyboards say
    // `self.layer.cornerRadius`.
    if key == "self" { return self }
    if let name = nameOfPrivateVariable(key),
      ClassTable.key(named: name, of: type(of: self)) != nil || storedProperty(named: name) != nil
    {
      return codedValue(forKey: name)
    }
    return value(forUndefinedKey: key)
  }

  func storeCodedValue(_ value: Any?, forKey key: String) {
    func entry(_ name: String) -> ClassTable.Key? {
      ClassTable.writableKey(named: name, of: type(of: self))
    }
    guard let entry = entry(key) ?? nameOfPrivateVariable(key).flatMap(entry), let set = entry.set
    else {
      setValue(value, forUndefinedKey: key)
      return
    }
    guard !set(self, value) else { return }
    if Argument.flattened(value) == nil {
      setNilValueForKey(key)
    } else {
      ObjectFault.raise(
        .invalidArgument,
        "\(faultName) takes a \(entry.type) for the key \(key), but was given a "
          + "\(value.map { "\(type(of: $0))" } ?? "nil")."
      )
    }
  }

  func codedValue(forKeyPath keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return value(forKey: keyPath) }
    switch value(forKey: parts[0]) {
    case let object as NSObject: return object.value(forKeyPath: parts[1])
    case let objects as [NSObject]: return objects.map { $0.value(forKeyPath: parts[1]) as Any }
    case let dictionary as [String: Any]: return dictionary[parts[1]]
    default: return nil
    }
  }

  func storeCodedValue(_ value: Any?, forKeyPath keyPath: String) {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      setValue(value, forKey: keyPath)
      return
    }
    (self.value(forKey: parts[0]) as? NSObject)?.setValue(value, forKeyPath: parts[1])
  }

  /// A stored property can be read without a table.
  private func storedProperty(named name: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for child in current.children where child.label == name || child.label == "_" + name {
        return child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static let modulesOfPrivateKeys: Set<Substring> = [
    "UIKit", "QuartzCore", "AVFoundation", "AVKit", "MapKit", "WebKit",
  ]

  package static func isOfApple(_ type: AnyClass) -> Bool {
    modulesOfPrivateKeys.contains(_typeName(type).prefix { $0 != "." })
  }

  /// Whether the superclasses of a class are those of a framework with private keys.
  private static func descendsFromApple(_ type: AnyClass) -> Bool {
    sequence(first: type) { _getSuperclass($0) }.contains(where: isOfApple)
  }

  /// `searchField` for `_searchField`: variables of Apple's classes begin with an underscore, and
  /// code reaches them by their own names; variables of Swift's classes do not.
  private func nameOfPrivateVariable(_ key: String) -> String? {
    key.hasPrefix("_") && key.count > 1 && NSObject.descendsFromApple(type(of: self))
      ? String(key.dropFirst()) : nil
  }

  /// Apps read and write private keys of Apple's classes.
  ///
  /// iOS has those keys; here they are ignored with a note. In a class of the app an unknown key is
  /// a fault, as on iOS, but for the private variable of a superclass.
  func raiseUnknownKey(_ key: String, _ method: String) {
    NSObject.raiseUnknownKey(key, method, of: type(of: self), name: faultName)
  }

  static func raiseUnknownKey(_ key: String, _ method: String, of type: AnyClass, name: String) {
    guard !isOfApple(type), !(key.hasPrefix("_") && descendsFromApple(type)) else {
      ObjectFault.note("\(type) has no key '\(key)' here; it is left out.")
      return
    }
    ObjectFault.raise(
      .unknownKey,
      "[\(name) \(method)]: this class is not key value coding-compliant for the key \(key)."
    )
  }

  // MARK: Observers by name

  func addNamedObserver(
    _ observer: Foundation.NSObject,
    _ keyPath: String,
    _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    addPathObservation(
      KeyValueObservations.Entry(
        key: keyPath,
        options: options,
        observer: observer,
        context: context,
        read: { [weak self] in self?.value(forKeyPath: keyPath) },
        notify: { [weak self, weak observer] observed in
          guard let self, let observer = observer as? NSObject else { return }
          let change = observed.dictionary(options)
          observer.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
        }
      )
    )
  }

  func removeNamedObserver(
    _ observer: Foundation.NSObject,
    _ keyPath: String,
    _ hasContext: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let entry = observation {
      $0.observer == ObjectIdentifier(observer) && $0.key == keyPath && hasContext($0.context)
    }
    guard let entry else {
      ObjectFault.raise(
        .range,
        "Cannot remove an observer \(observer.faultName) for the key path \"\(keyPath)\" from "
          + "\(faultName) because it is not registered as an observer."
      )
      return
    }
    removeObservation(entry)
  }
}

extension NSObject {
  /// A class is an object too, and its class for coders is the class itself.
  public static func classForCoder() -> AnyClass { self }
}

/// Members of every object, whatever its root class.
extension NSObjectProtocol {
  public func isKind(of aClass: AnyClass) -> Bool {
    var current: AnyClass? = type(of: self)
    while let next = current {
      if next == aClass { return true }
      current = _getSuperclass(next)
    }
    return false
  }

  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  public func conforms(to aProtocol: Protocol) -> Bool { isObject(self, of: aProtocol) }

  public func responds(to aSelector: Selector!) -> Bool {
    if let object = self as? NSObject { return object.responds(to: aSelector) }
    guard let name = aSelector?.name else { return aSelector != nil }
    return ClassTable.hasMethod(named: name, in: type(of: self))
  }
}

/// A protocol as an object: its type, so that `conforms(to: P.self)` reads the same.
public typealias Protocol = Any.Type

func isObject(_ object: Any, of type: Protocol) -> Bool {
  func ask<P>(_ type: P.Type) -> Bool { object is P }
  return _openExistential(type, do: ask)
}

import Foundation
import Synchronization

// Arrays and dictionaries of Core Foundation hold pointers to objects. Here they hold values, which
// become objects where code takes their pointers.

public func CFArrayGetCount(_ theArray: CFArray!) -> Int { theArray?.count ?? 0 }

/// The object at a place, which the array keeps alive, as a pointer without ownership.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: Int) -> UnsafeRawPointer! {
  theArray.map { objectPointer($0[idx]) }
}

public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> Int { theDict?.count ?? 0 }

public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
  value(in: theDict, at: key) != nil
}

/// The object of a key, which the dictionary keeps alive, as a pointer without ownership.
public func CFDictionaryGetValue(
  _ theDict: CFDictionary!,
  _ key: UnsafeRawPointer!
) -> UnsafeRawPointer! {
  value(in: theDict, at: key).map(objectPointer)
}

@discardableResult
public func CFDictionaryGetValueIfPresent(
  _ theDict: CFDictionary!,
  _ key: UnsafeRawPointer!,
  _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let pointer = CFDictionaryGetValue(theDict, key) else { return false }
  value?.pointee = pointer
  return true
}

private func value(in dictionary: CFDictionary?, at key: UnsafeRawPointer?) -> Any? {
  guard let key else { return nil }
  let object = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
  if let text = object as? String { return dictionary?[text] }
  return (object as? AnyHashable).flatMap { dictionary?[$0] }
}

/// A dictionary is the pointer that `unsafeBitCast(_:to: CFDictionary.self)` takes,
/// anything else an object.
private func objectPointer(_ value: Any) -> UnsafeRawPointer {
  if type(of: value) is AnyClass {
    return UnsafeRawPointer(Unmanaged.passUnretained(value as AnyObject).toOpaque())
  }
  if let values = value as? CFDictionary {
    return withExtendedLifetime(values) {
      let pointer = unsafeBitCast(values, to: UnsafeRawPointer.self)
      // One of other types has only now become this one: nothing else would keep it.
      if type(of: value) != CFDictionary.self {
        _ = Unmanaged<AnyObject>.fromOpaque(pointer).retain()
      }
      return pointer
    }
  }
  // A value becomes an object only here: nothing else would keep it.
  return UnsafeRawPointer(Unmanaged.passRetained(value as AnyObject).toOpaque())
}

// MARK: Texts as keys

/// Texts as objects, which are kept for the life of the process: once for each content.
private let keyObjects = Mutex<[String: UInt]>([:])

extension Unmanaged where Instance == NSString {
  /// The address of a constant, such as `kCGImagePropertyGIFDictionary`, as a key.
  public static func passUnretained(_ value: CFString) -> Unmanaged<NSString> {
    let address = keyObjects.withLock { known in
      let address =
        known[value]
        ?? UInt(bitPattern: Unmanaged<NSString>.passRetained(NSString(string: value)).toOpaque())
      known[value] = address
      return address
    }
    return UnsafeRawPointer(bitPattern: address).map { .fromOpaque($0) }
      ?? .passRetained(NSString(string: value))
  }
}

import Foundation

/// Identifies the kind of an object of Core Foundation.
public typealias CFTypeID = UInt

/// The kind of an object: that of its class, or of Foundation's class that it descends from.
public func CFGetTypeID(_ cf: AnyObject!) -> CFTypeID {
  guard let cf else { return 0 }
  if cf is CGPath { return CGPath.typeID }
  let own: AnyClass = type(of: cf)
  if identifier(of: own) == CFBooleanGetTypeID() { return CFBooleanGetTypeID() }
  return identifier(of: bridged.first { isKind(own, of: $0) } ?? own)
}

/// Classes that Foundation exchanges for Core Foundation's types, whether mutable or not.
private let bridged: [AnyClass] = [
  NSNumber.self, NSString.self, NSAttributedString.self, NSArray.self, NSDictionary.self,
  NSSet.self, NSData.self, NSDate.self, NSURL.self, NSError.self, NSNull.self,
]

/// Foundation keeps truth values in a class of their own.
public func CFBooleanGetTypeID() -> CFTypeID { identifier(of: type(of: NSNumber(value: true))) }

public func CFNumberGetTypeID() -> CFTypeID { identifier(of: NSNumber.self) }
public func CFStringGetTypeID() -> CFTypeID { identifier(of: NSString.self) }
public func CFAttributedStringGetTypeID() -> CFTypeID { identifier(of: NSAttributedString.self) }
public func CFArrayGetTypeID() -> CFTypeID { identifier(of: NSArray.self) }
public func CFDictionaryGetTypeID() -> CFTypeID { identifier(of: NSDictionary.self) }
public func CFSetGetTypeID() -> CFTypeID { identifier(of: NSSet.self) }
public func CFDataGetTypeID() -> CFTypeID { identifier(of: NSData.self) }
public func CFDateGetTypeID() -> CFTypeID { identifier(of: NSDate.self) }
public func CFURLGetTypeID() -> CFTypeID { identifier(of: NSURL.self) }
public func CFErrorGetTypeID() -> CFTypeID { identifier(of: NSError.self) }
public func CFNullGetTypeID() -> CFTypeID { identifier(of: NSNull.self) }

/// How many references an object has, counted by Swift.
public func CFGetRetainCount(_ cf: AnyObject!) -> Int {
  guard let cf else { return 0 }
  return Int(_getRetainCount(cf))
}

private func identifier(of type: AnyClass) -> CFTypeID { UInt(bitPattern: ObjectIdentifier(type)) }

private func isKind(_ type: AnyClass, of other: AnyClass) -> Bool {
  var type: AnyClass? = type
  while let current = type {
    if current == other { return true }
    type = _getSuperclass(current)
  }
  return false
}

extension CGColor {
  public static var typeID: CFTypeID { identifier(of: CGColor.self) }
}

extension CGPath {
  /// Mutable paths are of the same kind.
  public class var typeID: CFTypeID { identifier(of: CGPath.self) }
}

extension CGImage {
  public static var typeID: CFTypeID { identifier(of: CGImage.self) }
}

extension CGColorSpace {
  public static var typeID: CFTypeID { identifier(of: CGColorSpace.self) }
}

extension CGGradient {
  public static var typeID: CFTypeID { identifier(of: CGGradient.self) }
}

extension CGFont {
  public static var typeID: CFTypeID { identifier(of: CGFont.self) }
}

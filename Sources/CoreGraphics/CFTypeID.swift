import Foundation

/// Identifies the kind of an object of Core Foundation.
public typealias CFTypeID = UInt

/// The kind of an object: that of its class.
public func CFGetTypeID(_ cf: AnyObject!) -> CFTypeID {
  guard let cf else { return 0 }
  return cf is CGPath ? CGPath.typeID : identifier(of: type(of: cf))
}

/// Foundation keeps truth values in a class of their own.
public func CFBooleanGetTypeID() -> CFTypeID { identifier(of: type(of: NSNumber(value: true))) }

public func CFNumberGetTypeID() -> CFTypeID { identifier(of: NSNumber.self) }

/// How many references an object has, counted by Swift.
public func CFGetRetainCount(_ cf: AnyObject!) -> Int {
  guard let cf else { return 0 }
  return Int(_getRetainCount(cf))
}

private func identifier(of type: AnyClass) -> CFTypeID { UInt(bitPattern: ObjectIdentifier(type)) }

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

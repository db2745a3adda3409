@_exported import Foundation
@_exported import struct Geometry.CGAffineTransform
@_exported import struct Geometry.CGAffineTransformComponents
@_exported import struct Geometry.CGVector

// Core Foundation's names in drawing code, as aliases of Linux types.

public typealias CFTimeInterval = TimeInterval
public typealias CFString = String
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFBoolean = NSNumber
public typealias CFOptionFlags = UInt
public typealias CFAttributedString = NSAttributedString
public typealias CFStringEncoding = UInt32
public typealias CFError = NSError
/// The result of a function in C: zero, or the number of an error.
public typealias OSStatus = Int32
public let noErr: OSStatus = 0
/// From 1970 to 2001, in seconds.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200

/// Places in a text or an array, as Core Foundation's functions take them.
public struct CFRange: Hashable, Sendable {
  public var location: Int
  public var length: Int

  public init() { self.init(location: 0, length: 0) }
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
}

public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange { CFRange(location: loc, length: len) }

public let kCFNotFound = -1

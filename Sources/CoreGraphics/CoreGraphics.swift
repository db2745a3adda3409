@_exported import Foundation
@_exported import struct Geometry.CGAffineTransform
@_exported import struct Geometry.CGVector

// Core Foundation's names in drawing code, as aliases of Linux types.

public typealias CFTimeInterval = TimeInterval
public typealias CFString = String
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFError = NSError

import Foundation

/// Cuts the bytes off, or adds zeros.
public func CFDataSetLength(_ theData: NSMutableData!, _ length: Int) { theData.length = length }

/// The bytes, valid until the length changes.
public func CFDataGetMutableBytePtr(_ theData: NSMutableData!) -> UnsafeMutablePointer<UInt8>! {
  theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

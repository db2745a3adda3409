import Foundation
import FuzzTargets

// libFuzzer's two doors.

private let target = FuzzTarget.chosen(among: FuzzTarget.readingTargets)

@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: OpaquePointer?, _ words: OpaquePointer?) -> CInt {
  _ = target
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

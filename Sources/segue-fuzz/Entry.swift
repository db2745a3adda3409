import FuzzTargets

/// libFuzzer's first call.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: OpaquePointer?, _ words: OpaquePointer?) -> CInt {
  FuzzTarget.choose(among: FuzzTarget.readingTargets)
  return 0
}

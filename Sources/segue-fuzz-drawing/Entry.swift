import FuzzDrawingTargets
import FuzzTargets

/// libFuzzer's first call.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: OpaquePointer?, _ words: OpaquePointer?) -> CInt {
  FuzzTarget.choose(among: FuzzTarget.drawingTargets)
  return 0
}

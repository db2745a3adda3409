import Foundation

/// Objects in formats, `NSLog("%@", object)`: their descriptions, as on iOS.
///
/// Foundation on Linux formats its own strings alone.
extension NSObject: _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }

  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension NSNumber: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }

  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension NSError: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }

  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Array: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: NSArray(array: self).description) }

  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Dictionary: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg {
    NSString(string: _bridgeToObjectiveC().description)
  }

  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

/// Dates and other values that have an object: apps say `extension Date: CVarArg {}` and no more (observed).
extension CVarArg where Self: _ObjectiveCBridgeable {
  public var _cVarArgEncoding: [Int] {
    // Nothing else keeps the words until they are printed: there is no pool that would release them after it.
    let words = Unmanaged.passRetained(NSString(string: "\(_bridgeToObjectiveC())"))
    return [Int(bitPattern: words.toOpaque())]
  }
}

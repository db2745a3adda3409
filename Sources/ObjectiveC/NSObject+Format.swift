import Foundation

/// Objects in formats, `NSLog("%@", object)`: their descriptions, as on iOS.
///
/// Foundation on Linux formats its own strings alone.
extension NSObject: _CVarArgObject {
  public var _cVarArgObject: any CVarArg { FormattedObject.text(of: self, description) }

  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension NSValue: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }

  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

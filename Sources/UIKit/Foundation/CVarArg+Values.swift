import Foundation

// Values in formats and predicates, `NSPredicate(format: "id == %@", id as CVarArg)`.
//
// Objective-C passes each of them as an object; Foundation on Linux passes texts and numbers alone.

extension _CVarArgObject {
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension UUID: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: uuidString) }
}

extension Date: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension URL: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: absoluteString) }
}

extension Data: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension Decimal: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension Array: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: NSArray(array: self).description) }
}

extension Set: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension Dictionary: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: _bridgeToObjectiveC().description) }
}

extension NSError: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension NSDate: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension NSUUID: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: uuidString) }
}

extension NSURL: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension NSData: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension NSArray: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension NSSet: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension NSOrderedSet: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension NSDictionary: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension NSNull: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension NSIndexPath: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

import ObjectiveC
import QuartzCore

/// Makes an object one of a subclass of its class, as for a view's layer that has
/// another class of its own.
///
/// The class may override, but has no room for further stored properties: one that adds some is
/// refused.
///
/// - Returns: the class that the object had; nil where it keeps it.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  guard let obj, type(of: obj) is AnyClass else { return nil }
  let object = obj as AnyObject
  let old: AnyClass = type(of: object)
  guard old != cls else { return old }
  guard object is NSObject, isSubclass(cls, of: old), size(of: cls) == size(of: old)
  else {
    Diagnostics.report(
      "object_setClass leaves an object of \(old) as it is: \(cls) is not a subclass of the same size."
    )
    return nil
  }
  // An object begins with its class.
  unsafeBitCast(object, to: UnsafeMutableRawPointer.self)
    .storeBytes(of: unsafeBitCast(cls, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
  return old
}

private func isSubclass(_ cls: AnyClass, of ancestor: AnyClass) -> Bool {
  var here: AnyClass? = cls
  while let each = here, each != ancestor { here = _getSuperclass(each) }
  return here != nil
}

/// The bytes of an object, which Swift's description of a class has after its superclass, its flags
/// and the offset of its address.
private func size(of cls: AnyClass) -> UInt32 {
  unsafeBitCast(cls, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)
}

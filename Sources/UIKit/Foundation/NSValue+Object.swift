import CoreGraphics
import Foundation

extension NSValue {
  /// Does not keep the object.
  public convenience init(nonretainedObject object: Any?) {
    self.init(
      structure: NonretainedObject(object.map { $0 as AnyObject }),
      objCType: "^v"
    )
  }

  /// Nil once the object is gone: iOS has a dangling pointer then.
  public var nonretainedObjectValue: Any? {
    let value: NonretainedObject? = structure()
    return value?.object
  }

  public convenience init(pointer: UnsafeRawPointer?) {
    self.init(structure: Pointer(address: pointer.map(UInt.init(bitPattern:))), objCType: "^v")
  }

  public var pointerValue: UnsafeMutableRawPointer? {
    let value: Pointer? = structure()
    return value?.address.flatMap(UnsafeMutableRawPointer.init(bitPattern:))
  }
}

private struct Pointer: Hashable, Sendable {
  let address: UInt?
}

private struct NonretainedObject: Hashable, @unchecked Sendable {
  // Sendable: the reference never changes.
  private let identity: ObjectIdentifier?
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject?) {
    identity = object.map(ObjectIdentifier.init)
    self.object = object
  }

  static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

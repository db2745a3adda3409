import Foundation
import Geometry

// Foundation on Linux cannot box Core Graphics' structures, and encodes only its own few. Points,
// sizes and rectangles use Foundation's; the rest use `StructValue`.

extension NSValue {
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  public convenience init(cgVector: CGVector) {
    self.init(structure: cgVector, objCType: "{CGVector=dd}")
  }

  public convenience init(cgAffineTransform: CGAffineTransform) {
    self.init(structure: cgAffineTransform, objCType: "{CGAffineTransform=dddddd}")
  }

  /// Zero when the value holds something else.
  public var cgPointValue: CGPoint { holds("{CGPoint=dd}") ? pointValue : .zero }

  /// Zero when the value holds something else.
  public var cgSizeValue: CGSize { holds("{CGSize=dd}") ? sizeValue : .zero }

  /// Zero when the value holds something else.
  public var cgRectValue: CGRect {
    holds("{CGRect={CGPoint=dd}{CGSize=dd}}") ? rectValue : .zero
  }

  public var cgVectorValue: CGVector { structure() ?? .zero }

  public var cgAffineTransformValue: CGAffineTransform { structure() ?? .identity }

  /// The content of a point, size, rectangle, vector or other structure value; nil for numbers and
  /// for values that Foundation boxed.
  package var boxedStructure: Any? {
    if let value = self as? AnyStructValue { return value.anyStructure }
    if holds("{CGPoint=dd}") { return pointValue }
    if holds("{CGSize=dd}") { return sizeValue }
    if holds("{CGRect={CGPoint=dd}{CGSize=dd}}") { return rectValue }
    return nil
  }

  private func holds(_ type: String) -> Bool { String(cString: objCType) == type }
}

extension NSValue: StructValueCluster {
  /// A value that holds `structure`; `objCType` is its name in Objective-C's encoding.
  package convenience init<Structure: Hashable & Sendable>(
    structure: Structure,
    objCType: StaticString
  ) {
    self.init(member: {
      unsafeDowncast(StructValue(structure: structure, type: objCType), to: Self.self)
    })
  }

  /// The structure, when the value was made from one of this type.
  package func structure<Structure: Hashable & Sendable>() -> Structure? {
    (self as? StructValue<Structure>)?.structure
  }
}

/// Lets an initializer of the abstract `NSValue` return a subclass, as Objective-C's class clusters
/// do.
package protocol StructValueCluster {}

extension StructValueCluster {
  init(member: () -> Self) { self = member() }
}

private protocol AnyStructValue {
  var anyStructure: Any { get }
}

/// A structure in an `NSValue`; equal to another when both hold equal structures of one type.
private final class StructValue<Structure: Hashable & Sendable>: NSValue, AnyStructValue,
  @unchecked Sendable
{
  // Sendable: set once, by the only initializer that is called.
  private(set) var structure: Structure!
  private var type: StaticString = ""

  override init() { super.init() }

  convenience init(structure: Structure, type: StaticString) {
    self.init()
    self.structure = structure
    self.type = type
  }

  /// Reads a `Structure` from `value`; only Foundation's copying and coding call it.
  required convenience init(
    bytes value: UnsafeRawPointer,
    objCType type: UnsafePointer<Int8>
  ) {
    self.init()
    structure = value.loadUnaligned(as: Structure.self)
  }

  required init?(coder: NSCoder) { nil }

  var anyStructure: Any { structure as Any }

  override var objCType: UnsafePointer<Int8> {
    UnsafeRawPointer(type.utf8Start).assumingMemoryBound(to: Int8.self)
  }

  override func getValue(_ value: UnsafeMutableRawPointer) {
    value.assumingMemoryBound(to: Structure.self).initialize(to: structure)
  }

  override func isEqual(_ value: Any?) -> Bool {
    (value as? StructValue<Structure>)?.structure == structure
  }

  override var hash: Int { structure.hashValue }

  override var description: String { "NSValue(\(structure as Structure))" }

  override func copy(with zone: NSZone? = nil) -> Any { self }
}

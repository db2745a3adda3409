import CoreGraphics
import Foundation
import ObjectiveC

/// Numbers of a filter: a point, a rectangle, a row of a matrix.
open class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]

  public init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }

  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: values, count: count)))
  }

  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  public convenience init(cgRect r: CGRect) {
    self.init([r.origin.x, r.origin.y, r.size.width, r.size.height])
  }
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init([t.a, t.b, t.c, t.d, t.tx, t.ty])
  }
  /// Numbers between brackets, with blanks between them.
  public convenience init(string representation: String) {
    let text = representation.trimmingCharacters(in: CharacterSet(charactersIn: "[] "))
    self.init(text.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } })
  }

  open var count: Int { values.count }
  /// 0 where there is no number.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  open var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }
  open var stringRepresentation: String {
    "[" + values.map { "\($0)" }.joined(separator: " ") + "]"
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.values == values
  }

  open override var hash: Int { values.hashValue }

  open override var description: String { stringRepresentation }
}

import Foundation
import Geometry

/// An immutable path of lines and curves; equal when its elements are.
open class CGPath: @unchecked Sendable {
  // Sendable: only `CGMutablePath` writes, and its maker owns it.
  package internal(set) var path: Path

  package init(_ path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: rect).applying(transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform))
  }

  /// The corners are quarters of an ellipse.
  ///
  /// Core Graphics traps when they do not fit; here they shrink to fit.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: size).applying(transform))
  }

  public var isEmpty: Bool { path.isEmpty }

  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Holds all points, control points too; null for an empty path.
  public var boundingBox: CGRect { path.controlBounds }

  /// Holds all points of the curves; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.bounds }

  /// Whether the path is a rectangle with sides along the axes; writes it to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let value = path.rectangle else { return false }
    rect?.pointee = value
    return true
  }

  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, rule: rule.rule)
  }

  public func copy() -> CGPath? { CGPath(path) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform))
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  public func mutableCopy(
    using transform: UnsafePointer<CGAffineTransform>?
  ) -> CGMutablePath? {
    CGMutablePath(path.applying(transform))
  }

  /// The outline of a stroke along the path, to be filled by the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth,
      cap: lineCap.style,
      join: lineJoin.style,
      miterLimit: miterLimit
    )
    return CGPath(path.applying(transform).stroked(style))
  }

  /// The outline of a stroke along `path`, under the name of the function of C.
  public convenience init?(
    __byStroking path: CGPath,
    transform: UnsafePointer<CGAffineTransform>?,
    lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat
  ) {
    let outline = path.copy(
      strokingWithWidth: lineWidth,
      lineCap: lineCap,
      lineJoin: lineJoin,
      miterLimit: miterLimit,
      transform: transform?.pointee ?? .identity
    )
    self.init(outline.path)
  }

  public func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.applying(transform).dashed(lengths: lengths, phase: phase))
  }

  /// Curves as straight lines that are at most `threshold` away from them.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(path.flattened(tolerance: threshold))
  }

  /// Calls `block` with each element; its points live only as long as the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { element in
      var (type, points) = element.parts
      points.withUnsafeMutableBufferPointer { buffer in
        // An empty array may have no address; the element always has one.
        var none = CGPoint.zero
        withUnsafeMutablePointer(to: &none) { fallback in
          var value = CGPathElement(type: type, points: buffer.baseAddress ?? fallback)
          block(&value)
        }
      }
    }
  }

  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }
}

/// One step of a path as `CGPath.applyWithBlock` shows it: 0 to 3 points by its type.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath: Hashable {
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.path == rhs.path
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension CGPath: CustomStringConvertible {
  public var description: String { "CGPath(\(path))" }
}

extension CGLineCap {
  package var style: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  package var style: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

extension Path {
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }
}

extension Path.Element {
  fileprivate var parts: (CGPathElementType, [CGPoint]) {
    switch self {
    case .move(let point): (.moveToPoint, [point])
    case .line(let point): (.addLineToPoint, [point])
    case .quad(let control, let end): (.addQuadCurveToPoint, [control, end])
    case .cubic(let control1, let control2, let end):
      (.addCurveToPoint, [control1, control2, end])
    case .close: (.closeSubpath, [])
    }
  }
}

import Foundation

/// Which points a closed path encloses.
public enum FillRule: Sendable, Hashable {
  /// The winding number is not zero.
  case nonZero
  /// The winding number is odd.
  case evenOdd
}

/// A path of lines, quadratic and cubic Béziers: the value behind `CGPath`.
///
/// No unit of its own.
public struct Path: Equatable, Hashable, Sendable {
  public enum Verb: UInt8, Sendable, Hashable {
    /// Takes 1 point.
    case move
    /// Takes 1 point.
    case line
    /// Takes 2 points: control, end.
    case quad
    /// Takes 3 points: control 1, control 2, end.
    case cubic
    /// Takes no point.
    case close

    /// How many of `Path.points` the verb uses.
    public var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  public enum Element: Equatable, Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
    case close
  }

  public private(set) var verbs: [Verb] = []
  /// The points of all verbs, one after the other.
  public private(set) var points: [CGPoint] = []
  /// Where `close` returns to.
  private var subpathStart: CGPoint?
  /// Where the next segment begins; nil when the path is empty.
  public private(set) var currentPoint: CGPoint?

  public init() {}

  public var isEmpty: Bool { verbs.isEmpty }

  public mutating func move(to point: CGPoint) {
    verbs.append(.move)
    points.append(point)
    subpathStart = point
    currentPoint = point
  }

  public mutating func addLine(to point: CGPoint) {
    beginIfNeeded(at: point)
    verbs.append(.line)
    points.append(point)
    currentPoint = point
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    beginIfNeeded(at: control)
    verbs.append(.quad)
    points.append(control)
    points.append(end)
    currentPoint = end
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    beginIfNeeded(at: control1)
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(end)
    currentPoint = end
  }

  public mutating func closeSubpath() {
    guard let subpathStart, verbs.last != .close else { return }
    verbs.append(.close)
    currentPoint = subpathStart
  }

  /// After `close`, a segment starts a new subpath where the last one began; an empty path starts
  /// at the segment's own first point instead of failing.
  private mutating func beginIfNeeded(at point: CGPoint) {
    if verbs.isEmpty {
      move(to: point)
    } else if verbs.last == .close, let currentPoint {
      move(to: currentPoint)
    }
  }

  public mutating func append(_ other: Path) {
    verbs += other.verbs
    points += other.points
    subpathStart = other.subpathStart ?? subpathStart
    currentPoint = other.currentPoint ?? currentPoint
  }

  public func forEach(_ body: (Element) -> Void) {
    var index = 0
    for verb in verbs {
      switch verb {
      case .move: body(.move(points[index]))
      case .line: body(.line(points[index]))
      case .quad: body(.quad(points[index], points[index + 1]))
      case .cubic: body(.cubic(points[index], points[index + 1], points[index + 2]))
      case .close: body(.close)
      }
      index += verb.pointCount
    }
  }

  /// The same verbs with every point mapped.
  public func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path {
    var result = self
    result.points = points.map(transform)
    result.subpathStart = subpathStart.map(transform)
    result.currentPoint = currentPoint.map(transform)
    return result
  }

  public func applying(_ t: CGAffineTransform) -> Path {
    t.isIdentity ? self : mapPoints { $0.applying(t) }
  }
}

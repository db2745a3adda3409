import Geometry
import Pixels

extension AnimatedValue {
  /// `t` of the way to `other`; `t` may overshoot.
  ///
  /// Kinds without values in between show `self` until the end.
  package func interpolated(to other: AnimatedValue, _ t: Double) -> AnimatedValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(AnimatedValue.mix(a, b, t))
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: AnimatedValue.mix(a.x, b.x, t), y: AnimatedValue.mix(a.y, b.y, t)))
    case (.size(let a), .size(let b)):
      return .size(
        CGSize(
          width: AnimatedValue.mix(a.width, b.width, t),
          height: AnimatedValue.mix(a.height, b.height, t)
        )
      )
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: AnimatedValue.mix(a.origin.x, b.origin.x, t),
          y: AnimatedValue.mix(a.origin.y, b.origin.y, t),
          width: AnimatedValue.mix(a.size.width, b.size.width, t),
          height: AnimatedValue.mix(a.size.height, b.size.height, t)
        )
      )
    case (.transform(let a), .transform(let b)):
      return .transform(a.mixed(with: b, t))
    case (.color(let a), .color(let b)):
      return .color(AnimatedValue.mix(a, b, t))
    case (.path(let a?), .path(let b?)):
      if t == 0 { return self }
      if t == 1 { return other }
      return .path(CGPath(a.path.interpolated(to: b.path, t)))
    // A gradient that had no colours shows its own at once (inferred: no value to begin with).
    case (.list(let a), .list) where a.isEmpty: return other
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0.interpolated(to: $1, t) })
    case (.object(let a as CGImage), .object(let b as CGImage)):
      if t <= 0 || a === b { return self }
      if t >= 1 { return other }
      return .object(ContentsBlend(from: a, to: b, progress: t))
    default: return t < 1 ? self : other
    }
  }

  @inline(__always)
  static func mix(_ a: Double, _ b: Double, _ t: Double) -> Double {
    t == 1 ? b : a + (b - a) * t
  }

  /// Component by component in extended sRGB, alpha not multiplied in.
  ///
  /// A missing colour counts as the other one with alpha 0.
  static func mix(_ a: CGColor?, _ b: CGColor?, _ t: Double) -> CGColor? {
    guard a != nil || b != nil else { return nil }
    if t == 0 { return a }
    if t == 1 { return b }
    var from = (a ?? b ?? .clear).color
    var to = (b ?? a ?? .clear).color
    if a == nil { from.alpha = 0 }
    if b == nil { to.alpha = 0 }
    return CGColor(
      Color(
        red: mix(from.red, to.red, t),
        green: mix(from.green, to.green, t),
        blue: mix(from.blue, to.blue, t),
        alpha: mix(from.alpha, to.alpha, t)
      )
    )
  }
}

/// Contents on the way from one image to another.
package struct ContentsBlend {
  package let from: CGImage
  package let to: CGImage
  /// How much of `to` shows, 0...1.
  package let progress: Double
}

extension CATransform3D {
  /// As `interpolated(to:_:)`; scaling and moving alone need no decomposition.
  func mixed(with other: CATransform3D, _ t: Double) -> CATransform3D {
    guard isUprightScale, other.isUprightScale else { return interpolated(to: other, t) }
    if t == 1 { return other }
    var result = self
    result.m11 += (other.m11 - m11) * t
    result.m22 += (other.m22 - m22) * t
    result.m33 += (other.m33 - m33) * t
    result.m41 += (other.m41 - m41) * t
    result.m42 += (other.m42 - m42) * t
    result.m43 += (other.m43 - m43) * t
    return result
  }

  /// Whether it only scales, without mirroring, and moves.
  var isUprightScale: Bool {
    m11 > 0 && m22 > 0 && m33 > 0 && m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0
      && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m44 == 1
  }
}

// MARK: As plain numbers

extension AnimatedValue {
  /// The numbers of a value that is a point in some space.
  var coordinates: [Double]? {
    switch self {
    case .number(let n): [n]
    case .point(let p): [p.x, p.y]
    case .size(let s): [s.width, s.height]
    case .rect(let r): [r.origin.x, r.origin.y, r.size.width, r.size.height]
    case .color(let c?): [c.color.red, c.color.green, c.color.blue, c.color.alpha]
    default: nil
    }
  }

  /// The value of the same kind with other numbers.
  func with(coordinates c: [Double]) -> AnimatedValue {
    switch self {
    case .number: .number(c[0])
    case .point: .point(CGPoint(x: c[0], y: c[1]))
    case .size: .size(CGSize(width: c[0], height: c[1]))
    case .rect: .rect(CGRect(x: c[0], y: c[1], width: c[2], height: c[3]))
    case .color: .color(CGColor(Color(red: c[0], green: c[1], blue: c[2], alpha: c[3])))
    default: self
    }
  }

  /// How far apart two values are, for even pacing.
  func distance(to other: AnimatedValue) -> Double {
    if case .transform(let a) = self, case .transform(let b) = other {
      return zip(a.rows, b.rows).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }
    guard let a = coordinates, let b = other.coordinates, a.count == b.count else { return 1 }
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// `count` times the value: the sum that a cumulative animation has reached.
  func multiplied(by count: Int) -> AnimatedValue? {
    if case .transform(let matrix) = self {
      var result = CATransform3D.identity
      var power = matrix
      var rest = count
      while rest > 0 {
        if rest & 1 == 1 { result = result.concatenating(power) }
        power = power.concatenating(power)
        rest >>= 1
      }
      return .transform(result)
    }
    return coordinates.map { with(coordinates: $0.map { $0 * Double(count) }) }
  }
}

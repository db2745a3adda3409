import Geometry

extension LayerKeyPath.Component {
  /// The part of a whole; nil when a value of that kind has no such part.
  package func get(_ whole: AnimatedValue) -> AnimatedValue? {
    switch (self, whole) {
    case (.x, .point(let p)): .number(p.x)
    case (.y, .point(let p)): .number(p.y)
    case (.width, .size(let s)): .number(s.width)
    case (.height, .size(let s)): .number(s.height)
    case (.origin, .rect(let r)): .point(r.origin)
    case (.size, .rect(let r)): .size(r.size)
    case (.originX, .rect(let r)): .number(r.origin.x)
    case (.originY, .rect(let r)): .number(r.origin.y)
    case (.sizeWidth, .rect(let r)): .number(r.size.width)
    case (.sizeHeight, .rect(let r)): .number(r.size.height)
    case (_, .transform(let matrix)): get(matrix)
    default: nil
    }
  }

  /// The whole with one part replaced.
  package func set(_ part: AnimatedValue, _ whole: AnimatedValue) -> AnimatedValue {
    switch (self, whole, part) {
    case (.x, .point(let p), .number(let n)): return .point(CGPoint(x: n, y: p.y))
    case (.y, .point(let p), .number(let n)): return .point(CGPoint(x: p.x, y: n))
    case (.width, .size(let s), .number(let n)):
      return .size(CGSize(width: n, height: s.height))
    case (.height, .size(let s), .number(let n)):
      return .size(CGSize(width: s.width, height: n))
    case (.origin, .rect(let r), .point(let p)): return .rect(CGRect(origin: p, size: r.size))
    case (.size, .rect(let r), .size(let s)): return .rect(CGRect(origin: r.origin, size: s))
    case (.originX, .rect(var r), .number(let n)):
      r.origin.x = n
      return .rect(r)
    case (.originY, .rect(var r), .number(let n)):
      r.origin.y = n
      return .rect(r)
    case (.sizeWidth, .rect(var r), .number(let n)):
      r.size.width = n
      return .rect(r)
    case (.sizeHeight, .rect(var r), .number(let n)):
      r.size.height = n
      return .rect(r)
    case (_, .transform(let matrix), _): return .transform(set(part, matrix))
    default: return whole
    }
  }

  private func get(_ matrix: CATransform3D) -> AnimatedValue? {
    switch self {
    case .translation: return .size(CGSize(width: matrix.m41, height: matrix.m42))
    case .translationX: return .number(matrix.m41)
    case .translationY: return .number(matrix.m42)
    case .translationZ: return .number(matrix.m43)
    default: break
    }
    let parts = matrix.partsForComponents
    switch self {
    // The mean of the three, as documented.
    case .scale: return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
    // As of all three (inferred).
    case .scaleXY: return .number((parts.scale.x + parts.scale.y) / 2)
    case .scaleX: return .number(parts.scale.x)
    case .scaleY: return .number(parts.scale.y)
    case .scaleZ: return .number(parts.scale.z)
    case .rotation, .rotationZ: return .number(parts.rotation.eulerAngles.z)
    case .rotationX: return .number(parts.rotation.eulerAngles.x)
    case .rotationY: return .number(parts.rotation.eulerAngles.y)
    default: return nil
    }
  }

  func set(_ part: AnimatedValue, _ matrix: CATransform3D) -> CATransform3D {
    var matrix = matrix
    switch (self, part) {
    case (.translation, .size(let size)):
      matrix.m41 = size.width
      matrix.m42 = size.height
      return matrix
    case (.translation, .point(let point)):
      matrix.m41 = point.x
      matrix.m42 = point.y
      return matrix
    case (.translationX, .number(let n)):
      matrix.m41 = n
      return matrix
    case (.translationY, .number(let n)):
      matrix.m42 = n
      return matrix
    case (.translationZ, .number(let n)):
      matrix.m43 = n
      return matrix
    case (_, .number(let n)):
      var parts = matrix.partsForComponents
      var angles = parts.rotation.eulerAngles
      switch self {
      case .scale: parts.scale = (n, n, n)
      case .scaleXY: (parts.scale.x, parts.scale.y) = (n, n)
      case .scaleX: parts.scale.x = n
      case .scaleY: parts.scale.y = n
      case .scaleZ: parts.scale.z = n
      case .rotation, .rotationZ: angles.z = n
      case .rotationX: angles.x = n
      case .rotationY: angles.y = n
      default: return matrix
      }
      switch self {
      case .rotation, .rotationX, .rotationY, .rotationZ:
        parts.rotation = Quaternion(eulerX: angles.x, y: angles.y, z: angles.z)
      default: break
      }
      return CATransform3D(parts)
    default: return matrix
    }
  }
}

extension CATransform3D {
  /// The parts; for a singular matrix only its diagonal and its translation.
  fileprivate var partsForComponents: Components {
    if let components { return components }
    var parts = Components()
    parts.scale = (m11, m22, m33)
    parts.translation = (m41, m42, m43)
    return parts
  }
}

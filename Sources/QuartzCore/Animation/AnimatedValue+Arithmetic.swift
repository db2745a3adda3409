import Geometry

extension AnimatedValue {
  /// The value that adds nothing; nil for kinds that cannot be added.
  package var zero: AnimatedValue? {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(.identity)
    default: nil
    }
  }

  /// `self` with `other` added; transforms are multiplied, `other` first.
  ///
  /// `self` when they cannot be added.
  package func adding(_ other: AnimatedValue) -> AnimatedValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x,
          y: a.origin.y + b.origin.y,
          width: a.size.width + b.size.width,
          height: a.size.height + b.size.height
        )
      )
    case (.transform(let a), .transform(let b)): .transform(b.concatenating(a))
    default: self
    }
  }

  /// The value that, added to `other`, gives `self`; nil when there is none.
  package func subtracting(_ other: AnimatedValue) -> AnimatedValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a - b)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width - b.width, height: a.height - b.height))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x - b.origin.x,
          y: a.origin.y - b.origin.y,
          width: a.size.width - b.size.width,
          height: a.size.height - b.size.height
        )
      )
    case (.transform(let a), .transform(let b)):
      return b.inverse.map { .transform(a.concatenating($0)) }
    default: return nil
    }
  }

  /// The first number in it that is not finite.
  var firstBadNumber: Double? {
    let numbers: [Double]
    switch self {
    case .number(let number): numbers = [number]
    case .point(let point): numbers = [point.x, point.y]
    case .size(let size): numbers = [size.width, size.height]
    case .rect(let rect):
      numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .transform(let matrix): numbers = matrix.rows.map(Double.init)
    default: return nil
    }
    return numbers.first { !$0.isFinite }
  }
}

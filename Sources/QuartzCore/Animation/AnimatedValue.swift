/// A value that an animation can interpolate.
package enum AnimatedValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  /// Elsewhere: a matrix would make every value four times as large.
  indirect case transform(CATransform3D)
  case color(CGColor?)
  case path(CGPath?)
  case list([AnimatedValue])
  case flag(Bool)
  /// Images and all other objects; `nil` is none.
  case object(Any?)

  /// Whether the value counts as true for a property that is on or off.
  package var isTrue: Bool {
    switch self {
    case .flag(let flag): flag
    case .number(let number): number != 0
    default: false
    }
  }
}

extension AnimatedValue {
  /// What an app put into `fromValue`, `values` or `setValue(_:forKeyPath:)`, as a value of the
  /// same kind as `sample`; nil when it cannot be one.
  package init?(boxed: Any?, like sample: AnimatedValue) {
    let boxed = AnimatedValue.unwrap(boxed)
    switch sample {
    case .number:
      guard let number = Double(boxed: boxed) else { return nil }
      self = .number(number)
    case .flag:
      guard let number = Double(boxed: boxed) else { return nil }
      self = .flag(number != 0)
    case .point, .size, .rect:
      guard let place = AnimatedValue(coordinates: boxed, like: sample) else { return nil }
      self = place
    case .transform:
      switch boxed {
      case let matrix as CATransform3D: self = .transform(matrix)
      case let matrix as CGAffineTransform: self = .transform(CATransform3D(matrix))
      default: return nil
      }
    case .color:
      if boxed == nil {
        self = .color(nil)
      } else {
        guard let color = boxed as? CGColor else { return nil }
        self = .color(color)
      }
    case .path:
      if boxed == nil {
        self = .path(nil)
      } else {
        guard let path = boxed as? CGPath else { return nil }
        self = .path(path)
      }
    case .list:
      guard let items = boxed as? [Any] else { return nil }
      self = .list(
        items.compactMap { item in
          if let color = item as? CGColor { return .color(color) }
          return Double(boxed: item).map { .number($0) }
        }
      )
    case .object:
      self = .object(boxed)
    }
  }

  /// A point, a size or a rectangle; apps also give points for sizes, and lists of numbers.
  private init?(coordinates boxed: Any?, like sample: AnimatedValue) {
    let numbers: [Double]?
    switch boxed {
    case let point as CGPoint: numbers = [point.x, point.y]
    case let size as CGSize: numbers = [size.width, size.height]
    case let rect as CGRect: numbers = [rect.minX, rect.minY, rect.width, rect.height]
    default:
      let isRect = if case .rect = sample { true } else { false }
      numbers = AnimatedValue.numbers(boxed, count: isRect ? 4 : 2)
    }
    guard let numbers else { return nil }
    switch (sample, numbers.count) {
    case (.point, 2): self = .point(CGPoint(x: numbers[0], y: numbers[1]))
    case (.size, 2): self = .size(CGSize(width: numbers[0], height: numbers[1]))
    case (.rect, 4):
      self = .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: return nil
    }
  }

  /// The value as an app reads it.
  package var boxed: Any? {
    switch self {
    case .number(let number): number
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .transform(let matrix): matrix
    case .color(let color): color
    case .path(let path): path
    case .list(let values): values.map { $0.boxed as Any }
    case .flag(let flag): flag
    case .object(let object): object
    }
  }

  /// The coordinates in a list such as `[0, 100]` (documented of points, inferred of
  /// sizes and rectangles).
  private static func numbers(_ boxed: Any?, count: Int) -> [Double]? {
    guard let items = boxed as? [Any], items.count == count else { return nil }
    let numbers = items.compactMap { Double(boxed: $0) }
    return numbers.count == count ? numbers : nil
  }

  /// Unwraps optionals, `NSNull` and `NSValue`.
  private static func unwrap(_ value: Any?) -> Any? {
    guard let value else { return nil }
    switch value {
    case is NSNull: return nil
    case is NSNumber: return value
    case let box as NSValue: return box.boxedStructure ?? value
    case let optional as any OptionalBox: return optional.isNil ? nil : unwrap(optional.payload)
    default: return value
    }
  }
}

/// Opens an optional inside `Any`.
private protocol OptionalBox {
  var isNil: Bool { get }
  var payload: Any? { get }
}

extension Optional: OptionalBox {
  var isNil: Bool { self == nil }
  var payload: Any? { self.map { $0 as Any } }
}

extension Double {
  /// The number in `NSNumber`, any Swift number type or `Bool`; nil when there is none.
  package init?(boxed value: Any?) {
    switch value {
    case let number as Double: self = number
    // A distinct type inside `Any`, unlike everywhere else.
    case let number as CGFloat: self = Double(number)
    case let number as Float: self = Double(number)
    case let number as Int: self = Double(number)
    case let flag as Bool: self = flag ? 1 : 0
    case let number as NSNumber: self = number.doubleValue
    case let number as any BinaryInteger: self = Double(number)
    default: return nil
    }
  }
}

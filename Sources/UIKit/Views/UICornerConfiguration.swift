import Foundation

/// One corner's radius.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    /// That of the container's corner, less the distance to it, and no less than this.
    case containerConcentric(minimum: CGFloat)
  }

  let kind: Kind

  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(kind: .fixed(CGFloat(radius)))
  }
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(kind: .containerConcentric(minimum: CGFloat(minimum ?? 0)))
  }

  init(kind: Kind) { self.kind = kind }
  public init(floatLiteral value: Double) { self = .fixed(value) }
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}

/// The corners of a view, from iOS 26 on.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case corners([UICornerRadius?])
    case capsule(maximum: CGFloat)
  }

  let shape: Shape

  public static func corners(
    topLeftRadius: UICornerRadius?,
    topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
    )
  }
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .corners([radius, radius, radius, radius]))
  }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }
  /// Half the shorter side, up to `maximumRadius`.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: CGFloat(maximumRadius ?? .infinity)))
  }

  /// In points, in the order top left, top right, bottom left, bottom right.
  @MainActor
  func radii(in view: UIView) -> [CGFloat] {
    switch shape {
    case .capsule(let maximum):
      let radius = min(maximum, min(view.bounds.width, view.bounds.height) / 2)
      return Array(repeating: radius, count: 4)
    case .corners(let corners):
      return corners.map { corner in
        switch corner?.kind {
        case nil: return 0
        case .fixed(let radius): return radius
        case .containerConcentric(let minimum):
          guard let container = view.superview else { return minimum }
          let frame = view.frame
          let gap = min(
            frame.minX,
            frame.minY,
            container.bounds.width - frame.maxX,
            container.bounds.height - frame.maxY
          )
          return max(minimum, container.layer.cornerRadius - max(0, gap))
        }
      }
    }
  }
}

extension UIView {
  /// The corner's radius as it is drawn now.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard let configuration = appearance.corners else { return layer.cornerRadius }
    let radii = configuration.radii(in: self)
    switch corner {
    case .topLeft: return radii[0]
    case .topRight: return radii[1]
    case .bottomLeft: return radii[2]
    case .bottomRight: return radii[3]
    default: return radii.max() ?? 0
    }
  }

  /// Drawn as one radius for the corners that have one: the largest.
  public var cornerConfiguration: UICornerConfiguration {
    get { appearance.corners ?? .corners(radius: .fixed(Double(layer.cornerRadius))) }
    set {
      appearance.corners = newValue
      applyCornerConfiguration()
      // What draws in the shape of the view, such as glass, follows.
      setNeedsLayout()
    }
  }

  /// Called for each new size, which a capsule follows, animated where the size is,
  /// and after each layout.
  func applyCornerConfiguration() {
    guard let configuration = appearance.corners else { return }
    let radii = configuration.radii(in: self)
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    layer.cornerRadius = radii.max() ?? 0
    layer.maskedCorners = zip(corners, radii).reduce(into: []) { mask, corner in
      if corner.1 > 0 { mask.insert(corner.0) }
    }
    layer.cornerCurve = .continuous
    (self as? UIVisualEffectView)?.shapeBackdrop()
    if Set(radii.filter { $0 > 0 }).count > 1 {
      Diagnostics.report("UICornerConfiguration: corners of one view all have the largest radius.")
    }
  }
}

import Display
import Foundation
import QuartzCore

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
  /// The corners that have one radius in common, by their place in `corners`.
  ///
  /// Concentric ones get the largest of theirs (documented of macOS, where the same names say so).
  var uniform: [[Int]] = []

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
  /// Each corner by itself: concentric ones may differ (documented).
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .corners([radius, radius, radius, radius]))
  }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius).with(uniform: [[0, 1, 2, 3]])
  }
  /// Half the shorter side, up to `maximumRadius`.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: CGFloat(maximumRadius ?? .infinity)))
  }

  func with(uniform: [[Int]]) -> UICornerConfiguration {
    UICornerConfiguration(shape: shape, uniform: uniform)
  }

  /// In points, in the order top left, top right, bottom left, bottom right.
  @MainActor
  func radii(in view: UIView) -> [CGFloat] {
    switch shape {
    case .capsule(let maximum):
      let radius = min(maximum, min(view.bounds.width, view.bounds.height) / 2)
      return Array(repeating: radius, count: 4)
    case .corners(let corners):
      let container = corners.contains { $0?.isConcentric ?? false } ? view.cornerContainer : nil
      var radii = corners.enumerated().map { index, corner -> CGFloat in
        switch corner?.kind {
        case nil: return 0
        case .fixed(let radius): return radius
        case .containerConcentric(let minimum):
          guard let container else { return minimum }
          return max(minimum, container.radius(at: index))
        }
      }
      for group in uniform {
        let largest = group.map { radii[$0] }.max() ?? 0
        for index in group { radii[index] = largest }
      }
      return radii
    }
  }
}

extension UICornerRadius {
  var isConcentric: Bool {
    if case .containerConcentric = kind { return true }
    return false
  }
}

/// What the corners of a view are concentric to.
private struct CornerContainer {
  /// In the order top left, top right, bottom left, bottom right.
  let radii: [CGFloat]
  let size: CGSize
  /// The view's place in it.
  let place: CGRect

  /// The container's radius less the distance between the two corners (documented of SwiftUI's
  /// concentric corners), which is the larger one of its two parts (inferred: a corner that is far
  /// from the container's in one direction has no centre in common with it).
  func radius(at corner: Int) -> CGFloat {
    let across = corner.isMultiple(of: 2) ? place.minX : size.width - place.maxX
    let down = corner < 2 ? place.minY : size.height - place.maxY
    return max(0, radii[corner] - max(0, max(across, down)))
  }
}

extension UIView {
  /// The nearest view above with round corners, or the display where its window fills it
  /// (inferred).
  fileprivate var cornerContainer: CornerContainer? {
    var above = superview
    while let container = above {
      let place = container.convert(bounds, from: self)
      let own =
        container.appearance.corners?.radii(in: container)
        ?? UIRectCorner.each.map { container.effectiveRadius(corner: $0) }
      if own.contains(where: { $0 > 0 }) {
        return CornerContainer(radii: own, size: container.bounds.size, place: place)
      }
      if let window = container as? UIWindow {
        let display = window.screen.screenDescription.cornerRadius
        guard display > 0, window.frame == window.screen.bounds else { return nil }
        let radii = Array(repeating: display, count: 4)
        return CornerContainer(radii: radii, size: container.bounds.size, place: place)
      }
      above = container.superview
    }
    return nil
  }

  /// The corner's radius as it is drawn now.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard let configuration = appearance.corners else {
      let mask = CACornerMask(rawValue: corner.rawValue)
      return layer.maskedCorners.isDisjoint(with: mask) ? 0 : layer.cornerRadius
    }
    let radii = configuration.radii(in: self)
    switch corner {
    case .topLeft: return radii[0]
    case .topRight: return radii[1]
    case .bottomLeft: return radii[2]
    case .bottomRight: return radii[3]
    default: return radii.max() ?? 0
    }
  }

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
    applyCornerRadii(radii)
    layer.cornerRadius = radii.max() ?? 0
    layer.maskedCorners = zip(corners, radii).reduce(into: []) { mask, corner in
      if corner.1 > 0 { mask.insert(corner.0) }
    }
    layer.cornerCurve = .continuous
    (self as? UIVisualEffectView)?.shapeBackdrop()
  }

  /// Radii that differ are the layer's own from then on, so that later ones animate, too.
  private func applyCornerRadii(_ radii: [CGFloat]) {
    if layer.cornerRadii == nil {
      guard Set(radii).count > 1 else { return }
      let old = UIRectCorner.each.map { corner in
        let mask = CACornerMask(rawValue: corner.rawValue)
        return layer.maskedCorners.contains(mask) ? layer.cornerRadius : 0
      }
      UIView.performWithoutAnimation { layer.cornerRadii = CornerRadii(rows: old) }
    }
    layer.cornerRadii = CornerRadii(rows: radii)
  }
}

extension UIRectCorner {
  /// In the order top left, top right, bottom left, bottom right.
  fileprivate static let each: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension CornerRadii {
  /// Top left, top right, bottom left, bottom right.
  fileprivate init(rows: [CGFloat]) {
    self.init(minXMinY: rows[0], maxXMinY: rows[1], maxXMaxY: rows[3], minXMaxY: rows[2])
  }
}

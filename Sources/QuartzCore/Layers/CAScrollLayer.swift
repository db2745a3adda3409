import CoreGraphics
import Foundation

/// The directions in which a scroll layer moves.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

public let kCAScrollNone = CAScrollLayerScrollMode.none
public let kCAScrollVertically = CAScrollLayerScrollMode.vertically
public let kCAScrollHorizontally = CAScrollLayerScrollMode.horizontally
public let kCAScrollBoth = CAScrollLayerScrollMode.both

/// A layer that shows a part of its sublayers.
open class CAScrollLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var scrollMode = CAScrollLayerScrollMode.both

  /// Moves the point to the origin of what is shown, as far as the mode lets it.
  open func scroll(to p: CGPoint) {
    let sideways = scrollMode == .both || scrollMode == .horizontally
    let upright = scrollMode == .both || scrollMode == .vertically
    bounds.origin = CGPoint(
      x: sideways ? p.x : bounds.origin.x,
      y: upright ? p.y : bounds.origin.y
    )
  }

  /// Moves so that the rectangle shows, no further than it must.
  open func scroll(to r: CGRect) {
    var origin = bounds.origin
    origin.x = max(min(origin.x, r.minX), r.maxX - bounds.width)
    origin.y = max(min(origin.y, r.minY), r.maxY - bounds.height)
    scroll(to: origin)
  }
}

extension CALayer {
  private var scrollLayer: CAScrollLayer? { self as? CAScrollLayer ?? superlayer?.scrollLayer }

  /// Asks the nearest scroll layer around it to show a point at its origin (documented).
  public func scroll(_ p: CGPoint) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(p, to: scrollLayer))
  }

  public func scrollRectToVisible(_ r: CGRect) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(r, to: scrollLayer))
  }

  /// The part of it that a scroll layer shows; all of it without one.
  public var visibleRect: CGRect {
    guard let scrollLayer else { return bounds }
    return bounds.intersection(convert(scrollLayer.bounds, from: scrollLayer))
  }
}

import CoreGraphics
import Foundation

/// A shape around the origin, of which fields take their reach.
@preconcurrency
@MainActor
open class UIRegion: MainActorObject {
  private let holds: (CGPoint) -> Bool

  private init(holds: @escaping (CGPoint) -> Bool) { self.holds = holds }

  public static let infinite = UIRegion { _ in true }

  public convenience init(radius: CGFloat) {
    self.init { hypot($0.x, $0.y) <= radius }
  }

  /// A rectangle with its centre in the origin.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  open func contains(_ point: CGPoint) -> Bool { holds(point) }

  open func inverse() -> UIRegion { UIRegion { [self] in !contains($0) } }
  open func union(_ region: UIRegion) -> UIRegion {
    UIRegion { [self] in contains($0) || region.contains($0) }
  }
  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion { [self] in contains($0) && !region.contains($0) }
  }
  open func intersection(_ region: UIRegion) -> UIRegion {
    UIRegion { [self] in contains($0) && region.contains($0) }
  }
}

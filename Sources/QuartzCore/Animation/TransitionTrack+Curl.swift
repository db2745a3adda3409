import Geometry

/// A page that is rolled up or down: not in the headers, and asked for by their names.
extension CATransitionType {
  /// The old look is rolled up, over the new one.
  package static let pageCurl = CATransitionType(rawValue: "pageCurl")
  /// The new look is rolled down, over the old one.
  package static let pageUnCurl = CATransitionType(rawValue: "pageUnCurl")

  var isCurl: Bool { self == .pageCurl || self == .pageUnCurl }
}

/// Where the parts of a page stand that is rolled up from its lower edge.
struct CurledPage {
  /// The rolled part, as a fraction of the page's height (inferred, like all that follows).
  private static let rollShare: CGFloat = 0.18
  /// The reach of the roll's shadow, in points.
  private static let shadowReach: CGFloat = 36
  /// The shadow's deviation and its distance below the roll, in points.
  static let shadowRadius = 10.0
  static let shadowDistance = 6.0
  static let shadowStrength = 0.35
  /// How bright the roll is from its upper edge to the lower one.
  static let shades: [(place: Double, white: Double)] = [
    (0, 0.62), (0.35, 0.98), (0.7, 0.9), (1, 0.7),
  ]

  /// What still lies flat, up to behind the middle of the roll.
  let flat: CGRect
  let roll: CGRect

  /// - Parameter progress: 0 lies flat, 1 is away; at both ends roll and shadow are invisible.
  init(_ size: CGSize, progress: Double) {
    let height = size.height * CurledPage.rollShare
    let low = size.height + height + CurledPage.shadowReach
    let high = -CurledPage.shadowReach
    // The line where the page leaves the surface; the roll hangs above it.
    let line = low + (high - low) * progress
    flat = CGRect(x: 0, y: 0, width: size.width, height: max(0, line - height / 2))
    roll = CGRect(x: 0, y: line - height, width: size.width, height: height)
  }
}

extension TransitionTrack {
  /// The size of the page with its free edge below.
  func pageSize(in bounds: CGRect) -> CGSize {
    origin.dx == 0 ? bounds.size : CGSize(width: bounds.height, height: bounds.width)
  }

  /// From the space of a page whose free edge is below to that of the layer, where it is the edge
  /// that the motion comes from.
  func pagePlace(in bounds: CGRect) -> CGAffineTransform {
    switch subtype {
    case .fromLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: bounds.maxX, ty: bounds.minY)
    case .fromRight: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: bounds.minX, ty: bounds.minY)
    case .fromBottom: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: bounds.minX, ty: bounds.maxY)
    default: CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
    }
  }
}

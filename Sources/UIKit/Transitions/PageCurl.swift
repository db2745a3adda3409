import Foundation

/// A picture of a page that is rolled up by a corner, around a slanted axis.
///
/// Its parts are in a space rotated like the axis, in which the roll moves straight down or up: the
/// flat part of the page, above it the paper around the roll, and above that the rest of the page,
/// face down.
final class PageCurl: UIView {
  /// The rotation of the axis from the horizontal, counterclockwise.
  private let angle: CGFloat
  private static let radius: CGFloat = 34
  /// How far below the roll its shadow reaches.
  private static let shadowReach: CGFloat = 56
  private static let shadowOpacity: Float = 0.4
  private static let shadowRadius: CGFloat = 12
  /// The resting height of the roll, as a part of the height, in the middle of the screen.
  private static let restingPlace: CGFloat = 0.17

  private let space = UIView()
  private let flat = UIView()
  private let page: UIView
  private let shadow = PageShade(shades: [0.42, 0.16, 0], at: [0, 0.35, 1])
  private let wound = UIView()
  private let woundPage: PageBack
  private let fallen = UIView()
  private let fallenPage: PageBack

  /// Half of the page's extent across the axis.
  private let reach: CGFloat
  /// Half of the rotated space's side.
  private let middle: CGFloat
  private let pageSize: CGSize
  private let shade = PageShade(shades: [0, 0.02, 0.1, 0.3, 0.6], at: [0, 0.35, 0.62, 0.85, 1])
  /// Whether it is a sheet that turns around a spine, with another page on its back.
  private let isSheet: Bool

  /// - Parameters:
  ///   - angle: of the axis from the horizontal, counterclockwise; by its lower right corner a page
  ///     is rolled up between 0 and a quarter, by the lower left one below 0.
  ///   - back: what a sheet has on its other side; for an axis that is not slanted.
  init?(of view: UIView, in frame: CGRect, angle: CGFloat = .pi * 0.14, back: UIView? = nil) {
    guard let page = view.snapshotView(afterScreenUpdates: true),
      let wound = (back ?? view).snapshotView(afterScreenUpdates: true),
      let fallen = (back ?? view).snapshotView(afterScreenUpdates: true)
    else { return nil }
    self.page = page
    self.angle = angle
    isSheet = back != nil
    // Paper that is turned over is mirrored, and what is printed on its back is not.
    let print =
      angle == 0 ? CGAffineTransform(scaleX: 1, y: -1) : CGAffineTransform(scaleX: -1, y: 1)
    woundPage = PageBack(wound, print: isSheet ? print : nil)
    fallenPage = PageBack(fallen, print: isSheet ? print : nil)
    pageSize = frame.size
    let (sine, cosine) = (abs(sin(angle)), cos(angle))
    reach = (frame.width * sine + frame.height * cosine) / 2
    middle = (hypot(frame.width, frame.height) / 2).rounded(.up) + 200
    super.init(frame: frame)
    // A sheet falls beyond its own half.
    clipsToBounds = !isSheet
    isUserInteractionEnabled = false
    space.bounds = CGRect(x: 0, y: 0, width: 2 * middle, height: 2 * middle)
    space.center = CGPoint(x: frame.width / 2, y: frame.height / 2)
    space.transform = CGAffineTransform(rotationAngle: -angle)
    addSubview(space)
    addParts()
    turnBacks()
    place(.flat)
  }

  required init?(coder: NSCoder) { nil }

  /// The flat part lowest, the roll on top.
  private func addParts() {
    flat.clipsToBounds = true
    flat.bounds.size = CGSize(width: 2 * middle, height: 4 * middle)
    page.transform = CGAffineTransform(rotationAngle: angle)
    flat.addSubview(page)
    space.addSubview(flat)
    shadow.bounds.size = CGSize(width: 2 * middle, height: PageCurl.shadowReach)
    space.addSubview(shadow)
    fallen.clipsToBounds = true
    fallen.bounds.size = flat.bounds.size
    fallen.addSubview(fallenPage)
    space.addSubview(fallen)
    wound.clipsToBounds = true
    wound.bounds.size = CGSize(width: 2 * middle, height: PageCurl.radius)
    wound.addSubview(woundPage)
    shade.frame = wound.bounds
    wound.addSubview(shade)
    space.addSubview(wound)
  }

  /// The back of the page shows the paper, mirrored in the axis.
  private func turnBacks() {
    fallenPage.transform = CGAffineTransform(rotationAngle: angle)
      .concatenating(CGAffineTransform(scaleX: 1, y: -1))
    woundPage.transform = CGAffineTransform(rotationAngle: angle)
      .concatenating(CGAffineTransform(scaleX: 1, y: -PageCurl.foreshortening))
    for back in [woundPage, fallenPage] {
      back.layer.shadowOpacity = PageCurl.shadowOpacity
      back.layer.shadowRadius = PageCurl.shadowRadius
      back.layer.shadowOffset = .zero
      back.layer.shadowPath = UIBezierPath(rect: CGRect(origin: .zero, size: pageSize)).cgPath
    }
  }

  /// A quarter of the roll, seen from above, is as high as its radius.
  private static let foreshortening: CGFloat = 2 / .pi

  /// How far the page is rolled up.
  enum Extent {
    /// All of it lies there.
    case flat
    /// The roll rests near the top.
    case resting
    /// Nothing is left of it.
    case away
    /// A sheet lies on the other side of the spine.
    case turned
  }

  var extent = Extent.flat { didSet { place(extent) } }

  /// Rolls it up as far as a finger wants.
  ///
  /// - Parameter part: 0 for flat, 1 for away or turned.
  func follow(_ part: CGFloat) {
    let end = isSheet ? Extent.turned : .away
    let part = min(max(part, 0), 1)
    place(
      axis: axis(.flat) + (axis(end) - axis(.flat)) * part,
      radius: radius(.flat) + (radius(end) - radius(.flat)) * part
    )
  }

  private func place(_ extent: Extent) { place(axis: axis(extent), radius: radius(extent)) }

  private func radius(_ extent: Extent) -> CGFloat { extent == .turned ? 0 : PageCurl.radius }

  private func axis(_ extent: Extent) -> CGFloat {
    switch extent {
    case .flat: middle + reach + PageCurl.shadowReach
    case .resting:
      middle + (PageCurl.restingPlace - 0.5) * pageSize.height * cos(angle) - PageCurl.radius
    case .away: middle - reach - PageCurl.radius - PageCurl.shadowReach
    case .turned: middle - reach
    }
  }

  /// Everything moves linearly with the axis and the radius, so an animation between two extents is
  /// exact at every moment.
  private func place(axis: CGFloat, radius: CGFloat) {
    if isSheet {
      wound.bounds.size.height = radius
      shade.frame = wound.bounds
      shadow.alpha = radius / PageCurl.radius
      fallenPage.layer.shadowOpacity = PageCurl.shadowOpacity * Float(radius / PageCurl.radius)
    }
    // Flat up to the lower edge of the roll, which hides the bend.
    flat.center = CGPoint(x: middle, y: axis + radius - flat.bounds.height / 2)
    page.center = CGPoint(x: middle, y: flat.bounds.height - (axis + radius - middle))
    shadow.center = CGPoint(x: middle, y: axis + radius + shadow.bounds.height / 2)
    // After half of the circumference, the paper lies on the page again, face down.
    fallen.center = CGPoint(x: middle, y: axis - fallen.bounds.height / 2)
    let mirrored = 2 * axis + .pi * radius - middle
    fallenPage.center = CGPoint(
      x: middle,
      y: fallen.bounds.height - (axis - mirrored)
    )
    // Between them a quarter of it is visible, from the roll's lower edge to its top.
    wound.center = CGPoint(x: middle, y: axis + radius / 2)
    woundPage.center = CGPoint(
      x: middle,
      y: (axis + .pi * radius - middle) * PageCurl.foreshortening
    )
  }
}

/// The back of a page: white paper with the page showing through, or what is printed on it.
private final class PageBack: UIView {
  /// - Parameter print: mirrors what is printed; nil where the page shows through.
  init(_ page: UIView, print: CGAffineTransform? = nil) {
    super.init(frame: page.bounds)
    backgroundColor = UIColor(white: 0.98, alpha: 1)
    page.frame = bounds
    if let print { page.transform = print } else { page.alpha = 0.16 }
    addSubview(page)
  }

  required init?(coder: NSCoder) { nil }
}

/// Black that changes from the upper edge to the lower one.
private final class PageShade: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(shades: [CGFloat], at places: [Double]) {
    super.init(frame: .zero)
    let gradient = layer as? CAGradientLayer
    gradient?.colors = shades.map { UIColor(white: 0, alpha: $0).cgColor }
    gradient?.locations = places.map { NSNumber(value: $0) }
  }

  required init?(coder: NSCoder) { nil }
}

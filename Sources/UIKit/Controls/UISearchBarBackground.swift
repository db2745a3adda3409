import Foundation

/// What a search bar draws behind its field: a fill, and a line along its edges, or the picture of
/// the app (inferred of iOS 13 and later).
///
/// Apple's name: apps look for the view to remove it.
final class UISearchBarBackground: UIView {
  private let fill = UIView()
  private let upperLine = UIView()
  private let lowerLine = UIView()
  private let imageView = UIImageView()

  /// How much of what is below a translucent bar does not shine through.
  private static let translucentAlpha: CGFloat = 0.96
  /// The brightness of the lines, as a part of that of a coloured fill.
  private static let lineBrightness: CGFloat = 0.6
  private static let black = UIColor(red: 0.18, green: 0.18, blue: 0.16, alpha: 1)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [fill, upperLine, lowerLine, imageView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter distance: from the bar up to the edge of the screen, where the bar is attached to
  ///   it.
  func show(_ bar: UISearchBar, reachingUp distance: CGFloat) {
    frame = CGRect(
      x: bar.bounds.minX,
      y: bar.bounds.minY - distance,
      width: bar.bounds.width,
      height: bar.bounds.height + distance
    )
    let image = bar.backgroundImage
    imageView.image = image
    imageView.frame = bounds
    for view in [fill, upperLine, lowerLine] { view.isHidden = image != nil }
    guard image == nil else { return }
    let color = bar.barTintColor ?? (bar.barStyle == .black ? Self.black : nil)
    fill.backgroundColor = color ?? .systemBackground
    fill.alpha = bar.isTranslucent ? Self.translucentAlpha : 1
    fill.frame = bounds
    upperLine.isHidden = bar.barPosition == .topAttached
    let thickness = 1 / max(traitCollection.displayScale, 1)
    for (line, y) in [(upperLine, 0), (lowerLine, bounds.height - thickness)] {
      line.backgroundColor = color?.darkened(to: Self.lineBrightness) ?? .separator
      line.frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
    }
  }
}

extension UISearchBar {
  /// The minimal style has none (documented); in a navigation bar the background is that
  /// of the navigation bar.
  private var drawsBackground: Bool { searchBarStyle != .minimal && !isInNavigationBar }

  private var isInNavigationBar: Bool {
    var view = superview
    while let current = view, !(current is UINavigationBar) { view = current.superview }
    return view != nil
  }

  func layOutBackground() {
    guard drawsBackground else {
      background?.isHidden = true
      return
    }
    if let background {
      background.isHidden = false
      background.show(self, reachingUp: distanceToScreenEdge)
    } else {
      UIView.performWithoutAnimation(makeBackground)
    }
  }

  private func makeBackground() {
    let background = UISearchBarBackground()
    self.background = background
    insertSubview(background, at: 0)
    background.show(self, reachingUp: distanceToScreenEdge)
  }

  /// In points; 0 for a bar that is not at the top, or not attached to it.
  private var distanceToScreenEdge: CGFloat {
    guard let window, barPosition == .topAttached else { return 0 }
    let top = convert(bounds.origin, to: window).y
    return (0...window.safeAreaInsets.top).contains(top) ? top : 0
  }
}

extension UIColor {
  /// The colour with a part of its brightness, as light or dark as it is resolved.
  fileprivate func darkened(to part: CGFloat) -> UIColor {
    UIColor { traits in
      var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      let color = self.resolvedColor(with: traits)
      guard color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      else { return color }
      return UIColor(
        hue: hue,
        saturation: saturation,
        brightness: brightness * part,
        alpha: alpha
      )
    }
  }
}

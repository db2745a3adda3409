import Foundation

/// The room around the items of a bar, in points.
@MainActor
enum BarSpacing {
  /// A button has this much of its touch area at either side of its title or picture (inferred).
  static let padding: CGFloat = 8
  /// Between a view of the app and its neighbour (inferred).
  static let beside: CGFloat = 12
  /// The least width of a button's touch area (documented as the least size of a target).
  static let touchWidth: CGFloat = 44

  /// Between the touch areas of two buttons (measured on iOS 16, in bars of one app: the middles of
  /// small ones are 50 to 54 points apart).
  static let apart: CGFloat = 8

  /// A gap between two buttons of these widths, whose touch areas do not meet.
  ///
  /// - Parameter least: what precedes the second one anyway.
  static func gap(_ least: CGFloat, between first: CGFloat, and second: CGFloat) -> CGFloat {
    func room(_ width: CGFloat) -> CGFloat { max(0, (touchWidth - width) / 2) }
    return max(least, apart + room(first) + room(second))
  }

  /// The least gaps that precede the items of a bar.
  ///
  /// Spaces lie between the touch areas: they widen the gap of the items around them, and
  /// have none of their own.
  static func gaps(before items: [UIBarButtonItem]) -> [CGFloat] {
    var last: UIBarButtonItem?
    return items.map { item in
      guard !item.isSpace else { return 0 }
      defer { last = item }
      guard let last else { return 0 }
      let areButtons = last.customView == nil && item.customView == nil
      return areButtons ? 2 * padding : beside
    }
  }
}

extension UIView {
  /// The button of this part of a bar whose touch area has a point that met nothing else.
  ///
  /// Of two that overlap it is the nearer one.
  func barButton(touchedAt point: CGPoint) -> BarButton? {
    func distance(_ button: BarButton) -> CGFloat {
      max(button.frame.minX - point.x, point.x - button.frame.maxX)
    }
    let touched = subviews.compactMap { $0 as? BarButton }.filter {
      $0.alpha > 0.01 && !$0.isHidden && $0.isUserInteractionEnabled
        && $0.touchArea.contains(point)
    }
    return touched.min { distance($0) < distance($1) }
  }
}

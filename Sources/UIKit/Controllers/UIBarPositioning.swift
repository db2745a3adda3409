import Foundation

public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}

/// A bar that can be at the top or the bottom.
@preconcurrency
@MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

@preconcurrency
@MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

@preconcurrency
@MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UINavigationBar: UIBarPositioning {
  /// Where the delegate puts it; by itself a bar is at the top.
  public var barPosition: UIBarPosition { asked(delegate, else: .top) }
}

extension UIToolbar: UIBarPositioning {
  /// Where the delegate puts it; by itself a toolbar is at the bottom.
  public var barPosition: UIBarPosition { asked(delegate, else: .bottom) }
}

extension UISearchBar: UIBarPositioning {
  public var barPosition: UIBarPosition { asked(delegate, else: .top) }
}

extension UIBarPositioning where Self: UIView {
  /// How far the background of a bar without a controller reaches up: over the status bar, if its
  /// delegate attaches it to the top of the screen, else not beyond the bar (documented).
  var distanceToScreenTop: CGFloat {
    barPosition == .topAttached ? max(0, frame.minY) : 0
  }

  /// How far the background of a bar without a controller reaches down: below the home
  /// indicator, if the bar stands on the safe area's lower edge (observed), but not
  /// behind a tab bar (inferred).
  var distanceToScreenBottom: CGFloat {
    barPosition == .bottom ? distanceBelowSafeArea : 0
  }
}

extension UIView {
  /// How far the screen goes on below a view that stands on the safe area's lower edge; 0 for all
  /// others.
  var distanceBelowSafeArea: CGFloat {
    guard let superview, let window else { return 0 }
    let inset = superview.safeAreaInsets.bottom
    let stands = abs(superview.bounds.maxY - inset - frame.maxY) < 1
    return stands && inset <= window.safeAreaInsets.bottom ? inset : 0
  }
}

extension UIBarPositioning {
  fileprivate func asked(
    _ delegate: (any UIBarPositioningDelegate)?,
    else own: UIBarPosition
  ) -> UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? own : position
  }
}

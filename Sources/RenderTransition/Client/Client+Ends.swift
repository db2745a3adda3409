import UIKit

extension Client {
  /// One end of a transition: a screen, and what of it a view may fly from or to.
  @MainActor
  public struct End {
    /// All of it.
    public let screen: UIViewController
    /// A button that is known, rather than a part of the screen that is looked for.
    let button: UIView?
    /// Where the screen will be.
    let container: UIView

    /// The button, else the largest picture of the screen, else all of it.
    public var view: UIView { button ?? laidOut { picture(in: $0) ?? $0 } }

    /// The largest picture, or one of the tool's over the view.
    public var imageView: UIImageView {
      view as? UIImageView ?? Client.thumbnail(over: view)
    }

    /// In the window, in points.
    public var frame: CGRect {
      if let button { return button.convert(button.bounds, to: nil) }
      return laidOut {
        let view = picture(in: $0) ?? $0
        return view.convert(view.bounds, to: nil)
      }
    }

    /// In the window, in points.
    public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

    /// Lays out a screen that is not shown yet as it will be: off the window it has no safe area.
    private func laidOut<Value>(_ read: (UIView) -> Value) -> Value {
      let view: UIView = screen.view
      let own = screen.additionalSafeAreaInsets
      if view.window == nil, let window = container.window ?? container as? UIWindow {
        if view.superview == nil { view.frame = window.bounds }
        let outer = window.safeAreaInsets
        screen.additionalSafeAreaInsets = UIEdgeInsets(
          top: own.top + outer.top,
          left: own.left + outer.left,
          bottom: own.bottom + outer.bottom,
          right: own.right + outer.right
        )
      }
      defer { screen.additionalSafeAreaInsets = own }
      view.layoutIfNeeded()
      return read(view)
    }

    /// The largest picture that takes a part of the screen that matters.
    private func picture(in view: UIView) -> UIImageView? {
      func area(_ view: UIView) -> CGFloat { view.bounds.width * view.bounds.height }
      func pictures(in view: UIView) -> [UIImageView] {
        guard !view.isHidden, view.alpha > 0 else { return [] }
        let own = (view as? UIImageView).map { [$0] } ?? []
        return own + view.subviews.flatMap { pictures(in: $0) }
      }
      let largest = pictures(in: view).max { area($0) < area($1) }
      return largest.flatMap { area($0) > area(view) / 20 ? $0 : nil }
    }
  }

  /// Where a presented card lies whose presentation controller is given its frame: in the lower
  /// half.
  public static func frameOfCard(in container: UIView) -> CGRect {
    container.bounds.divided(atDistance: container.bounds.height / 2, from: .maxYEdge).slice
  }
}

extension Client.Roles {
  /// The screen that the film begins with on the way there, with the button on it.
  public var first: Client.End {
    let screen = isPresenting ? source : destination
    return Client.End(screen: screen, button: originView, container: container)
  }

  /// The one that it leads to.
  public var second: Client.End {
    let screen = isPresenting ? destination : source
    return Client.End(screen: screen, button: nil, container: container)
  }

  /// The end that this way begins at.
  public var start: Client.End { isPresenting ? first : second }

  /// The end that it leads to.
  public var end: Client.End { isPresenting ? second : first }
}

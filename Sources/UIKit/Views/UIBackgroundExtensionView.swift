import CoreGraphics
import Foundation

/// Shows a view within the safe area and continues it beyond, mirrored and blurred (documented).
@preconcurrency
@MainActor
open class UIBackgroundExtensionView: UIView {
  private var copies: [UIView] = []

  open var contentView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      lastPlace = nil
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }

  open var automaticallyPlacesContentView = true {
    didSet { if automaticallyPlacesContentView != oldValue { setNeedsLayout() } }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let contentView else { return }
    if automaticallyPlacesContentView { contentView.frame = bounds.inset(by: safeAreaInsets) }
    let place = Place(bounds: bounds, content: contentView.frame)
    guard place != lastPlace else { return }
    lastPlace = place
    // A picture of the content lays everything out, which a layout cannot do.
    DispatchQueue.main.async { [weak self] in self?.continueBeyond() }
  }

  private struct Place: Equatable {
    let bounds: CGRect
    let content: CGRect
  }

  private var lastPlace: Place?

  private func continueBeyond() {
    for copy in copies { copy.removeFromSuperview() }
    copies = []
    guard let contentView, window != nil else {
      lastPlace = nil
      return
    }
    let shown = contentView.frame
    copies = [
      continuation(of: contentView, x: 0, y: -1, visible: shown.minY),
      continuation(of: contentView, x: 0, y: 1, visible: bounds.maxY - shown.maxY),
      continuation(of: contentView, x: -1, y: 0, visible: shown.minX),
      continuation(of: contentView, x: 1, y: 0, visible: bounds.maxX - shown.maxX),
    ].compactMap { $0 }
    clipsToBounds = !copies.isEmpty
  }

  /// The content once more on one side of it, mirrored at the edge between.
  private func continuation(of content: UIView, x: CGFloat, y: CGFloat, visible: CGFloat) -> UIView?
  {
    guard visible > 0, let copy = content.snapshotView(afterScreenUpdates: true) else { return nil }
    copy.frame = content.frame.offsetBy(
      dx: x * content.frame.width,
      dy: y * content.frame.height
    )
    copy.transform = CGAffineTransform(scaleX: x == 0 ? 1 : -1, y: y == 0 ? 1 : -1)
    let veil = UIVisualEffectView.still(UIBlurEffect(style: .systemUltraThinMaterial))
    veil.frame = copy.bounds
    copy.addSubview(veil)
    insertSubview(copy, belowSubview: content)
    return copy
  }
}

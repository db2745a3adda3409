import Foundation

extension UIScrollView {
  struct Zoom {
    var scale: CGFloat = 1
    /// The scale at the beginning of a pinch.
    var start: CGFloat = 1
    /// The middle of the fingers, from the upper left corner of what shows.
    var focus = CGPoint.zero
    /// How many changes of the scale are on their way.
    var animations = 0
  }

  /// Observed.
  private static let zoomDuration: TimeInterval = 0.3

  /// Whether content is on its way to a scale that was set animated, or back to a limit of the
  /// scale.
  public var isZoomAnimating: Bool { zoom.animations > 0 }

  func zoomLimitsDidChange() {
    guard minimumZoomScale < maximumZoomScale, pinchGestureRecognizer == nil else { return }
    let pinch = ScrollPinchGestureRecognizer(target: nil, action: nil)
    pinch.onChange = { [weak self] in self?.pinchDidChange() }
    pinch.delegate = self as? any UIGestureRecognizerDelegate
    pinchGestureRecognizer = pinch
    addGestureRecognizer(pinch)
  }

  func applyZoom(_ scale: CGFloat, animated: Bool) {
    let limited = limitedZoom(scale)
    guard let view = delegate?.viewForZooming(in: self), limited != zoom.scale else { return }
    let change = {
      let middle = CGPoint(x: self.bounds.midX, y: self.bounds.midY)
      self.zoom(view, to: limited, keeping: middle)
    }
    if animated { beginZoom(of: view, change) } else { change() }
  }

  /// The delegate is told of the beginning and the end, as of a pinch (documented for zooms that
  /// the view begins itself).
  private func beginZoom(of view: UIView, _ change: @escaping () -> Void) {
    delegate?.scrollViewWillBeginZooming(self, with: view)
    animateZoom(of: view, change)
  }

  private func animateZoom(of view: UIView, _ change: @escaping () -> Void) {
    zoom.animations += 1
    UIView.animate(withDuration: UIScrollView.zoomDuration, animations: change) { [weak self] _ in
      guard let self else { return }
      isZoomBouncing = false
      zoom.animations -= 1
      // A new pinch has its own end.
      guard !isZooming else { return }
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
    }
  }

  /// The lower limit counts where it is above the upper one: viewers of pictures set the limits one
  /// after the other, and the scale between (inferred).
  private func limitedZoom(_ scale: CGFloat) -> CGFloat {
    max(min(scale, maximumZoomScale), minimumZoomScale)
  }

  /// The scale of a pinch: beyond a limit it follows the fingers less and less, at most to the
  /// double or the half of the limit (inferred).
  private func bandedZoom(_ scale: CGFloat) -> CGFloat {
    let limit = limitedZoom(scale)
    guard bouncesZoom, scale != limit, scale > 0, limit > 0 else { return limit }
    return limit * exp(ScrollMotion.rubberBand(log(scale / limit), dimension: log(2)))
  }

  /// Scales the zoomed view about a point of the content, which stays where it is on the screen.
  private func zoom(_ view: UIView, to scale: CGFloat, keeping point: CGPoint) {
    // Content of scale 0 has no place to keep: the offset stays (inferred).
    let factor = zoom.scale == 0 ? 1 : scale / zoom.scale
    let onScreen = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    let isConstrained = isPlacedByConstraints(view)
    let corner = isConstrained ? view.frame.origin : .zero
    zoom.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    view.center = CGPoint(
      x: corner.x + size.width * view.layer.anchorPoint.x,
      y: corner.y + size.height * view.layer.anchorPoint.y
    )
    let solved = isConstrained ? contentLayoutGuide.layoutFrame.size : .zero
    contentSize = solved == .zero ? size : zoomed(solved)
    let offset = CGPoint(x: point.x * factor - onScreen.x, y: point.y * factor - onScreen.y)
    // Content beyond the limits stays between the fingers.
    contentOffset = scale == limitedZoom(scale) ? clamped(offset) : offset
    delegate?.scrollViewDidZoom(self)
  }

  // MARK: Auto Layout
  //
  // Constraints know the zoomed view as it would be without the zoom. The view grows from the
  // corner where they put it, and the content with it (inferred: images tied to the edges of a
  // scroll view zoom like those without constraints).

  /// The view that is zoomed now, if constraints place it.
  private var constrainedZoomView: UIView? {
    guard zoom.scale != 1, let view = delegate?.viewForZooming(in: self),
      isPlacedByConstraints(view)
    else { return nil }
    return view
  }

  private func isPlacedByConstraints(_ view: UIView) -> Bool {
    view.superview === self && !view.translatesAutoresizingMaskIntoConstraints
  }

  func zoomed(_ size: CGSize) -> CGSize {
    guard let view = constrainedZoomView else { return size }
    return CGSize(
      width: size.width + view.bounds.width * (zoom.scale - 1),
      height: size.height + view.bounds.height * (zoom.scale - 1)
    )
  }

  /// Moves the view that constraints have just placed.
  func keepZoomedOrigin(of view: UIView) {
    guard view === constrainedZoomView else { return }
    let corner = view.untransformedFrame.origin
    let now = view.frame.origin
    view.center.x += corner.x - now.x
    view.center.y += corner.y - now.y
  }

  func applyZoom(to rect: CGRect, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self), rect.width > 0, rect.height > 0 else {
      return
    }
    let wanted = min(bounds.width / rect.width, bounds.height / rect.height)
    let scale = limitedZoom(wanted)
    let change = {
      self.zoom(view, to: scale, keeping: .zero)
      self.contentOffset = self.clamped(
        CGPoint(
          x: rect.midX * scale - self.bounds.width / 2,
          y: rect.midY * scale - self.bounds.height / 2
        )
      )
    }
    if animated { beginZoom(of: view, change) } else { change() }
  }

  private func pinchDidChange() {
    guard let pinch = pinchGestureRecognizer, let view = delegate?.viewForZooming(in: self) else {
      return
    }
    switch pinch.state {
    case .began:
      isZooming = true
      zoom.start = zoom.scale
      delegate?.scrollViewWillBeginZooming(self, with: view)
    case .changed:
      let point = pinch.location(in: self)
      zoom.focus = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
      zoom(view, to: bandedZoom(zoom.start * pinch.scale), keeping: point)
    case .ended, .cancelled:
      isZooming = false
      endPinch(of: view)
    default: break
    }
  }

  /// The delegate is told of the end after the bounce (documented).
  private func endPinch(of view: UIView) {
    let limit = limitedZoom(zoom.scale)
    guard zoom.scale != limit else {
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: limit)
      return
    }
    isZoomBouncing = true
    let focus = CGPoint(x: zoom.focus.x + contentOffset.x, y: zoom.focus.y + contentOffset.y)
    animateZoom(of: view) { self.zoom(view, to: limit, keeping: focus) }
  }
}

/// The pinch of a scroll view: calls the view before any target of the client.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  var onChange: (() -> Void)?

  override func sendActions() {
    onChange?()
    super.sendActions()
  }
}

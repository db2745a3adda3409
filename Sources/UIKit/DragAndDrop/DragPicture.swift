import CoreGraphics
import QuartzCore

/// What the finger carries.
@MainActor
final class DragPicture: UIView {
  /// What is cut out; the shadow is around it.
  private let platter = UIView()

  /// - Parameters:
  ///   - view: a view on the screen stays there, and a picture of it is carried.
  ///   - parameters: of the app.
  ///   - place: whose place on the screen the picture begins at.
  init(_ view: UIView, _ parameters: UIPreviewParameters?, at place: UIView) {
    super.init(frame: place.convert(place.bounds, to: nil as UIView?))
    isUserInteractionEnabled = false
    let shown = view === place ? view.snapshotView(afterScreenUpdates: true) ?? UIView() : view
    if view !== place {
      let middle = center
      bounds.size = view.bounds.size
      center = middle
    }
    platter.frame = bounds
    shown.frame = bounds
    platter.addSubview(shown)
    addSubview(platter)
    layer.shadowOffset = CGSize(width: 0, height: 8)
    layer.shadowRadius = 16
    layer.shadowOpacity = 0
    if let parameters { wear(parameters) }
  }

  required init?(coder: NSCoder) { nil }

  /// Only what is within the visible path is carried, with the background behind it (documented).
  func wear(_ parameters: UIPreviewParameters) {
    platter.backgroundColor = parameters.backgroundColor
    platter.layer.mask = parameters.visiblePath.map { path in
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      return mask
    }
    layer.shadowPath = (parameters.shadowPath ?? parameters.visiblePath)?.cgPath
  }

  /// Larger, and above the screen.
  var isLifted = false {
    didSet {
      transform = isLifted ? CGAffineTransform(scaleX: 1.05, y: 1.05) : .identity
      layer.shadowOpacity = isLifted ? 0.25 : 0
    }
  }
}

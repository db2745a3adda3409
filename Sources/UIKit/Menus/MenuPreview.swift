import Foundation
import QuartzCore

/// What a context menu is of, lifted out of a blurred screen.
final class MenuPreview: UIView {
  /// How much larger the lifted view is (observed).
  private static let liftedScale: CGFloat = 1.04

  var onTap: (() -> Void)?
  /// Where it goes when the menu closes; nil for where it comes from.
  var dismissal: (() -> UITargetedPreview?)?
  /// A view that is in the window for the menu alone.
  var addedView: UIView?

  private let backdrop = UIVisualEffectView(effect: nil)
  private let dim = UIView()
  private let source: UIView
  private let start: CGRect
  private var settled: CGRect
  /// Whether the room has the width for what is lifted to become larger.
  private var grows = true
  /// A picture of the source keeps its shape where it becomes smaller; a controller is laid out
  /// again.
  private let isPicture: Bool
  private let shown: UIView
  private var ownRadius: CGFloat = 0
  private var ownClipping = false

  /// A view of the window, or the view of a controller in its place.
  init(of source: UIView, controller: UIViewController?, parameters: UIPreviewParameters) {
    self.source = source
    start = source.convert(source.bounds, to: nil)
    settled = start
    isPicture = controller == nil
    if let controller, let view = controller.view {
      shown = view
      (ownRadius, ownClipping) = (view.layer.cornerRadius, view.clipsToBounds)
      settled.size = MenuPreview.size(of: controller, in: source.window)
      shown.layer.cornerRadius = 13
      shown.clipsToBounds = true
    } else {
      // As it is now: a row that was pressed has just lost its highlight.
      shown = source.snapshotView(afterScreenUpdates: true) ?? UIView()
      if let path = parameters.visiblePath {
        let mask = CAShapeLayer()
        mask.path = path.cgPath
        shown.layer.mask = mask
      } else if source.layer.cornerRadius == 0 || source.layer.maskedCorners != .all {
        // A row at an end of its section is round on all sides while it is lifted (observed).
        shown.layer.cornerRadius = source.layer.cornerRadius > 0 ? source.layer.cornerRadius : 13
        shown.clipsToBounds = true
      }
    }
    super.init(frame: .zero)
    dim.backgroundColor = UIColor.black.withAlphaComponent(0.16)
    dim.alpha = 0
    for view in [backdrop, dim] {
      view.isUserInteractionEnabled = false
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    shown.isUserInteractionEnabled = false
    addSubview(shown)
  }

  required init?(coder: NSCoder) { nil }

  /// As large as it wants to be, or as wide as the safe area but for margins (inferred).
  private static func size(of controller: UIViewController, in window: UIWindow?) -> CGSize {
    let wanted = controller.preferredContentSize
    let screen = window?.bounds ?? UIScreen.main.bounds
    let width = screen.inset(by: window?.safeAreaInsets ?? .zero).width - 32
    if wanted.width > 0, wanted.height > 0 {
      let scale = min(1, width / wanted.width)
      return CGSize(width: wanted.width * scale, height: wanted.height * scale)
    }
    return CGSize(width: width, height: (screen.height * 0.5).rounded())
  }

  /// Finds the place where the menu fits below, and returns it.
  func settle(in room: CGRect, leavingBelow height: CGFloat) -> CGRect {
    grows = settled.width * Self.liftedScale <= room.width
    fit(in: room, leavingBelow: height)
    settled.origin.x = start.midX - settled.width / 2
    settled.origin.x = max(room.minX, min(settled.minX, room.maxX - settled.width))
    if settled.width > room.width { settled.origin.x = start.midX - settled.width / 2 }
    let lowest = room.maxY - settled.height - (height > 0 ? height + MenuOverlay.previewGap : 0)
    settled.origin.y = max(room.minY, min(settled.minY, lowest))
    return settled
  }

  /// What is higher than the screen becomes as small as the menu below it needs, but not less than
  /// half the room (inferred).
  private func fit(in room: CGRect, leavingBelow height: CGFloat) {
    guard settled.height > room.height else { return }
    let rest = room.height - (height > 0 ? height + MenuOverlay.previewGap : 0)
    let fitting = max(rest, room.height / 2)
    if isPicture { settled.size.width *= fitting / settled.height }
    settled.size.height = fitting
    grows = false
  }

  func prepare() {
    backdrop.frame = bounds
    dim.frame = bounds
    shown.frame = start
    source.layer.setCovered(true)
  }

  func lift() {
    backdrop.effect = UIBlurEffect(style: .systemUltraThinMaterial)
    dim.alpha = 1
    var scale = grows ? Self.liftedScale : 1
    if isPicture {
      shown.center = CGPoint(x: settled.midX, y: settled.midY)
      scale *= start.height > 0 ? settled.height / start.height : 1
    } else {
      shown.frame = settled
    }
    if scale != 1 { shown.transform = CGAffineTransform(scaleX: scale, y: scale) }
  }

  func drop(to preview: UITargetedPreview?) {
    backdrop.effect = nil
    dim.alpha = 0
    shown.transform = .identity
    guard let preview, preview.target.container.window != nil else { return shown.frame = start }
    let target = preview.target
    shown.bounds.size = preview.size
    shown.center = target.container.convert(target.center, to: nil)
    shown.transform = target.transform
  }

  /// Enlarges it over the whole screen.
  func fill() {
    shown.transform = .identity
    shown.frame = bounds
    shown.layer.cornerRadius = 0
    shown.layoutIfNeeded()
  }

  func end() {
    source.layer.setCovered(false)
    addedView?.removeFromSuperview()
    // An app may show the controller of a preview that was tapped.
    shown.isUserInteractionEnabled = true
    shown.layer.cornerRadius = ownRadius
    shown.clipsToBounds = ownClipping
  }

  func contains(_ touch: UITouch) -> Bool { shown.frame.contains(touch.location(in: self)) }
}

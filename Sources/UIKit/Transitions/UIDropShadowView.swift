import Foundation

/// The card of a sheet: what moves, with the presented screen in it.
///
/// The class has the name it has on iOS, where apps reach it as the superview of a presented view,
/// whose origin is zero in it (observed: forms in sheets move their view up by the keyboard's
/// height, and back to 0).
final class UIDropShadowView: UIView {
  private let content: UIView
  /// Beside the card, which cuts off what is outside it; it moves along.
  weak var shadow: MenuShadow? { didSet { moveShadow() } }
  /// Until the card shows, the screen is nowhere: it has not appeared.
  private var isWaiting = true

  init(around content: UIView, frame: CGRect) {
    self.content = content
    super.init(frame: frame)
    guard content.superview == nil, content.transform.isIdentity else { return }
    content.frame.origin = .zero
  }

  required init?(coder: NSCoder) { nil }

  override var frame: CGRect { didSet { moveShadow() } }
  override var bounds: CGRect { didSet { moveShadow() } }
  override var center: CGPoint { didSet { moveShadow() } }
  override var transform: CGAffineTransform { didSet { moveShadow() } }

  private func moveShadow() {
    guard let shadow else { return }
    if shadow.transform != transform { shadow.transform = transform }
    shadow.setCenteredFrame(
      CGRect(
        x: center.x - bounds.width / 2,
        y: center.y - bounds.height / 2,
        width: bounds.width,
        height: bounds.height
      )
    )
  }

  /// Whether the screen is in the card, or is going to be: animators may have taken it out.
  var holdsContent: Bool { isWaiting || content.superview === self }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if isWaiting, window != nil { attach() }
  }

  /// The screen fills the card.
  func attach() {
    isWaiting = false
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.setUntransformedFrame(bounds)
    addSubview(content)
  }

  /// Lets the screen go when the presentation is over.
  func detach() {
    if content.superview === self { content.removeFromSuperview() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Otherwise the app decides where it is.
    if !content.translatesAutoresizingMaskIntoConstraints, content.superview === self,
      content.bounds.size != bounds.size
    {
      content.setUntransformedFrame(bounds)
    }
  }
}

extension UIPresentationController {
  /// The presenter's view, with the card of its sheet around it, unless the container lies in that.
  final var presenterView: UIView {
    let view: UIView = presentingViewController.view
    return shouldPresentInFullscreen ? view.superview as? UIDropShadowView ?? view : view
  }
}

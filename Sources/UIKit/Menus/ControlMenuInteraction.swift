import Foundation

/// The interaction of a control, whose menu opens at the control and lifts nothing.
///
/// The control opens it, at a touch or a long press.
final class ControlMenuInteraction: UIContextMenuInteraction {
  weak var overlay: MenuOverlay?
  /// Where the finger was, in the control.
  var point = CGPoint.zero

  init(of control: UIControl) {
    super.init(delegate: control)
    view = control
  }

  /// A menu without a preview (documented).
  override var menuAppearance: Appearance { overlay == nil ? .unknown : .compact }

  override func didMove(to view: UIView?) { self.view = view }
  override func location(in view: UIView?) -> CGPoint {
    self.view?.convert(point, to: view) ?? point
  }
  override func dismissMenu() { overlay?.close() }
  override func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { overlay?.update(block) }
}

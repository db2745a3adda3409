import Foundation

/// How a bar button shows its words in one state.
@MainActor
struct BarButtonLook {
  /// Without those that every button has.
  let attributes: [NSAttributedString.Key: Any]
  /// From the place that the words have by themselves.
  let offset: UIOffset
  let background: UIImage?

  /// A state without a setting has that of the normal one (documented); what an item says itself
  /// counts more than the appearance of its bar (inferred).
  ///
  /// - Parameter appearances: of the bar, from the general one to the special one.
  init(
    of item: UIBarButtonItem,
    isBack: Bool,
    in appearances: [UIBarButtonItemAppearance],
    state: UIControl.State,
    of button: UIView
  ) {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for state in state == .normal ? [.normal] : [.normal, state] {
      for appearance in appearances {
        let look = state == .normal ? appearance.normal : appearance.look(for: state)
        attributes.merge(look?.titleTextAttributes ?? [:]) { $1 }
      }
      attributes.merge(item.titleTextAttributes(for: state, in: button) ?? [:]) { $1 }
    }
    self.attributes = attributes
    let looks = appearances.reversed()
    let states = looks.compactMap { $0.look(for: state) } + looks.map(\.normal)
    let metrics: [UIBarMetrics] =
      BarHeight.isLow(in: button.traitCollection) ? [.compact, .default] : [.default]
    let own = { (read: (BarItemBackground) -> UIOffset?) in
      item.value(in: button) { read(isBack ? $0.backButtonBackground : $0.background) }
    }
    offset =
      own { background in metrics.lazy.compactMap { background.titleShifts[$0] }.first }
      ?? states.map(\.titlePositionAdjustment).first { $0 != .zero } ?? .zero
    background =
      item.value(in: button) {
        (isBack ? $0.backButtonBackground : $0.background)
          .image(in: state, style: item.style, metrics: metrics)
      } ?? states.lazy.compactMap(\.backgroundImage).first
  }
}

import Foundation

/// How the segments look.
extension UISegmentedControl {
  /// The track shows through it, and it has no shadow (measured on four screenshots of iOS 13 to
  /// 18, over three colours).
  private static let darkPill = UIColor(
    red: 217.0 / 255,
    green: 217.0 / 255,
    blue: 227.0 / 255,
    alpha: 1.0 / 3
  )
  private static let pillShadow: Float = 0.12

  func update() {
    if backgroundColor == nil { fillBackground(with: .tertiarySystemFill) }
    let isDark = traitCollection.userInterfaceStyle == .dark
    pill.backgroundColor = selectedSegmentTintColor ?? (isDark ? Self.darkPill : .white)
    pill.layer.shadowOpacity = isDark ? 0 : Self.pillShadow
    let hasPictures = !looks.backgrounds.isEmpty
    pill.isHidden = hasPictures || !segments.indices.contains(shownSegmentIndex)
    if hasPictures { fillBackground(with: nil) }
    layer.cornerRadius = hasPictures ? 0 : Self.cornerRadius
    for (index, segment) in segments.enumerated() {
      segment.background.image = looks.background(state(of: index))
    }
    for (index, divider) in dividers.enumerated() {
      divider.image = looks.divider(state(of: index), state(of: index + 1))
    }
    for index in segments.indices { dressTitle(of: index) }
    for (index, separator) in separators.enumerated() {
      separator.backgroundColor = ControlDivider.color
      let touches = index == shownSegmentIndex || index + 1 == shownSegmentIndex
      separator.alpha = touches || hasPictures || !dividers.isEmpty ? 0 : 1
    }
  }

  /// A title that is not enabled has a colour of its own, and of the app's others
  /// only the font (inferred).
  private func dressTitle(of index: Int) {
    let (segment, state) = (segments[index], state(of: index))
    let plain = attributes[UIControl.State.normal.rawValue]
    let own = attributes[state.rawValue]
    let isSelected = index == shownSegmentIndex
    let selected = isSelected ? attributes[UIControl.State.selected.rawValue] : nil
    segment.label.font =
      (own ?? selected ?? plain)?[.font] as? UIFont
      ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
    segment.label.textColor =
      state == .disabled
      ? own?[.foregroundColor] as? UIColor ?? .tertiaryLabel
      : (own ?? plain)?[.foregroundColor] as? UIColor ?? .label
    segment.picture.tintColor = segment.label.textColor
  }

  private func state(of index: Int) -> UIControl.State {
    guard segments.indices.contains(index), segments[index].isEnabled, isEnabled else {
      return .disabled
    }
    return index == shownSegmentIndex ? .selected : .normal
  }
}

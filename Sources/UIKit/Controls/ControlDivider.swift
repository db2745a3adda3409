import CoreGraphics

/// The line between the segments of a control and between the signs of a stepper.
@MainActor
enum ControlDivider {
  static let width: CGFloat = 1
  /// Above and below it (measured on iOS 15 and 16).
  static let margin: CGFloat = 7
  /// Lighter than other separators (measured; the dark one is inferred).
  static let color = UIColor { traits in
    UIColor.separator.resolvedColor(with: traits)
      .withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.29 : 0.14)
  }
}

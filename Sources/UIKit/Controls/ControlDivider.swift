import CoreGraphics

/// The line between the segments of a control and between the signs of a stepper.
@MainActor
enum ControlDivider {
  static let width: CGFloat = 1
  /// Above and below it (measured on iOS 15 and 16).
  static let margin: CGFloat = 7
  /// Lighter than separators (measured: light and dark on two screenshots each, iOS 13 to 17).
  static let color = UIColor.systemFill
}

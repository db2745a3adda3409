import CoreGraphics

/// How large the parts of a keyboard are on a screen, in points.
///
/// As pictures of iOS 17 show them (inferred): four rows of 54 points on a phone, 40.5 on its side and 66
/// or more on a tablet; a bar of words above, and a dock below on phones without a home button.
struct KeyboardMetrics: Equatable {
  var width: CGFloat
  /// What keys leave free at both sides, beside the housing.
  var inset: CGFloat = 0
  var keysHeight: CGFloat = 216
  var barHeight: CGFloat = 45
  /// Below the keys.
  var dock: CGFloat = 0
  /// Whether the dock has keys.
  var dockHasKeys = false

  init(_ screen: ScreenDescription) {
    width = screen.size.width
    let bottom = screen.safeAreaInsets.bottom
    let isWide = width > screen.size.height
    if screen.idiom == .pad {
      keysHeight = isWide ? 352 : 264
      barHeight = 55
      dock = bottom
    } else if isWide {
      inset = screen.safeAreaInsets.left
      keysHeight = 162
      barHeight = 38
      dock = bottom
    } else {
      keysHeight = width >= 414 ? 226 : 216
      barHeight = bottom > 0 ? 45 : 44
      dock = bottom > 0 ? 75 : 0
      dockHasKeys = dock > 0
    }
  }
}

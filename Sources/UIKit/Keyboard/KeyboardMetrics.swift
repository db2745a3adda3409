import CoreGraphics

/// How large the parts of a keyboard are on a screen, in points.
///
/// As pictures of iOS 17 show them (inferred): four rows of 54 points on a phone, 40.5 on
/// its side and 64 or more on a tablet; a bar of words above, and a dock below on phones
/// without a home button.
///
/// With its bar the keyboard of an iPad with a home button is 313 points high, 398 on its side
/// (observed).
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
  var isPad = false
  var isWide = false
  /// Whether digits have a row of their own, as on the largest iPads.
  var hasRowOfDigits = false

  init(_ screen: ScreenDescription) {
    width = screen.size.width
    let bottom = screen.safeAreaInsets.bottom
    isWide = width > screen.size.height
    isPad = screen.idiom == .pad
    if isPad {
      hasRowOfDigits = min(width, screen.size.height) >= 1024
      keysHeight =
        if hasRowOfDigits {
          isWide ? 416 : 323
        } else if bottom > 0 {
          isWide ? 352 : 264
        } else {
          isWide ? 343 : 258
        }
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

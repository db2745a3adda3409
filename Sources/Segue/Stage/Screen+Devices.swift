import Foundation
import UIKit

/// The known devices, in portrait.
///
/// Sizes and scales are documented; safe areas and corner radii are measured.
extension Screen {
  /// iPhone SE, second and third generation: 375 × 667 points of 2 × 2 pixels.
  public static let iPhoneSE = Screen("iphone-se", 375, 667, scale: 2, .homeButton)
  /// iPhone 8: 375 × 667 points of 2 × 2 pixels.
  public static let iPhone8 = Screen("iphone-8", 375, 667, scale: 2, .homeButton)
  /// iPhone 8 Plus: 414 × 736 points of 3 × 3 pixels.
  public static let iPhone8Plus = Screen("iphone-8-plus", 414, 736, scale: 3, .homeButton)
  /// iPhone X: 375 × 812 points of 3 × 3 pixels.
  public static let iPhoneX = Screen("iphone-x", 375, 812, scale: 3, .notch)
  /// iPhone XS: 375 × 812 points of 3 × 3 pixels.
  public static let iPhoneXS = Screen("iphone-xs", 375, 812, scale: 3, .notch)
  /// iPhone XS Max: 414 × 896 points of 3 × 3 pixels.
  public static let iPhoneXSMax = Screen("iphone-xs-max", 414, 896, scale: 3, .notch)
  /// iPhone XR: 414 × 896 points of 2 × 2 pixels.
  public static let iPhoneXR = Screen("iphone-xr", 414, 896, scale: 2, .wideNotch)
  /// iPhone 11: 414 × 896 points of 2 × 2 pixels.
  public static let iPhone11 = Screen("iphone-11", 414, 896, scale: 2, .wideNotch)
  /// iPhone 11 Pro: 375 × 812 points of 3 × 3 pixels.
  public static let iPhone11Pro = Screen("iphone-11-pro", 375, 812, scale: 3, .notch)
  /// iPhone 11 Pro Max: 414 × 896 points of 3 × 3 pixels.
  public static let iPhone11ProMax = Screen("iphone-11-pro-max", 414, 896, scale: 3, .notch)
  /// iPhone 12 mini: 375 × 812 points of 3 × 3 pixels.
  public static let iPhone12Mini = Screen("iphone-12-mini", 375, 812, scale: 3, .miniNotch)
  /// iPhone 12: 390 × 844 points of 3 × 3 pixels.
  public static let iPhone12 = Screen("iphone-12", 390, 844, scale: 3, .smallNotch)
  /// iPhone 12 Pro: 390 × 844 points of 3 × 3 pixels.
  public static let iPhone12Pro = Screen("iphone-12-pro", 390, 844, scale: 3, .smallNotch)
  /// iPhone 12 Pro Max: 428 × 926 points of 3 × 3 pixels.
  public static let iPhone12ProMax = Screen(
    "iphone-12-pro-max",
    428,
    926,
    scale: 3,
    .maxNotch
  )
  /// iPhone 13 mini: 375 × 812 points of 3 × 3 pixels.
  public static let iPhone13Mini = Screen("iphone-13-mini", 375, 812, scale: 3, .miniNotch)
  /// iPhone 13: 390 × 844 points of 3 × 3 pixels.
  public static let iPhone13 = Screen("iphone-13", 390, 844, scale: 3, .smallNotch)
  /// iPhone 13 Pro: 390 × 844 points of 3 × 3 pixels.
  public static let iPhone13Pro = Screen("iphone-13-pro", 390, 844, scale: 3, .smallNotch)
  /// iPhone 13 Pro Max: 428 × 926 points of 3 × 3 pixels.
  public static let iPhone13ProMax = Screen(
    "iphone-13-pro-max",
    428,
    926,
    scale: 3,
    .maxNotch
  )
  /// iPhone 14: 390 × 844 points of 3 × 3 pixels.
  public static let iPhone14 = Screen("iphone-14", 390, 844, scale: 3, .smallNotch)
  /// iPhone 14 Plus: 428 × 926 points of 3 × 3 pixels.
  public static let iPhone14Plus = Screen("iphone-14-plus", 428, 926, scale: 3, .maxNotch)
  /// iPhone 14 Pro: 393 × 852 points of 3 × 3 pixels.
  public static let iPhone14Pro = Screen("iphone-14-pro", 393, 852, scale: 3, .island)
  /// iPhone 14 Pro Max: 430 × 932 points of 3 × 3 pixels.
  public static let iPhone14ProMax = Screen("iphone-14-pro-max", 430, 932, scale: 3, .island)
  /// iPhone 15: 393 × 852 points of 3 × 3 pixels.
  public static let iPhone15 = Screen("iphone-15", 393, 852, scale: 3, .island)
  /// iPhone 15 Plus: 430 × 932 points of 3 × 3 pixels.
  public static let iPhone15Plus = Screen("iphone-15-plus", 430, 932, scale: 3, .island)
  /// iPhone 15 Pro: 393 × 852 points of 3 × 3 pixels.
  public static let iPhone15Pro = Screen("iphone-15-pro", 393, 852, scale: 3, .island)
  /// iPhone 15 Pro Max: 430 × 932 points of 3 × 3 pixels.
  public static let iPhone15ProMax = Screen("iphone-15-pro-max", 430, 932, scale: 3, .island)
  /// iPhone 16: 393 × 852 points of 3 × 3 pixels.
  public static let iPhone16 = Screen("iphone-16", 393, 852, scale: 3, .island)
  /// iPhone 16 Plus: 430 × 932 points of 3 × 3 pixels.
  public static let iPhone16Plus = Screen("iphone-16-plus", 430, 932, scale: 3, .island)
  /// iPhone 16 Pro: 402 × 874 points of 3 × 3 pixels.
  public static let iPhone16Pro = Screen("iphone-16-pro", 402, 874, scale: 3, .islandWithThinBezel)
  /// iPhone 16 Pro Max: 440 × 956 points of 3 × 3 pixels.
  public static let iPhone16ProMax = Screen(
    "iphone-16-pro-max",
    440,
    956,
    scale: 3,
    .islandWithThinBezel
  )
  /// iPad Pro, 11 inches (M4): 834 × 1210 points of 2 × 2 pixels.
  public static let iPadPro11 = Screen("ipad-pro-11", 834, 1210, scale: 2, .tablet)
  /// iPad Pro, 13 inches (M4): 1032 × 1376 points of 2 × 2 pixels.
  public static let iPadPro13 = Screen("ipad-pro-13", 1032, 1376, scale: 2, .tablet)

  /// All of them, phones before tablets, old before new.
  public static let all: [Screen] = [
    .iPhoneSE, .iPhone8, .iPhone8Plus, .iPhoneX, .iPhoneXS, .iPhoneXSMax, .iPhoneXR,
    .iPhone11, .iPhone11Pro, .iPhone11ProMax, .iPhone12Mini, .iPhone12, .iPhone12Pro,
    .iPhone12ProMax, .iPhone13Mini, .iPhone13, .iPhone13Pro, .iPhone13ProMax, .iPhone14,
    .iPhone14Plus, .iPhone14Pro, .iPhone14ProMax, .iPhone15, .iPhone15Plus, .iPhone15Pro,
    .iPhone15ProMax, .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax, .iPadPro11,
    .iPadPro13,
  ]

  private init(
    _ name: String,
    _ width: CGFloat,
    _ height: CGFloat,
    scale: CGFloat,
    _ face: Face
  ) {
    self.init(
      name: name,
      size: CGSize(width: width, height: height),
      scale: scale,
      safeAreaInsets: UIEdgeInsets(top: face.top, left: 0, bottom: face.bottom, right: 0),
      cornerRadius: face.radius,
      statusBarHeight: face.statusBar,
      idiom: face.idiom
    )
    landscapeSafeAreaInsets = UIEdgeInsets(
      top: face.landscape.top,
      left: face.landscape.sides,
      bottom: face.landscape.bottom,
      right: face.landscape.sides
    )
  }

  /// What devices of one design have in common, in points.
  private struct Face {
    /// Of the safe area.
    var top: CGFloat
    var bottom: CGFloat
    var landscape: (top: CGFloat, sides: CGFloat, bottom: CGFloat)
    /// Of the screen's corners.
    var radius: CGFloat
    var statusBar: CGFloat
    var idiom = UIUserInterfaceIdiom.phone

    /// A home button beneath the screen.
    static let homeButton = Face(
      top: 20,
      bottom: 0,
      landscape: (0, 0, 0),
      radius: 0,
      statusBar: 20
    )
    /// iPhone X, XS and 11 Pro.
    static let notch = Face(
      top: 44,
      bottom: 34,
      landscape: (0, 44, 21),
      radius: 39.0,
      statusBar: 44
    )
    /// iPhone XR and 11.
    static let wideNotch = Face(
      top: 48,
      bottom: 34,
      landscape: (0, 48, 21),
      radius: 41.5,
      statusBar: 48
    )
    /// iPhone 12 and 13 mini.
    static let miniNotch = Face(
      top: 50,
      bottom: 34,
      landscape: (0, 50, 21),
      radius: 44.0,
      statusBar: 50
    )
    /// iPhone 12 to 14.
    static let smallNotch = Face(
      top: 47,
      bottom: 34,
      landscape: (0, 47, 21),
      radius: 47.33,
      statusBar: 47
    )
    /// iPhone 12 Pro Max to 14 Plus.
    static let maxNotch = Face(
      top: 47,
      bottom: 34,
      landscape: (0, 47, 21),
      radius: 53.33,
      statusBar: 47
    )
    /// iPhone 14 Pro to 16.
    static let island = Face(
      top: 59,
      bottom: 34,
      landscape: (0, 59, 21),
      radius: 55.0,
      statusBar: 54
    )
    /// iPhone 16 Pro.
    static let islandWithThinBezel = Face(
      top: 62,
      bottom: 34,
      landscape: (0, 62, 21),
      radius: 62.0,
      statusBar: 54
    )
    /// iPads without a home button.
    static let tablet = Face(
      top: 24,
      bottom: 20,
      landscape: (24, 0, 20),
      radius: 18.0,
      statusBar: 24,
      idiom: .pad
    )
  }
}

/// The colours of macOS's controls, which Interface Builder lets a file of iOS choose, too.
///
/// iOS has no colours of these names: Xcode compiles the value that it shows (inferred), which is
/// that of the light appearance here.
enum DesktopColors {
  static func color(named name: String) -> InterfaceColor? {
    if let grey = greys[name] { return .white(grey.white, alpha: grey.alpha) }
    if let hex = hues[name] {
      func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
      return .rgb(red: part(16), green: part(8), blue: part(0), alpha: 1, space: "sRGB")
    }
    return blues[name].map {
      .rgb(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1, space: "sRGB")
    }
  }

  private static let greys: [String: (white: Double, alpha: Double)] = [
    "labelColor": (0, 0.85), "secondaryLabelColor": (0, 0.5),
    "tertiaryLabelColor": (0, 0.26), "quaternaryLabelColor": (0, 0.1),
    "textColor": (0, 1), "textBackgroundColor": (1, 1),
    "placeholderTextColor": (0, 0.25), "selectedTextColor": (0, 1),
    "controlColor": (1, 1), "controlBackgroundColor": (1, 1), "controlTextColor": (0, 1),
    "disabledControlTextColor": (0, 0.25), "selectedControlTextColor": (0, 1),
    "alternateSelectedControlTextColor": (1, 1), "secondarySelectedControlColor": (0.86, 1),
    "selectedMenuItemTextColor": (1, 1),
    "headerColor": (1, 1), "headerTextColor": (0, 1), "gridColor": (0.9, 1),
    "windowBackgroundColor": (0.925, 1), "windowFrameColor": (0.67, 1),
    "windowFrameTextColor": (0, 1), "underPageBackgroundColor": (0.59, 1),
    "separatorColor": (0, 0.1), "highlightColor": (1, 1), "shadowColor": (0, 1),
    "controlHighlightColor": (0.89, 1), "controlLightHighlightColor": (1, 1),
    "controlShadowColor": (0.56, 1), "controlDarkShadowColor": (0.33, 1),
    "knobColor": (1, 1), "selectedKnobColor": (0.67, 1), "scrollBarColor": (0.67, 1),
    "quinaryLabelColor": (0, 0.05), "unemphasizedSelectedTextColor": (0, 1),
    "unemphasizedSelectedTextBackgroundColor": (0.86, 1),
    "unemphasizedSelectedContentBackgroundColor": (0.86, 1),
    "controlAlternatingRowColor": (0.96, 1),
    "systemFillColor": (0, 0.1), "secondarySystemFillColor": (0, 0.08),
    "tertiarySystemFillColor": (0, 0.05), "quaternarySystemFillColor": (0, 0.03),
    "quinarySystemFillColor": (0, 0.02),
  ]

  /// Those of macOS before Liquid Glass (documented), and three that are of their kind (inferred).
  private static let hues: [String: UInt32] = [
    "systemRedColor": 0xFF3B30, "systemOrangeColor": 0xFF9500, "systemYellowColor": 0xFFCC00,
    "systemGreenColor": 0x28CD41, "systemMintColor": 0x00C7BE, "systemTealColor": 0x59ADC4,
    "systemCyanColor": 0x55BEF0, "systemBlueColor": 0x007AFF, "systemIndigoColor": 0x5856D6,
    "systemPurpleColor": 0xAF52DE, "systemPinkColor": 0xFF2D55, "systemBrownColor": 0xA2845E,
    "systemGrayColor": 0x8E8E93,
    "controlAccentColor": 0x007AFF, "textInsertionPointColor": 0x007AFF,
    "findHighlightColor": 0xFFFF00,
  ]

  private static let blues: [String: (red: Double, green: Double, blue: Double)] = [
    "alternateSelectedControlColor": (0, 0.41, 0.85),
    "selectedMenuItemColor": (0, 0.41, 0.85),
    "linkColor": (0, 0.41, 0.85),
    "selectedControlColor": (0.7, 0.84, 1),
    "selectedTextBackgroundColor": (0.7, 0.84, 1),
    "selectedContentBackgroundColor": (0, 0.39, 0.88),
    "keyboardFocusIndicatorColor": (0.23, 0.6, 0.99),
  ]
}

import Foundation
import Pixels
import QuartzCore

extension UIColor {
  public class var systemRed: UIColor { System.systemRed }
  public class var systemOrange: UIColor { System.systemOrange }
  public class var systemYellow: UIColor { System.systemYellow }
  public class var systemGreen: UIColor { System.systemGreen }
  public class var systemMint: UIColor { System.systemMint }
  public class var systemTeal: UIColor { System.systemTeal }
  public class var systemCyan: UIColor { System.systemCyan }
  public class var systemBlue: UIColor { System.systemBlue }
  public class var systemIndigo: UIColor { System.systemIndigo }
  public class var systemPurple: UIColor { System.systemPurple }
  public class var systemPink: UIColor { System.systemPink }
  public class var systemBrown: UIColor { System.systemBrown }
  public class var systemGray: UIColor { System.systemGray }
  public class var systemGray2: UIColor { System.systemGray2 }
  public class var systemGray3: UIColor { System.systemGray3 }
  public class var systemGray4: UIColor { System.systemGray4 }
  public class var systemGray5: UIColor { System.systemGray5 }
  public class var systemGray6: UIColor { System.systemGray6 }
  public class var label: UIColor { System.label }
  public class var secondaryLabel: UIColor { System.secondaryLabel }
  public class var tertiaryLabel: UIColor { System.tertiaryLabel }
  public class var quaternaryLabel: UIColor { System.quaternaryLabel }
  public class var placeholderText: UIColor { System.placeholderText }
  public class var separator: UIColor { System.separator }
  public class var opaqueSeparator: UIColor { System.opaqueSeparator }
  public class var link: UIColor { System.link }
  public class var systemFill: UIColor { System.systemFill }
  public class var secondarySystemFill: UIColor { System.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { System.tertiarySystemFill }
  public class var quaternarySystemFill: UIColor { System.quaternarySystemFill }
  public class var systemBackground: UIColor { System.systemBackground }
  public class var secondarySystemBackground: UIColor { System.secondarySystemBackground }
  public class var tertiarySystemBackground: UIColor { System.tertiarySystemBackground }
  public class var systemGroupedBackground: UIColor { System.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor {
    System.secondarySystemGroupedBackground
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    System.tertiarySystemGroupedBackground
  }
  /// The tint of the view that resolves it; the system's outside of views (documented).
  public class var tintColor: UIColor { System.tintColor }
  public class var groupTableViewBackground: UIColor { System.systemGroupedBackground }

  /// Apple's published values, as RRGGBB or RRGGBBAA.
  private enum System {
    static let tintColor = UIColor { traits in
      guard let tint = traits.values.tint.color else {
        return AppResources.accentColor?.resolvedColor(with: traits) ?? systemBlue
      }
      // A view whose tint is this very colour has the system's.
      var values = traits.values
      values.tint.color = nil
      return tint.resolvedColor(with: UITraitCollection(values))
    }
    static let systemRed = UIColor(
      light: 0xFF3B_30FF,
      dark: 0xFF45_3AFF,
      highContrastLight: 0xD700_15FF,
      highContrastDark: 0xFF69_61FF
    )
    static let systemOrange = UIColor(
      light: 0xFF95_00FF,
      dark: 0xFF9F_0AFF,
      highContrastLight: 0xC934_00FF,
      highContrastDark: 0xFFB3_40FF
    )
    static let systemYellow = UIColor(
      light: 0xFFCC_00FF,
      dark: 0xFFD6_0AFF,
      highContrastLight: 0xB250_00FF,
      highContrastDark: 0xFFD4_26FF
    )
    static let systemGreen = UIColor(
      light: 0x34C7_59FF,
      dark: 0x30D1_58FF,
      highContrastLight: 0x248A_3DFF,
      highContrastDark: 0x30DB_5BFF
    )
    static let systemMint = UIColor(
      light: 0x00C7_BEFF,
      dark: 0x63E6_E2FF,
      highContrastLight: 0x0C81_7BFF,
      highContrastDark: 0x66D4_CFFF
    )
    static let systemTeal = UIColor(
      light: 0x30B0_C7FF,
      dark: 0x40C8_E0FF,
      highContrastLight: 0x0082_99FF,
      highContrastDark: 0x5DE6_FFFF
    )
    static let systemCyan = UIColor(
      light: 0x32AD_E6FF,
      dark: 0x64D2_FFFF,
      highContrastLight: 0x0071_A4FF,
      highContrastDark: 0x70D7_FFFF
    )
    static let systemBlue = UIColor(
      light: 0x007A_FFFF,
      dark: 0x0A84_FFFF,
      highContrastLight: 0x0040_DDFF,
      highContrastDark: 0x409C_FFFF
    )
    static let systemIndigo = UIColor(
      light: 0x5856_D6FF,
      dark: 0x5E5C_E6FF,
      highContrastLight: 0x3634_A3FF,
      highContrastDark: 0x7D7A_FFFF
    )
    static let systemPurple = UIColor(
      light: 0xAF52_DEFF,
      dark: 0xBF5A_F2FF,
      highContrastLight: 0x8944_ABFF,
      highContrastDark: 0xDA8F_FFFF
    )
    static let systemPink = UIColor(
      light: 0xFF2D_55FF,
      dark: 0xFF37_5FFF,
      highContrastLight: 0xD30F_45FF,
      highContrastDark: 0xFF64_82FF
    )
    static let systemBrown = UIColor(
      light: 0xA284_5EFF,
      dark: 0xAC8E_68FF,
      highContrastLight: 0x7F65_45FF,
      highContrastDark: 0xB594_69FF
    )
    static let systemGray = UIColor(
      light: 0x8E8E_93FF,
      dark: 0x8E8E_93FF,
      highContrastLight: 0x6C6C_70FF,
      highContrastDark: 0xAEAE_B2FF
    )
    static let systemGray2 = UIColor(
      light: 0xAEAE_B2FF,
      dark: 0x6363_66FF,
      highContrastLight: 0x8E8E_93FF,
      highContrastDark: 0x7C7C_80FF
    )
    static let systemGray3 = UIColor(
      light: 0xC7C7_CCFF,
      dark: 0x4848_4AFF,
      highContrastLight: 0xAEAE_B2FF,
      highContrastDark: 0x5454_56FF
    )
    static let systemGray4 = UIColor(
      light: 0xD1D1_D6FF,
      dark: 0x3A3A_3CFF,
      highContrastLight: 0xBCBC_C0FF,
      highContrastDark: 0x4444_46FF
    )
    static let systemGray5 = UIColor(
      light: 0xE5E5_EAFF,
      dark: 0x2C2C_2EFF,
      highContrastLight: 0xD8D8_DCFF,
      highContrastDark: 0x3636_38FF
    )
    static let systemGray6 = UIColor(
      light: 0xF2F2_F7FF,
      dark: 0x1C1C_1EFF,
      highContrastLight: 0xEBEB_F0FF,
      highContrastDark: 0x2424_26FF
    )
    static let label = UIColor(light: 0x0000_00FF, dark: 0xFFFF_FFFF)
    static let secondaryLabel = UIColor(
      light: 0x3C3C_4399,
      dark: 0xEBEB_F599,
      highContrastLight: 0x3C3C_43CC,
      highContrastDark: 0xEBEB_F5B2
    )
    static let tertiaryLabel = UIColor(
      light: 0x3C3C_434C,
      dark: 0xEBEB_F54C,
      highContrastLight: 0x3C3C_43B2,
      highContrastDark: 0xEBEB_F58C
    )
    static let quaternaryLabel = UIColor(
      light: 0x3C3C_432D,
      dark: 0xEBEB_F528,
      highContrastLight: 0x3C3C_438C,
      highContrastDark: 0xEBEB_F566
    )
    static let placeholderText = UIColor(
      light: 0x3C3C_434C,
      dark: 0xEBEB_F54C,
      highContrastLight: 0x3C3C_43B2,
      highContrastDark: 0xEBEB_F58C
    )
    /// An alpha of 0.29: over white it is 198, 198, 200 (measured in pictures of three projects on
    /// iOS 13 to 18).
    static let separator = UIColor(
      light: 0x3C3C_434A,
      dark: 0x5454_5899,
      highContrastLight: 0x3C3C_435E,
      highContrastDark: 0x5454_58AD
    )
    static let opaqueSeparator = UIColor(light: 0xC6C6_C8FF, dark: 0x3838_3AFF)
    static let link = UIColor(light: 0x007A_FFFF, dark: 0x0984_FFFF)
    static let systemFill = UIColor(
      light: 0x7878_8033,
      dark: 0x7878_805B,
      highContrastLight: 0x7878_8052,
      highContrastDark: 0x7878_8070
    )
    static let secondarySystemFill = UIColor(
      light: 0x7878_8028,
      dark: 0x7878_8051,
      highContrastLight: 0x7878_8047,
      highContrastDark: 0x7878_8066
    )
    static let tertiarySystemFill = UIColor(
      light: 0x7676_801E,
      dark: 0x7676_803D,
      highContrastLight: 0x7676_803D,
      highContrastDark: 0x7676_8052
    )
    static let quaternarySystemFill = UIColor(
      light: 0x7474_8014,
      dark: 0x7676_802D,
      highContrastLight: 0x7474_8033,
      highContrastDark: 0x7676_8042
    )
    static let systemBackground = UIColor(
      light: 0xFFFF_FFFF,
      dark: 0x0000_00FF,
      elevatedDark: 0x1C1C_1EFF
    )
    static let secondarySystemBackground = UIColor(
      light: 0xF2F2_F7FF,
      dark: 0x1C1C_1EFF,
      elevatedDark: 0x2C2C_2EFF,
      highContrastLight: 0xEBEB_F0FF,
      highContrastDark: 0x2424_26FF
    )
    static let tertiarySystemBackground = UIColor(
      light: 0xFFFF_FFFF,
      dark: 0x2C2C_2EFF,
      elevatedDark: 0x3A3A_3CFF
    )
    static let systemGroupedBackground = UIColor(
      light: 0xF2F2_F7FF,
      dark: 0x0000_00FF,
      elevatedDark: 0x1C1C_1EFF,
      highContrastLight: 0xEBEB_F0FF
    )
    static let secondarySystemGroupedBackground = UIColor(
      light: 0xFFFF_FFFF,
      dark: 0x1C1C_1EFF,
      elevatedDark: 0x2C2C_2EFF,
      highContrastDark: 0x2424_26FF
    )
    static let tertiarySystemGroupedBackground = UIColor(
      light: 0xF2F2_F7FF,
      dark: 0x2C2C_2EFF,
      elevatedDark: 0x3A3A_3CFF,
      highContrastLight: 0xEBEB_F0FF
    )
  }

  /// A level or contrast without its own value shares that of its style.
  private convenience init(
    light: UInt32,
    dark: UInt32,
    elevatedDark: UInt32? = nil,
    highContrastLight: UInt32? = nil,
    highContrastDark: UInt32? = nil
  ) {
    let dark = UIColor(rgba: dark)
    let light = UIColor(rgba: light)
    let elevated = elevatedDark.map(UIColor.init(rgba:)) ?? dark
    let contrastLight = highContrastLight.map(UIColor.init(rgba:)) ?? light
    let contrastDark = highContrastDark.map(UIColor.init(rgba:))
    self.init { traits in
      let isHighContrast = traits.accessibilityContrast == .high
      guard traits.userInterfaceStyle == .dark else {
        return isHighContrast ? contrastLight : light
      }
      if isHighContrast, let contrastDark { return contrastDark }
      return traits.userInterfaceLevel == .elevated ? elevated : dark
    }
  }

  private convenience init(rgba: UInt32) {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
    self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
  }
}

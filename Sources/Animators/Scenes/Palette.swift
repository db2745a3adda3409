import UIKit

/// The colours of the demo app, each with a light and a dark form.
enum Palette {
  static let background = dynamic(0xF6F4EF, dark: 0x111318)
  static let card = dynamic(0xFFFFFF, dark: 0x1D2027)
  /// Of screens that come over others, so that their edges show.
  static let modalBackground = dynamic(0xEBE6F5, dark: 0x2B2540)
  static let modalCard = dynamic(0xFFFFFF, dark: 0x3B3356)
  static let text = dynamic(0x1C1F26, dark: 0xF2F3F5)
  static let secondaryText = dynamic(0x767B86, dark: 0x9AA0AC)
  static let hairline = dynamic(0xE4E1DA, dark: 0x2C3038)
  static let accent = dynamic(0xE4572E, dark: 0xFF7A52)
  static let teal = dynamic(0x1B7F79, dark: 0x3FB8AF)
  static let plum = dynamic(0x5B3E8C, dark: 0x9B7FD4)
  static let sun = dynamic(0xF2A541, dark: 0xFFC15E)
  static let onAccent = UIColor.white

  private static func dynamic(_ light: UInt32, dark: UInt32) -> UIColor {
    UIColor { traits in UIColor(rgb: traits.userInterfaceStyle == .dark ? dark : light) }
  }
}

extension UIColor {
  /// `0xRRGGBB`.
  convenience init(rgb: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xFF) / 255,
      green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255,
      alpha: alpha
    )
  }
}

extension UIButton {
  /// A large filled button with white words.
  convenience init(
    large title: String,
    color: UIColor,
    corners: UIButton.Configuration.CornerStyle
  ) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    configuration.buttonSize = .large
    configuration.baseBackgroundColor = color
    configuration.baseForegroundColor = .white
    configuration.cornerStyle = corners
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 14,
      leading: 24,
      bottom: 14,
      trailing: 24
    )
    self.init(configuration: configuration)
  }
}

import Foundation
import QuartzCore

extension UIColor {
  /// A colour of the main bundle's asset catalogs.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traits: UITraitCollection?
  ) {
    guard let color = AppResources.color(named: name, in: bundle ?? .main) else {
      Diagnostics.report("There is no colour named '\(name)'.")
      return nil
    }
    self.init(copying: traits.map { color.resolvedColor(with: $0) } ?? color)
  }

  /// By the name of the class property, as interface files write it: `labelColor`.
  static func systemColor(named name: String) -> UIColor? { namedSystemColors[name] }

  private static let namedSystemColors: [String: UIColor] = [
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "placeholderTextColor": .placeholderText, "linkColor": .link, "separatorColor": .separator,
    "opaqueSeparatorColor": .opaqueSeparator, "tintColor": .systemBlue,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
    "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
    "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
    "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple,
    "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo,
    "systemBrownColor": .systemBrown, "systemMintColor": .systemMint,
    "systemCyanColor": .systemCyan, "systemGrayColor": .systemGray,
    "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6,
    "darkTextColor": .darkText, "lightTextColor": .lightText,
    "viewFlipsideBackgroundColor": UIColor(red: 0.1216, green: 0.1294, blue: 0.1412, alpha: 1),
    "scrollViewTexturedBackgroundColor": UIColor(white: 0.44, alpha: 1),
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tableBackgroundColor": .systemBackground,
    "blackColor": .black, "whiteColor": .white, "redColor": .red, "greenColor": .green,
    "blueColor": .blue, "yellowColor": .yellow, "orangeColor": .orange, "purpleColor": .purple,
    "cyanColor": .cyan, "magentaColor": .magenta, "brownColor": .brown, "grayColor": .gray,
    "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "clearColor": .clear,
  ]
}

import Foundation
import Testing

@testable import UIKit

/// Colours of a catalog in the variants of its appearances.
@MainActor
struct CatalogAppearanceTests {
  private func entry(_ red: String, _ style: String?) -> String {
    let appearances = style.map {
      "\"appearances\": [ { \"appearance\": \"luminosity\", \"value\": \"\($0)\" } ],"
    }
    return """
      { \(appearances ?? "") "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "\(red)", "green": "0.000", "blue": "0.000", "alpha": "1.000" } } }
      """
  }

  /// How red a colour is whose catalog has 0.2 for any appearance, 0.4 for light and 0.6 for dark
  /// ones.
  private func red(_ style: UIUserInterfaceStyle, of styles: [String?]) throws -> CGFloat {
    let folder = NSTemporaryDirectory() + "segue-catalog-\(UUID().uuidString)"
    let set = "\(folder)/Assets.xcassets/Bar.colorset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let reds = ["light": "0.400", "dark": "0.600"]
    let entries = styles.map { entry($0.flatMap { reds[$0] } ?? "0.200", $0) }
    let text = "{ \"colors\": [ \(entries.joined(separator: ",")) ] }"
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(set)/Contents.json"))
    let bundle = try #require(Bundle(path: folder))
    let traits = UITraitCollection(userInterfaceStyle: style)
    let color = try #require(UIColor(named: "Bar", in: bundle, compatibleWith: traits))
    var red: CGFloat = 0
    color.getRed(&red, green: nil, blue: nil, alpha: nil)
    return (red * 10).rounded() / 10
  }

  @Test
  func `a colour for light appearances is used in light mode, before the one for any`() throws {
    #expect(try red(.light, of: [nil, "light", "dark"]) == 0.4)
    #expect(try red(.dark, of: [nil, "light", "dark"]) == 0.6)
  }

  @Test
  func `a colour for any appearance serves the mode that has none of its own`() throws {
    #expect(try red(.dark, of: ["light", nil]) == 0.2)
    #expect(try red(.light, of: ["dark", nil]) == 0.2)
    #expect(try red(.light, of: ["light", nil]) == 0.4)
  }
}

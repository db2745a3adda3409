// swift-format-ignore-file: NeverForceUnwrap
// A folder that was just written has a bundle.

import Foundation
import Segue
import Testing
import UIKit

/// Formats with a number and the words for it.
@MainActor
@Suite
struct PluralTextTests {
  private static let words = """
    <?xml version="1.0"?><plist version="1.0"><dict>
    <key>days</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@days@ left</string>
    <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>%d day</string><key>other</key><string>%d days</string></dict></dict>
    <key>%lld files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
    <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>a file</string><key>other</key><string>%lld files</string></dict></dict>
    </dict></plist>
    """

  private let bundle: Bundle

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plurals-\(UUID().uuidString)")
    let english = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: english, withIntermediateDirectories: true)
    try Data(Self.words.utf8)
      .write(to: english.appendingPathComponent("Localizable.stringsdict"))
    try Data("\"days\" = \"%d\"; \"plain\" = \"%d of %d\";".utf8)
      .write(to: english.appendingPathComponent("Localizable.strings"))
    bundle = Bundle(path: folder.path)!
  }

  private func text(_ key: String) -> String { NSLocalizedString(key, bundle: bundle, comment: "") }

  @Test
  func `a format has the words for its number, in every way to fill it`() {
    #expect(String.localizedStringWithFormat(text("days"), 1) == "1 day left")
    #expect(String(format: text("days"), 5) == "5 days left")
    #expect(String(format: text("days"), arguments: [1]) == "1 day left")
    #expect(String(format: text("days"), locale: nil, 2) == "2 days left")
    let locale = Locale(identifier: "en_US")
    #expect(String(format: text("days"), locale: locale, arguments: [1]) == "1 day left")
    #expect(String(format: "%@: " + text("days"), "Trip", 3) == "Trip: 3 days left")
    #expect(String(localized: "\(1) files", bundle: bundle) == "a file")
    #expect(String(localized: "\(4) files", bundle: bundle) == "4 files")
  }

  @Test
  func `other formats are filled as before`() {
    #expect(String(format: text("plain"), 1, 2) == "1 of 2")
    #expect(String(format: "%.2f %5d|%-3d|", 1.5, 3, 4) == "1.50     3|4  |")
    #expect(String(format: "%x %c %@", 255, 65, "a") == "ff A a")
    #expect(String(format: "%2$@ %1$d%%", 5, "a") == "a 5%")
    #expect(String.localizedStringWithFormat("%d", 1) == "1")
    #expect(String(format: "\u{100000} %d", 1) == "\u{100000} 1")
  }
}

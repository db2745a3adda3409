import Foundation
import Testing

@testable import UIKit

/// The words that UIKit writes itself.
@MainActor
struct SystemWordTests {
  /// An app with files of these names, in a folder of its own.
  private func app(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try #require(Bundle(path: folder.path))
  }

  private func remove(_ apps: Bundle...) {
    for app in apps { try? FileManager.default.removeItem(at: app.bundleURL) }
  }

  @Test
  func `every language of the table has every word`() {
    let languages = [
      "de", "fr", "es", "it", "pt", "nl", "sv", "pl", "ja", "ko", "zh-Hans", "ru", "ar", "he", "tr",
    ]
    for language in languages {
      // Few words are the same in English.
      let english = SystemWord.allCases.filter { $0.text(in: language) == $0.rawValue }
      let known: Set<SystemWord> = [
        .stop, .format, .contacts, .recents, .downloads, .joinKey, .routeKey, .returnKey, .goKey,
      ]
      #expect(known.isSuperset(of: english), "\(language): \(english)")
      #expect(SystemWord.allCases.allSatisfy { !$0.text(in: language).isEmpty })
    }
  }

  @Test
  func `a region does not matter but the kind of Chinese does`() {
    #expect(SystemWord.edit.text(in: "de_AT") == "Bearbeiten")
    #expect(SystemWord.edit.text(in: "zh-Hans-CN") == "编辑")
    #expect(SystemWord.edit.text(in: "zh_TW") == "Edit")
    #expect(SystemWord.edit.text(in: "fi") == "Edit")
  }

  @Test
  func `an app runs in a language that it has`() throws {
    let german = try app([
      "en.lproj/Localizable.strings": "", "de.lproj/Localizable.strings": "",
    ])
    let english = try app(["en.lproj/Localizable.strings": ""])
    defer { remove(german, english) }
    #expect(AppResources.language(of: german, for: ["de-AT"]) == "de-AT")
    #expect(AppResources.language(of: german, for: ["fr", "de"]) == "de")
    #expect(AppResources.language(of: german, for: ["fr"]) == "en")
    #expect(AppResources.language(of: english, for: ["de"]) == "en")
  }

  @Test
  func `a string catalog has languages too`() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"hello": {"localizations":
        {"ar": {"stringUnit": {"state": "translated", "value": "marhaban"}}}}}}
      """
    let bundle = try app(["Localizable.xcstrings": catalog])
    defer { remove(bundle) }
    #expect(AppResources.language(of: bundle, for: ["ar"]) == "ar")
    #expect(AppResources.language(of: bundle, for: ["de"]) == "en")
  }
}

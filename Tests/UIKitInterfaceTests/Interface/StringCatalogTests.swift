import Foundation
import InterfaceFiles
import Segue
import Testing

@testable import UIKit

/// String catalogs, which Xcode has made in place of `.strings` files since its version 15.
@MainActor
@Suite(.serialized)
struct StringCatalogTests {
  private static let texts = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "title": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "My trails"}},
        "de": {"stringUnit": {"state": "translated", "value": "Wanderwege"}}}},
      "end": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "The end"}}}}}}
    """
  private static let screen = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "lab-el": {"localizations": {}},
      "lab-el.text": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}}}
    """
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="vc">
      <scenes><scene sceneID="s"><objects><viewController id="vc">
        <view key="view" id="vw"><rect key="frame" x="0" y="0" width="100" height="100"/>
          <subviews><label text="Hello" id="lab-el">
            <rect key="frame" x="0" y="0" width="100" height="20"/></label></subviews>
        </view></viewController></objects></scene></scenes>
    </document>
    """

  /// Runs `body` with an app that has these files, in a language.
  private func app(in language: String, body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("Localizable.xcstrings", Self.texts), ("mul.lproj/Main.xcstrings", Self.screen),
      ("Base.lproj/Main.storyboard", Self.storyboard),
    ] {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    AppResources.languages = [language]
    defer { AppResources.languages = ["en"] }
    try body(try #require(Bundle(path: folder.path)))
  }

  @Test(arguments: [
    ("de", "Wanderwege"), ("de-AT", "Wanderwege"), ("en", "My trails"), ("fr", "My trails"),
  ])
  func `a language that a catalog lacks has the texts of its source`(
    language: String,
    title: String
  ) throws {
    try app(in: language) { bundle in
      #expect(NSLocalizedString("title", bundle: bundle, comment: "") == title)
      #expect(NSLocalizedString("end", bundle: bundle, comment: "") == "The end")
    }
  }

  @Test(arguments: [("de", "Hallo"), ("fr", "Hello")])
  func `the catalog of a storyboard translates it`(language: String, text: String) throws {
    try app(in: language) { bundle in
      let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
      stage.perform {
        let storyboard = UIStoryboard(name: "Main", bundle: bundle)
        let label = storyboard.instantiateInitialViewController()?.view.subviews.first as? UILabel
        #expect(label?.text == text)
      }
      #expect(AppResources.localizations(of: bundle) == ["de", "en"])
    }
  }
}

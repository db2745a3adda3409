import Foundation
import Testing

@testable import OwnCode

/// The names that Xcode makes of assets; each pair stands so in a file that it made.
@Suite
struct `Names of assets` {
  @Test(
    arguments: [
      ("bubble-chat", "bubbleChat"), ("pro plan", "proPlan"), ("AppLogo", "appLogo"),
      ("ap_tileGreen_01", "apTileGreen01"), ("topview1", "topview1"), ("gauge00", "gauge00"),
      ("1", "_1"), ("Group 10", "group10"), ("icon_95_blue", "icon95Blue"),
      ("0b3b21ff27f67b9e5821e5ffee7366c5", "_0B3B21Ff27F67B9E5821E5Ffee7366C5"),
      ("QR Icons", "qrIcons"), ("QRpedia_QR-Code Blue", "qRpediaQRCodeBlue"),
      ("HBO GO Logo", "hboGOLogo"), ("U-Crunches", "uCrunches"), ("M-stadt", "mStadt"),
      ("M", "M"), ("BMW", "BMW"), ("A-1-1-0", "A_1_1_0"), ("Image", "image"),
      ("cat_image", "cat"), ("Hero image", "hero"), ("copyLinkImage", "copyLink"),
      ("Top Shelf Image Wide", "topShelfImageWide"),
    ]
  )
  func `a picture's name becomes a member`(name: String, symbol: String) {
    #expect(AssetName(name).symbol(without: "image") == symbol)
  }

  @Test(
    arguments: [
      ("AccentColor", "accent"), ("UIColour", "uiColour"), ("UIAccent", "uiAccent"),
      ("color_text_0f1214_03", "colorText0F121403"), ("widget_bg_color", "widgetBg"),
      ("121212", "_121212"), ("292C38", "_292_C_38"), ("2B3041", "_2_B_3041"),
      ("text_color_06", "textColor06"),
    ]
  )
  func `a colour's name becomes a member`(name: String, symbol: String) {
    #expect(AssetName(name).symbol(without: "color") == symbol)
  }

  @Test(
    arguments: [
      ("iconPreviews", "IconPreviews"), ("App Icon - App Store", "AppIconAppStore"),
      ("Poses", "Poses"),
    ]
  )
  func `a folder's name becomes a namespace`(name: String, type: String) {
    #expect(AssetName(name).type == type)
  }
}

/// What is declared for a module's catalogs.
@Suite
struct `Symbols of asset catalogs` {
  private struct Catalog: ~Copyable {
    let path = NSTemporaryDirectory() + "segue-assets-\(UUID().uuidString).xcassets"

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func add(_ folder: String, contents: String = "{}") throws {
      let place = "\(path)/\(folder)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: URL(fileURLWithPath: "\(place)/Contents.json"))
    }
  }

  private func source(
    _ catalog: borrowing Catalog,
    _ text: String,
    images: Set<String> = [],
    colors: Set<String> = []
  ) -> String? {
    AssetSymbols(catalogs: [catalog.path]).source(for: [text], images: images, colors: colors)
  }

  @Test
  func `only what the code names is declared`() throws {
    let catalog = Catalog()
    try catalog.add("logo.imageset")
    try catalog.add("other.imageset")
    try catalog.add("Folder/brand.colorset")
    let found = source(catalog, "let a = UIImage(resource: .logo), b: UIColor = .brand")
    let text = try #require(found)
    #expect(text.contains("ImageResource(name: \"logo\""))
    #expect(text.contains("ColorResource(name: \"brand\""))
    #expect(!text.contains("other"))
    let none = source(catalog, "let a = UIImage(named: \"logo\")")
    #expect(none == nil)
    // A method that the code adds to UIColor.
    let called = source(catalog, "view.backgroundColor = UIColor.brand().withAlphaComponent(0.5)")
    #expect(called == nil)
  }

  @Test
  func `a folder that is a namespace becomes an enumeration`() throws {
    let catalog = Catalog()
    try catalog.add("icons", contents: #"{"properties": {"provides-namespace": true}}"#)
    try catalog.add("icons/home.imageset")
    let found = source(catalog, "view.image = .Icons.home")
    let text = try #require(found)
    #expect(text.contains("enum Icons {"))
    #expect(text.contains("name: \"icons/home\""))
  }

  @Test
  func `the images of an atlas for sprites have names like others`() throws {
    let catalog = Catalog()
    try catalog.add("Share.spriteatlas/home.imageset")
    try catalog.add("Own.spriteatlas", contents: #"{"properties": {"provides-namespace": true}}"#)
    try catalog.add("Own.spriteatlas/door.imageset")
    let found = source(catalog, "view.image = .home; other.image = .Own.door")
    let text = try #require(found)
    #expect(text.contains("name: \"home\""))
    #expect(text.contains("name: \"Own/door\""))
  }

  @Test
  func `names that UIKit or the code has already are resources alone`() throws {
    let catalog = Catalog()
    try catalog.add("red.colorset")
    try catalog.add("brand.colorset")
    let found = source(catalog, "UIColor.red; UIColor.brand", colors: ["brand"])
    let text = try #require(found)
    #expect(text.contains("extension UIKit.ColorResource"))
    #expect(!text.contains("extension UIKit.UIColor"))
  }
}

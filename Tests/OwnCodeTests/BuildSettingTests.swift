import Foundation
import Testing

@testable import OwnCode

/// The build settings of projects and of the files that they are based on.
@Suite
struct BuildSettingTests {
  /// A project of one app whose two configurations are based on files.
  private static let project = """
    { objects = {
      R = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = RC; };
      G = { isa = PBXGroup; children = (F, X, Y); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = Config/Shop.xcconfig; sourceTree = "<group>"; };
      Y = { isa = PBXFileReference; path = Config/Other.xcconfig; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F; };
      P = { isa = PBXSourcesBuildPhase; files = (B); };
      T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (P); buildConfigurationList = C; };
      C = { buildConfigurations = (D, E); };
      D = { name = Debug; baseConfigurationReference = X; buildSettings = { OWN = "target"; }; };
      E = { name = Release; baseConfigurationReference = Y; buildSettings = { }; };
      RC = { buildConfigurations = (RE, RD); };
      RD = { name = Debug; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; OWN = project; }; };
      RE = { name = Release; buildSettings = { OWN = release; }; };
    }; rootObject = R; }
    """

  private func app(_ file: String, others: [String: String] = [:]) throws -> CodeModule {
    let folder = Folder()
    try folder.write(Self.project, to: "App.xcodeproj/project.pbxproj")
    try folder.write("", to: "Main.swift")
    try folder.write("<plist/>", to: "Config/Shop-Info.plist")
    try folder.write(file, to: "Config/Shop.xcconfig")
    for (name, text) in others { try folder.write(text, to: name) }
    var module = try #require(try CodeReader().read([folder.path]).modules.first)
    module.infoPlist = module.infoPlist.map { String($0.dropFirst(folder.path.count + 1)) }
    return module
  }

  @Test
  func `a configuration has the settings of the file that it is based on`() throws {
    let app = try app(
      """
      // The names
      INFOPLIST_FILE = Config/$(TARGET_NAME)-Info.plist // where it is
      PRODUCT_NAME = My ${KIND:upper}
      KIND = store
      GENERATE_INFOPLIST_FILE = YES
      INFOPLIST_KEY_UIUserInterfaceStyle = Light
      INFOPLIST_KEY_UIUserInterfaceStyle[sdk=iphoneos*] = Dark
      INFOPLIST_KEY_UIUserInterfaceStyle[sdk=macosx*] = Automatic
      INFOPLIST_KEY_CFBundleDisplayName[config=Release] = Final
      INFOPLIST_KEY_Own = $(OWN) in $(CONFIGURATION)
      """,
      others: ["Config/Other.xcconfig": "INFOPLIST_KEY_UIStatusBarHidden = YES"]
    )
    #expect(app.name == "My_STORE")
    #expect(app.infoPlist == "Config/Shop-Info.plist")
    #expect(
      app.infoKeys == [
        "UIUserInterfaceStyle": "Dark", "Own": "target in Debug", "UIStatusBarHidden": "YES",
      ]
    )
  }

  @Test
  func `a file of settings includes others, whose values it may inherit`() throws {
    let app = try app(
      """
      #include "Base.xcconfig"
      #include? "Missing.xcconfig"
      PRODUCT_NAME = $(inherited)Two
      """,
      others: ["Config/Base.xcconfig": "#include \"../Root.xcconfig\"\nPRODUCT_NAME = $(WORD)"]
        .merging(["Root.xcconfig": "WORD = One"]) { $1 }
    )
    #expect(app.name == "OneTwo")
  }

  @Test
  func `settings that have each other in them many times end`() throws {
    let levels = (0..<9).map { level in
      "K\(level) = \(String(repeating: "$(K\(level + 1))", count: 40))"
    }
    let app = try app((levels + ["PRODUCT_NAME = Shop$(K0)"]).joined(separator: "\n"))
    #expect(app.name.hasPrefix("Shop"))
  }

  @Test
  func `a file of settings that includes itself ends`() throws {
    let include = "#include \"Shop.xcconfig\"\n"
    let app = try app(String(repeating: include, count: 9) + "PRODUCT_NAME = Shop")
    #expect(app.name == "Shop")
  }

  @Test
  func `a value that inherits itself twice again and again ends`() throws {
    let double = String(repeating: "LABEL = x$(inherited)$(inherited)\n", count: 64)
    let app = try app(double + "PRODUCT_NAME = Shop")
    #expect(app.name == "Shop")
  }

  @Test
  func `an Info.plist gets the settings that it names, except those of the module`() throws {
    let folder = Folder()
    try folder.write(Self.project, to: "App.xcodeproj/project.pbxproj")
    try folder.write("", to: "Main.swift")
    try folder.write(
      "<plist>$(API_KEY) ${LABEL} $(PRODUCT_MODULE_NAME) $(UNKNOWN)</plist>",
      to: "Info.plist"
    )
    try folder.write(
      """
      INFOPLIST_FILE = Info.plist
      PRODUCT_MODULE_NAME = Own
      API_KEY = https:/$()/example.com/$(KIND_$(CONFIGURATION))
      KIND_Debug = test
      LABEL = com.example.$(KIND NAME:default=My Shop:rfc1034identifier)
      UNUSED = 1
      """,
      to: "Config/Shop.xcconfig"
    )
    let app = try #require(try CodeReader().read([folder.path]).modules.first)
    #expect(
      app.infoSettings == [
        "API_KEY": "https://example.com/test", "LABEL": "com.example.My-Shop",
      ]
    )
  }

  @Test
  func `the devices of the app are added to every Info.plist`() throws {
    let app = try app("TARGETED_DEVICE_FAMILY = 2")
    #expect(app.infoKeys == ["UIDeviceFamily": "2"])
  }

  @Test
  func `the name of the app's tint is added to every Info.plist`() throws {
    let app = try app("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Brand")
    #expect(app.infoKeys == ["NSAccentColorName": "Brand"])
  }

  @Test
  func `conditions of the code come from two settings, each with what it inherits`() throws {
    let app = try app(
      """
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) LITE
      OTHER_SWIFT_FLAGS = $(inherited) -D "FULL" -DSTORE -Xfrontend -debug
      """
    )
    #expect(app.conditions == ["FULL", "LITE", "STORE"])
  }
}

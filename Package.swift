// swift-tools-version: 6.0
import PackageDescription

// Targets are on floors: a target imports only floors below its own. README.md, "Layout", draws
// them.

/// A Swift target of this package and its tests.
///
/// `tests` names what only the tests need.
func floor(
  _ name: String,
  on dependencies: [String],
  tests extra: [String] = [],
  resources: [Resource] = []
) -> [Target] {
  let testDependencies = [name] + dependencies + extra
  let support = testDependencies.contains("TestSupport") ? [] : ["TestSupport"]
  return [
    .target(
      name: name,
      dependencies: dependencies.map { .init(stringLiteral: $0) },
      resources: resources
    ),
    .testTarget(
      name: "\(name)Tests",
      dependencies: (testDependencies + support).map { .init(stringLiteral: $0) }
    ),
  ]
}

/// The script and the style of the pages, compiled in: a tool has no files beside it.
let pageFiles: [Resource] = [
  "page.css", "pictures.js", "layers.js", "player.js", "inspector.js", "comparison.js", "page.js",
  "gallery.css", "gallery.js",
].map { .embedInCode("Page/\($0)") }

let c: [Target] = [
  // Floor 0: C. Headers hold bytes, ints and enums only.
  .systemLibrary(
    name: "CFreeType",
    pkgConfig: "freetype2",
    providers: [.apt(["libfreetype-dev"])]
  ),
  .systemLibrary(
    name: "CHarfBuzz",
    pkgConfig: "harfbuzz",
    providers: [.apt(["libharfbuzz-dev"])]
  ),
  .target(name: "CKernels"),
  .target(
    name: "CPNG",
    dependencies: ["CKernels"],
    linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z")]
  ),
  .target(
    name: "CPictures",
    linkerSettings: [.linkedLibrary("jpeg"), .linkedLibrary("webp")]
  ),
  .target(
    name: "CType",
    dependencies: ["CFreeType", "CHarfBuzz"],
    linkerSettings: [.linkedLibrary("fribidi")]
  ),
  .target(name: "CSystem"),
]

let values: [Target] =
  // Floor 1: values.
  floor("Geometry", on: [])
  + floor("Pixels", on: [])
  + floor("ObjectiveC", on: [])
  + floor("Timeline", on: ["ObjectiveC", "CSystem"])
  + floor("ConstraintSolver", on: [])
  + floor("ArgumentParsing", on: [])

let pictures: [Target] =
  // Floor 2: what to draw, how pictures are stored, how text is shaped.
  floor("Display", on: ["Geometry", "Pixels"])
  + floor("Codecs", on: ["CPNG", "CPictures", "CKernels", "Pixels"])
  // Self-contained HTML pages of films; values in, text out.
  + floor("FilmPages", on: ["Codecs", "Pixels"], resources: pageFiles)
  + floor("InterfaceFiles", on: [])
  + floor("Typography", on: ["CType", "CKernels", "Geometry", "Pixels", "Codecs"])
  // Floor 3: display list + size -> programs of bands, values only -> pixels.
  + floor("RasterPlan", on: ["Display", "Geometry", "Pixels"])
  + floor("Raster", on: ["RasterPlan", "Display", "Pixels", "CKernels"], tests: ["Geometry"])
  // Golden, dump and same-render assertions for the tests of every floor.
  + [
    .target(
      name: "TestSupport",
      dependencies: ["Codecs", "Pixels"],
      path: "Tests/TestSupport"
    )
  ]

let frameworks: [Target] =
  // Floors 4-6: Apple's names. The compiler looks for the empty modules where a test imports
  // Testing and one of these names; the dependencies ensure that they exist.
  [.target(name: "_Testing_CoreGraphics"), .target(name: "_Testing_UIKit")]
  + floor(
    "CoreGraphics",
    on: [
      "_Testing_CoreGraphics", "Typography", "Raster", "Display", "Geometry", "Pixels", "Codecs",
    ]
  )
  + [.target(name: "CoreText", dependencies: ["CoreGraphics", "Typography"])]
  + floor("ImageIO", on: ["CoreGraphics", "Codecs", "Pixels"])
  // Effects of symbols, as values; what is said about things for assistive technology.
  + [.target(name: "Symbols"), .target(name: "Accessibility", dependencies: ["ObjectiveC"])]
  + floor(
    "QuartzCore",
    on: [
      "CoreGraphics", "Timeline", "ObjectiveC", "Typography", "Raster", "Display", "Geometry",
      "Pixels", "CKernels",
    ]
  )
  // The keychain and random bytes: UIKit re-exports them as Foundation does on iOS.
  + [.target(name: "Security", dependencies: ["QuartzCore", "Timeline"])]
  + [.target(name: "_Testing_CoreImage")]
  + floor(
    "CoreImage",
    on: ["_Testing_CoreImage", "CoreGraphics", "ObjectiveC", "Pixels", "Codecs"]
  )
  + floor(
    "UIKit",
    on: [
      "_Testing_UIKit",
      "CoreText", "CoreImage", "ImageIO", "QuartzCore", "CoreGraphics", "Symbols",
      "Accessibility", "Security", "ConstraintSolver", "Timeline",
      "ObjectiveC",
      "Typography", "Codecs",
      "Display", "InterfaceFiles",
      "Geometry", "Pixels",
    ],
    tests: ["Segue", "SegueTesting"]
  )

/// Modules of their own for a part of UIKit's tests.
///
/// The compiler takes longer for each test of a module the more of them there are, and it does not
/// share the work for one module between processors. What they have in common is in
/// Tests/UIKitTests/Support, to which the others link.
let dividedTests: [Target] = ["Collections", "Controllers", "Interface"].map { folder in
  .testTarget(
    name: "UIKit\(folder)Tests",
    dependencies: frameworks.first { $0.name == "UIKitTests" }?.dependencies ?? []
  )
}

/// UIKit and what it re-exports; a module that imports UIKit names all of them.
let withUIKit = [
  "UIKit", "CoreImage", "ImageIO", "QuartzCore", "CoreGraphics", "Symbols", "Accessibility",
  "Security", "Timeline", "ObjectiveC",
]

/// Apple's frameworks beside UIKit: the names that view code uses, and views that show a
/// placeholder.
func neighbour(_ name: String, on others: [String] = []) -> Target {
  .target(name: name, dependencies: (withUIKit + others).map { .init(stringLiteral: $0) })
}

let neighbourNames = [
  "CoreMedia", "AudioToolbox", "os", "AVFoundation", "AVKit", "CoreLocation", "MapKit", "WebKit",
  "Photos", "PhotosUI", "MessageUI", "SafariServices", "StoreKit", "CoreData",
  "UserNotifications", "LocalAuthentication", "Combine", "Accelerate", "CoreMotion", "CoreHaptics",
  "Network", "QuickLook", "LinkPresentation", "AuthenticationServices", "OSLog", "simd",
  "UniformTypeIdentifiers", "CommonCrypto", "CryptoKit", "Contacts", "ContactsUI", "MediaPlayer",
  "EventKit", "PassKit", "MultipeerConnectivity", "WidgetKit", "SystemConfiguration", "Compression",
  "GameplayKit", "CoreSpotlight", "CloudKit", "CoreBluetooth", "WatchConnectivity",
  "AppTrackingTransparency", "AdSupport", "CoreTelephony", "DeviceCheck", "PushKit",
  "BackgroundTasks", "Social", "JavaScriptCore", "HealthKit", "GameKit", "Speech", "CoreML",
  "Vision", "VisionKit", "Intents", "IntentsUI", "CallKit", "ReplayKit", "CoreNFC",
  "ExternalAccessory", "NaturalLanguage", "NotificationCenter", "PDFKit", "PlaygroundSupport",
]

let neighbours: [Target] = [
  .target(name: "CoreMedia"),
  .target(name: "AudioToolbox", dependencies: ["CoreGraphics"]), .target(name: "os"),
  // Digests and the cipher, once for both of Apple's modules.
  .target(name: "Digests"), .target(name: "CommonCrypto", dependencies: ["Digests"]),
  .target(name: "CryptoKit", dependencies: ["Digests"]),
  .target(name: "Accelerate", dependencies: ["CoreGraphics", "Pixels"]),
  .target(name: "OSLog", dependencies: ["os"]), .target(name: "simd"),
  neighbour("UniformTypeIdentifiers"),
  neighbour("AVFoundation", on: ["CoreMedia", "AudioToolbox"]),
  neighbour("AVKit", on: ["AVFoundation", "CoreMedia"]),
  neighbour("CoreLocation"),
  neighbour("Contacts", on: ["CoreLocation"]),
  neighbour("ContactsUI", on: ["Contacts"]),
  neighbour("MapKit", on: ["CoreLocation", "Contacts"]),
  neighbour("WebKit"),
  neighbour("Photos", on: ["CoreLocation", "AVFoundation", "CoreMedia", "AudioToolbox"]),
  neighbour("PhotosUI", on: ["Photos", "UniformTypeIdentifiers", "CoreLocation"]),
  neighbour("MessageUI"),
  neighbour("SafariServices"),
  neighbour("StoreKit"),
  neighbour("CoreData", on: ["InterfaceFiles"]),
  neighbour("UserNotifications", on: ["CoreLocation"]),
  neighbour("LocalAuthentication"),
  neighbour("Combine"),
  neighbour("CoreMotion"),
  neighbour("CoreHaptics"),
  neighbour("Network"),
  neighbour("SystemConfiguration"),
  .target(name: "CDeflate", linkerSettings: [.linkedLibrary("z")]),
  .target(name: "Compression", dependencies: ["CDeflate"]),
  neighbour("QuickLook"), neighbour("PlaygroundSupport"),
  neighbour("LinkPresentation"),
  neighbour("AuthenticationServices"),
  neighbour("MediaPlayer", on: ["AVFoundation", "CoreMedia", "AudioToolbox"]),
  neighbour("EventKit", on: ["CoreLocation"]),
  neighbour("PassKit", on: ["Contacts"]),
  neighbour("MultipeerConnectivity"),
  neighbour("WidgetKit"),
  neighbour("GameplayKit"),
  neighbour("CoreSpotlight", on: ["UniformTypeIdentifiers"]),
  neighbour("CloudKit", on: ["CoreLocation"]),
  neighbour("CoreBluetooth"),
  neighbour("WatchConnectivity"),
  neighbour("AppTrackingTransparency"),
  neighbour("AdSupport"),
  neighbour("CoreTelephony"),
  neighbour("DeviceCheck"),
  neighbour("PushKit"),
  neighbour("BackgroundTasks"),
  neighbour("Social"),
  neighbour("JavaScriptCore"),
  neighbour("HealthKit"),
  neighbour("GameKit", on: ["GameplayKit"]),
  neighbour("Speech", on: ["AVFoundation", "CoreMedia", "AudioToolbox"]),
  neighbour("CoreML"),
  neighbour("Vision", on: ["CoreML"]),
  neighbour("VisionKit"),
  neighbour("Intents", on: ["CoreLocation"]),
  neighbour("IntentsUI", on: ["Intents", "CoreLocation"]),
  neighbour("CallKit", on: ["AVFoundation", "CoreMedia", "AudioToolbox"]),
  neighbour("ReplayKit"),
  neighbour("CoreNFC"),
  neighbour("ExternalAccessory"),
  neighbour("NaturalLanguage"),
  neighbour("NotificationCenter"),
  neighbour("PDFKit"),
]

/// What apps write: they import what an app imports.
///
/// The older language mode takes nearly all that the newer one takes: it compiles only the files for
/// which the mode matters. Its folder is a link.
let clients: [Target] = [("ClientTests", .v6), ("ClientSwift5Tests", .v5)].map {
  (name: String, mode: SwiftLanguageMode) in
  .testTarget(
    name: name,
    dependencies: (withUIKit + neighbourNames).map { .init(stringLiteral: $0) },
    swiftSettings: [.swiftLanguageMode(mode)]
  )
}

/// What UIKit re-exports.
///
/// Targets that import UIKit name these modules as well: otherwise an incremental build does not
/// rebuild them when the layout of a class in one of these modules changes.
let reexports = [
  "CoreImage", "ImageIO", "QuartzCore", "CoreGraphics", "Symbols", "Accessibility", "Security",
  "Timeline", "ObjectiveC",
]

let product: [Target] =
  // Floor 7: the world of an app, its frames, and the built-in transitions.
  floor(
    "Segue",
    on: [
      "UIKit", "QuartzCore", "CoreGraphics", "Security", "Timeline", "ObjectiveC", "Typography",
      "Codecs",
      "Raster", "RasterPlan", "Display", "Geometry", "Pixels", "FilmPages", "InterfaceFiles",
      "CKernels",
    ]
  )
  + floor(
    "SegueTesting",
    on: [
      "Segue", "FilmPages", "UIKit", "Raster", "Display", "Codecs", "Pixels", "TestSupport",
      "Typography",
    ] + reexports
  )
  + floor(
    "Animators",
    on: ["UIKit"] + reexports,
    tests: ["Segue", "SegueTesting", "Codecs", "Pixels"]
  )
  // The user's own code: what is in a folder, what the compiler gets, what is run.
  + floor("OwnCode", on: ["Codecs", "InterfaceFiles"])
  // Floor 8: the only code that prints, parses options or exits.
  + floor(
    "RenderTransition",
    on: [
      "ArgumentParsing", "Animators", "OwnCode", "Segue", "FilmPages", "UIKit", "InterfaceFiles",
      "Codecs", "Raster", "Geometry", "Pixels", "CSystem",
    ] + reexports
  )
  + [
    .executableTarget(
      name: "render-transition",
      // A client is loaded into the tool and finds every framework that it may import there.
      dependencies: (["RenderTransition"] + neighbourNames).map { .init(stringLiteral: $0) },
      // Own code is compiled into libraries that the tool loads and that find UIKit in the tool
      // itself. The build's identity is part of the names in their cache.
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--export-dynamic", "-Xlinker", "--build-id"])
      ]
    ),
    .executableTarget(
      name: "segue-bench",
      dependencies: [
        "Animators", "Segue", "FilmPages", "UIKit", "Codecs", "CPNG", "CKernels", "Raster",
        "RasterPlan", "Display", "Geometry", "Pixels", "QuartzCore", "CoreGraphics", "Timeline",
        "ObjectiveC",
      ]
    ),
    .testTarget(
      name: "SegueBenchTests",
      dependencies: ["segue-bench"]
    ),
    // The pass of Sources/segue-port is not a target: its tests build it as the tool does, and compile
    // its output against these modules.
    .testTarget(name: "PortTests", dependencies: ["UIKit", "OwnCode", "TestSupport"]),
    // The code of the tutorials: links to files of the documentation catalogs.
    .testTarget(
      name: "TutorialTests",
      dependencies: (["Segue", "SegueTesting"] + withUIKit).map { .init(stringLiteral: $0) }
    ),
    // The floors themselves: what targets declare and what they import.
    .testTarget(name: "PackageTests"),
  ]

/// What reads untrusted bytes, and tests that replay known ones.
///
/// Only `Scripts/fuzz` builds the programs that search for new ones: they have no
/// `main` without libFuzzer.
let fuzzing: [Target] =
  [
    .target(
      name: "FuzzTargets",
      dependencies: ["Codecs", "InterfaceFiles", "Pixels", "TestSupport"],
      path: "Tests/FuzzTargets"
    ),
    .target(
      name: "FuzzDrawingTargets",
      dependencies: ["FuzzTargets", "Raster", "Display", "Geometry", "Pixels", "TestSupport"],
      path: "Tests/FuzzDrawingTargets"
    ),
    .target(
      name: "FuzzToolTargets",
      dependencies: ["FuzzTargets", "RenderTransition", "Segue"],
      path: "Tests/FuzzToolTargets"
    ),
    .testTarget(
      name: "FuzzTests",
      dependencies: ["FuzzTargets", "FuzzDrawingTargets", "FuzzToolTargets", "TestSupport"]
    ),
  ]
  + (Context.environment["SEGUE_FUZZ"] == nil
    ? []
    : [
      .executableTarget(name: "segue-fuzz", dependencies: ["FuzzTargets"]),
      .executableTarget(
        name: "segue-fuzz-drawing",
        dependencies: ["FuzzTargets", "FuzzDrawingTargets"]
      ),
      .executableTarget(name: "segue-fuzz-tool", dependencies: ["FuzzTargets", "FuzzToolTargets"]),
    ])

// Without the optimizer the modules of tests compile in two thirds of the time; what they test
// is optimized as before. Nor are they read a second time for the interface that no other
// module imports. Two of them calculate so many pixels anew, in a plain way, that they run for
// longer than they compile.
let calculating: Set = ["RasterTests", "TypographyTests"]
for target in [values, pictures, frameworks, dividedTests, clients, product, fuzzing].joined()
where target.type == .test && !calculating.contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"])]
}

// Where `Scripts/test` builds them, the optimizer reads neither UIKit and what stands above it, nor
// those below it that take longer to optimize than that saves the tests. UIKit is read once: beside
// it there is enough to do that does not wait for its interface.
if Context.environment["SEGUE_QUICK_BUILD"] != nil {
  let uikit = frameworks.filter { $0.name == "UIKit" }
  let plain = [values, pictures, frameworks].joined().filter {
    [
      "ArgumentParsing", "CoreImage", "FilmPages", "InterfaceFiles", "ObjectiveC", "Timeline",
    ].contains($0.name)
  }
  for target in [uikit, neighbours, product, plain].joined() where target.type != .test {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
  }
  for target in uikit {
    target.swiftSettings?.append(.unsafeFlags(["-no-emit-module-separately-wmo"]))
  }
}

let package = Package(
  name: "Segue",
  products: [
    .executable(name: "render-transition", targets: ["render-transition"]),
    .library(
      name: "Segue",
      targets: [
        "Segue", "UIKit", "CoreImage", "ImageIO", "QuartzCore", "CoreText", "CoreGraphics",
        "Symbols", "Security",
      ] + neighbourNames
    ),
    .library(name: "SegueTesting", targets: ["SegueTesting"]),
  ],
  targets: c + values + pictures + frameworks + dividedTests + neighbours + clients + product
    + fuzzing,
  swiftLanguageModes: [.v6]
)

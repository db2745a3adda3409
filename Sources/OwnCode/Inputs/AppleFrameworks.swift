/// The names of Apple's frameworks: a folder or an app of one of these names is not what an `import` means.
enum AppleFrameworks {
  static let names: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accounts", "AddressBook",
    "AssetsLibrary",
    "AudioToolbox", "AuthenticationServices", "CFNetwork", "CallKit", "CloudKit", "Combine",
    "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData",
    "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML",
    "CoreMedia",
    "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo",
    "CryptoKit", "Darwin", "Dispatch", "EventKit", "EventKitUI", "ExternalAccessory", "Foundation",
    "GLKit", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "IOKit",
    "JavaScriptCore", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages",
    "Metal", "MetalKit", "MobileCoreServices", "ModelIO", "MultipeerConnectivity",
    "NaturalLanguage",
    "Network", "NetworkExtension", "NotificationCenter", "OSLog", "ObjectiveC", "OpenGLES",
    "PDFKit",
    "PassKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "ReplayKit", "SafariServices",
    "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit", "Swift", "SwiftUI",
    "SystemConfiguration", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "VideoToolbox",
    "Vision", "WatchConnectivity", "WebKit", "WidgetKit", "XCTest", "iAd", "os", "simd",
  ]
}

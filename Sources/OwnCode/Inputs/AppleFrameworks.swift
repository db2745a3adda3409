/// Apple's frameworks by name: an import of one of them needs no source.
public enum AppleFrameworks {
  public static func contains(_ module: String) -> Bool { names.contains(module) }

  private static let names = Set(
    """
    AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdSupport AddressBook
    AppIntents AppKit AppTrackingTransparency ARKit AssetsLibrary AudioToolbox AudioUnit
    AuthenticationServices BackgroundTasks CallKit CarPlay Charts ClockKit CloudKit Combine CommonCrypto
    Contacts ContactsUI CoreAudio CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage
    CoreLocation CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony
    CoreText CoreVideo CryptoKit Darwin DeviceCheck Dispatch EventKit EventKitUI ExternalAccessory
    FileProvider Foundation GLKit GameController GameKit GameplayKit HealthKit HomeKit IOKit ImageIO
    Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication MapKit MediaPlayer MediaToolbox
    MessageUI Messages Metal MetalKit MobileCoreServices ModelIO MultipeerConnectivity NaturalLanguage
    Network NetworkExtension NotificationCenter OSLog ObjectiveC OpenGLES PDFKit PassKit PencilKit Photos
    PhotosUI PlaygroundSupport PushKit QuartzCore QuickLook QuickLookThumbnailing RealityKit ReplayKit
    SafariServices SceneKit Security Social SoundAnalysis Speech SpriteKit StoreKit Swift SwiftData
    SwiftUI SystemConfiguration Testing TipKit Translation UIKit UniformTypeIdentifiers UserNotifications
    UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit WebKit WidgetKit XCTest
    os simd
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )
}

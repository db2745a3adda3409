import CoreGraphics
import Foundation

/// What can be done with the items of a responder.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let share = UIActivityItemsConfigurationInteraction("share")
  public static let copy = UIActivityItemsConfigurationInteraction("copy")
}

/// What is known of items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let title = UIActivityItemsConfigurationMetadataKey("title")
  public static let messageBody = UIActivityItemsConfigurationMetadataKey("messageBody")
  public static let linkPresentationMetadata = UIActivityItemsConfigurationMetadataKey(
    "linkPresentationMetadata"
  )
  public static let collaborationModeRestrictions = UIActivityItemsConfigurationMetadataKey(
    "collaborationModeRestrictions"
  )
  public static let shareRecipients = UIActivityItemsConfigurationMetadataKey("shareRecipients")
}

/// What a preview is for.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let fullSize = UIActivityItemsConfigurationPreviewIntent("fullSize")
  public static let thumbnail = UIActivityItemsConfigurationPreviewIntent("thumbnail")
}

/// The items that a responder gives to others, and what is known of them.
@preconcurrency
@MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  func activityItemsConfigurationMetadataForItem(
    at: Int,
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any?
  func activityItemsConfigurationPreviewForItem(
    at: Int,
    intent: UIActivityItemsConfigurationPreviewIntent,
    suggestedSize: CGSize
  ) -> NSItemProvider?
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
  /// Sharing and copying (documented).
  public func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { interaction == .share || interaction == .copy }
  public func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  public func activityItemsConfigurationMetadataForItem(
    at: Int,
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  public func activityItemsConfigurationPreviewForItem(
    at: Int,
    intent: UIActivityItemsConfigurationPreviewIntent,
    suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// Whoever has items: every responder.
@preconcurrency
@MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

/// Items with what is known of them, which a responder gives to a share sheet.
@preconcurrency
@MainActor
open class UIActivityItemsConfiguration: MainActorObject, UIActivityItemsConfigurationReading {
  private let itemProviders: [NSItemProvider]

  /// For the app itself.
  open var localObject: Any?
  /// Sharing and copying at first (documented).
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share, .copy]
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  open var previewProvider:
    ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  open var applicationActivitiesProvider: (() -> [UIActivity])?

  public init(itemProviders: [NSItemProvider]) {
    self.itemProviders = itemProviders
    super.init(isolated: ())
  }

  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }

  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { itemProviders }

  open func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { supportedInteractions.contains(interaction) }

  open func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { metadataProvider?(key) }

  open func activityItemsConfigurationMetadataForItem(
    at: Int,
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(at, key) }

  open func activityItemsConfigurationPreviewForItem(
    at: Int,
    intent: UIActivityItemsConfigurationPreviewIntent,
    suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(at, intent, suggestedSize) }

  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? {
    applicationActivitiesProvider?()
  }
}

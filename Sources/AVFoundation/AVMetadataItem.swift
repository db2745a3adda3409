import UIKit

/// A word about a film or a sound: its title, its artist, its picture.
///
/// Assets have none, as media is not read; apps make their own for players.
open class AVMetadataItem: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }

  fileprivate var content = Content()

  fileprivate struct Content {
    var identifier: AVMetadataIdentifier?
    var keySpace: AVMetadataKeySpace?
    var commonKey: AVMetadataKey?
    var key: Any?
    var value: Any?
    var dataType: String?
    var extendedLanguageTag: String?
    var locale: Locale?
    var time = CMTime.invalid
    var duration = CMTime.invalid
  }

  open var identifier: AVMetadataIdentifier? { content.identifier }
  open var keySpace: AVMetadataKeySpace? { content.keySpace }
  open var commonKey: AVMetadataKey? { content.commonKey }
  open var key: Any? { content.key }
  open var value: Any? { content.value }
  open var dataType: String? { content.dataType }
  open var extendedLanguageTag: String? { content.extendedLanguageTag }
  open var locale: Locale? { content.locale }
  open var time: CMTime { content.time }
  open var duration: CMTime { content.duration }
  open var stringValue: String? { value as? String }
  open var numberValue: NSNumber? { value as? NSNumber }
  open var dateValue: Date? { value as? Date }
  open var dataValue: Data? { value as? Data }

  open class func metadataItems(
    from metadataItems: [AVMetadataItem],
    filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }

  open class func metadataItems(
    from metadataItems: [AVMetadataItem],
    withKey key: Any?,
    keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    metadataItems.filter { item in
      let name = (key as? AVMetadataKey)?.rawValue ?? key as? String
      let own = item.commonKey?.rawValue ?? item.key as? String
      return (name == nil || own == name) && (keySpace == nil || item.keySpace == keySpace)
    }
  }
}

/// A word that an app gives to a player.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  open override var identifier: AVMetadataIdentifier? {
    get { content.identifier }
    set { content.identifier = newValue }
  }
  open override var keySpace: AVMetadataKeySpace? {
    get { content.keySpace }
    set { content.keySpace = newValue }
  }
  open override var key: Any? {
    get { content.key }
    set { content.key = newValue }
  }
  open override var value: Any? {
    get { content.value }
    set { content.value = newValue }
  }
  open override var dataType: String? {
    get { content.dataType }
    set { content.dataType = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { content.extendedLanguageTag }
    set { content.extendedLanguageTag = newValue }
  }
  open override var locale: Locale? {
    get { content.locale }
    set { content.locale = newValue }
  }
  open override var time: CMTime {
    get { content.time }
    set { content.time = newValue }
  }
  open override var duration: CMTime {
    get { content.duration }
    set { content.duration = newValue }
  }
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  private init(common key: AVMetadataKey) { rawValue = "comn/\(key.rawValue)" }
  public static let commonIdentifierTitle = AVMetadataIdentifier(common: .commonKeyTitle)
  public static let commonIdentifierArtist = AVMetadataIdentifier(common: .commonKeyArtist)
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(common: .commonKeyAlbumName)
  public static let commonIdentifierArtwork = AVMetadataIdentifier(common: .commonKeyArtwork)
  public static let commonIdentifierDescription = AVMetadataIdentifier(
    common: .commonKeyDescription
  )
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = AVMetadataKey("title")
  public static let commonKeyArtist = AVMetadataKey("artist")
  public static let commonKeyAlbumName = AVMetadataKey("albumName")
  public static let commonKeyArtwork = AVMetadataKey("artwork")
  public static let commonKeyAuthor = AVMetadataKey("author")
  public static let commonKeyCreator = AVMetadataKey("creator")
  public static let commonKeyDescription = AVMetadataKey("description")
  public static let commonKeyType = AVMetadataKey("type")
  public static let commonKeyCreationDate = AVMetadataKey("creationDate")
  public static let commonKeyLocation = AVMetadataKey("location")
}

public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let common = AVMetadataKeySpace("comn")
  public static let id3 = AVMetadataKeySpace("org.id3")
  public static let iTunes = AVMetadataKeySpace("itsk")
  public static let quickTimeMetadata = AVMetadataKeySpace("mdta")
  public static let quickTimeUserData = AVMetadataKeySpace("udta")
}

public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
  public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
  public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
}

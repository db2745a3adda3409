import UIKit

public typealias MPMediaEntityPersistentID = UInt64

public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyLyrics = "lyrics"
public let MPMediaItemPropertyReleaseDate = "releaseDate"
public let MPMediaItemPropertyAssetURL = "assetURL"
public let MPMediaItemPropertyPlayCount = "playCount"
public let MPMediaItemPropertyRating = "rating"
public let MPMediaPlaylistPropertyName = "name"
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"

public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let music = MPMediaType(rawValue: 1 << 0)
  public static let podcast = MPMediaType(rawValue: 1 << 1)
  public static let audioBook = MPMediaType(rawValue: 1 << 2)
  public static let audioITunesU = MPMediaType(rawValue: 1 << 3)
  public static let anyAudio = MPMediaType(rawValue: 0x00FF)
  public static let movie = MPMediaType(rawValue: 1 << 8)
  public static let tvShow = MPMediaType(rawValue: 1 << 9)
  public static let videoPodcast = MPMediaType(rawValue: 1 << 10)
  public static let musicVideo = MPMediaType(rawValue: 1 << 11)
  public static let videoITunesU = MPMediaType(rawValue: 1 << 12)
  public static let homeVideo = MPMediaType(rawValue: 1 << 13)
  public static let anyVideo = MPMediaType(rawValue: 0xFF00)
  public static let any = MPMediaType(rawValue: UInt.max)
}

/// The picture of a song or an album.
open class MPMediaItemArtwork: UIKit.NSObject, @unchecked Sendable {
  public let bounds: CGRect
  private let request: (CGSize) -> UIImage

  @preconcurrency
  public init(boundsSize: CGSize, requestHandler: @escaping @Sendable (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    request = requestHandler
  }

  public init(image: UIImage) {
    bounds = CGRect(origin: .zero, size: image.size)
    request = { _ in image }
  }

  open var imageCropRect: CGRect { bounds }
  open func image(at size: CGSize) -> UIImage? { request(size) }
}

/// What is in the library of media, which is empty.
open class MPMediaEntity: UIKit.NSObject, @unchecked Sendable {
  open var persistentID: MPMediaEntityPersistentID { 0 }
  open func value(forProperty property: String) -> Any? { nil }
  open func enumerateValues(
    forProperties properties: Set<String>,
    using block: (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open class func canFilter(byProperty property: String) -> Bool { false }
}

/// A song or a film.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  public override init() { super.init() }
  open var mediaType: MPMediaType { .music }
  open var title: String? { nil }
  open var albumTitle: String? { nil }
  open var artist: String? { nil }
  open var albumArtist: String? { nil }
  open var genre: String? { nil }
  open var composer: String? { nil }
  open var playbackDuration: TimeInterval { 0 }
  open var albumTrackNumber: Int { 0 }
  open var albumTrackCount: Int { 0 }
  open var artwork: MPMediaItemArtwork? { nil }
  open var lyrics: String? { nil }
  open var releaseDate: Date? { nil }
  open var assetURL: URL? { nil }
  open var playCount: Int { 0 }
  open var rating: Int { 0 }
  open var isCloudItem: Bool { false }
  open var hasProtectedAsset: Bool { false }
}

open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  public let items: [MPMediaItem]

  public init(items: [MPMediaItem]) { self.items = items }

  open var representativeItem: MPMediaItem? { items.first }
  open var count: Int { items.count }
  open var mediaTypes: MPMediaType { items.reduce([]) { $0.union($1.mediaType) } }
}

open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  open var name: String? { nil }
}

import Foundation

/// The size of a picture of a document, for `URLResourceKey.thumbnailDictionaryKey`.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(
    rawValue: "NSThumbnail1024x1024SizeKey"
  )
}

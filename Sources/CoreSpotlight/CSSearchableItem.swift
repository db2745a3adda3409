import UIKit
import UniformTypeIdentifiers

/// Something that the system's search could find.
open class CSSearchableItem: UIKit.NSObject, @unchecked Sendable {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var attributeSet: CSSearchableItemAttributeSet
  open var expirationDate: Date!

  public init(
    uniqueIdentifier: String?,
    domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    // A month (documented).
    expirationDate = Date(timeIntervalSinceNow: 30 * 86400)
    super.init()
  }
}

/// What the search knows of an item.
open class CSSearchableItemAttributeSet: UIKit.NSObject, @unchecked Sendable {
  open var contentType: String?

  public init(itemContentType type: String) {
    contentType = type
    super.init()
  }

  public convenience init(contentType: UTType) {
    self.init(itemContentType: contentType.identifier)
  }

  open var title: String?
  open var displayName: String?
  open var alternateNames: [String]?
  open var contentDescription: String?
  open var keywords: [String]?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var domainIdentifier: String?
  open var path: String?
  open var url: URL?
  open var contentURL: URL?
  open var thumbnailURL: URL?
  open var thumbnailData: Data?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var addedDate: Date?
  open var startDate: Date?
  open var endDate: Date?
  open var dueDate: Date?
  open var lastUsedDate: Date?
  open var duration: NSNumber?
  open var rating: NSNumber?
  open var ratingDescription: String?
  open var rankingHint: NSNumber?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var supportsNavigation: NSNumber?
  open var supportsPhoneCall: NSNumber?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?
  open var authorNames: [String]?
  open var creator: String?
  open var artist: String?
  open var album: String?
  open var genre: String?
  open var city: String?
  open var country: String?
  open var subject: String?
  open var textContent: String?
  open var theme: String?
}

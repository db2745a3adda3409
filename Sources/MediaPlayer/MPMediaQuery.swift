import UIKit

public enum MPMediaPredicateComparison: Int, Sendable {
  case equalTo, contains
}

public enum MPMediaGrouping: Int, Sendable {
  case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// What is looked for.
open class MPMediaPredicate: UIKit.NSObject, @unchecked Sendable {}

open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  public let value: Any?
  public let property: String
  public let comparisonType: MPMediaPredicateComparison

  public init(
    value: Any?,
    forProperty property: String,
    comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
  }
}

/// Looks into the library of media, which is empty.
open class MPMediaQuery: UIKit.NSObject, @unchecked Sendable {
  open var filterPredicates: Set<MPMediaPredicate>?
  open var groupingType = MPMediaGrouping.title

  public override init() { super.init() }

  public init(filterPredicates: Set<MPMediaPredicate>?) {
    self.filterPredicates = filterPredicates
  }

  open var items: [MPMediaItem]? { [] }
  open var collections: [MPMediaItemCollection]? { [] }

  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }

  private static func grouped(by grouping: MPMediaGrouping) -> MPMediaQuery {
    let query = MPMediaQuery()
    query.groupingType = grouping
    return query
  }

  open class func songs() -> MPMediaQuery { grouped(by: .title) }
  open class func albums() -> MPMediaQuery { grouped(by: .album) }
  open class func artists() -> MPMediaQuery { grouped(by: .artist) }
  open class func playlists() -> MPMediaQuery { grouped(by: .playlist) }
  open class func podcasts() -> MPMediaQuery { grouped(by: .podcastTitle) }
  open class func audiobooks() -> MPMediaQuery { grouped(by: .title) }
  open class func compilations() -> MPMediaQuery { grouped(by: .album) }
  open class func composers() -> MPMediaQuery { grouped(by: .composer) }
  open class func genres() -> MPMediaQuery { grouped(by: .genre) }
}

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

extension NSNotification.Name {
  public static let MPMediaLibraryDidChange = Notification.Name(
    "MPMediaLibraryDidChangeNotification"
  )
}

/// The user's songs and films: access is denied.
open class MPMediaLibrary: UIKit.NSObject, @unchecked Sendable {
  private static let library = MPMediaLibrary()
  open class func `default`() -> MPMediaLibrary { library }
  open var lastModifiedDate: Date { .distantPast }
  open func beginGeneratingLibraryChangeNotifications() {}
  open func endGeneratingLibraryChangeNotifications() {}

  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }

  @preconcurrency
  open class func requestAuthorization(
    _ completionHandler: @escaping @MainActor (MPMediaLibraryAuthorizationStatus) -> Void
  ) { DispatchQueue.main.async { completionHandler(.denied) } }
}

extension MPMediaLibrary {
  public class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestAuthorization { continuation.resume(returning: $0) }
    }
  }
}

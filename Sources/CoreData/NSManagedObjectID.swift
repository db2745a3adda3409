import UIKit

/// Names an object in all contexts of a store.
///
/// On iOS a saved object gets another, permanent one. Here the same becomes permanent, so that one
/// that was kept before still names its object.
open class NSManagedObjectID: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public let entity: NSEntityDescription
  open internal(set) weak var persistentStore: NSPersistentStore?
  /// Counts the objects of a run, so that sets have the same order in each run.
  let number: Int
  /// The number among the objects of its entity, once it is saved.
  var row: Int?

  init(_ entity: NSEntityDescription) {
    self.entity = entity
    number = StoreFiles.current.nextObject()
    super.init()
  }

  open var isTemporaryID: Bool { row == nil }

  open func uriRepresentation() -> URL {
    let name = entity.name ?? ""
    let text =
      row.map { "x-coredata://\(persistentStore?.identifier ?? "")/\(name)/p\($0)" }
      ?? "x-coredata:///\(name)/t\(number)"
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String { "\(faultless) <\(uriRepresentation().absoluteString)>" }
  private var faultless: String { "NSManagedObjectID" }

  open override var hash: Int { number }
  open override func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
}

extension NSManagedObjectID: NSFetchRequestResult {}

import UIKit

/// How a store is added to a container.
open class NSPersistentStoreDescription: UIKit.NSObject, @unchecked Sendable {
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var url: URL?
  open private(set) var options: [String: Foundation.NSObject] = [:]
  open var isReadOnly = false
  open var timeout: TimeInterval = 240
  open private(set) var sqlitePragmas: [String: Foundation.NSObject] = [:]
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  /// A store in a file, though nothing is written.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  public override init() { super.init() }

  open func setOption(_ option: Foundation.NSObject?, forKey key: String) {
    options[key] = option
  }

  open func setValue(_ value: Foundation.NSObject?, forPragmaNamed name: String) {
    sqlitePragmas[name] = value
  }
}

/// Nothing is sent to a cloud.
open class NSPersistentCloudKitContainerOptions: UIKit.NSObject, @unchecked Sendable {
  public let containerIdentifier: String

  public init(containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }
}

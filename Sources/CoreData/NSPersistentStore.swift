import UIKit

public let NSSQLiteStoreType = "SQLite"
public let NSXMLStoreType = "XML"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSBinaryStoreSecureDecodingClasses = "NSBinaryStoreSecureDecodingClasses"
public let NSBinaryStoreInsecureDecodingCompatibilityOption =
  "NSBinaryStoreInsecureDecodingCompatibilityOption"

/// One store of a coordinator.
///
/// Its objects are in memory, whatever its type.
open class NSPersistentStore: UIKit.NSObject, @unchecked Sendable {
  /// The newer names of the types.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sqlite = Self(rawValue: NSSQLiteStoreType)
    public static let xml = Self(rawValue: NSXMLStoreType)
    public static let binary = Self(rawValue: NSBinaryStoreType)
    public static let inMemory = Self(rawValue: NSInMemoryStoreType)
  }

  open weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  public let configurationName: String
  public let options: [AnyHashable: Any]?
  open var url: URL?
  open var identifier: String!
  public let type: String
  open var isReadOnly = false
  open var metadata: [String: Any]!
  let contents: StoreContents

  init(
    _ type: String,
    configuration: String?,
    url: URL?,
    options: [AnyHashable: Any]?,
    coordinator: NSPersistentStoreCoordinator
  ) {
    self.type = type
    configurationName = NSPersistentStore.name(ofConfiguration: configuration)
    self.options = options
    self.url = url
    persistentStoreCoordinator = coordinator
    contents = StoreFiles.current.contents(of: type == NSInMemoryStoreType ? nil : url)
    super.init()
    identifier = contents.identifier
    metadata = [NSStoreTypeKey: type, NSStoreUUIDKey: contents.identifier]
    isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
  }

  static func name(ofConfiguration name: String?) -> String {
    name ?? "PF_DEFAULT_CONFIGURATION_NAME"
  }
}

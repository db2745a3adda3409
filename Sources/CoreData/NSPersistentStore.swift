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
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.options = options
    self.url = url
    persistentStoreCoordinator = coordinator
    contents = StoreFiles.current.contents(of: type == NSInMemoryStoreType ? nil : url)
    super.init()
    identifier = contents.identifier
    metadata = [NSStoreTypeKey: type, NSStoreUUIDKey: contents.identifier]
    isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
  }
}

/// An object as a store has it.
struct ObjectRow {
  /// Attributes as values; relationships as an identifier, or a list of them.
  var values: [String: Any]
  /// Counts the times it was saved.
  var version = 0
}

/// The objects of a store, in the order in which they were first saved.
final class StoreContents {
  let identifier: String
  private(set) var rows: [NSManagedObjectID: ObjectRow] = [:]
  private(set) var order: [NSManagedObjectID] = []
  private var counts: [String: Int] = [:]

  init(number: Int) {
    let digits = String(number)
    identifier =
      "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  func put(_ values: [String: Any], for id: NSManagedObjectID, in store: NSPersistentStore) {
    if let row = rows[id] {
      rows[id] = ObjectRow(values: values, version: row.version + 1)
      return
    }
    rows[id] = ObjectRow(values: values)
    order.append(id)
    reserve(id, in: store)
  }

  func reserve(_ id: NSManagedObjectID, in store: NSPersistentStore) {
    guard id.row == nil else { return }
    id.row = nextRow(of: id.entity)
    id.persistentStore = store
  }

  private func nextRow(of entity: NSEntityDescription) -> Int {
    let count = (counts[entity.name ?? ""] ?? 0) + 1
    counts[entity.name ?? ""] = count
    return count
  }

  func remove(_ ids: Set<NSManagedObjectID>) {
    guard !ids.isEmpty else { return }
    for id in ids { rows[id] = nil }
    order.removeAll(where: ids.contains)
  }

  func removeAll() {
    rows = [:]
    order = []
  }
}

/// The store files of a run, which begins with none.
final class StoreFiles {
  private var files: [String: StoreContents] = [:]
  private var count = 0
  private var objects = 0

  static var current: StoreFiles { World.current.state(StoreFiles.self) { StoreFiles() } }

  func nextObject() -> Int {
    objects += 1
    return objects
  }

  /// Two stores of one file have the same objects; one without a file has its own.
  func contents(of url: URL?) -> StoreContents {
    let path = url?.standardizedFileURL.path ?? "/dev/null"
    if path != "/dev/null", let known = files[path] { return known }
    count += 1
    let contents = StoreContents(number: count)
    if path != "/dev/null" { files[path] = contents }
    return contents
  }

  func remove(_ url: URL) { files[url.standardizedFileURL.path]?.removeAll() }
}

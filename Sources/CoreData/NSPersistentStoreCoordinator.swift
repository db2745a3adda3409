import UIKit

/// Between contexts and stores.
open class NSPersistentStoreCoordinator: UIKit.NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?
  /// The contexts that are on this coordinator themselves.
  final var contexts = WeakContexts()

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    World.current.diagnostics.report("Core Data keeps objects in memory and saves none.")
  }

  // MARK: Stores

  @discardableResult
  open func addPersistentStore(
    ofType storeType: String,
    configurationName configuration: String?,
    at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    if let known = known(at: storeURL, configuration) { return known }
    let store = NSPersistentStore(
      storeType,
      configuration: configuration,
      url: storeURL,
      options: options,
      coordinator: self
    )
    persistentStores.append(store)
    post(.NSPersistentStoreCoordinatorStoresDidChange, [NSAddedPersistentStoresKey: [store]])
    return store
  }

  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType,
    configuration: String? = nil,
    at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue,
      configurationName: configuration,
      at: storeURL,
      options: options
    )
  }

  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let add = { [self] in
      var failure: (any Error)?
      do {
        let store = try addPersistentStore(
          ofType: storeDescription.type,
          configurationName: storeDescription.configuration,
          at: storeDescription.url,
          options: storeDescription.options
        )
        store.isReadOnly = storeDescription.isReadOnly
      } catch {
        failure = error
      }
      block(storeDescription, failure)
    }
    guard storeDescription.shouldAddStoreAsynchronously else { return add() }
    // As documented, on a background queue.
    let job = QueuedBlock(add)
    DispatchQueue.global().async { job.run() }
  }

  /// A file that was added before is not added again (inferred): its objects would be there twice.
  private func known(at url: URL?, _ configuration: String?) -> NSPersistentStore? {
    guard let url, url.path != "/dev/null" else { return nil }
    return persistentStores.first {
      $0.url == url
        && $0.configurationName == NSPersistentStore.name(ofConfiguration: configuration)
    }
  }

  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    store.persistentStoreCoordinator = nil
    post(.NSPersistentStoreCoordinatorStoresDidChange, [NSRemovedPersistentStoresKey: [store]])
  }

  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }

  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
    store.url = url
    return true
  }

  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata ?? [:] }

  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata
  }

  /// Moves the objects to a store at another place, which takes the place of this one.
  ///
  /// What the old file has stays there (documented).
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore,
    to storeURL: URL,
    options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore {
    let moved = try addPersistentStore(
      ofType: storeType,
      configurationName: store.configurationName,
      at: storeURL,
      options: options
    )
    moved.contents.adopt(store.contents, in: moved)
    try remove(store)
    return moved
  }

  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore,
    to storeURL: URL,
    options: [AnyHashable: Any]? = nil,
    type storeType: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try migratePersistentStore(store, to: storeURL, options: options, withType: storeType.rawValue)
  }

  /// Empties the store: all its objects are gone.
  open func destroyPersistentStore(
    at url: URL,
    ofType storeType: String,
    options: [AnyHashable: Any]? = nil
  ) throws { StoreFiles.current.remove(url) }

  open func destroyPersistentStore(
    at url: URL,
    type: NSPersistentStore.StoreType,
    options: [AnyHashable: Any]? = nil
  ) throws { StoreFiles.current.remove(url) }

  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    persistentStores.lazy.flatMap(\.contents.order).first { $0.uriRepresentation() == url }
  }

  private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }

  // MARK: Queues

  open func perform(_ block: @escaping () -> Void) {
    let job = QueuedBlock(block)
    DispatchQueue.global().async { job.run() }
  }

  open func performAndWait(_ block: () -> Void) { block() }

  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }

  // MARK: Rows

  /// The store of new objects of an entity: the first whose configuration has it.
  final func store(for entity: NSEntityDescription) -> NSPersistentStore? {
    persistentStores.first { store in
      let members = managedObjectModel.entities(forConfigurationName: store.configurationName)
      return members.map { $0.contains { $0.name == entity.name } } ?? true
    }
  }

  final func row(_ id: NSManagedObjectID) -> ObjectRow? {
    persistentStores.lazy.compactMap { $0.contents.rows[id] }.first
  }

  final func identifiers(of names: Set<String>) -> [NSManagedObjectID] {
    persistentStores.flatMap(\.contents.order).filter { names.contains($0.entity.name ?? "") }
  }

  final func put(_ values: [String: Any], for id: NSManagedObjectID) {
    guard let store = id.persistentStore ?? store(for: id.entity) else { return }
    store.contents.put(values, for: id, in: store)
  }

  /// Gives a new object its place among the saved ones.
  final func reserve(_ id: NSManagedObjectID) {
    guard let store = id.persistentStore ?? store(for: id.entity) else { return }
    store.contents.reserve(id, in: store)
  }

  final func remove(_ ids: Set<NSManagedObjectID>) {
    for store in persistentStores { store.contents.remove(ids) }
  }
}

/// A block on its way to a queue: all queues are of one thread.
struct QueuedBlock: @unchecked Sendable {
  let run: () -> Void

  init(_ block: @escaping () -> Void) { run = block }
}

public let NSAddedPersistentStoresKey = "added"
public let NSRemovedPersistentStoresKey = "removed"
public let NSUUIDChangedPersistentStoresKey = "changed"

extension Notification.Name {
  public static let NSPersistentStoreCoordinatorStoresWillChange =
    Notification.Name("NSPersistentStoreCoordinatorStoresWillChangeNotification")
  public static let NSPersistentStoreCoordinatorStoresDidChange =
    Notification.Name("NSPersistentStoreCoordinatorStoresDidChangeNotification")
  public static let NSPersistentStoreCoordinatorWillRemoveStore =
    Notification.Name("NSPersistentStoreCoordinatorWillRemoveStoreNotification")
  public static let NSPersistentStoreRemoteChange =
    Notification.Name("NSPersistentStoreRemoteChangeNotification")
}

import UIKit

/// A document whose contents are the objects of Core Data.
///
/// Its file is a folder. Stores are kept in memory for the length of the run: the folder that is
/// written shows that the document exists, and holds the app's additional content.
@preconcurrency
@MainActor
open class UIManagedDocument: UIDocument {
  /// The name of the store's file within the document.
  open class var persistentStoreName: String { "persistentStore" }

  open var managedObjectContext: NSManagedObjectContext { context }

  private lazy var context: NSManagedObjectContext = {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }()

  /// All models of the main bundle; a subclass may have another (documented).
  open var managedObjectModel: NSManagedObjectModel { merged }

  private lazy var merged = NSManagedObjectModel.mergedModel(from: nil) ?? NSManagedObjectModel()

  open var persistentStoreOptions: [AnyHashable: Any]?
  open var modelConfiguration: String?
  private lazy var coordinator = NSPersistentStoreCoordinator(
    managedObjectModel: managedObjectModel
  )

  open func configurePersistentStoreCoordinator(
    for storeURL: URL,
    ofType fileType: String,
    modelConfiguration configuration: String?,
    storeOptions: [AnyHashable: Any]? = nil
  ) throws {
    try coordinator.addPersistentStore(
      ofType: persistentStoreType(forFileType: fileType),
      configurationName: configuration,
      at: storeURL,
      options: storeOptions
    )
  }

  open func persistentStoreType(forFileType fileType: String) -> String { NSSQLiteStoreType }

  // MARK: Additional content

  /// Reads what the app has put beside the store.
  open func readAdditionalContent(from absoluteURL: URL) throws {}

  /// What the app puts beside the store, for `writeAdditionalContent`.
  open func additionalContent(for absoluteURL: URL) throws -> Any { Data() }

  open func writeAdditionalContent(
    _ content: Any,
    to absoluteURL: URL,
    originalContentsURL absoluteOriginalContentsURL: URL?
  ) throws {}

  // MARK: Reading and writing

  open override var hasUnsavedChanges: Bool {
    managedObjectContext.hasChanges || super.hasUnsavedChanges
  }

  open override func read(from url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    try addStore(in: url)
    try readAdditionalContent(from: additions(in: url))
  }

  open override func contents(forType typeName: String) throws -> Any {
    try additionalContent(for: additions(in: fileURL))
  }

  open override func writeContents(
    _ contents: Any,
    andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil,
    safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    let place = additions(in: url)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try addStore(in: url)
    try managedObjectContext.save()
    let old = saveOperation == .forOverwriting ? additions(in: fileURL) : nil
    try writeAdditionalContent(contents, to: place, originalContentsURL: old)
  }

  private func additions(in url: URL) -> URL { url.appendingPathComponent("AdditionalContent") }

  private func addStore(in url: URL) throws {
    guard coordinator.persistentStores.isEmpty else { return }
    let place = url.appendingPathComponent("StoreContent")
      .appendingPathComponent(Self.persistentStoreName)
    try configurePersistentStoreCoordinator(
      for: place,
      ofType: fileType ?? "public.data",
      modelConfiguration: modelConfiguration,
      storeOptions: persistentStoreOptions
    )
  }
}

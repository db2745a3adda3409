import UIKit

/// A model, a coordinator and the context of the main queue, made together.
open class NSPersistentContainer: UIKit.NSObject, @unchecked Sendable {
  public let name: String
  public let viewContext: NSManagedObjectContext
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// One store in a file of the container's name, unless others are set before they are loaded.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// The folder for the files of stores; nothing is written there.
  open class func defaultDirectoryURL() -> URL {
    let files = FileManager.default
    let folder =
      files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSTemporaryDirectory())
    // A newly installed app has none, and apps copy a first database there (inferred from
    // their working on iOS).
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Finds the model of that name in the app's bundle.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSPersistentContainer.model(name))
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
      )
    ]
    super.init()
  }

  /// Without a file, a model that takes every name: iOS logs the failure, and ends the app at the
  /// first object.
  private static func model(_ name: String) -> NSManagedObjectModel {
    if let path = ModelFiles.named(name),
      let model = NSManagedObjectModel(contentsOf: URL(fileURLWithPath: path))
    {
      return model
    }
    World.current.diagnostics.report("There is no Core Data model named '\(name)'.")
    let model = NSManagedObjectModel()
    model.isMissing = true
    NSManagedObjectModel.use(model)
    return model
  }

  /// Calls the block for each store; before it returns, unless a description says otherwise.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  public func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

/// A container whose objects stay on the device: there is no cloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
}

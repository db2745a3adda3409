import CoreData
import Segue
import Testing
import UIKit

/// Several contexts of one store.
@MainActor
struct ManagedContextTests {
  /// The world of the test: its clock, its notifications, its stores.
  private let stage = Stage(size: CGSize(width: 320, height: 600))
  private let container = ShelfModel.container()
  private var context: NSManagedObjectContext { container.viewContext }

  private func count(_ context: NSManagedObjectContext) throws -> Int {
    try context.count(for: NSFetchRequest<Book>(entityName: "Book"))
  }

  private func turn() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }

  @Test
  func `stores are loaded before the call returns`() {
    let container = NSPersistentContainer(name: "Other", managedObjectModel: ShelfModel.make())
    var loaded: [URL?] = []
    container.loadPersistentStores { description, error in
      #expect(error == nil)
      loaded.append(description.url)
    }
    #expect(loaded.count == 1)
    #expect(loaded.first??.lastPathComponent == "Other.sqlite")
    #expect(container.persistentStoreCoordinator.persistentStores.count == 1)
  }

  @Test
  func `stores that are loaded twice have their objects once`() throws {
    let container = NSPersistentContainer(name: "Twice", managedObjectModel: ShelfModel.make())
    var loads = 0
    for _ in 0..<2 { container.loadPersistentStores { _, _ in loads += 1 } }
    ShelfModel.book("Emma", in: container.viewContext)
    try container.viewContext.save()
    #expect(loads == 2)
    #expect(try count(container.viewContext) == 1)
  }

  @Test
  func `a store that moves to another place takes its objects along`() throws {
    ShelfModel.book("Emma", in: context)
    try context.save()
    let stores = container.persistentStoreCoordinator
    let old = try #require(stores.persistentStores.first)
    let place = URL(fileURLWithPath: "/Moved.sqlite")
    let moved = try stores.migratePersistentStore(old, to: place, type: .sqlite)
    #expect(stores.persistentStores.count == 1 && stores.persistentStores.first === moved)
    #expect(moved.url == place)
    #expect(try count(context) == 1)
    ShelfModel.book("Persuasion", in: context)
    try context.save()
    #expect(try count(context) == 2)
  }

  @Test
  func `an object that was made as a plain one has its entity's class when it is fetched`() throws {
    let entity = try #require(NSEntityDescription.entity(forEntityName: "Book", in: context))
    let plain = NSManagedObject(entity: entity, insertInto: context)
    plain.setValue("Emma", forKey: "title")
    try context.save()
    let books = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
    #expect(books.map(\.title) == ["Emma"])
    #expect(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first === books.first)
  }

  @Test
  func `a predicate finds objects by their identifiers, and those of another context`() throws {
    let emma = ShelfModel.book("Emma", in: context)
    let other = ShelfModel.book("Persuasion", in: context)
    try context.save()
    let background = container.newBackgroundContext()
    func titles(_ format: String, _ argument: Any) throws -> [String?] {
      let request = NSFetchRequest<Book>(entityName: "Book")
      request.predicate = NSPredicate(format: format, argumentArray: [argument])
      return try background.fetch(request).map(\.title)
    }
    #expect(try titles("SELF == %@", emma.objectID) == ["Emma"])
    #expect(try titles("SELF == %@", emma) == ["Emma"])
    #expect(try titles("self != %@", emma.objectID) == ["Persuasion"])
    #expect(try titles("SELF IN %@", [other.objectID]) == ["Persuasion"])
    #expect(try titles("NOT SELF IN %@", Set([other])) == ["Emma"])
  }

  private final class Library: UIManagedDocument {
    private let model = ShelfModel.make()
    var note = ""
    override var managedObjectModel: NSManagedObjectModel { model }
    override func additionalContent(for absoluteURL: URL) throws -> Any { note }

    override func writeAdditionalContent(
      _ content: Any,
      to absoluteURL: URL,
      originalContentsURL absoluteOriginalContentsURL: URL?
    ) throws {
      let data = Data((content as? String ?? "").utf8)
      try data.write(to: absoluteURL.appendingPathComponent("note.txt"))
    }

    override func readAdditionalContent(from absoluteURL: URL) throws {
      let data = try Data(contentsOf: absoluteURL.appendingPathComponent("note.txt"))
      note = String(decoding: data, as: UTF8.self)
    }
  }

  @Test
  func `a managed document saves its objects and its additional content, and opens them`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    var results: [Bool] = []
    let missing = Library(fileURL: url)
    missing.open { results.append($0) }
    stage.advance(by: 0.1)
    #expect(results == [false])
    let library = Library(fileURL: url)
    library.note = "old"
    library.save(to: url, for: .forCreating) { results.append($0) }
    stage.advance(by: 0.1)
    ShelfModel.book("Emma", in: library.managedObjectContext)
    #expect(library.hasUnsavedChanges)
    library.close { results.append($0) }
    stage.advance(by: 0.1)
    #expect(results == [false, true, true] && !library.hasUnsavedChanges)
    let again = Library(fileURL: url)
    again.open { results.append($0) }
    stage.advance(by: 0.1)
    #expect(results.last == true && again.note == "old")
    #expect(try count(again.managedObjectContext) == 1)
  }

  @Test
  func `two containers of one file have the same objects`() throws {
    let model = ShelfModel.make()
    let all = (0..<2).map { _ in
      let container = NSPersistentContainer(name: "Same", managedObjectModel: model)
      container.loadPersistentStores { _, _ in }
      return container
    }
    ShelfModel.book("Emma", in: all[0].viewContext)
    try all[0].viewContext.save()
    #expect(try count(all[1].viewContext) == 1)
  }

  @Test
  func `an unsaved object is in its own context alone`() throws {
    ShelfModel.book("Emma", in: context)
    let other = container.newBackgroundContext()
    #expect(try count(context) == 1)
    #expect(try count(other) == 0)
    try context.save()
    #expect(try count(other) == 1)
    let found = try other.fetch(NSFetchRequest<Book>(entityName: "Book"))
    #expect(found.first?.title == "Emma")
    #expect(found.first?.managedObjectContext === other)
  }

  @Test
  func `a task in the background runs later, on its own context`() throws {
    context.automaticallyMergesChangesFromParent = true
    let book = ShelfModel.book("Emma", in: context)
    try context.save()
    let id = book.objectID
    var isDone = false
    container.performBackgroundTask { other in
      (other.object(with: id) as? Book)?.title = "Persuasion"
      ShelfModel.book("Sanditon", in: other)
      try? other.save()
      isDone = true
    }
    #expect(!isDone)
    turn()
    #expect(isDone)
    #expect(book.title == "Persuasion")
    #expect(try count(context) == 2)
  }

  @Test
  func `what another context has saved is merged from its notification`() throws {
    let book = ShelfModel.book("Emma", in: context)
    try context.save()
    #expect(book.title == "Emma")
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave,
      object: nil,
      queue: nil
    ) { [context] note in
      guard note.object as AnyObject !== context else { return }
      context.mergeChanges(fromContextDidSave: note)
    }
    let other = container.newBackgroundContext()
    (try other.existingObject(with: book.objectID) as? Book)?.title = "Persuasion"
    try other.save()
    #expect(book.title == "Persuasion")
    NotificationCenter.default.removeObserver(token)
  }

  @Test
  func `a child's changes become its parent's`() throws {
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    let book = ShelfModel.book("Emma", in: child)
    #expect(try count(context) == 0)
    try child.save()
    #expect(try count(context) == 1)
    #expect(context.hasChanges && book.objectID.isTemporaryID)
    #expect(try count(container.newBackgroundContext()) == 0)
    try context.save()
    #expect(try count(container.newBackgroundContext()) == 1)
  }

  @Test
  func `two changes of one object are a conflict`() throws {
    let book = ShelfModel.book("Emma", in: context)
    try context.save()
    let other = container.newBackgroundContext()
    let same = try #require(try other.existingObject(with: book.objectID) as? Book)
    same.title = "Theirs"
    same.pages = 5
    try other.save()
    book.title = "Mine"
    do {
      try context.save()
      Issue.record("It was saved.")
    } catch let error as NSError {
      #expect(error.code == NSManagedObjectMergeError)
    }
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    #expect(book.title == "Mine" && book.pages == 5)
  }

  @Test
  func `of two objects with a unique value the policy keeps one`() throws {
    let container = ShelfModel.container(uniqueTitles: true)
    let context = container.viewContext
    ShelfModel.book("Emma", pages: 1, in: context)
    try context.save()
    ShelfModel.book("Emma", pages: 2, in: context)
    #expect(throws: (any Error).self) { try context.save() }
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try context.save()
    let all = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
    #expect(all.map(\.pages) == [2])
  }

  @Test
  func `a batch deletes past the contexts`() throws {
    for title in ["A", "B", "C"] { ShelfModel.book(title, in: context) }
    try context.save()
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    request.predicate = NSPredicate(format: "title != %@", "B")
    let batch = NSBatchDeleteRequest(fetchRequest: request)
    batch.resultType = .resultTypeObjectIDs
    let result = try context.execute(batch) as? NSBatchDeleteResult
    #expect((result?.result as? [NSManagedObjectID])?.count == 2)
    #expect(try count(context) == 1)
  }

  @Test
  func `a coordinator deletes with a context`() throws {
    for title in ["A", "B"] { ShelfModel.book(title, in: context) }
    try context.save()
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    let coordinator = try #require(context.persistentStoreCoordinator)
    try coordinator.execute(NSBatchDeleteRequest(fetchRequest: request), with: context)
    #expect(try count(context) == 0)
  }

  @Test
  func `a batch inserts and updates`() throws {
    let insert = NSBatchInsertRequest(
      entityName: "Book",
      objects: [["title": "A"], ["title": "B", "pages": 3]]
    )
    _ = try context.execute(insert)
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.propertiesToUpdate = ["isRead": true]
    update.resultType = .updatedObjectsCountResultType
    #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
    #expect(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).allSatisfy(\.isRead))
  }

  @Test
  func `an object that is refreshed has the values of the store`() throws {
    let book = ShelfModel.book("Emma", in: context)
    try context.save()
    book.title = "Persuasion"
    context.refresh(book, mergeChanges: false)
    #expect(book.isFault)
    #expect(book.title == "Emma" && !book.isFault)
    #expect(throws: (any Error).self) {
      let other = ShelfModel.container().viewContext
      _ = try other.existingObject(with: book.objectID)
    }
  }
}

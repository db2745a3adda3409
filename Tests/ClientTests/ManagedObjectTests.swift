import CoreData
import Segue
import Testing
import UIKit

/// Objects of Core Data, as apps use them.
@MainActor
struct ManagedObjectTests {
  /// The world of the test: its clock, its notifications, its stores.
  private let stage = Stage(size: CGSize(width: 320, height: 600))
  private let container = ShelfModel.container()
  private var context: NSManagedObjectContext { container.viewContext }

  private func titles(_ request: NSFetchRequest<Book>) throws -> [String] {
    try context.fetch(request).compactMap(\.title)
  }

  private func request() -> NSFetchRequest<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return request
  }

  @Test
  func `a new object has the defaults of its entity`() {
    let book = Book(context: context)
    #expect(book.pages == 100)
    #expect(!book.isRead)
    #expect(book.title == nil)
    #expect(book.isInserted && book.objectID.isTemporaryID)
    #expect(book.events == ["inserted"])
  }

  @Test
  func `an object without arguments is in no context until one is fetched in its place`() {
    var book = Book()
    #expect(book.managedObjectContext == nil && !book.isInserted)
    #expect(stage.diagnostics.contains { $0.contains("Failed to call designated initializer") })
    book = ShelfModel.book("Emma", in: context)
    #expect(book.title == "Emma")
  }

  @Test
  func `an object is made by the name of its entity`() throws {
    let object = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    let entity = try #require(NSEntityDescription.entity(forEntityName: "Book", in: context))
    let other = NSManagedObject(entity: entity, insertInto: context)
    #expect(object is Book)
    other.setValue("Emma", forKey: "title")
    #expect(other.value(forKey: "title") as? String == "Emma")
  }

  @Test
  func `values keep their types`() {
    let book = ShelfModel.book("Emma", in: context)
    let (id, date) = (UUID(), Date(timeIntervalSince1970: 10))
    book.id = id
    book.bought = date
    book.tags = ["novel", "1815"]
    book.setValue(320, forKey: "pages")
    #expect(book.id == id)
    #expect(book.bought == date)
    #expect(book.tags == ["novel", "1815"])
    #expect(book.pages == 320)
    #expect(book.value(forKey: "pages") as? Int == 320)
  }

  @Test
  func `a saved object has a permanent identifier and no changes`() throws {
    let book = ShelfModel.book("Emma", in: context)
    #expect(context.hasChanges && context.insertedObjects == [book])
    try context.save()
    #expect(!context.hasChanges && !book.hasChanges && !book.objectID.isTemporaryID)
    #expect(book.events == ["inserted", "saving"])
    let address = book.objectID.uriRepresentation()
    #expect(address.scheme == "x-coredata")
    let found = container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address)
    #expect(found == book.objectID)
  }

  @Test
  func `changes are known until they are saved`() throws {
    let book = ShelfModel.book("Emma", in: context)
    try context.save()
    book.pages = 400
    #expect(book.changedValues()["pages"] as? Int == 400)
    #expect(book.committedValues(forKeys: ["pages"])["pages"] as? Int == 100)
    #expect(context.updatedObjects == [book])
    context.rollback()
    #expect(book.pages == 100 && !context.hasChanges)
  }

  @Test
  func `a rollback takes back what was inserted and deleted`() throws {
    let kept = ShelfModel.book("Emma", in: context)
    try context.save()
    context.delete(kept)
    ShelfModel.book("Persuasion", in: context)
    context.rollback()
    #expect(try titles(request()) == ["Emma"])
  }

  @Test
  func `a request sorts, skips and limits`() throws {
    for title in ["C", "A", "D", "B"] { ShelfModel.book(title, in: context) }
    try context.save()
    let request = request()
    #expect(try titles(request) == ["A", "B", "C", "D"])
    request.fetchOffset = 1
    request.fetchLimit = 2
    #expect(try titles(request) == ["B", "C"])
    #expect(try context.count(for: request) == 2)
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: false)]
    #expect(try titles(request) == ["C", "B"])
  }

  @Test
  func `a request can give numbers, identifiers and dictionaries`() throws {
    for (title, pages) in [("A", Int16(10)), ("B", 20)] {
      ShelfModel.book(title, pages: pages, in: context)
    }
    try context.save()
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
    ids.resultType = .managedObjectIDResultType
    #expect(try context.fetch(ids).count == 2)
    let sums = NSFetchRequest<NSDictionary>(entityName: "Book")
    sums.resultType = .dictionaryResultType
    let sum = NSExpressionDescription()
    sum.name = "total"
    sum.expression = NSExpression(
      forFunction: "sum:",
      arguments: [NSExpression(forKeyPath: "pages")]
    )
    sum.expressionResultType = .integer32AttributeType
    sums.propertiesToFetch = [sum]
    #expect(try context.fetch(sums).first?["total"] as? Int == 30)
  }

  @Test
  func `a required value that is missing is an error`() throws {
    let book = Book(context: context)
    do {
      try context.save()
      Issue.record("It was saved.")
    } catch let error as NSError {
      #expect(error.domain == NSCocoaErrorDomain)
      #expect(error.code == NSValidationMissingMandatoryPropertyError)
      #expect(error.userInfo[NSValidationKeyErrorKey] as? String == "title")
    }
    _ = Book(context: context)
    do {
      try context.save()
      Issue.record("Both were saved.")
    } catch let error as NSError {
      #expect(error.code == NSValidationMultipleErrorsError)
      #expect((error.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
    }
    #expect(book.isInserted)
  }

  @Test
  func `a context without changes posts nothing when it is saved`() throws {
    nonisolated(unsafe) var saves: [Set<NSManagedObject>?] = []
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave,
      object: context,
      queue: nil
    ) { note in
      saves.append(note.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>)
    }
    let book = ShelfModel.book("Emma", in: context)
    try context.save()
    try context.save()
    #expect(saves == [[book]])
    NotificationCenter.default.removeObserver(token)
  }

  @Test
  func `what an undo manager has recorded is taken back`() throws {
    context.undoManager = UndoManager()
    let book = ShelfModel.book("Emma", in: context)
    try context.save()
    context.undoManager?.removeAllActions()
    book.pages = 7
    context.undo()
    #expect(book.pages == 100)
    context.redo()
    #expect(book.pages == 7)
  }
}

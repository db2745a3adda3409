import CoreData
import Segue
import Testing
import UIKit

/// What counts as a change of a context, and how it is taken back.
@MainActor
struct ManagedChangeTests {
  /// The world of the test: its clock, its notifications, its stores.
  private let stage = Stage(size: CGSize(width: 320, height: 600))
  private let container = ShelfModel.container()
  private var context: NSManagedObjectContext { container.viewContext }

  @Test
  func `a change by the property's own accessors is saved`() throws {
    let book = ShelfModel.book("Emma", in: context)
    try context.save()
    book.note = "lent"
    #expect(context.updatedObjects == [book])
    try context.save()
    let other = container.newBackgroundContext()
    let same = try other.existingObject(with: book.objectID) as? Book
    #expect(same?.note == "lent")
  }

  @Test
  func `an object that is deleted before it is saved is no change`() throws {
    let book = ShelfModel.book("Emma", in: context)
    context.delete(book)
    #expect(book.isDeleted)
    #expect(!context.hasChanges && context.deletedObjects.isEmpty)
    #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 0)
  }

  @Test
  func `a child's deletion of an object that its parent has not saved is no change of the parent`()
    throws
  {
    let book = ShelfModel.book("Emma", in: context)
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    child.delete(child.object(with: book.objectID))
    try child.save()
    #expect(!context.hasChanges)
  }

  @Test
  func `a deletion that is undone restores both sides of relationships`() throws {
    context.undoManager = UndoManager()
    let shelf = Shelf(context: context)
    let book = ShelfModel.book("Emma", on: shelf, in: context)
    try context.save()
    context.undoManager?.removeAllActions()
    context.delete(book)
    #expect(shelf.books?.count == 0)
    context.undo()
    #expect(book.shelf === shelf && book.title == "Emma")
    #expect(shelf.books == NSSet(object: book))
    context.redo()
    #expect(book.isDeleted && shelf.books?.count == 0)
    context.undo()
    #expect(!book.isDeleted && shelf.books == NSSet(object: book))
  }

  @Test
  func `an insertion is undone and made again`() throws {
    context.undoManager = UndoManager()
    let book = ShelfModel.book("Emma", in: context)
    context.undo()
    #expect(!context.hasChanges)
    context.redo()
    #expect(context.insertedObjects == [book])
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 1)
  }

  @Test
  func `an object that another one changes before it is saved is notified too`() throws {
    let first = ShelfModel.book("Emma", in: context)
    let second = ShelfModel.book("Persuasion", in: context)
    try context.save()
    second.events = []
    first.beforeSaving = { second.pages = 7 }
    first.pages = 5
    try context.save()
    #expect(second.events == ["saving"])
    #expect(!context.hasChanges)
  }

  @Test
  func `a value that is set when an object is read is no change`() throws {
    let shelf = Shelf(context: context)
    shelf.name = ""
    try context.save()
    context.refresh(shelf, mergeChanges: false)
    #expect(shelf.name == "Shelf")
    #expect(!context.hasChanges)
  }

  @Test
  func `a batch posts nothing`() throws {
    nonisolated(unsafe) var posted: [Notification.Name] = []
    let names: [Notification.Name] = [
      .NSManagedObjectContextWillSave, .NSManagedObjectContextDidSave,
      .NSManagedObjectContextObjectsDidChange,
    ]
    let tokens = names.map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) {
        posted.append($0.name)
      }
    }
    _ = try context.execute(NSBatchInsertRequest(entityName: "Book", objects: [["title": "A"]]))
    #expect(posted.isEmpty)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test
  func `the saved values of an object that was not read are read`() throws {
    let book = ShelfModel.book("Emma", in: context)
    try context.save()
    context.refresh(book, mergeChanges: false)
    #expect(book.committedValues(forKeys: ["title"])["title"] as? String == "Emma")
  }

  @Test
  func `a request is executed by the context whose block runs`() throws {
    ShelfModel.book("Emma", in: context)
    let other = container.newBackgroundContext()
    ShelfModel.book("Persuasion", in: other)
    let request = NSFetchRequest<Book>(entityName: "Book")
    let here = try context.performAndWait { try request.execute().compactMap(\.title) }
    let there = try other.performAndWait { try request.execute().compactMap(\.title) }
    #expect(here == ["Emma"])
    #expect(there == ["Persuasion"])
  }

  @Test
  func `a request that is executed outside of a block throws`() {
    ShelfModel.book("Emma", in: context)
    let request = NSFetchRequest<Book>(entityName: "Book")
    #expect((try? request.execute()) == nil)
  }

  @Test
  func `a number of results is limited as the results are`() throws {
    for title in ["A", "B", "C"] { ShelfModel.book(title, in: context) }
    let request = NSFetchRequest<NSNumber>(entityName: "Book")
    request.resultType = .countResultType
    request.fetchLimit = 2
    #expect(try context.fetch(request) == [2])
  }

  @Test
  func `a relationship is a set of Swift where the class says so`() throws {
    let shelf = Shelf(context: context)
    let book = ShelfModel.book("Emma", on: shelf, in: context)
    #expect(shelf.typedBooks == [book])
    shelf.typedBooks.remove(book)
    #expect(book.shelf == nil)
  }

  @Test
  func `an ordered set that is changed by its key changes the object`() throws {
    let container = ShelfModel.container(ordered: true)
    let context = container.viewContext
    let shelf = Shelf(context: context)
    let books = ["A", "B", "C"].map { ShelfModel.book($0, on: shelf, in: context) }
    let set = shelf.mutableOrderedSetValue(forKey: "books")
    #expect(set.count == 3 && set.index(of: books[2]) == 2)
    set.removeObject(at: 0)
    #expect(books[0].shelf == nil)
    set.add(books[0])
    #expect(set.array.map { ($0 as? Book)?.title } == ["B", "C", "A"])
    set.insert(ShelfModel.book("D", in: context), at: 1)
    set.remove(books[2])
    set.replaceObject(at: 0, with: books[2])
    #expect(set.array.map { ($0 as? Book)?.title } == ["C", "D", "A"])
    #expect(books[1].shelf == nil && books[2].shelf === shelf)
    withExtendedLifetime(container) {}
  }
}

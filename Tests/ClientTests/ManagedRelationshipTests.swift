import CoreData
import Segue
import Testing
import UIKit

/// Relationships between objects of Core Data, and what deletion does to them.
@MainActor
struct ManagedRelationshipTests {
  /// The world of the test: its clock, its notifications, its stores.
  private let stage = Stage(size: CGSize(width: 320, height: 600))
  private func shelf(
    _ rule: NSDeleteRule
  ) throws -> (NSManagedObjectContext, Shelf, Book, NSPersistentContainer) {
    let container = ShelfModel.container(deleteRule: rule)
    let context = container.viewContext
    let shelf = Shelf(context: context)
    shelf.name = "Novels"
    let book = ShelfModel.book("Emma", on: shelf, in: context)
    try context.save()
    return (context, shelf, book, container)
  }

  @Test
  func `both sides of a relationship change together`() throws {
    let (context, shelf, book, container) = try shelf(.nullifyDeleteRule)
    #expect(shelf.books == NSSet(object: book))
    let other = Shelf(context: context)
    other.addToBooks(book)
    #expect(book.shelf === other)
    #expect(shelf.books?.count == 0)
    other.removeFromBooks(book)
    #expect(book.shelf == nil)
    shelf.books = NSSet(object: book)
    #expect(book.shelf === shelf)
    withExtendedLifetime(container) {}
  }

  @Test
  func `key paths go through relationships`() throws {
    let (context, shelf, _, container) = try shelf(.nullifyDeleteRule)
    ShelfModel.book("Persuasion", pages: 200, on: shelf, in: context)
    #expect(shelf.value(forKeyPath: "books.@count") as? Int == 2)
    #expect(shelf.value(forKeyPath: "books.@sum.pages") as? Double == 300)
    #expect(
      (shelf.value(forKeyPath: "books.title") as? [String])?.sorted() == ["Emma", "Persuasion"]
    )
    withExtendedLifetime(container) {}
  }

  @Test
  func `a deleted object leaves its relationships`() throws {
    let (context, shelf, book, container) = try shelf(.nullifyDeleteRule)
    context.delete(shelf)
    #expect(book.shelf == nil && shelf.isDeleted)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Shelf>(entityName: "Shelf")) == 0)
    #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 1)
    #expect(shelf.managedObjectContext == nil)
    withExtendedLifetime(container) {}
  }

  @Test
  func `deletion cascades where the model says so`() throws {
    let (context, shelf, book, container) = try shelf(.cascadeDeleteRule)
    context.delete(shelf)
    #expect(book.isDeleted)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 0)
    withExtendedLifetime(container) {}
  }

  @Test
  func `deletion is denied where the model says so`() throws {
    let (context, shelf, _, container) = try shelf(.denyDeleteRule)
    context.delete(shelf)
    do {
      try context.save()
      Issue.record("It was deleted.")
    } catch let error as NSError {
      #expect(error.code == NSValidationRelationshipDeniedDeleteError)
    }
    context.rollback()
    #expect(shelf.books?.count == 1)
    withExtendedLifetime(container) {}
  }

  @Test
  func `a set that is changed by its key changes the object`() throws {
    let (context, shelf, _, container) = try shelf(.nullifyDeleteRule)
    let other = ShelfModel.book("Persuasion", in: context)
    shelf.mutableSetValue(forKey: "books").add(other)
    #expect(other.shelf === shelf)
    #expect(shelf.books?.count == 2)
    withExtendedLifetime(container) {}
  }
}

import CoreData
import Segue
import Testing
import UIKit

/// Predicates as fetch requests use them.
@MainActor
struct FetchPredicateTests {
  /// The world of the test: its clock, its notifications, its stores.
  private let stage = Stage(size: CGSize(width: 320, height: 600))
  private let container = ShelfModel.container()
  private var context: NSManagedObjectContext { container.viewContext }
  private let id = UUID()
  private let day = Date(timeIntervalSinceReferenceDate: 86_400)

  private func fill() {
    let novels = Shelf(context: context)
    novels.name = "Novels"
    let poems = Shelf(context: context)
    poems.name = "Poems"
    let emma = ShelfModel.book("Emma", pages: 320, on: novels, in: context)
    emma.id = id
    emma.bought = day
    emma.isRead = true
    ShelfModel.book("Éloïse", pages: 200, on: novels, in: context)
    ShelfModel.book("odes", pages: 60, on: poems, in: context)
    ShelfModel.book("Loose", pages: 10, in: context)
  }

  private func books(_ predicate: NSPredicate) throws -> [String] {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = predicate
    return try context.fetch(request).compactMap(\.title)
  }

  private func shelves(_ predicate: NSPredicate) throws -> [String] {
    let request = NSFetchRequest<Shelf>(entityName: "Shelf")
    request.predicate = predicate
    return try context.fetch(request).compactMap(\.name)
  }

  @Test(
    arguments: [
      ("title == 'Emma'", ["Emma"]), ("title ==[c] 'EMMA'", ["Emma"]),
      ("title BEGINSWITH[cd] 'e'", ["Emma", "Éloïse"]), ("title ENDSWITH 'es'", ["odes"]),
      ("title CONTAINS[cd] 'OIS'", ["Éloïse"]), ("title LIKE '*mm?'", ["Emma"]),
      ("title MATCHES '[a-z]+'", ["odes"]), ("pages > 60 AND pages <= 200", ["Éloïse"]),
      ("pages BETWEEN {60, 200}", ["Éloïse", "odes"]), ("pages IN {10, 320}", ["Emma", "Loose"]),
      ("NOT (pages >= 60)", ["Loose"]), ("shelf == nil", ["Loose"]),
      ("shelf != NULL", ["Emma", "Éloïse", "odes"]), ("shelf.name == \"Poems\"", ["odes"]),
      ("isRead == YES", ["Emma"]), ("isRead == FALSE && pages < 100", ["odes", "Loose"]),
      ("bought = nil OR pages = 320", ["Emma", "Éloïse", "odes", "Loose"]),
      ("pages * 2 == 400", ["Éloïse"]), ("TRUEPREDICATE", ["Emma", "Éloïse", "odes", "Loose"]),
    ]
  )
  func `a format selects objects`(format: String, titles: [String]) throws {
    fill()
    #expect(try books(NSPredicate(format: format)) == titles)
  }

  @Test(
    arguments: [
      ("books.@count == 2", ["Novels"]), ("ANY books.pages < 100", ["Poems"]),
      ("ALL books.pages >= 200", ["Novels"]), ("NONE books.title == 'odes'", ["Novels"]),
      ("SUBQUERY(books, $b, $b.pages > 100 AND $b.isRead == YES).@count > 0", ["Novels"]),
      ("books.@sum.pages > 100", ["Novels"]), ("NOT ANY books.isRead == TRUE", ["Poems"]),
    ]
  )
  func `a format asks about related objects`(format: String, names: [String]) throws {
    fill()
    #expect(try shelves(NSPredicate(format: format)) == names)
  }

  @Test
  func `arguments have any type`() throws {
    fill()
    let novels = try #require(
      context.fetch(NSFetchRequest<Shelf>(entityName: "Shelf")).first { $0.name == "Novels" }
    )
    #expect(try books(NSPredicate(format: "id == %@", id as CVarArg)) == ["Emma"])
    #expect(try books(NSPredicate(format: "id == %@", id.uuidString)) == ["Emma"])
    #expect(try books(NSPredicate(format: "bought == %@", day as CVarArg)) == ["Emma"])
    #expect(
      try books(
        NSPredicate(format: "bought >= %@ AND bought < %@", day as NSDate, Date() as NSDate)
      ) == ["Emma"]
    )
    #expect(try books(NSPredicate(format: "shelf == %@", novels)) == ["Emma", "Éloïse"])
    #expect(try books(NSPredicate(format: "shelf = %@", novels.objectID)) == ["Emma", "Éloïse"])
    #expect(try books(NSPredicate(format: "%K == %d", "pages", 60)) == ["odes"])
    #expect(try books(NSPredicate(format: "%K.name == %@", "shelf", "Poems")) == ["odes"])
    #expect(
      try books(NSPredicate(format: "pages == %i || pages == %ld", 10, 60)) == ["odes", "Loose"]
    )
    #expect(try books(NSPredicate(format: "isRead == %d", true)) == ["Emma"])
    #expect(try books(NSPredicate(format: "isRead == %@", NSNumber(value: true))) == ["Emma"])
    #expect(try books(NSPredicate(format: "title IN %@", ["Emma", "odes"])) == ["Emma", "odes"])
    #expect(try books(NSPredicate(format: "SELF IN %@", novels.books ?? [])) == ["Emma", "Éloïse"])
    #expect(try shelves(NSPredicate(format: "ANY books.title IN %@", ["odes"])) == ["Poems"])
    #expect(try books(NSPredicate(format: "pages BETWEEN %@", [5, 70])) == ["odes", "Loose"])
  }

  @Test
  func `predicates are joined`() throws {
    fill()
    let parts = ["pages > 50", "title BEGINSWITH[c] 'O'"].map { NSPredicate(format: $0) }
    #expect(try books(NSCompoundPredicate(andPredicateWithSubpredicates: parts)) == ["odes"])
    #expect(
      try books(NSCompoundPredicate(notPredicateWithSubpredicate: parts[0])) == ["Loose"]
    )
  }
}

import CoreData
import Segue
import Testing
import UIKit

/// What a delegate hears.
private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
  var events: [String] = []

  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) { events.append("begin \(controller.fetchedObjects?.count ?? 0)") }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) { events.append("end \(controller.fetchedObjects?.count ?? 0)") }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {
    let title = (anObject as? Book)?.title ?? ""
    let places = [indexPath, newIndexPath].map { $0.map { "\($0.section).\($0.row)" } ?? "-" }
    events.append("\(type) \(title) \(places.joined(separator: " "))")
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) { events.append("\(type) section \(sectionInfo.name) \(sectionIndex)") }
}

/// Wants all changes at once.
private final class SnapshotListener: NSObject, NSFetchedResultsControllerDelegate {
  var items: [[NSManagedObjectID]] = []

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    let typed = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>(_reference: snapshot)
    items.append(typed.itemIdentifiers)
  }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) { Issue.record("Such a delegate gets snapshots alone.") }
}

@MainActor
struct FetchedResultsTests {
  /// The world of the test: its clock, its notifications, its stores.
  private let stage = Stage(size: CGSize(width: 320, height: 600))
  private let container = ShelfModel.container()
  private var context: NSManagedObjectContext { container.viewContext }

  private func turn() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }

  private func controller(sections: String? = nil) -> NSFetchedResultsController<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors =
      (sections.map { [NSSortDescriptor(key: $0, ascending: true)] } ?? [])
      + [NSSortDescriptor(key: "title", ascending: true)]
    return NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: context,
      sectionNameKeyPath: sections,
      cacheName: nil
    )
  }

  @Test
  func `a controller made without a request has no objects`() {
    let controller: NSFetchedResultsController<Book> = NSFetchedResultsController()
    #expect(controller.fetchedObjects?.isEmpty != false)
    #expect(controller.delegate == nil)
  }

  @Test
  func `the folder for stores is there before one is loaded`() {
    let folder = NSPersistentContainer.defaultDirectoryURL()
    #expect(FileManager.default.fileExists(atPath: folder.path))
  }

  @Test
  func `results are in order and have places`() throws {
    let controller = controller()
    #expect(controller.fetchedObjects == nil)
    let books = ["B", "A"].map { ShelfModel.book($0, in: context) }
    try controller.performFetch()
    #expect(controller.fetchedObjects?.map(\.title) == ["A", "B"])
    #expect(controller.object(at: IndexPath(row: 1, section: 0)) === books[0])
    #expect(controller.indexPath(forObject: books[0]) == IndexPath(row: 1, section: 0))
    #expect(controller.sections?.count == 1)
    #expect(controller.sections?[0].numberOfObjects == 2)
  }

  @Test
  func `an empty order is one, and no order at all is a fault`() throws {
    func make(_ order: [NSSortDescriptor]?) -> NSFetchedResultsController<Book> {
      let request = NSFetchRequest<Book>(entityName: "Book")
      request.sortDescriptors = order
      return NSFetchedResultsController(
        fetchRequest: request,
        managedObjectContext: context,
        sectionNameKeyPath: nil,
        cacheName: nil
      )
    }
    ShelfModel.book("B", in: context)
    let controller = make([])
    try controller.performFetch()
    try stage.settle()
    #expect(controller.fetchedObjects?.map(\.title) == ["B"])
    _ = make(nil)
    #expect(throws: (any Error).self) { try stage.settle() }
  }

  @Test
  func `sections have the values of a key path as names`() throws {
    for (name, title) in [("Poems", "C"), ("Novels", "B"), ("Poems", "A")] {
      let shelf =
        try context.fetch(NSFetchRequest<Shelf>(entityName: "Shelf")).first { $0.name == name }
        ?? Shelf(context: context)
      shelf.name = name
      ShelfModel.book(title, on: shelf, in: context)
    }
    let controller = controller(sections: "shelf.name")
    try controller.performFetch()
    #expect(controller.sections?.map(\.name) == ["Novels", "Poems"])
    #expect(controller.sections?.map(\.numberOfObjects) == [1, 2])
    #expect(controller.sectionIndexTitles == ["N", "P"])
    #expect(controller.object(at: IndexPath(row: 0, section: 1)).title == "A")
  }

  @Test
  func `a delegate hears of each change`() throws {
    let listener = Listener()
    let controller = controller()
    controller.delegate = listener
    let books = ["A", "C", "E"].map { ShelfModel.book($0, in: context) }
    try context.save()
    try controller.performFetch()
    ShelfModel.book("D", in: context)
    turn()
    #expect(listener.events == ["begin 3", "insert D - 0.2", "end 4"])
    listener.events = []
    books[0].pages = 3
    try context.save()
    #expect(listener.events == ["begin 4", "update A 0.0 0.0", "end 4"])
    listener.events = []
    books[0].title = "Z"
    turn()
    #expect(listener.events == ["begin 4", "move Z 0.0 0.3", "end 4"])
    listener.events = []
    context.delete(books[1])
    try context.save()
    #expect(listener.events == ["begin 4", "delete C 0.0 -", "end 3"])
    #expect(controller.fetchedObjects?.map(\.title) == ["D", "E", "Z"])
  }

  @Test
  func `a delegate hears of sections that come and go`() throws {
    let listener = Listener()
    let controller = controller(sections: "pages")
    controller.delegate = listener
    let first = ShelfModel.book("A", pages: 1, in: context)
    try context.save()
    try controller.performFetch()
    ShelfModel.book("B", pages: 2, in: context)
    turn()
    #expect(
      listener.events == ["begin 1", "insert section 2 1", "insert B - 1.0", "end 2"]
    )
    listener.events = []
    context.delete(first)
    turn()
    #expect(
      listener.events == ["begin 2", "delete section 1 0", "delete A 0.0 -", "end 1"]
    )
  }

  @Test
  func `a delegate may take snapshots instead`() throws {
    let listener = SnapshotListener()
    let controller = controller()
    controller.delegate = listener
    let first = ShelfModel.book("B", in: context)
    try controller.performFetch()
    #expect(listener.items == [[first.objectID]])
    let second = ShelfModel.book("A", in: context)
    turn()
    #expect(listener.items.last == [second.objectID, first.objectID])
  }

  @Test
  func `without a delegate results stay as they were fetched`() throws {
    let controller = controller()
    ShelfModel.book("A", in: context)
    try controller.performFetch()
    ShelfModel.book("B", in: context)
    turn()
    #expect(controller.fetchedObjects?.count == 1)
    try controller.performFetch()
    #expect(controller.fetchedObjects?.count == 2)
  }

  /// Compares the controller that it gets with its own.
  private final class Owner: NSObject, NSFetchedResultsControllerDelegate {
    var controller: NSFetchedResultsController<Book>?
    var isSame: [Bool] = []
    var seen: Set<ObjectIdentifier> = []

    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      isSame.append(controller === self.controller)
      isSame.append(controller == self.controller)
      seen.insert(ObjectIdentifier(controller))
    }
  }

  @Test
  func `the delegate's controller is the one that it is the delegate of`() throws {
    let owner = Owner()
    let controller = controller()
    owner.controller = controller
    controller.delegate = owner
    try controller.performFetch()
    for title in ["A", "B"] {
      ShelfModel.book(title, in: context)
      turn()
    }
    #expect(owner.isSame == [true, true, true, true])
    #expect(owner.seen.count == 1)
    #expect(owner.controller !== self.controller())
    owner.controller = nil
  }
}

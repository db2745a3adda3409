import CoreData
import UIKit

// A model in code, and classes as the port writes their `@NSManaged` properties.

final class Shelf: NSManagedObject, Identifiable {
  var name: String? {
    get { _managed("name") }
    set { _setManaged(newValue, "name") }
  }
  var books: NSSet? {
    get { _managed("books") }
    set { _setManaged(newValue, "books") }
  }
  /// The same as a set of Swift.
  var typedBooks: Set<Book> {
    get { _managed("books") }
    set { _setManaged(newValue, "books") }
  }
  override func awakeFromFetch() {
    super.awakeFromFetch()
    if name == "" { name = "Shelf" }
  }

  func addToBooks(_ value: Book) { _changeManagedSet("books", by: value, adds: true) }
  func removeFromBooks(_ value: Book) { _changeManagedSet("books", by: value, adds: false) }
}

final class Book: NSManagedObject, Identifiable {
  var title: String? {
    get { _managed("title") }
    set { _setManaged(newValue, "title") }
  }
  var pages: Int16 {
    get { _managed("pages") }
    set { _setManaged(newValue, "pages") }
  }
  var id: UUID? {
    get { _managed("id") }
    set { _setManaged(newValue, "id") }
  }
  var isRead: Bool {
    get { _managed("isRead") }
    set { _setManaged(newValue, "isRead") }
  }
  var bought: Date? {
    get { _managed("bought") }
    set { _setManaged(newValue, "bought") }
  }
  var tags: [String]? {
    get { _managed("tags") }
    set { _setManaged(newValue, "tags") }
  }
  var shelf: Shelf? {
    get { _managed("shelf") }
    set { _setManaged(newValue, "shelf") }
  }
  /// With accessors of the app's own.
  var note: String? {
    get {
      willAccessValue(forKey: "note")
      defer { didAccessValue(forKey: "note") }
      return primitiveValue(forKey: "note") as? String
    }
    set {
      willChangeValue(forKey: "note")
      setPrimitiveValue(newValue, forKey: "note")
      didChangeValue(forKey: "note")
    }
  }
  /// What happened, in order.
  var events: [String] = []
  /// Called before the object is saved.
  var beforeSaving: () -> Void = {}

  override func awakeFromInsert() {
    super.awakeFromInsert()
    events.append("inserted")
  }

  override func willSave() {
    super.willSave()
    events.append("saving")
    beforeSaving()
  }
}

enum ShelfModel {
  private static func attribute(
    _ name: String,
    _ type: NSAttributeType,
    isOptional: Bool = true,
    defaultValue: Any? = nil
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.isOptional = isOptional
    attribute.defaultValue = defaultValue
    return attribute
  }

  static func make(
    deleteRule: NSDeleteRule = .nullifyDeleteRule,
    uniqueTitles: Bool = false,
    ordered: Bool = false
  ) -> NSManagedObjectModel {
    let shelf = NSEntityDescription()
    shelf.name = "Shelf"
    shelf.managedObjectClassName = NSStringFromClass(Shelf.self)
    let book = NSEntityDescription()
    book.name = "Book"
    book.managedObjectClassName = NSStringFromClass(Book.self)
    let books = NSRelationshipDescription()
    books.name = "books"
    books.destinationEntity = book
    books.deleteRule = deleteRule
    books.isOrdered = ordered
    let home = NSRelationshipDescription()
    home.name = "shelf"
    home.destinationEntity = shelf
    home.maxCount = 1
    books.inverseRelationship = home
    home.inverseRelationship = books
    shelf.properties = [attribute("name", .stringAttributeType), books]
    book.properties = [
      attribute("title", .stringAttributeType, isOptional: false),
      attribute("note", .stringAttributeType),
      attribute("pages", .integer16AttributeType, defaultValue: 100),
      attribute("id", .UUIDAttributeType), attribute("bought", .dateAttributeType),
      attribute("isRead", .booleanAttributeType, defaultValue: false),
      attribute("tags", .transformableAttributeType), home,
    ]
    if uniqueTitles { book.uniquenessConstraints = [["title"]] }
    let model = NSManagedObjectModel()
    model.entities = [shelf, book]
    return model
  }

  /// A container whose store is empty.
  static func container(
    deleteRule: NSDeleteRule = .nullifyDeleteRule,
    uniqueTitles: Bool = false,
    ordered: Bool = false
  ) -> NSPersistentContainer {
    let container = NSPersistentContainer(
      name: "Shelf",
      managedObjectModel: make(deleteRule: deleteRule, uniqueTitles: uniqueTitles, ordered: ordered)
    )
    let description = NSPersistentStoreDescription()
    description.type = NSInMemoryStoreType
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { _, error in
      if let error { fatalError("Unresolved error \(error)") }
    }
    return container
  }

  @discardableResult
  static func book(
    _ title: String,
    pages: Int16 = 100,
    on shelf: Shelf? = nil,
    in context: NSManagedObjectContext
  ) -> Book {
    let book = Book(context: context)
    book.title = title
    book.pages = pages
    book.shelf = shelf
    return book
  }
}

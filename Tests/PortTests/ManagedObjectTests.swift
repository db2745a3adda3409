import Testing

/// Objects of Core Data.
@Suite
struct `Managed objects of the port` {
  @Test
  func `the generated methods of a relationship have bodies`() throws {
    let ported = try port(
      """
      import CoreData
      class Author: NSManagedObject {
        @NSManaged var commits: NSSet?
      }
      extension Author {
        @objc(addCommitsObject:)
        @NSManaged public func addToCommits(_ value: NSManagedObject)
        @objc(removeCommits:)
        @NSManaged public func removeFromCommits(_ values: NSSet)
      }
      """,
      known: ["UIKit", "CoreData"]
    )
    try expectCompiles(ported)
  }

  @Test
  func `properties of a managed object are its values, and can be named by key paths`() throws {
    let ported = try port(
      """
      import CoreData
      import UIKit
      class Author: NSManagedObject {
        @NSManaged var name: String
        @NSManaged var born: Date?
        @NSManaged var books: NSOrderedSet?
        @NSManaged func insertIntoBooks(_ value: NSManagedObject, at idx: Int)
        @NSManaged func replaceBooks(at indexes: NSIndexSet, with values: [NSManagedObject])
      }
      """,
      known: ["UIKit", "CoreData"]
    )
    let text = ported.files.compactMap(\.text).joined()
    #expect(
      text.contains(
        "var name: String { get { _managed(\"name\") } set { _setManaged(newValue, \"name\") } }"
      )
    )
    #expect(text.contains(".key(\"born\", \\Author.born)"))
    #expect(
      text.contains("_changeManagedList(\"books\", at: indexes, removes: true, inserts: values)")
    )
    try expectCompiles(ported)
  }

  @Test
  func `objects of a class in a variable are made in a context`() throws {
    let ported = try port(
      """
      import CoreData
      import UIKit
      protocol Store { associatedtype Entity: NSManagedObject }
      extension Store {
        func make(in context: NSManagedObjectContext) -> Entity { Entity(context: context) }
      }
      func make<T: NSManagedObject>(_ type: T.Type, _ entity: NSEntityDescription) -> T {
        T(entity: entity, insertInto: nil)
      }
      """,
      known: ["UIKit", "CoreData"]
    )
    try expectCompiles(ported)
  }

  @Test
  func `a request is the same whatever its results are called`() throws {
    let ported = try port(
      """
      import CoreData
      import UIKit
      func erase(_ request: NSFetchRequest<NSManagedObject>) -> NSBatchDeleteRequest {
        NSBatchDeleteRequest(fetchRequest: request as! NSFetchRequest<NSFetchRequestResult>)
      }
      func typed(_ snapshot: NSDiffableDataSourceSnapshotReference) -> Int {
        let own = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
        return own.numberOfItems
      }
      extension Date: CVarArg { public var _cVarArgEncoding: [Int] { [] } }
      """,
      known: ["UIKit", "CoreData"]
    )
    try expectCompiles(ported)
  }
}

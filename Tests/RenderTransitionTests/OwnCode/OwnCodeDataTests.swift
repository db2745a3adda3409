import Foundation
import Testing

/// Apps that keep their objects in Core Data.
@Suite(.serialized)
struct OwnCodeDataTests {
  private let small = ["--size", "100x200", "--scale", "1", "--fps", "10", "--no-progress"]

  @Test
  func `a model gives an app its classes and a store`() throws {
    let scratch = Scratch()
    try scratch.write(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
          <attribute name="name" attributeType="String"/>
          <attribute name="count" optional="YES" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
          <relationship name="shop" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shop" inverseName="items" inverseEntity="Shop"/>
        </entity>
        <entity name="Shop" representedClassName="Store" syncable="YES" codeGenerationType="category">
          <attribute name="title" optional="YES" attributeType="String"/>
          <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Item" inverseName="shop" inverseEntity="Item"/>
        </entity>
      </model>
      """,
      to: "App/Shop.xcdatamodeld/Shop.xcdatamodel/contents"
    )
    try scratch.write(
      """
      import CoreData
      public class Store: NSManagedObject {
        static func make<Kind: NSManagedObject>(_ type: Kind.Type, in context: NSManagedObjectContext) -> Kind {
          Kind(context: context)
        }
      }
      """,
      to: "App/Store.swift"
    )
    let animator = OwnCode.animator(
      doing: """
        let container = NSPersistentContainer(name: "Shop")
        container.loadPersistentStores { _, error in print("loaded", error == nil) }
        let objects = container.viewContext
        let tea = Item(context: objects)
        tea.name = "tea"
        let store = Store.make(Store.self, in: objects)
        store.title = "Corner"
        store.addToItems(tea)
        do { try objects.save() } catch { print(error) }
        let request = Item.fetchRequest()
        request.predicate = NSPredicate(format: "%K == %@", #keyPath(Item.shop.title), "Corner")
        let found = (try? objects.fetch(request)) ?? []
        print("found", found.map { "\\($0.name ?? "") \\($0.count) \\($0.shop?.title ?? "")" })
        let any: NSFetchRequest<NSFetchRequestResult> = Store.fetchRequest()
        _ = try? objects.execute(NSBatchDeleteRequest(fetchRequest: any))
        objects.reset()
        print("left", (try? objects.count(for: Item.fetchRequest())) ?? -1)
        context.completeTransition(true)
        """
    )
    .replacingOccurrences(of: "import UIKit", with: "import CoreData\nimport UIKit")
    try scratch.write(animator, to: "App/A.swift")
    let run = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("loaded true"))
    #expect(run.errors.contains("found [\"tea 3 Corner\"]"))
    #expect(run.errors.contains("left 0"))
    #expect(run.errors.contains("Core Data keeps objects in memory and saves none."))
  }
}

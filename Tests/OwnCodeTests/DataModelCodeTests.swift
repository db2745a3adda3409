import Foundation
import Testing

@testable import OwnCode

/// The code that Xcode makes of Core Data models.
@Suite
struct `Code of data models` {
  private let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Item" representedClassName="Item" codeGenerationType="class">
        <attribute name="name" attributeType="String"/>
        <attribute name="count" optional="YES" attributeType="Integer 16" usesScalarValueType="YES"/>
        <attribute name="price" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
        <attribute name="days" attributeType="Transformable" customClassName="[String]"/>
        <relationship name="shop" maxCount="1" destinationEntity="Shop" inverseName="items"/>
      </entity>
      <entity name="Shop" representedClassName=".Store" codeGenerationType="category">
        <attribute name="id" attributeType="UUID" usesScalarValueType="NO"/>
        <relationship name="items" toMany="YES" destinationEntity="Item" inverseName="shop"/>
      </entity>
      <entity name="Visit" representedClassName="Visit">
        <attribute name="date" attributeType="Date"/>
      </entity>
    </model>
    """

  @Test
  func `an entity becomes a class and its properties`() throws {
    let folder = Folder()
    try folder.write(model, to: "Shop.xcdatamodeld/Shop.xcdatamodel/contents")
    let code = folder.code()
    #expect(
      code["Item+CoreDataClass.swift"] == "@objc(Item)\npublic class Item: NSManagedObject {\n}"
    )
    #expect(
      code["Item+CoreDataProperties.swift"] == """
        extension Item {
            @nonobjc public class func fetchRequest() -> NSFetchRequest<Item> {
                return NSFetchRequest<Item>(entityName: "Item")
            }
            @NSManaged public var count: Int16
            @NSManaged public var days: [String]?
            @NSManaged public var name: String?
            @NSManaged public var price: NSNumber?
            @NSManaged public var shop: Store?
        }
        extension Item : Identifiable {
        }
        """
    )
  }

  @Test
  func `a class of the user's gets the properties alone, or nothing`() throws {
    let folder = Folder()
    try folder.write(model, to: "Shop.xcdatamodeld/Shop.xcdatamodel/contents")
    let code = folder.code()
    #expect(code.keys.filter { $0.hasPrefix("Store") } == ["Store+CoreDataProperties.swift"])
    #expect(code.keys.filter { $0.hasPrefix("Visit") }.isEmpty)
    let properties = code["Store+CoreDataProperties.swift"] ?? ""
    #expect(properties.contains("NSFetchRequest<Store>(entityName: \"Shop\")"))
    #expect(properties.contains("@NSManaged public var items: NSSet?"))
    #expect(properties.contains("@NSManaged public func addToItems(_ value: Item)"))
    #expect(properties.contains("@NSManaged public func removeFromItems(_ values: NSSet)"))
  }

  @Test
  func `what the user's files declare is not declared again`() throws {
    let folder = Folder()
    try folder.write(model, to: "Shop.xcdatamodeld/Shop.xcdatamodel/contents")
    try folder.write(
      "import CoreData\nclass Item: NSManagedObject { @NSManaged var name: String }",
      to: "Item.swift"
    )
    #expect(folder.code(["Item.swift"]).keys.filter { $0.hasPrefix("Item+") }.isEmpty)
    try folder.write("class Items { let managed: NSManagedObject? = nil }", to: "Item.swift")
    #expect(folder.code(["Item.swift"]).keys.filter { $0.hasPrefix("Item+") }.count == 2)
  }

  @Test
  func `the current version counts`() throws {
    let folder = Folder()
    let old = model.replacingOccurrences(of: "name=\"count\"", with: "name=\"amount\"")
    try folder.write(old, to: "Shop.xcdatamodeld/Shop.xcdatamodel/contents")
    try folder.write(model, to: "Shop.xcdatamodeld/Shop 2.xcdatamodel/contents")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>_XCCurrentVersionName</key><string>Shop.xcdatamodel</string>
      </dict></plist>
      """,
      to: "Shop.xcdatamodeld/.xccurrentversion"
    )
    #expect(folder.code()["Item+CoreDataProperties.swift"]?.contains("var amount: Int16") == true)
  }

  @Test
  func `an ordered relationship has methods with places`() throws {
    let folder = Folder()
    try folder.write(
      model.replacingOccurrences(of: "toMany=\"YES\"", with: "toMany=\"YES\" ordered=\"YES\""),
      to: "Shop.xcdatamodeld/Shop.xcdatamodel/contents"
    )
    let properties = folder.code()["Store+CoreDataProperties.swift"] ?? ""
    #expect(properties.contains("@NSManaged public var items: NSOrderedSet?"))
    #expect(properties.contains("public func insertIntoItems(_ value: Item, at idx: Int)"))
    #expect(properties.contains("public func replaceItems(at idx: Int, with value: Item)"))
  }
}

extension Folder {
  /// The files by name, without the lines of imports.
  fileprivate func code(_ files: [String] = []) -> [String: String] {
    let module = CodeModule(
      name: "App",
      kind: .app,
      files: files.map { "\(path)/\($0)" },
      resources: ["\(path)/Shop.xcdatamodeld"]
    )
    return Dictionary(
      DataModelCode(module).files.map { file in
        let lines = file.text.split(separator: "\n").filter { !$0.hasPrefix("import") }
        return (
          (file.path as NSString).lastPathComponent, lines.joined(separator: "\n")
        )
      },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

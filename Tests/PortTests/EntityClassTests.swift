import Testing

/// Objects of Core Data that are made by their entity.
@Suite
struct EntityClassTests {
  @Test
  func `an object that is made of an entity has the entity's class`() throws {
    let ported = try port(
      """
      import CoreData
      func make(_ kind: NSEntityDescription, in context: NSManagedObjectContext) -> NSManagedObject {
        NSManagedObject(entity: kind, insertInto: context)
      }
      """,
      known: ["UIKit", "QuartzCore", "CoreGraphics", "CoreData"]
    )
    let call = "NSManagedObject._ofEntityClass(entity: kind, insertInto: context)"
    #expect(ported.body().contains(call))
  }
}

import Testing

/// Dictionaries whose values code calls objects.
@Suite
struct ObjectCastTests {
  @Test
  func `the objects of a notification may be numbers and rectangles`() throws {
    try expect(
      """
      import UIKit
      func show(_ note: Notification) {
        let info = note.userInfo as! [String: NSObject]
        let other = note.userInfo! as? [AnyHashable: NSObject]
        print(info, other as Any)
      }
      """,
      becomes: """
        import UIKit
        func show(_ note: Notification) {
          let info = note.userInfo as! [String: AnyObject]
          let other = note.userInfo! as? [AnyHashable: AnyObject]
          print(info, other as Any)
        }
        """
    )
  }

  @Test
  func `an argument keeps the objects that its parameter wants`() throws {
    let code = """
      import UIKit
      func take(_ objects: [String: NSObject]) {}
      func show(_ note: Notification) { take(note.userInfo as! [String: NSObject]) }
      """
    try expect(code, becomes: code)
  }
}

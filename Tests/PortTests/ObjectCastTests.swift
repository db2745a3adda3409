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

  @Test
  func `an element of a dictionary is an object of any kind`() throws {
    try expect(
      """
      import UIKit
      func attributes(_ width: Double) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        result[.strokeWidth] = width as NSObject?
        return result
      }
      """,
      becomes: """
        import UIKit
        func attributes(_ width: Double) -> [NSAttributedString.Key: Any] {
          var result: [NSAttributedString.Key: Any] = [:]
          result[.strokeWidth] = width
          return result
        }
        """
    )
  }

  @Test
  func `objects that are given away are those that are wanted`() throws {
    let text = """
      import UIKit
      class Reader {
        var last: [String: NSObject] = [:]
        func read(_ note: Notification) -> [String: NSObject] {
          last = note.userInfo as! [String: NSObject]
          let other: [String: NSObject]? = note.userInfo as? [String: NSObject]
          if last.isEmpty { return note.userInfo as! [String: NSObject] }
          return last.isEmpty ? other! : note.userInfo as! [String: NSObject]
        }
        func whole(_ note: Notification) -> [String: NSObject] {
          note.userInfo as! [String: NSObject]
        }
      }
      """
    try expect(text, becomes: text)
  }

  @Test
  func `objects that are read at once may be of any kind`() throws {
    try expect(
      """
      import UIKit
      func show(_ note: Notification) -> Int? {
        if let info = note.userInfo as? [String: NSObject] { print(info) }
        print((note.userInfo as! [String: NSObject])["key"] as Any)
        return (note.userInfo as? [String: NSObject])?.count
      }
      """,
      becomes: """
        import UIKit
        func show(_ note: Notification) -> Int? {
          if let info = note.userInfo as? [String: AnyObject] { print(info) }
          print((note.userInfo as! [String: AnyObject])["key"] as Any)
          return (note.userInfo as? [String: AnyObject])?.count
        }
        """
    )
  }
}

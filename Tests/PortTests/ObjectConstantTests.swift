import Foundation
import Testing

@Suite
struct `Constants of Security as objects` {
  @Test
  func `a parameter of a function of one's own may want an object`() throws {
    try expect(
      """
      import UIKit
      func remove(_ kind: AnyObject, limit: CFTypeRef? = nil) {}
      func text(_ kind: String) {}
      func f() {
        remove(kSecClassKey)
        remove(kSecClassKey, limit: kSecMatchLimitOne)
        text(kSecClassKey)
      }
      """,
      becomes: """
        import UIKit
        func remove(_ kind: AnyObject, limit: CFTypeRef? = nil) {}
        func text(_ kind: String) {}
        func f() {
          remove(kSecClassKey as AnyObject)
          remove(kSecClassKey as AnyObject, limit: kSecMatchLimitOne as AnyObject)
          text(kSecClassKey)
        }
        """
    )
  }

  @Test
  func `dictionaries and arrays of objects have objects`() throws {
    try expectCompiles(
      port(
        """
        import UIKit
        let all: [CFTypeRef] = [kSecClassGenericPassword, kSecClassIdentity]
        let name = NSString(format: kSecClass)
        class Vault {
          var base: [String: AnyObject] = [kSecClass as String: kSecClassGenericPassword]
          let keyed: [NSString: Any] = [kSecClass: kSecClassGenericPassword]
          func query() -> [String: AnyObject] {
            var query = [String: AnyObject]()
            query[kSecMatchLimit as String] = kSecMatchLimitOne
            base[kSecAttrAccessible as String] = kSecAttrAccessibleWhenUnlocked
            return query
          }
          func first() -> [String: AnyObject] { [kSecClass as String: kSecClassKey] }
          func second() -> [String: AnyObject] { return [kSecClass as String: kSecClassKey] }
        }
        """
      )
    )
  }

  @Test
  func `functions take dictionaries of Foundation's as they are`() throws {
    try expectCompiles(
      port(
        """
        import UIKit
        func clear(_ kind: String) -> OSStatus {
          let query = NSMutableDictionary()
          query.setObject(kSecClassGenericPassword, forKey: kSecClass as! NSCopying)
          let other: NSDictionary = [kSecClass: kind]
          SecItemDelete(other as CFDictionary)
          return SecItemDelete(query as CFDictionary)
        }
        """
      )
    )
  }

  @Test
  func `text that is handed over unmanaged is an object`() throws {
    try expectCompiles(
      port(
        """
        import UIKit
        let describe: (UnsafeRawPointer) -> Unmanaged<CFString> = { _ in
          Unmanaged.passRetained("text" as CFString)
        }
        """
      )
    )
  }

  @Test
  func `an identifier of a boundary is an object that can be copied`() throws {
    try expect(
      """
      import UIKit
      func wall(_ behavior: UICollisionBehavior, _ name: String, _ path: UIBezierPath) {
        behavior.addBoundary(withIdentifier: name as NSCopying, for: path)
        behavior.removeBoundary(withIdentifier: "floor" as NSCopying)
      }
      """,
      becomes: """
        import UIKit
        func wall(_ behavior: UICollisionBehavior, _ name: String, _ path: UIBezierPath) {
          behavior.addBoundary(withIdentifier: DynamicObject(name).copying, for: path)
          behavior.removeBoundary(withIdentifier: DynamicObject("floor").copying)
        }
        """
    )
  }
}

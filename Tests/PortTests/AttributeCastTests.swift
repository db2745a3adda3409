import Foundation
import Testing

/// Casts to a text's attributes.
@Suite
struct `Rule for casts to attributes` {
  @Test
  func `dictionaries of Foundation's and lists of texts are asked what they hold`() throws {
    let ported = try port(
      """
      import UIKit
      class Home: UIViewController {
        func texts(_ any: Any, _ other: [AnyHashable: Any]) {
          let made = NSDictionary(
            object: UIFont.systemFont(ofSize: 8), forKey: NSAttributedString.Key.font as NSCopying)
          let first = made as! [NSAttributedString.Key: Any]
          let second = [
            NSAttributedString.Key.font.rawValue: 1, NSAttributedString.Key.kern: 2,
          ] as! [NSAttributedString.Key : Any]
          let third = any as? [NSAttributedString.Key: Any] ?? [:]
          print(first, second, third, other as! [NSAttributedString.Key: Any])
        }
      }
      """
    )
    let body = ported.body()
    #expect(body.contains("_textAttributes(made) as! [NSAttributedString.Key: Any]"), "\(body)")
    #expect(body.contains("_textAttributes(any) as? [NSAttributedString.Key: Any]"), "\(body)")
    try expectCompiles(ported)
  }
}

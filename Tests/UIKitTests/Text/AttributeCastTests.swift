import Foundation
import Testing
import UIKit

struct AttributeCastTests {
  private let font = UIFont.systemFont(ofSize: 8)

  private func read(_ value: Any?) -> [NSAttributedString.Key: Any]? {
    _textAttributes(value) as? [NSAttributedString.Key: Any]
  }

  @Test
  func `dictionaries with texts, objects and names for keys become attributes`() {
    let made = NSMutableDictionary()
    made["NSFont"] = font
    made[NSString(string: "NSKern")] = 2
    let mixed: [AnyHashable: Any] = ["NSFont": font, NSAttributedString.Key.kern: 2]
    let plain: [String: Any] = ["NSFont": font, "NSKern": 2]
    let single = NSMutableDictionary(object: font, forKey: NSAttributedString.Key.font)
    single["NSKern"] = 2
    for value in [made, mixed, plain, single, read(plain) as Any] as [Any] {
      let attributes = read(value)
      #expect(attributes?.count == 2)
      #expect(attributes?[.font] as? UIFont == font && attributes?[.kern] as? Int == 2)
    }
  }

  @Test
  func `what is no dictionary of texts stays what it is`() {
    let numbers: [AnyHashable: Any] = [1: 2]
    #expect(read(numbers) == nil && read(3) == nil && read(nil as Any?) == nil)
    #expect(_textAttributes(3) as? Int == 3)
  }
}

import Foundation
import Testing

/// Formatters of the app that read texts.
@Suite
struct `Rule for formatters that read` {
  @Test
  func `the method is that of a protocol, and its call on super another one`() throws {
    let source = """
      import UIKit
      class Cents: NumberFormatter {
        override func getObjectValue(
          _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
          range rangep: UnsafeMutablePointer<NSRange>?
        ) throws {
          try super.getObjectValue(obj, for: string, range: rangep)
        }
      }
      final class Tenths: Cents {
        override func getObjectValue(
          _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
          range rangep: UnsafeMutablePointer<NSRange>?
        ) throws {
          try super.getObjectValue(obj, for: string, range: rangep)
        }
      }
      class Word: Formatter {
        override func getObjectValue(
          _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
          errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
        ) -> Bool { obj?.pointee = string as NSString; return true }
        override func attributedString(
          for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil
        ) -> NSAttributedString? {
          super.attributedString(for: obj, withDefaultAttributes: attrs)
        }
        override func isPartialStringValid(
          _ partialString: String,
          newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
          errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
        ) -> Bool { partialString.count < 3 }
      }
      func read(_ formatter: Cents) throws {
        try formatter.getObjectValue(nil, for: "1", range: nil)
        _ = Word().getObjectValue(nil, for: "a", errorDescription: nil)
        _ = Word().attributedString(for: "a")
        _ = Word().isPartialStringValid("a", newEditingString: nil, errorDescription: nil)
      }
      """
    let ported = try port(source)
    let body = ported.body()
    #expect(body.contains("super._base_getObjectValue("), "\(body)")
    #expect(body.contains("override func _override_getObjectValue("), "\(body)")
    #expect(body.contains("super._override_getObjectValue("), "\(body)")
    let text = ported.appended()
    #expect(text.contains("extension Cents: _ObjectValueReading {}"), "\(text)")
    #expect(text.contains("extension Word: _ObjectValueParsing {}"), "\(text)")
    #expect(text.contains("extension Word: _AttributedStringMaking {}"), "\(text)")
    #expect(text.contains("extension Word: _PartialStringJudging {}"), "\(text)")
    #expect(!text.contains("extension Tenths: _ObjectValue"), "\(text)")
    try expectCompiles(ported)
  }

  @Test
  func `a formatter may read in an extension of its class`() throws {
    let ported = try port(
      """
      import UIKit
      open class Word: Foundation.Formatter {}
      extension Word {
        override open func string(for obj: Any?) -> String? { obj as? String }
        override open func getObjectValue(
          _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
          errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
        ) -> Bool { obj?.pointee = string as NSString; return true }
      }
      """
    )
    try expectCompiles(ported)
  }
}

import Foundation
import Synchronization

/// The texts that stand for objects in formats, with the addresses of the objects: `%p`
/// prints an object's own.
///
/// A text that is held here keeps its address to itself, so none is mistaken for another thing.
package struct FormattedObject: @unchecked Sendable {
  private static let recent = Mutex<[FormattedObject]>([])
  /// More than a format has arguments.
  private static let limit = 32

  private let text: NSString
  private let address: UInt

  /// The description of an object, as an argument of a format.
  static func text(of object: AnyObject, _ description: String) -> NSString {
    let text = NSString(string: description)
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    recent.withLock { recent in
      if recent.count == limit { recent.removeFirst() }
      recent.append(FormattedObject(text: text, address: address))
    }
    return text
  }

  /// A formatted text with the addresses of objects where those of their texts are.
  package static func withAddresses(_ formatted: String) -> String {
    let objects = recent.withLock { $0 }
    let pieces = formatted.components(separatedBy: "0x")
    return pieces.dropFirst().reduce(pieces[0]) { result, piece in
      let digits = piece.prefix { $0.isHexDigit }
      let printed = UInt(digits, radix: 16)
      let address = objects.first { $0.textAddress == printed }?.address
      let number = address.map { String($0, radix: 16) } ?? String(digits)
      return result + "0x" + number + piece[digits.endIndex...]
    }
  }

  private var textAddress: UInt { UInt(bitPattern: Unmanaged.passUnretained(text).toOpaque()) }
}

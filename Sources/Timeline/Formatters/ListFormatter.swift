import Foundation

/// Joins words as English does: `a, b, and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// Stored: the words are English.
  open var locale: Locale! = .autoupdatingCurrent
  /// Writes the items that are not text.
  open var itemFormatter: Formatter?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(byJoining strings: [String]) -> String { joined(strings) }

  open func string(from items: [Any]) -> String? {
    Self.joined(
      items.map { item in
        itemFormatter?.string(for: item) ?? (item as? String) ?? "\(item)"
      }
    )
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

  private static func joined(_ items: [String]) -> String {
    switch items.count {
    case 0: ""
    case 1: items[0]
    case 2: "\(items[0]) and \(items[1])"
    default: items.dropLast().joined(separator: ", ") + ", and " + items[items.count - 1]
    }
  }
}

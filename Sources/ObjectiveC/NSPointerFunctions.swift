import Foundation

/// How a table holds its objects and tells them apart.
public final class NSPointerFunctions: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strongMemory = Options([])
    public static let opaqueMemory = Options(rawValue: 2 << 0)
    public static let weakMemory = Options(rawValue: 5 << 0)
    public static let objectPersonality = Options([])
    public static let opaquePersonality = Options(rawValue: 1 << 8)
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    public static let copyIn = Options(rawValue: 1 << 16)

    var isWeak: Bool { rawValue & 0xff == Options.weakMemory.rawValue }

    /// Objects are told apart by where they are in memory, not by `isEqual(_:)`.
    var comparesPointers: Bool { rawValue & 0xff00 != 0 }
  }
}

/// One object of a table.
struct TableReference {
  private var strongObject: AnyObject?
  private weak var weakObject: AnyObject?

  init(_ object: AnyObject?, _ options: NSPointerFunctions.Options) {
    if options.isWeak { weakObject = object } else { strongObject = object }
  }

  var object: AnyObject? { strongObject ?? weakObject }

  func isSame(as other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !options.comparesPointers, let value = object as? Foundation.NSObject else {
      return false
    }
    return value.isEqual(other)
  }
}

/// Identifies a subscriber or a subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let number: UInt

  nonisolated(unsafe) private static var last: UInt = 0

  /// Another one at each call.
  public init() {
    Self.last += 1
    number = Self.last
  }

  public init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object)) }

  public var description: String { "0x" + String(number, radix: 16, uppercase: true) }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

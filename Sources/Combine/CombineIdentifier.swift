import Synchronization

/// Identifies a subscriber or a subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let number: UInt

  private static let last = Atomic<UInt>(0)

  /// Another one at each call.
  public init() {
    number = Self.last.add(1, ordering: .relaxed).newValue
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

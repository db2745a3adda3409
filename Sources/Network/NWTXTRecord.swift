import UIKit

/// What a service tells of itself, by keys.
public struct NWTXTRecord: Hashable, Sendable {
  public private(set) var dictionary: [String: String]
  public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }
  public subscript(key: String) -> String? {
    get { dictionary[key] }
    set { dictionary[key] = newValue }
  }
}

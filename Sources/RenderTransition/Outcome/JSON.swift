import Foundation

/// Objects as JSON with sorted keys.
enum JSON {
  static func text(_ object: [String: Any]) -> String {
    guard
      let data = try? JSONSerialization.data(
        withJSONObject: object,
        options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      )
    else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}

import Foundation

/// JSON as every file and page of Segue has it: sorted keys, so that equal values give equal bytes.
///
/// Numbers that JSON cannot write, as in the frame of a layer that was divided by zero, are
/// strings.
package enum JSONText {
  /// How the lines are laid out.
  package enum Layout {
    case oneLine
    /// A line for each value.
    case indented
  }

  /// The bytes of a value, without a newline at the end.
  ///
  /// All values of ours have a JSON; what is left is that there is no memory for it.
  package static func bytes(of value: some Encodable, layout: Layout = .indented) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if layout == .indented { encoder.outputFormatting.insert(.prettyPrinted) }
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: infinity,
      negativeInfinity: "-\(infinity)",
      nan: notANumber
    )
    do {
      return Array(try encoder.encode(value))
    } catch {
      preconditionFailure("\(type(of: value)) cannot be written as JSON: \(error)")
    }
  }

  package static func string(of value: some Encodable, layout: Layout = .indented) -> String {
    String(decoding: bytes(of: value, layout: layout), as: UTF8.self)
  }

  package static func value<Value: Decodable>(
    _ type: Value.Type,
    from bytes: some Sequence<UInt8>
  ) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: infinity,
      negativeInfinity: "-\(infinity)",
      nan: notANumber
    )
    return try decoder.decode(type, from: Data(bytes))
  }

  private static let infinity = "infinite"
  private static let notANumber = "not a number"
}

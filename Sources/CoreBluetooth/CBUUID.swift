import UIKit

public let CBUUIDCharacteristicExtendedPropertiesString = "2900"
public let CBUUIDCharacteristicUserDescriptionString = "2901"
public let CBUUIDClientCharacteristicConfigurationString = "2902"
public let CBUUIDServerCharacteristicConfigurationString = "2903"
public let CBUUIDCharacteristicFormatString = "2904"
public let CBUUIDCharacteristicAggregateFormatString = "2905"

/// The name of a service or a characteristic: 16, 32 or 128 bits.
open class CBUUID: UIKit.NSObject, NSCopying, @unchecked Sendable {
  /// The most significant byte first.
  public let data: Data

  public init(data theData: Data) { data = theData }

  /// - Parameter theString: 4, 8 or 32 hexadecimal digits, the latter with hyphens.
  public convenience init(string theString: String) {
    let digits = theString.filter { $0 != "-" }
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { place -> UInt8? in
      let start = digits.index(digits.startIndex, offsetBy: place)
      return UInt8(digits[start...].prefix(2), radix: 16)
    }
    precondition(
      [2, 4, 16].contains(bytes.count) && bytes.count * 2 == digits.count,
      "String \(theString) does not represent a valid UUID"
    )
    self.init(data: Data(bytes))
  }

  public convenience init(nsuuid theUUID: UUID) {
    self.init(data: withUnsafeBytes(of: theUUID.uuid) { Data($0) })
  }

  open var uuidString: String {
    let digits = data.map { byte in
      let text = String(byte, radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    guard digits.count == 16 else { return digits.joined() }
    return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }
      .joined(separator: "-")
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// Short names are equal to the long ones that the standard's base makes of them.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.wholeData == wholeData
  }
  open override var hash: Int { wholeData.hashValue }
  open override var description: String { uuidString }

  private static let base: [UInt8] = [0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]
  private var wholeData: Data {
    switch data.count {
    case 2: Data([0, 0]) + data + Data(CBUUID.base)
    case 4: data + Data(CBUUID.base)
    default: data
    }
  }
}

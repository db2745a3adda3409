import UIKit

public enum NFCTypeNameFormat: UInt8, Sendable {
  case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

/// A record of a message.
open class NFCNDEFPayload: UIKit.NSObject, @unchecked Sendable {
  open var typeNameFormat: NFCTypeNameFormat
  open var type: Data
  open var identifier: Data
  open var payload: Data

  public required init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    typeNameFormat = format
    (self.type, self.identifier, self.payload) = (type, identifier, payload)
  }

  /// The beginnings that a byte stands for, by the standard of such records.
  private static let prefixes = [
    "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:",
  ]

  open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
    wellKnownTypeURIPayload(string: url.absoluteString)
  }
  open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
    let known = prefixes.indices.dropFirst().first { uri.hasPrefix(prefixes[$0]) } ?? 0
    let rest = uri.dropFirst(prefixes[known].count)
    return NFCNDEFPayload(
      format: .nfcWellKnown,
      type: Data("U".utf8),
      identifier: Data(),
      payload: Data([UInt8(known)]) + Data(rest.utf8)
    )
  }

  open func wellKnownTypeURIPayload() -> URL? {
    guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let first = payload.first,
      Self.prefixes.indices.contains(Int(first)),
      let rest = String(data: payload.dropFirst(), encoding: .utf8)
    else { return nil }
    return URL(string: Self.prefixes[Int(first)] + rest)
  }
}

open class NFCNDEFMessage: UIKit.NSObject, @unchecked Sendable {
  open var records: [NFCNDEFPayload]
  public init(records: [NFCNDEFPayload]) { self.records = records }
  /// In bytes: each record has a head, its type, its identifier and its payload.
  open var length: Int {
    records.reduce(0) { sum, record in
      let isShort = record.payload.count < 256
      let head = 2 + (isShort ? 1 : 4) + (record.identifier.isEmpty ? 0 : 1)
      return sum + head + record.type.count + record.identifier.count + record.payload.count
    }
  }
}

extension NSUserActivity {
  /// Empty where no tag began the activity.
  public var ndefMessagePayload: NFCNDEFMessage { NFCNDEFMessage(records: []) }
}

public enum NFCNDEFStatus: UInt, Sendable {
  case notSupported = 1
  case readWrite, readOnly
}

/// A thing with a message; none is ever held to the device.
public protocol NFCNDEFTag: NSObjectProtocol {
  var isAvailable: Bool { get }
  func queryNDEFStatus(
    completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void
  )
  func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
  func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
  func writeLock(completionHandler: @escaping ((any Error)?) -> Void)
}

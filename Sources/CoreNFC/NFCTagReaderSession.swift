import UIKit

public protocol NFCISO15693Tag: NFCNDEFTag {
  var identifier: Data { get }
  var icSerialNumber: Data { get }
}
public protocol NFCFeliCaTag: NFCNDEFTag {
  var currentIDm: Data { get }
  var currentSystemCode: Data { get }
}
public protocol NFCISO7816Tag: NFCNDEFTag {
  var identifier: Data { get }
  var initialSelectedAID: String { get }
}
public protocol NFCMiFareTag: NFCNDEFTag {
  var identifier: Data { get }
}

/// A thing of one of four standards; none is ever held to the device.
public enum NFCTag {
  case feliCa(any NFCFeliCaTag)
  case iso7816(any NFCISO7816Tag)
  case iso15693(any NFCISO15693Tag)
  case miFare(any NFCMiFareTag)

  public var isAvailable: Bool { false }
}

public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  func tagReaderSession(
    _ session: NFCTagReaderSession,
    didInvalidateWithError error: any Error
  )
  func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}

extension NFCTagReaderSessionDelegate {
  public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}

open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
  public struct PollingOption: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let iso14443 = PollingOption(rawValue: 1 << 0)
    public static let iso15693 = PollingOption(rawValue: 1 << 1)
    public static let iso18092 = PollingOption(rawValue: 1 << 2)
  }

  open private(set) weak var delegate: (any NFCTagReaderSessionDelegate)?
  open var connectedTag: NFCTag? { nil }

  public init?(
    pollingOption: PollingOption,
    delegate: any NFCTagReaderSessionDelegate,
    queue: DispatchQueue? = nil
  ) {
    self.delegate = delegate
    super.init(queue: queue)
  }

  override func end(_ error: NFCReaderError) {
    delegate?.tagReaderSession(self, didInvalidateWithError: error)
  }

  open func restartPolling() {}
  @preconcurrency
  open func connect(
    to tag: NFCTag,
    completionHandler: @escaping @MainActor ((any Error)?) -> Void
  ) {
    DispatchQueue.main.async {
      completionHandler(NFCReaderError(.readerTransceiveErrorSessionInvalidated))
    }
  }
}

import UIKit

/// Waits for a thing that is held to the device: there is no reader.
open class NFCReaderSession: UIKit.NSObject, @unchecked Sendable {
  open class var readingAvailable: Bool { false }
  open var alertMessage = ""
  open var isReady: Bool { false }
  public let sessionQueue: DispatchQueue
  private var isOver = false

  init(queue: DispatchQueue?) { sessionQueue = queue ?? .main }

  /// The delegate learns later that nothing can be read.
  open func begin() {
    sessionQueue.async { [self] in
      guard !isOver else { return }
      isOver = true
      end(NFCReaderError(.readerErrorUnsupportedFeature))
    }
  }
  open func invalidate() { isOver = true }
  open func invalidate(errorMessage: String) { invalidate() }

  func end(_ error: NFCReaderError) {}
}

public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
  func readerSession(
    _ session: NFCNDEFReaderSession,
    didInvalidateWithError error: any Error
  )
  func readerSession(
    _ session: NFCNDEFReaderSession,
    didDetectNDEFs messages: [NFCNDEFMessage]
  )
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  open private(set) weak var delegate: (any NFCNDEFReaderSessionDelegate)?

  public init(
    delegate: any NFCNDEFReaderSessionDelegate,
    queue: DispatchQueue?,
    invalidateAfterFirstRead: Bool
  ) {
    self.delegate = delegate
    super.init(queue: queue)
  }

  override func end(_ error: NFCReaderError) {
    delegate?.readerSession(self, didInvalidateWithError: error)
  }

  open func restartPolling() {}
  @preconcurrency
  open func connect(
    to tag: any NFCNDEFTag,
    completionHandler: @escaping @MainActor ((any Error)?) -> Void
  ) {
    DispatchQueue.main.async {
      completionHandler(NFCReaderError(.readerTransceiveErrorSessionInvalidated))
    }
  }
}

import UIKit

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// A file for a watch, or from one.
open class WCSessionFile: UIKit.NSObject, @unchecked Sendable {
  public let fileURL: URL
  public let metadata: [String: Any]?
  init(fileURL: URL, metadata: [String: Any]?) {
    (self.fileURL, self.metadata) = (fileURL, metadata)
  }
}

/// A transfer that has not begun, and never will.
open class WCSessionFileTransfer: UIKit.NSObject, @unchecked Sendable {
  public let file: WCSessionFile
  public let progress = Progress(totalUnitCount: 0)
  open var isTransferring: Bool { false }
  init(file: WCSessionFile) { self.file = file }
  open func cancel() {}
}

open class WCSessionUserInfoTransfer: UIKit.NSObject, @unchecked Sendable {
  public let userInfo: [String: Any]
  open var isCurrentComplicationInfo: Bool { false }
  open var isTransferring: Bool { false }
  init(userInfo: [String: Any]) { self.userInfo = userInfo }
  open func cancel() {}
}

/// The way to a watch: a stage supports none, like an iPad.
open class WCSession: UIKit.NSObject, @unchecked Sendable {
  private static let common = WCSession()
  override init() { super.init() }

  open class func isSupported() -> Bool { false }
  open class var `default`: WCSession { common }
  /// `WCSession.default()`, as it was called before Swift 4.
  public func callAsFunction() -> WCSession { self }

  open weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var hasContentPending: Bool { false }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var isReachable: Bool { false }
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  open var watchDirectoryURL: URL? { nil }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }

  /// Fails later: there is no way.
  open func activate() {
    DispatchQueue.main.async { [self] in
      delegate?.session(
        self,
        activationDidCompleteWith: .notActivated,
        error: WCError(.sessionNotSupported)
      )
    }
  }

  @preconcurrency
  open func sendMessage(
    _ message: [String: Any],
    replyHandler: (@MainActor ([String: Any]) -> Void)?,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) { fail(errorHandler) }

  @preconcurrency
  open func sendMessageData(
    _ data: Data,
    replyHandler: (@MainActor (Data) -> Void)?,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) { fail(errorHandler) }

  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }

  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    let transfer = WCSessionUserInfoTransfer(userInfo: userInfo)
    DispatchQueue.main.async { [self] in
      delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotSupported))
    }
    return transfer
  }

  @discardableResult
  open func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer { transferUserInfo(userInfo) }

  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    let transfer = WCSessionFileTransfer(file: WCSessionFile(fileURL: file, metadata: metadata))
    DispatchQueue.main.async { [self] in
      delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotSupported))
    }
    return transfer
  }

  private func fail(_ handler: (@MainActor (any Error) -> Void)?) {
    guard let handler else { return }
    DispatchQueue.main.async { handler(WCError(.sessionNotSupported)) }
  }
}

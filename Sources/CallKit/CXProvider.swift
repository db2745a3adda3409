import AVFoundation
import UIKit

/// What the system knows of a call.
open class CXCallUpdate: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }
  open var remoteHandle: CXHandle?
  open var localizedCallerName: String?
  open var supportsHolding = false
  open var supportsGrouping = false
  open var supportsUngrouping = false
  open var supportsDTMF = false
  open var hasVideo = false
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum CXCallEndedReason: Int, Sendable {
  case failed = 1
  case remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

open class CXProviderConfiguration: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public override init() { localizedName = nil }
  public init(localizedName: String) { self.localizedName = localizedName }
  public let localizedName: String?
  open var ringtoneSound: String?
  open var iconTemplateImageData: Data?
  open var maximumCallGroups = 2
  open var maximumCallsPerCallGroup = 5
  open var includesCallsInRecents = true
  open var supportsVideo = false
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

public protocol CXProviderDelegate: NSObjectProtocol {
  func providerDidReset(_ provider: CXProvider)
  func providerDidBegin(_ provider: CXProvider)
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
  func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
  func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

extension CXProviderDelegate {
  public func providerDidBegin(_ provider: CXProvider) {}
  public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
  public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
  public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}

/// Shows an app's calls as the system's: the system shows none.
open class CXProvider: UIKit.NSObject, @unchecked Sendable {
  open var configuration: CXProviderConfiguration
  private weak var delegate: (any CXProviderDelegate)?
  private var queue = DispatchQueue.main
  open var pendingTransactions: [CXTransaction] { [] }

  public init(configuration: CXProviderConfiguration) { self.configuration = configuration }

  /// The delegate learns that the provider has begun.
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
    self.delegate = delegate
    self.queue = queue ?? .main
    self.queue.async { [weak self] in
      if let self { self.delegate?.providerDidBegin(self) }
    }
  }

  @preconcurrency
  open func reportNewIncomingCall(
    with UUID: UUID,
    update: CXCallUpdate,
    completion: @escaping @MainActor ((any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completion(CXErrorCodeIncomingCallError(.unknown)) }
  }
  public func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
    throw CXErrorCodeIncomingCallError(.unknown)
  }
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
  open func reportCall(
    with UUID: UUID,
    endedAt dateEnded: Date?,
    reason endedReason: CXCallEndedReason
  ) {}
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt date: Date?) {}
  open func reportOutgoingCall(with UUID: UUID, connectedAt date: Date?) {}
  open func invalidate() { delegate = nil }
}

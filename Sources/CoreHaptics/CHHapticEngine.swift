import UIKit

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

/// A stage cannot be felt, like the simulator.
private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// Why nothing trembles.
public struct CHHapticError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case serverInterrupted = -4811
    case invalidPatternPlayer = -4812
    case invalidPatternData = -4813
    case invalidPatternDictionary = -4814
    case invalidAudioSession = -4815
    case invalidParameterType = -4820
    case invalidEventType = -4821
    case invalidEventTime = -4822
    case invalidEventDuration = -4823
    case invalidAudioResource = -4824
    case resourceNotAvailable = -4825
    case badEventEntry = -4830
    case badParameterEntry = -4831
    case invalidTime = -4840
    case fileNotFound = -4851
    case insufficientPower = -4897
    case unknownError = -4898
    case memoryError = -4899

    /// `catch CHHapticError.notSupported` compares the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CHHapticError)?.code == code
    }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { CoreHapticsErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static let notSupported = Code.notSupported
  public static let engineNotRunning = Code.engineNotRunning
  public static let invalidPatternDictionary = Code.invalidPatternDictionary
}

public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  func scheduleParameterCurve(
    _ parameterCurve: CHHapticParameterCurve,
    atTime time: TimeInterval
  ) throws
  var isMuted: Bool { get set }
}

public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var completionHandler: ((any Error)?) -> Void { get set }
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
  var playbackRate: Float { get set }
}

/// Makes the device tremble: every call that would need it throws, as on a device that cannot.
open class CHHapticEngine: UIKit.NSObject, @unchecked Sendable {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed,
      gameControllerDisconnect
    case systemError = -1
  }

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

  public override init() { super.init() }

  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var resetHandler: () -> Void = {}
  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false
  open var isMutedForAudio = false

  open func start() throws { throw CHHapticError(.notSupported) }
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) {
    answer(completionHandler, CHHapticError(.notSupported))
  }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {
    answer(completionHandler, nil)
  }

  /// In a later turn, as from the server of haptics.
  private func answer(_ call: (((any Error)?) -> Void)?, _ error: CHHapticError?) {
    nonisolated(unsafe) let call = call
    DispatchQueue.main.async { call?(error) }
  }

  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning
  }

  /// No player starts, so that none finishes.
  open func notifyWhenPlayersFinished(
    finishedHandler: @escaping ((any Error)?) -> FinishedAction
  ) {}
  open var currentTime: TimeInterval { CACurrentMediaTime() }
  open var isMutedForHaptics = false
  open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  open func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer { throw CHHapticError(.notSupported) }
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
}

import UIKit

/// How the app's sound mixes with that of others.
open class AVAudioSession: UIKit.NSObject, @unchecked Sendable {
  private static let shared = {
    _ = AVFoundationKeys.session
    return AVAudioSession()
  }()
  public class func sharedInstance() -> AVAudioSession { shared }

  // MARK: Permission

  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
    /// `recordPermission` was a method before Swift 4.2.
    public func callAsFunction() -> RecordPermission { self }
  }

  /// As on a phone whose user has agreed.
  open var recordPermission: RecordPermission { .granted }
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    nonisolated(unsafe) let response = response
    DispatchQueue.main.async { response(true) }
  }

  // MARK: Category and mode

  open private(set) var category = Category.soloAmbient
  open private(set) var mode = Mode.default
  open private(set) var categoryOptions: CategoryOptions = []
  open private(set) var routeSharingPolicy = RouteSharingPolicy.default
  open var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }

  open func setCategory(_ category: Category) throws {
    try setCategory(category, mode: .default, options: [])
  }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }
  open func setCategory(
    _ category: Category,
    mode: Mode = .default,
    options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, policy: .default, options: options)
  }
  open func setCategory(
    _ category: Category,
    mode: Mode,
    policy: RouteSharingPolicy,
    options: CategoryOptions = []
  ) throws {
    (self.category, self.mode) = (category, mode)
    (routeSharingPolicy, categoryOptions) = (policy, options)
  }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  // MARK: The device, which is silent

  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open var isInputAvailable: Bool { true }
  open var outputVolume: Float { 1 }
  open var outputLatency: TimeInterval { 0 }
  open var inputLatency: TimeInterval { 0 }
  open private(set) var sampleRate = 48000.0
  open private(set) var preferredSampleRate = 0.0
  open private(set) var ioBufferDuration: TimeInterval = 0.01
  open var inputNumberOfChannels: Int { 1 }
  open var outputNumberOfChannels: Int { 2 }
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  open var availableInputs: [AVAudioSessionPortDescription]? { [] }
  open var preferredInput: AVAudioSessionPortDescription? { nil }

  open func setPreferredSampleRate(_ sampleRate: Double) throws { preferredSampleRate = sampleRate }
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    ioBufferDuration = duration
  }
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  open func setPreferredInputNumberOfChannels(_ count: Int) throws {}
  open func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
}

/// Permission to record, by its newer name.
open class AVAudioApplication: UIKit.NSObject, @unchecked Sendable {
  public enum recordPermission: Int, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  private static let application = AVAudioApplication()
  open class var shared: AVAudioApplication { application }
  open var recordPermission: recordPermission { .granted }
  open var isInputMuted: Bool { false }

  open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
    AVAudioSession.sharedInstance().requestRecordPermission(response)
  }
  public class func requestRecordPermission() async -> Bool { true }
}

/// Where sound comes from and goes to: the device's own speaker.
open class AVAudioSessionRouteDescription: UIKit.NSObject, @unchecked Sendable {
  open var inputs: [AVAudioSessionPortDescription] { [] }
  open var outputs: [AVAudioSessionPortDescription] { [AVAudioSessionPortDescription()] }
}

open class AVAudioSessionPortDescription: UIKit.NSObject, @unchecked Sendable {
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  open var portName: String { "Speaker" }
  open var uid: String { "Speaker" }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey =
  "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

import UIKit

/// Plays no sound, and takes no time.
open class AVAudioPlayer: UIKit.NSObject {
  public let url: URL?
  /// Without a sound.
  public override init() { url = nil }
  public init(contentsOf url: URL) throws { self.url = url }
  public init(data: Data) throws { url = nil }
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open private(set) var isPlaying = false
  open var volume: Float = 1
  open var rate: Float = 1
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  @discardableResult
  open func prepareToPlay() -> Bool { true }
  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    return true
  }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
}

public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// Hears nothing: its meter stands at silence.
open class AVAudioRecorder: UIKit.NSObject {
  public let url: URL
  public let settings: [String: Any]
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
  }
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open private(set) var isRecording = false
  open var isMeteringEnabled = false
  open var currentTime: TimeInterval { 0 }
  @discardableResult
  open func prepareToRecord() -> Bool { true }
  @discardableResult
  open func record() -> Bool {
    isRecording = true
    return true
  }
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { record() }
  open func pause() { isRecording = false }
  open func stop() {
    guard isRecording else { return }
    isRecording = false
    delegate?.audioRecorderDidFinishRecording(self, successfully: true)
  }
  @discardableResult
  open func deleteRecording() -> Bool { true }
  open func updateMeters() {}
  /// In decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioRecorderDelegate: AnyObject {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder,
    successfully flag: Bool
  ) {}
  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder,
    error: (any Error)?
  ) {}
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"

public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}

/// How the app's sound mixes with that of others.
open class AVAudioSession: UIKit.NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
  }
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
    /// `recordPermission` was a method before Swift 4.2.
    public func callAsFunction() -> RecordPermission { self }
  }
  private static let shared = AVAudioSession()
  public class func sharedInstance() -> AVAudioSession { shared }
  /// As on a phone whose user has agreed.
  open var recordPermission: RecordPermission { .granted }
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(true) }
  open private(set) var category = Category.soloAmbient
  open func setCategory(_ category: Category) throws { self.category = category }
  open func setCategory(
    _ category: Category,
    mode: Mode = .default,
    options: CategoryOptions = []
  ) throws { self.category = category }
  open func setActive(_ active: Bool) throws {}
}

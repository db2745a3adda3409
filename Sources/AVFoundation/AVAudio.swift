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
  private static let shared = AVAudioSession()
  public class func sharedInstance() -> AVAudioSession { shared }
  open private(set) var category = Category.soloAmbient
  open func setCategory(_ category: Category) throws { self.category = category }
  open func setCategory(
    _ category: Category,
    mode: Mode = .default,
    options: CategoryOptions = []
  ) throws { self.category = category }
  open func setActive(_ active: Bool) throws {}
}

import UIKit

/// Plays no sound, and never ends: how long a sound is, is not read.
open class AVAudioPlayer: UIKit.NSObject {
  public let url: URL?
  /// Without a sound.
  public override init() { url = nil }
  public init(contentsOf url: URL) throws { self.url = url }
  public init(data: Data) throws { url = nil }
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open private(set) var isPlaying = false
  open var volume: Float = 1
  open var pan: Float = 0
  open var enableRate = false
  open var rate: Float = 1
  open var isMeteringEnabled = false
  open var numberOfChannels: Int { 2 }
  open var settings: [String: Any] { [:] }
  open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }
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
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { play() }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  open func updateMeters() {}
  /// In decibels: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
}

public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

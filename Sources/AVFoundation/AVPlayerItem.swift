import UIKit

/// One showing of a film.
@preconcurrency
@MainActor
open class AVPlayerItem: MainActorObject {
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  public let asset: AVAsset
  /// The player that shows it.
  weak var player: AVPlayer?

  public init(asset: AVAsset) {
    self.asset = asset
    _ = AVFoundationKeys.item
  }
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys keys: [String]?) {
    self.init(asset: asset)
  }
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Ready in a turn after a player has got it, as on iOS, where apps wait for that.
  open private(set) var status = Status.unknown

  func becomeReady() {
    guard status == .unknown else { return }
    status = .readyToPlay
    observedValuesMayHaveChanged()
  }

  open var duration: CMTime { asset.duration }
  open var presentationSize: CGSize { .zero }
  open var error: (any Error)? { nil }
  open var isPlaybackLikelyToKeepUp: Bool { true }
  open var isPlaybackBufferEmpty: Bool { false }
  open var isPlaybackBufferFull: Bool { true }
  open var loadedTimeRanges: [NSValue] { [] }
  open var seekableTimeRanges: [NSValue] { [] }
  open var canPlayFastForward: Bool { false }
  open var canPlayReverse: Bool { false }
  open var audioMix: AVAudioMix?
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  /// In seconds; 0 lets the player choose.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// In bits per second; 0 is any.
  open var preferredPeakBitRate = 0.0
  open var preferredMaximumResolution = CGSize.zero
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  open var forwardPlaybackEndTime = CMTime.invalid
  open var reversePlaybackEndTime = CMTime.invalid

  // MARK: Time, which is the player's

  open func currentTime() -> CMTime { player?.currentTime() ?? .zero }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    guard let player else {
      completionHandler?(false)
      return
    }
    player.seek(to: time) { completionHandler?($0) }
  }
  open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime,
    completionHandler: ((Bool) -> Void)? = nil
  ) { seek(to: time, completionHandler: completionHandler) }
  open func cancelPendingSeeks() {}

  nonisolated public static let didPlayToEndTimeNotification = Notification.Name
    .AVPlayerItemDidPlayToEndTime
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification"
  )
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification"
  )
  public static let AVPlayerItemPlaybackStalled = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification"
  )
  public static let AVPlayerItemTimeJumped = Notification.Name(
    "AVPlayerItemTimeJumpedNotification"
  )
  public static let AVPlayerItemNewAccessLogEntry = Notification.Name(
    "AVPlayerItemNewAccessLogEntry"
  )
  public static let AVPlayerItemNewErrorLogEntry = Notification.Name(
    "AVPlayerItemNewErrorLogEntry"
  )
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

import UIKit

/// One showing of a film.
@preconcurrency
@MainActor
open class AVPlayerItem: MainActorObject {
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  public let asset: AVAsset
  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  open var status: Status { .readyToPlay }
  open var duration: CMTime { asset.duration }
  open var presentationSize: CGSize { .zero }
  open var error: (any Error)? { nil }
  open var isPlaybackLikelyToKeepUp: Bool { true }
  open var isPlaybackBufferEmpty: Bool { false }
  open var loadedTimeRanges: [NSValue] { [] }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(true)
  }

  nonisolated public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification"
  )
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification"
  )
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification"
  )
}

/// Plays films, which are black here and never end.
///
/// Its clock is the stage's.
@preconcurrency
@MainActor
open class AVPlayer: MainActorObject {
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }

  public init() {
    super.init()
    Diagnostics.report("AVPlayer plays nothing: films are black.")
  }
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    currentItem = item
  }

  open private(set) var currentItem: AVPlayerItem?
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    position = 0
  }

  private var position = 0.0
  private var startedAt: CFTimeInterval?

  open var rate: Float = 0 {
    willSet {
      position = currentTime().seconds
      startedAt = newValue == 0 ? nil : CACurrentMediaTime()
    }
  }
  open func play() { rate = 1 }
  open func pause() { rate = 0 }
  open func currentTime() -> CMTime {
    let played = startedAt.map { (CACurrentMediaTime() - $0) * Double(rate) } ?? 0
    return CMTime(seconds: position + played, preferredTimescale: 600)
  }
  open func seek(to time: CMTime) { seek(to: time) { _ in } }
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    position = time.isNumeric ? time.seconds : 0
    if startedAt != nil { startedAt = CACurrentMediaTime() }
    completionHandler(true)
  }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  open var status: Status { .readyToPlay }
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var isMuted = false
  open var volume: Float = 1
  open var allowsExternalPlayback = true
  open var automaticallyWaitsToMinimizeStalling = true
  open var error: (any Error)? { nil }
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping (CMTime) -> Void
  ) -> Any {
    Timer.scheduledTimer(withTimeInterval: max(0.01, interval.seconds), repeats: true) {
      [weak self] _ in
      if let self, rate != 0 { block(currentTime()) }
    }
  }
  open func removeTimeObserver(_ observer: Any) { (observer as? Timer)?.invalidate() }
}

@preconcurrency
@MainActor
open class AVQueuePlayer: AVPlayer {
  public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
}

@preconcurrency
@MainActor
open class AVPlayerLooper: MainActorObject {
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
  open func disableLooping() {}
}

/// Shows a player's film: black.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { player != nil }
  open var videoRect: CGRect { bounds }

  @MainActor
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    backgroundColor = CGColor(gray: 0, alpha: 1)
  }
}

import UIKit

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
    _ = AVFoundationKeys.player
    Diagnostics.report("AVPlayer plays nothing: films are black.")
  }
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    replaceCurrentItem(with: item)
  }

  open private(set) var currentItem: AVPlayerItem?
  open func replaceCurrentItem(with item: AVPlayerItem?) { show(item) }

  /// The new item's time begins at 0, also while the player plays.
  func show(_ item: AVPlayerItem?) {
    if let old = currentItem, old !== item { old.player = nil }
    currentItem = item
    item?.player = self
    position = 0
    if startedAt != nil { startedAt = CACurrentMediaTime() }
    observedValuesMayHaveChanged()
    guard let item else { return }
    DispatchQueue.main.async { [weak self] in
      item.becomeReady()
      self?.becomeReady()
    }
  }

  private func becomeReady() {
    guard status == .unknown else { return }
    status = .readyToPlay
    observedValuesMayHaveChanged()
  }

  /// In seconds.
  private var position = 0.0
  private var startedAt: CFTimeInterval?

  open var rate: Float = 0 {
    willSet {
      position = currentTime().seconds
      startedAt = newValue == 0 ? nil : CACurrentMediaTime()
    }
    didSet { observedValuesMayHaveChanged() }
  }
  open var defaultRate: Float = 1
  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  open func currentTime() -> CMTime {
    let played = startedAt.map { (CACurrentMediaTime() - $0) * Double(rate) } ?? 0
    return CMTime(seconds: position + played, preferredTimescale: 600)
  }

  // MARK: Seeking, which takes no time; completion handlers are called in a later turn

  open func seek(to time: CMTime) { move(to: time) }
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    DispatchQueue.main.async { completionHandler(true) }
  }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }
  open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  @discardableResult
  public func seek(to time: CMTime) async -> Bool {
    move(to: time)
    return true
  }
  @discardableResult
  public func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime
  ) async -> Bool { await seek(to: time) }

  private func move(to time: CMTime) {
    position = time.isNumeric ? time.seconds : 0
    if startedAt != nil { startedAt = CACurrentMediaTime() }
  }

  // MARK: How it plays

  /// Ready in a turn after the first item is there.
  open private(set) var status = Status.unknown
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var isMuted = false { didSet { observedValuesMayHaveChanged() } }
  open var volume: Float = 1 { didSet { observedValuesMayHaveChanged() } }
  open var allowsExternalPlayback = true
  open var isExternalPlaybackActive: Bool { false }
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var appliesMediaSelectionCriteriaAutomatically = true
  open var automaticallyWaitsToMinimizeStalling = true
  open var error: (any Error)? { nil }

  // MARK: Observers of its time

  /// Calls the block while the player plays; a block without a queue of its own is the main
  /// queue's.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping (CMTime) -> Void
  ) -> Any {
    let seconds = interval.isNumeric ? max(0.01, interval.seconds) : 1
    nonisolated(unsafe) let block = block
    let observer = Timer(timeInterval: seconds, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      guard rate != 0 else { return }
      let time = currentTime()
      (queue ?? .main).async { block(time) }
    }
    RunLoop.main.add(observer, forMode: .common)
    return observer
  }

  /// Calls the block where the player passes one of the times.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue],
    queue: DispatchQueue?,
    using block: @escaping () -> Void
  ) -> Any {
    nonisolated(unsafe) let block = block
    var last = currentTime().seconds
    let observer = Timer(timeInterval: 0.01, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      let now = currentTime().seconds
      let isPassed = times.contains { $0.timeValue.seconds > last && $0.timeValue.seconds <= now }
      last = now
      if isPassed { (queue ?? .main).async { block() } }
    }
    RunLoop.main.add(observer, forMode: .common)
    return observer
  }

  open func removeTimeObserver(_ observer: Any) { (observer as? Timer)?.invalidate() }
}

/// Shows a player's film: black.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer? { didSet { observedValuesMayHaveChanged() } }
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { player != nil }
  open var videoRect: CGRect { bounds }

  /// Its own keys: a layer keeps values of all others.
  open override func value(forKey key: String) -> Any? {
    switch key {
    case "player": player
    case "readyForDisplay": isReadyForDisplay
    case "videoRect": videoRect
    default: super.value(forKey: key)
    }
  }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    backgroundColor = CGColor(gray: 0, alpha: 1)
  }
}

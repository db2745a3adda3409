import UIKit

/// The keys of these classes, for `value(forKey:)` and observers by string, in Objective-C's
/// spelling: `muted` is `isMuted` in Swift (documented).
@MainActor
enum AVFoundationKeys {
  static let player: Void = {
    ClassTable.of(AVPlayer.self)
      .key("status", \AVPlayer.status).key("error", \AVPlayer.error)
      .key("rate", \AVPlayer.rate).key("defaultRate", \AVPlayer.defaultRate)
      .key("timeControlStatus", \AVPlayer.timeControlStatus)
      .key("currentItem", \AVPlayer.currentItem)
      .key("muted", \AVPlayer.isMuted).key("volume", \AVPlayer.volume)
      .key("actionAtItemEnd", \AVPlayer.actionAtItemEnd)
      .key("allowsExternalPlayback", \AVPlayer.allowsExternalPlayback)
      .key("externalPlaybackActive", \AVPlayer.isExternalPlaybackActive)
      .key(
        "automaticallyWaitsToMinimizeStalling",
        \AVPlayer.automaticallyWaitsToMinimizeStalling
      )
  }()

  static let item: Void = {
    ClassTable.of(AVPlayerItem.self)
      .key("status", \AVPlayerItem.status).key("error", \AVPlayerItem.error)
      .key("asset", \AVPlayerItem.asset).key("duration", \AVPlayerItem.duration)
      .key("loadedTimeRanges", \AVPlayerItem.loadedTimeRanges)
      .key("seekableTimeRanges", \AVPlayerItem.seekableTimeRanges)
      .key("playbackLikelyToKeepUp", \AVPlayerItem.isPlaybackLikelyToKeepUp)
      .key("playbackBufferEmpty", \AVPlayerItem.isPlaybackBufferEmpty)
      .key("playbackBufferFull", \AVPlayerItem.isPlaybackBufferFull)
      .key("presentationSize", \AVPlayerItem.presentationSize)
      .key("canPlayFastForward", \AVPlayerItem.canPlayFastForward)
      .key("canPlayReverse", \AVPlayerItem.canPlayReverse)
  }()

  static let looper: Void = {
    ClassTable.of(AVPlayerLooper.self)
      .key("status", \AVPlayerLooper.status).key("error", \AVPlayerLooper.error)
      .key("loopCount", \AVPlayerLooper.loopCount)
      .key("loopingPlayerItems", \AVPlayerLooper.loopingPlayerItems)
  }()

  /// Apps observe the volume to hear the device's buttons.
  nonisolated static let session: Void = {
    ClassTable.of(AVAudioSession.self)
      .key("outputVolume", \AVAudioSession.outputVolume)
      .key("otherAudioPlaying", \AVAudioSession.isOtherAudioPlaying)
      .key("inputAvailable", \AVAudioSession.isInputAvailable)
      .key("category", \AVAudioSession.category).key("mode", \AVAudioSession.mode)
  }()

  nonisolated static let capture: Void = {
    ClassTable.of(AVCaptureSession.self)
      .key("running", \AVCaptureSession.isRunning)
      .key("interrupted", \AVCaptureSession.isInterrupted)
  }()
}

import UIKit

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

public enum MPMusicRepeatMode: Int, Sendable {
  case `default`, none, one, all
}

public enum MPMusicShuffleMode: Int, Sendable {
  case `default`, off, songs, albums
}

extension NSNotification.Name {
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification"
  )
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification"
  )
  public static let MPMusicPlayerControllerVolumeDidChange = Notification.Name(
    "MPMusicPlayerControllerVolumeDidChangeNotification"
  )
  public static let MPMusicPlayerControllerQueueDidChange = Notification.Name(
    "MPMusicPlayerControllerQueueDidChangeNotification"
  )
}

public protocol MPMediaPlayback {
  func play()
  func pause()
  func stop()
  func prepareToPlay()
  var isPreparedToPlay: Bool { get }
  var currentPlaybackTime: TimeInterval { get set }
  var currentPlaybackRate: Float { get set }
  func beginSeekingForward()
  func beginSeekingBackward()
  func endSeeking()
}

/// Plays songs of the library: it has none, so that it stays stopped.
open class MPMusicPlayerController: UIKit.NSObject, MPMediaPlayback, @unchecked Sendable {
  private static let player = MPMusicPlayerController()
  open class var applicationMusicPlayer: MPMusicPlayerController { player }
  open class var applicationQueuePlayer: MPMusicPlayerController { player }
  open class var systemMusicPlayer: MPMusicPlayerController { player }
  open class var iPodMusicPlayer: MPMusicPlayerController { player }

  /// The players were methods before Swift 4.
  public func callAsFunction() -> MPMusicPlayerController { self }

  open var playbackState: MPMusicPlaybackState { .stopped }
  open var repeatMode = MPMusicRepeatMode.default
  open var shuffleMode = MPMusicShuffleMode.default
  open var volume: Float = 1
  open var nowPlayingItem: MPMediaItem?
  open var indexOfNowPlayingItem: Int { NSNotFound }
  open var isPreparedToPlay: Bool { false }
  open var currentPlaybackTime: TimeInterval = 0
  open var currentPlaybackRate: Float = 0

  open func setQueue(with query: MPMediaQuery) {}
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  open func setQueue(with storeIDs: [String]) {}
  open func play() {}
  open func pause() {}
  open func stop() {}
  open func prepareToPlay() {}
  @preconcurrency
  open func prepareToPlay(completionHandler: @escaping @MainActor ((any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(MPError(.permissionDenied)) }
  }
  open func beginSeekingForward() {}
  open func beginSeekingBackward() {}
  open func endSeeking() {}
  open func skipToNextItem() {}
  open func skipToPreviousItem() {}
  open func skipToBeginning() {}
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}

import UIKit

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

public enum MPSeekCommandEventType: UInt, Sendable {
  case beginSeeking, endSeeking
}

public enum MPRepeatType: Int, Sendable {
  case off, one, all
}

public enum MPShuffleType: Int, Sendable {
  case off, items, collections
}

/// What a headset or the lock screen asks for; a stage has neither.
open class MPRemoteCommandEvent: UIKit.NSObject, @unchecked Sendable {
  public let command: MPRemoteCommand
  open var timestamp: TimeInterval { 0 }

  init(command: MPRemoteCommand) { self.command = command }
}

open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var interval: TimeInterval { 0 }
}

open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var type: MPSeekCommandEventType { .beginSeeking }
}

open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var rating: Float { 0 }
}

open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var isNegative: Bool { false }
}

open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var playbackRate: Float { 1 }
}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var positionTime: TimeInterval { 0 }
}

open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var repeatType: MPRepeatType { .off }
  open var preservesRepeatMode: Bool { false }
}

open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var shuffleType: MPShuffleType { .off }
  open var preservesShuffleMode: Bool { false }
}

/// A button elsewhere; nobody presses it.
open class MPRemoteCommand: UIKit.NSObject, @unchecked Sendable {
  open var isEnabled = true

  open func addTarget(_ target: Any, action: Selector) {}

  /// - Returns: what `removeTarget` takes.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { UIKit.NSObject() }

  open func removeTarget(_ target: Any?) {}
  open func removeTarget(_ target: Any, action: Selector?) {}
}

open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// In seconds.
  open var preferredIntervals: [NSNumber] = []
}

open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
  open var minimumRating: Float = 0
  open var maximumRating: Float = 5
}

open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  open var isActive = false
  open var localizedTitle = ""
  open var localizedShortTitle = ""
}

open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  open var supportedPlaybackRates: [NSNumber] = []
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
  open var currentRepeatType = MPRepeatType.off
}

open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
  open var currentShuffleType = MPShuffleType.off
}

open class MPRemoteCommandCenter: UIKit.NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { center }

  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let enableLanguageOptionCommand = MPRemoteCommand()
  public let disableLanguageOptionCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let ratingCommand = MPRatingCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
}

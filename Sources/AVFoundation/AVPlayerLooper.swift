import UIKit

/// Plays an item again and again.
@preconcurrency
@MainActor
open class AVPlayerLooper: MainActorObject {
  public enum Status: Int, Sendable {
    case unknown, ready, failed, cancelled
  }

  open private(set) var status = Status.ready {
    didSet { observedValuesMayHaveChanged() }
  }
  open var error: (any Error)? { nil }
  open var loopCount: Int { 0 }
  public let loopingPlayerItems: [AVPlayerItem]

  /// The player shows a copy of the item, unless it has items already.
  public init(
    player: AVQueuePlayer,
    templateItem itemToLoop: AVPlayerItem,
    timeRange loopRange: CMTimeRange = .invalid
  ) {
    let copy = AVPlayerItem(asset: itemToLoop.asset)
    loopingPlayerItems = [copy]
    _ = AVFoundationKeys.looper
    if player.items().isEmpty { player.insert(copy, after: nil) }
  }

  open func disableLooping() { status = .cancelled }
}

import UIKit

/// Plays items one after the other; as films never end here, the next one comes when the app says
/// so.
@preconcurrency
@MainActor
open class AVQueuePlayer: AVPlayer {
  /// The current item, and those after it.
  private var queue: [AVPlayerItem] = []

  public convenience init(items: [AVPlayerItem]) {
    self.init()
    for item in items { insert(item, after: nil) }
  }

  open func items() -> [AVPlayerItem] { queue }

  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    queue = (item.map { [$0] } ?? []) + queue.dropFirst()
    show(queue.first)
  }

  /// An item is in the queue once at most (documented).
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains { $0 === item }
      && (afterItem.map { after in queue.contains { $0 === after } } ?? true)
  }

  /// Nil is after the last one.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    let place = queue.firstIndex { $0 === afterItem }
    queue.insert(item, at: place.map { $0 + 1 } ?? queue.count)
    if queue.count == 1 { show(item) }
  }

  open func remove(_ item: AVPlayerItem) {
    let isCurrent = queue.first === item
    queue.removeAll { $0 === item }
    if isCurrent { show(queue.first) }
  }

  open func removeAllItems() {
    queue = []
    show(nil)
  }

  open func advanceToNextItem() {
    queue = Array(queue.dropFirst())
    show(queue.first)
  }
}

import Foundation

/// Data that may be discarded while nobody uses them.
///
/// A new one is in use (documented). Nothing here is short of memory: the data go when they are discarded by a call.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
  private var uses = 1
  private var isDiscarded = false

  open func beginContentAccess() -> Bool {
    guard !isDiscarded else { return false }
    uses += 1
    return true
  }

  open func endContentAccess() { if uses > 0 { uses -= 1 } }

  open func discardContentIfPossible() {
    guard uses == 0 else { return }
    isDiscarded = true
    length = 0
  }

  open func isContentDiscarded() -> Bool { isDiscarded }
}

/// A completion block and the animations it waits for.
final class CompletionGroup {
  private var block: (() -> Void)?
  private var waiting = 0
  /// Whether animations may still join.
  private var isOpen = true

  init(block: @escaping () -> Void) {
    self.block = block
  }

  func join() { waiting += 1 }

  /// An animation has ended.
  ///
  /// True when the block is due.
  func leave() -> Bool {
    waiting -= 1
    return isDue
  }

  /// The transaction ends.
  ///
  /// True when the block is due.
  func close() -> Bool {
    isOpen = false
    return isDue
  }

  private var isDue: Bool { !isOpen && waiting == 0 && block != nil }

  /// Runs the block, once.
  func complete() {
    let block = self.block
    self.block = nil
    block?()
  }
}

import Foundation
import QuartzCore

/// Delayed messages on the virtual clock.
private enum DelayedMessages {
  struct Message {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    let timer: Timer
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var messages: [Message] = []

  static func add(_ message: Message) { lock.withLock { messages.append(message) } }

  /// Removes the messages that are fired or cancelled.
  static func remove(where condition: (Message) -> Bool) -> [Message] {
    lock.withLock {
      let found = messages.filter(condition)
      messages.removeAll(where: condition)
      return found
    }
  }
}

extension NSObject {
  /// There is one thread: the message runs at once if the caller waits, else in the next turn.
  public func performSelector(
    onMainThread aSelector: Selector,
    with arg: Any?,
    waitUntilDone wait: Bool
  ) {
    if wait {
      perform(aSelector, with: arg)
    } else {
      // In all common modes (documented).
      perform(aSelector, with: arg, afterDelay: 0, inModes: [.common])
    }
  }

  public func performSelector(
    onMainThread aSelector: Selector,
    with arg: Any?,
    waitUntilDone wait: Bool,
    modes array: [String]?
  ) { performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait) }

  /// There is only the main thread, so it runs in the next turn.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    perform(aSelector, with: arg, afterDelay: 0, inModes: [.common])
  }

  /// In the default mode of the run loop: a message waits while a list is scrolled (documented).
  public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// The receiver is kept until then, as on iOS.
  public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    nonisolated(unsafe) let target = self
    nonisolated(unsafe) let argument = anArgument
    let timer = Timer(timeInterval: max(0, delay), repeats: false) { timer in
      _ = DelayedMessages.remove { $0.timer === timer }
      target.perform(aSelector, with: argument)
    }
    DelayedMessages.add(
      .init(target: self, selector: aSelector, argument: anArgument, timer: timer)
    )
    for mode in modes { RunLoop.main.add(timer, forMode: mode) }
  }

  /// Messages with another argument stay; objects are compared by `isEqual(_:)`.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    let cancelled = DelayedMessages.remove { message in
      message.target === aTarget as AnyObject && message.selector == aSelector
        && isSame(message.argument, anArgument)
    }
    for message in cancelled { message.timer.invalidate() }
  }

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    for message in DelayedMessages.remove(where: { $0.target === aTarget as AnyObject }) {
      message.timer.invalidate()
    }
  }

  private class func isSame(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): return true
    case (let a as NSObject, let b as NSObject): return a.isEqual(b)
    case (let a as AnyHashable, let b as AnyHashable): return a == b
    default: return false
    }
  }
}

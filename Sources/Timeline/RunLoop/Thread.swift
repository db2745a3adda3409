import Foundation
import class ObjectiveC.NSObject
import struct ObjectiveC.Selector
import func ObjectiveC.withoutIsolation

/// A block on the virtual clock.
///
/// Hides Foundation's class of the same name.
///
/// A world has one thread, so a thread of the app is a turn, in which its block runs like a block
/// of a background queue: sleeping delays only itself.
open class Thread: NSObject, @unchecked Sendable {
  private let block: (() -> Void)?

  /// A world's threads.
  private final class Threads {
    /// The thread of all code outside blocks of threads.
    let main = Thread()
    /// The thread whose block runs.
    var running: Thread?

    static var present: Threads { RunLoopHost.present.state(Threads.self) { Threads() } }
  }

  open class var main: Thread { Threads.present.main }

  public override init() {
    block = nil
    super.init()
  }

  @preconcurrency
  public init(block: @escaping @MainActor () -> Void) {
    self.block = withoutIsolation(block)
    super.init()
  }

  public init(target: Any, selector: Selector, object argument: Any?) {
    let target = target as AnyObject
    block = { selector.perform(on: target, with: argument) }
    super.init()
  }

  open class var current: Thread { Threads.present.running ?? main }
  open class var mainThread: Thread { main }
  /// All code of a world counts as main.
  open class var isMainThread: Bool { Threads.present.running == nil }
  open class func isMultiThreaded() -> Bool { true }
  open class var callStackSymbols: [String] { [] }
  open class var callStackReturnAddresses: [NSNumber] { [] }

  open var isMainThread: Bool { self === Thread.main }
  open var name: String?
  open var stackSize = 512 << 10
  open var threadPriority = 0.5
  open var qualityOfService = QualityOfService.default
  /// A dictionary for the app's own use.
  open private(set) lazy var threadDictionary = NSMutableDictionary()
  open private(set) var isExecuting = false
  open private(set) var isFinished = false
  open private(set) var isCancelled = false

  open func cancel() { isCancelled = true }

  /// Runs `main()` in its own turn, at the present time.
  open func start() {
    let world = RunLoopHost.present
    world.clock.schedule(at: world.now) { [self, weak world] in
      guard let world else { return }
      world.runInBackground {
        let threads = Threads.present
        let outer = threads.running
        threads.running = self
        isExecuting = true
        main()
        isExecuting = false
        isFinished = true
        threads.running = outer
      }
    }
  }

  open func main() { block?() }

  @preconcurrency
  open class func detachNewThread(_ block: @escaping @MainActor () -> Void) {
    Thread(block: block).start()
  }

  open class func detachNewThreadSelector(
    _ selector: Selector,
    toTarget target: Any,
    with argument: Any?
  ) { Thread(target: target, selector: selector, object: argument).start() }

  open class func exit() {}

  open class func sleep(forTimeInterval ti: TimeInterval) { RunLoopHost.present.sleep(for: ti) }

  open class func sleep(until date: Date) { RunLoopHost.present.sleep(for: date.virtualInterval) }
}

extension Date {
  /// Seconds from now until this date, to the millisecond: the wall clock moves between making a
  /// date and using it, and must have no effect.
  var virtualInterval: TimeInterval {
    let interval = timeIntervalSinceNow
    return interval.isFinite ? (interval * 1000).rounded() / 1000 : interval
  }
}

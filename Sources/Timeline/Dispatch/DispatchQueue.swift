import Dispatch
import func ObjectiveC.withoutIsolation

/// A queue on the virtual clock.
///
/// Hides Dispatch's type of the same name.
///
/// All queues run on the thread that advances the world, one block after the other, each in its own
/// turn at its exact time. This keeps every order that real queues guarantee, and is the same in
/// every run.
public final class DispatchQueue: Hashable, @unchecked Sendable {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 1)
    public static let initiallyInactive = Attributes(rawValue: 2)
  }

  public enum AutoreleaseFrequency: Sendable {
    case inherit, workItem, never
  }

  public typealias GlobalQueuePriority = Dispatch.DispatchQueue.GlobalQueuePriority

  public let label: String
  public let qos: DispatchQoS
  let isMain: Bool
  /// Whether its blocks wait for each other.
  private let isSerial: Bool
  /// Where its blocks run in the end: values of keys are looked up there, too.
  let target: DispatchQueue?
  var specifics = QueueSpecifics()
  /// How much more often it was suspended than resumed: its blocks wait meanwhile.
  private var suspensionCount = 0
  private var isInactive = false
  private var waiting: [WaitingBlock] = []

  public static let main = DispatchQueue(
    label: "com.apple.main-thread",
    qos: .userInteractive,
    isMain: true,
    isSerial: true
  )
  private static let globalQueue = DispatchQueue(
    label: "com.apple.root.default-qos",
    qos: .default,
    isMain: false,
    isSerial: false
  )

  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { globalQueue }

  /// The way of before iOS 8.
  public class func global(priority: GlobalQueuePriority) -> DispatchQueue { globalQueue }

  public convenience init(
    label: String,
    qos: DispatchQoS = .unspecified,
    attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit,
    target: DispatchQueue? = nil
  ) {
    self.init(
      label: label,
      qos: qos,
      isMain: false,
      isSerial: !attributes.contains(.concurrent),
      target: target
    )
    if attributes.contains(.initiallyInactive) {
      isInactive = true
      suspend()
    }
  }

  private init(
    label: String,
    qos: DispatchQoS,
    isMain: Bool,
    isSerial: Bool,
    target: DispatchQueue? = nil
  ) {
    self.label = label
    self.qos = qos
    self.isMain = isMain
    self.isSerial = isSerial
    self.target = target
  }

  public static func == (a: DispatchQueue, b: DispatchQueue) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  // MARK: Running blocks

  @preconcurrency
  public func async(
    group: DispatchGroup? = nil,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    file: StaticString = #fileID,
    line: UInt = #line,
    execute work: @escaping @MainActor () -> Void
  ) {
    let work = withoutIsolation(work)
    group?.enter()
    enqueue(at: RunLoopHost.present.now, from: (file, line)) {
      work()
      group?.leave()
    }
  }

  public func async(execute workItem: DispatchWorkItem) {
    enqueue(at: RunLoopHost.present.now, workItem.perform)
  }

  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    group.enter()
    enqueue(at: RunLoopHost.present.now) {
      workItem.perform()
      group.leave()
    }
  }

  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    file: StaticString = #fileID,
    line: UInt = #line,
    execute work: @escaping @MainActor () -> Void
  ) {
    enqueue(at: deadline.seconds, from: (file, line), withoutIsolation(work))
  }

  @preconcurrency
  public func asyncAfter(
    wallDeadline: DispatchWallTime,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    file: StaticString = #fileID,
    line: UInt = #line,
    execute work: @escaping @MainActor () -> Void
  ) {
    enqueue(at: wallDeadline.seconds, from: (file, line), withoutIsolation(work))
  }

  /// With a closure that may not be sent to another thread, which the compiler does not check.
  public func asyncUnsafe(
    group: DispatchGroup? = nil,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    file: StaticString = #fileID,
    line: UInt = #line,
    execute work: @escaping () -> Void
  ) {
    group?.enter()
    enqueue(at: RunLoopHost.present.now, from: (file, line)) {
      work()
      group?.leave()
    }
  }

  public func asyncAfterUnsafe(
    deadline: DispatchTime,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    file: StaticString = #fileID,
    line: UInt = #line,
    execute work: @escaping () -> Void
  ) {
    enqueue(at: deadline.seconds, from: (file, line), work)
  }

  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    enqueue(at: deadline.seconds, execute.perform)
  }

  public func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
    enqueue(at: wallDeadline.seconds, execute.perform)
  }

  /// Runs at once.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    reportWaitForItself()
    return try asCurrent(work)
  }

  public func sync<Result>(
    flags: DispatchWorkItemFlags,
    execute work: () throws -> Result
  ) rethrows
    -> Result
  {
    reportWaitForItself()
    return try asCurrent(work)
  }

  public func sync(execute workItem: DispatchWorkItem) {
    reportWaitForItself()
    asCurrent(workItem.perform)
  }

  /// A queue that waits for itself ends the app on iOS.
  private func reportWaitForItself() {
    guard isSerial, let host = RunLoopHost.existing else { return }
    guard isMain ? host.isSurelyMain : host.queue === self else { return }
    let name = isMain ? "DispatchQueue.main" : "DispatchQueue(label: \"\(label)\")"
    Deadlock.report("\(name).sync would wait forever: it was called on that queue.")
  }

  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<max(0, iterations) { work(index) }
  }

  private func enqueue(
    at time: Double,
    from place: (file: StaticString, line: UInt)? = nil,
    _ work: @escaping () -> Void
  ) {
    let world = RunLoopHost.present
    // A block with an infinite deadline never runs.
    guard time < .infinity else { return }
    let isMain = isMain
    world.clock.schedule(at: time) { [weak world, self] in
      guard suspensionCount == 0 else {
        waiting.append(WaitingBlock(place: place, work: work))
        return
      }
      world?.note(
        "a block of",
        name: isMain ? "DispatchQueue.main" : "a DispatchQueue",
        file: place?.file,
        line: place?.line ?? 0
      )
      guard let world else {
        asCurrent(work)
        return
      }
      isMain
        ? world.runInBlock { asCurrent(work) } : world.runInBackground { asCurrent(work) }
    }
  }

  // MARK: Suspending

  /// A block that was due while its queue was suspended.
  private struct WaitingBlock {
    let place: (file: StaticString, line: UInt)?
    let work: () -> Void
  }

  /// Its blocks wait until it is resumed as often (documented).
  public func suspend() { suspensionCount += 1 }

  public func resume() {
    guard suspensionCount > 0 else { return }
    suspensionCount -= 1
    guard suspensionCount == 0 else { return }
    let due = waiting
    waiting = []
    for block in due {
      enqueue(at: RunLoopHost.present.now, from: block.place, block.work)
    }
  }

  /// Begins the work of a queue that was made inactive (documented).
  public func activate() {
    guard isInactive else { return }
    isInactive = false
    resume()
  }
}

import Foundation

/// Runs a function on several threads and hands the results back in the order of the inputs.
///
/// Each thread makes its own function, which may keep memory to work with.
///
/// At most `capacity` inputs are under way, so memory does not grow with the length of a clip. The
/// caller's thread is one of the threads: it works whenever it would wait for a result. So no more
/// threads work than requested, and with one no thread is started.
final class OrderedPipeline<Input: Sendable, Output: Sendable> {
  /// What the caller's thread does.
  private let work: (Input) -> Output
  private let shared: Shared?
  private let capacity: Int
  private var pushed = 0
  private var popped = 0

  /// - Parameter capacity: how many may be in progress, at least one for each thread; two by
  ///   default.
  init(
    threads: Int,
    capacity: Int? = nil,
    makeWork: @escaping @Sendable () -> (Input) -> Output
  ) {
    self.capacity = max(threads, capacity ?? threads * 2)
    work = makeWork()
    guard threads > 1 else {
      shared = nil
      return
    }
    let shared = Shared()
    self.shared = shared
    for _ in 1..<threads {
      let thread = Foundation.Thread { shared.run(makeWork()) }
      thread.stackSize = FrameLoop.stackSize
      thread.start()
    }
  }

  deinit { shared?.close() }

  /// Adds an input; returns what is finished and next in order.
  ///
  /// Works while `capacity` is reached.
  func push(_ input: Input) -> [Output] {
    guard let shared else { return [work(input)] }
    shared.add(input, at: pushed)
    pushed += 1
    return take(atLeast: pushed - popped >= capacity ? 1 : 0)
  }

  /// Works until everything that was pushed is done.
  func drain() -> [Output] { take(atLeast: pushed - popped) }

  private func take(atLeast count: Int) -> [Output] {
    guard let shared else { return [] }
    var outputs: [Output] = []
    while popped < pushed {
      switch shared.next(at: popped, isNeeded: outputs.count < count) {
      case .output(let output):
        outputs.append(output)
        popped += 1
      case .input(let input, let index): shared.finish(work(input), at: index)
      case .nothing: return outputs
      }
    }
    return outputs
  }

  private final class Shared: @unchecked Sendable {
    enum Next {
      case output(Output)
      case input(Input, at: Int)
      case nothing
    }

    private let condition = NSCondition()
    private var inputs: [(index: Int, input: Input)] = []
    private var outputs: [Int: Output] = [:]
    /// The output that the caller waits for.
    private var awaited: Int?
    private var isClosed = false

    func add(_ input: Input, at index: Int) {
      condition.lock()
      inputs.append((index, input))
      // The caller waits, so the waiting threads have no work: waking one is enough.
      condition.signal()
      condition.unlock()
    }

    func close() {
      condition.lock()
      isClosed = true
      inputs = []
      condition.broadcast()
      condition.unlock()
    }

    /// What the caller does about output `index`: take it, or work on another input until it is
    /// ready.
    ///
    /// It waits only when others work on all remaining inputs.
    func next(at index: Int, isNeeded: Bool) -> Next {
      condition.lock()
      defer { condition.unlock() }
      while true {
        if let output = outputs.removeValue(forKey: index) { return .output(output) }
        guard isNeeded else { return .nothing }
        if !inputs.isEmpty {
          let first = inputs.removeFirst()
          return .input(first.input, at: first.index)
        }
        awaited = index
        condition.wait()
        awaited = nil
      }
    }

    func finish(_ output: Output, at index: Int) {
      condition.lock()
      outputs[index] = output
      if index == awaited { condition.broadcast() }
      condition.unlock()
    }

    func run(_ work: (Input) -> Output) {
      while true {
        condition.lock()
        while inputs.isEmpty, !isClosed { condition.wait() }
        guard !inputs.isEmpty else { return condition.unlock() }
        let next = inputs.removeFirst()
        condition.unlock()
        finish(work(next.input), at: next.index)
      }
    }
  }
}

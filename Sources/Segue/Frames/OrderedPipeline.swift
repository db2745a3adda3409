import Foundation

/// Runs a function on several threads and hands the results back in the order of the inputs. Each
/// thread makes its own function, which may keep memory to work with.
///
/// At most `capacity` inputs are under way, so memory does not grow with the length of a clip.
/// With one thread the work is done on the caller's, and nothing else is started.
final class OrderedPipeline<Input: Sendable, Output: Sendable> {
  /// What the caller's thread does when it is the only one.
  private let work: ((Input) -> Output)?
  private let shared: Shared?
  private let capacity: Int
  private var pushed = 0
  private var popped = 0

  init(threads: Int, makeWork: @escaping @Sendable () -> (Input) -> Output) {
    capacity = threads * 2
    guard threads > 1 else {
      shared = nil
      work = makeWork()
      return
    }
    work = nil
    let shared = Shared()
    self.shared = shared
    for _ in 0..<threads {
      let thread = Foundation.Thread { shared.run(makeWork()) }
      // Deep layer trees recurse nowhere, but filters and paths want room.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  deinit { shared?.close() }

  /// Adds an input; returns what is finished and next in order. Waits while `capacity` is reached.
  func push(_ input: Input) -> [Output] {
    if let work { return [work(input)] }
    guard let shared else { return [] }
    shared.add(input, at: pushed)
    pushed += 1
    return take(atMost: pushed - popped >= capacity ? 1 : 0)
  }

  /// Waits for everything that was pushed.
  func drain() -> [Output] { take(atMost: pushed - popped) }

  private func take(atMost mustWaitFor: Int) -> [Output] {
    guard let shared else { return [] }
    var outputs: [Output] = []
    while popped < pushed, let output = shared.result(at: popped, wait: outputs.count < mustWaitFor)
    {
      outputs.append(output)
      popped += 1
    }
    return outputs
  }

  private final class Shared: @unchecked Sendable {
    private let condition = NSCondition()
    private var inputs: [(index: Int, input: Input)] = []
    private var outputs: [Int: Output] = [:]
    /// The output that the caller waits for.
    private var awaited: Int?
    private var isClosed = false

    func add(_ input: Input, at index: Int) {
      condition.lock()
      inputs.append((index, input))
      // The caller is here, so whoever waits is a thread without work: one of them is enough.
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

    func result(at index: Int, wait: Bool) -> Output? {
      condition.lock()
      defer { condition.unlock() }
      if wait { awaited = index }
      while outputs[index] == nil, wait { condition.wait() }
      awaited = nil
      return outputs.removeValue(forKey: index)
    }

    func run(_ work: (Input) -> Output) {
      while true {
        condition.lock()
        while inputs.isEmpty, !isClosed { condition.wait() }
        guard !inputs.isEmpty else { return condition.unlock() }
        let next = inputs.removeFirst()
        condition.unlock()
        let output = work(next.input)
        condition.lock()
        outputs[next.index] = output
        if next.index == awaited { condition.broadcast() }
        condition.unlock()
      }
    }
  }
}

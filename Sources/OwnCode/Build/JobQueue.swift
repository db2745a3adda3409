import Foundation

/// Jobs of which some need the results of others, done as many at once as there are processors.
enum JobQueue {
  /// The results of all jobs, in their order.
  ///
  /// Of several errors the one of the first job counts, as if they were done one after the other.
  ///
  /// - Parameters:
  ///   - needs: for each job those that come before it, by their places in the list.
  ///   - width: how many are done at once.
  ///   - job: gets its own place, and the results so far.
  static func run<Result>(
    needs: [Set<Int>],
    width: Int = ProcessInfo.processInfo.activeProcessorCount,
    job: (_ index: Int, _ done: [Int: Result]) throws(OwnCodeError) -> Result
  ) throws(OwnCodeError) -> [Result] {
    let state = State<Result>(needs)
    withoutActuallyEscaping(job) { job in
      let worker = Worker(state: state, job: job)
      DispatchQueue.concurrentPerform(iterations: max(1, min(width, needs.count))) { _ in
        worker.work()
      }
    }
    if let error = state.errors.min(by: { $0.key < $1.key })?.value { throw error }
    return needs.indices.compactMap { state.done[$0] }
  }

  private struct Worker<Result>: @unchecked Sendable {
    let state: State<Result>
    let job: (Int, [Int: Result]) throws(OwnCodeError) -> Result

    func work() {
      while let (index, done) = state.next() {
        do throws(OwnCodeError) {
          state.finish(index, .success(try job(index, done)))
        } catch {
          state.finish(index, .failure(error))
        }
      }
    }
  }

  private final class State<Result>: @unchecked Sendable {
    private let condition = NSCondition()
    private let needs: [Set<Int>]
    private var waiting: [Int]
    private var running = 0
    private(set) var done: [Int: Result] = [:]
    private(set) var errors: [Int: OwnCodeError] = [:]

    init(_ needs: [Set<Int>]) {
      self.needs = needs
      waiting = Array(needs.indices)
    }

    /// The first job that can be done now, or in a while; nil if none is left.
    func next() -> (index: Int, done: [Int: Result])? {
      condition.lock()
      defer { condition.unlock() }
      while true {
        // After an error only what may fail before it matters.
        if let first = errors.keys.min() { waiting.removeAll { $0 > first } }
        if let place = waiting.firstIndex(where: { needs[$0].allSatisfy { done[$0] != nil } }) {
          running += 1
          return (waiting.remove(at: place), done)
        }
        if running == 0 { return nil }
        condition.wait()
      }
    }

    func finish(_ index: Int, _ result: Swift.Result<Result, OwnCodeError>) {
      condition.lock()
      defer { condition.unlock() }
      running -= 1
      switch result {
      case .success(let value): done[index] = value
      case .failure(let error): errors[index] = error
      }
      condition.broadcast()
    }
  }
}

@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
import CSystem
import Dispatch
import Foundation

/// Runs tasks on the clock of the world: each job is an event, and all run on the one thread that
/// advances it.
///
/// So `Task { … }`, `Task.sleep`, actors and `async` code come in the same order at the same
/// virtual times in every run.
///
/// The executors of a process belong to the owner of its `main`. The tool and its clients install
/// these first of all. In a program without tasks of its own the first stage installs them as a
/// guest: only tasks that a world's code makes run on its clock. A test process, and a program
/// whose `main` is `async`, keep their own, where tasks run beside the world, by the wall clock.
public enum VirtualExecutors {
  nonisolated(unsafe) public private(set) static var areInstalled = false
  nonisolated(unsafe) private static var isGuest = false

  /// Call it before the first task of the process is made.
  public static func install() {
    guard !areInstalled else { return }
    areInstalled = true
    _createExecutors(factory: Factory.self)
  }

  /// Installs them for the tasks of worlds, unless this code is itself a task or beside the main
  /// thread: then somebody else's executors run it.
  package static func installAsGuest() {
    guard !areInstalled, Foundation.Thread.isMainThread,
      withUnsafeCurrentTask(body: { $0 == nil })
    else { return }
    isGuest = true
    install()
  }

  /// Whether a task that is made here runs on the clock of a world.
  package static var runTasksHere: Bool {
    areInstalled && (!isGuest || segue_system_is_entered())
  }

  private struct Factory: ExecutorFactory {
    static let main = VirtualMainExecutor()
    static let global = VirtualTaskExecutor()

    static var mainExecutor: any MainExecutor { main }
    static var defaultExecutor: any TaskExecutor { global }
  }

  /// Schedules `job` as a turn of the current world, `delay` seconds from now.
  ///
  /// For a guest outside of any world it goes to the real `queue`.
  fileprivate static func schedule(
    after delay: Double,
    on queue: @autoclosure () -> Dispatch.DispatchQueue,
    isMain: Bool,
    _ job: @escaping @Sendable () -> Void
  ) {
    guard runTasksHere else {
      if delay > 0 {
        queue().asyncAfter(deadline: .now() + delay, execute: job)
      } else {
        queue().async(execute: job)
      }
      return
    }
    let host = RunLoopHost.present
    host.clock.schedule(at: host.now + delay) { [weak host] in
      host?.note("a job of a Task")
      guard !isMain, let host else { return job() }
      host.runInBlock(job)
    }
  }

  /// The delay in virtual seconds.
  ///
  /// In code of a world Swift's clocks stand still, and what remains is what the caller asked
  /// for. Elsewhere an executor receives what remains by the real clock, a little less:
  /// rounded to hundredths.
  fileprivate static func seconds<Delay: DurationProtocol>(_ delay: Delay) -> Double {
    guard let duration = delay as? Duration else { return 0 }
    let steps: Double = segue_system_is_entered() ? 1e6 : 100
    return max(0, (duration.inSeconds * steps).rounded() / steps)
  }
}

/// Jobs of the main actor.
private final class VirtualMainExecutor: MainExecutor, SchedulingExecutor, @unchecked Sendable {
  var isMainExecutor: Bool { true }

  func enqueue(_ job: consuming ExecutorJob) { run(UnownedJob(job), after: 0) }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    after delay: C.Duration,
    tolerance: C.Duration?,
    clock: C
  ) {
    run(UnownedJob(job), after: VirtualExecutors.seconds(delay))
  }

  private func run(_ job: UnownedJob, after delay: Double) {
    VirtualExecutors.schedule(after: delay, on: .main, isMain: true) { [self] in
      job.runSynchronously(on: asUnownedSerialExecutor())
    }
  }

  /// A world has one thread, and all its code counts as the main actor's.
  func checkIsolated() {
    if !VirtualExecutors.runTasksHere { dispatchPrecondition(condition: .onQueue(.main)) }
  }

  // The world runs the jobs; nothing else waits for them.
  func run() throws {}
  func runUntil(_ condition: () -> Bool) throws {}
  func stop() {}
}

/// Jobs of no actor, and of actors without their own executor.
private final class VirtualTaskExecutor: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
  var isMainExecutor: Bool { false }

  func enqueue(_ job: consuming ExecutorJob) { run(UnownedJob(job), after: 0) }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    after delay: C.Duration,
    tolerance: C.Duration?,
    clock: C
  ) {
    run(UnownedJob(job), after: VirtualExecutors.seconds(delay))
  }

  private func run(_ job: UnownedJob, after delay: Double) {
    VirtualExecutors.schedule(after: delay, on: .global(), isMain: false) { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}

extension Duration {
  package var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

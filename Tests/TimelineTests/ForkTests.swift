import CSystem
import Foundation
import Synchronization
import Testing

/// Forked processes, in which touches are tried.
struct ForkTests {
  @Test
  func `the only thread of a fork holds mutexes with its own number`() {
    let mutex = UnsafeMutablePointer<Mutex<Int>>.allocate(capacity: 1)
    mutex.initialize(to: Mutex(0))
    defer { mutex.deinitialize(count: 1).deallocate() }
    /// Who holds it: the lock is the first word.
    func holder() -> UInt32 {
      mutex.pointee.withLock { _ in UnsafeRawPointer(mutex).load(as: UInt32.self) }
    }
    // From now on the parent's number is known.
    _ = holder()
    let child = segue_system_fork()
    if child == 0 { _exit(holder() == UInt32(getpid()) ? 0 : 1) }
    var status: Int32 = -1
    #expect(child > 0 && waitpid(child, &status, 0) == child)
    #expect(status == 0)
  }
}

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

  @Test
  func `a pointer with the number of a thread in its upper half stays`() {
    let parent: UInt32 = 0x7FFF
    let pointer: [UInt32] = [0xF60B_DA70, parent]
    let numbers: [UInt32] = [parent, 0, 0, parent, parent, parent]
    let words = UnsafeMutableRawPointer.allocate(byteCount: 32, alignment: 8)
    defer { words.deallocate() }
    let bound = words.bindMemory(to: UInt32.self, capacity: 8)
    let all = UnsafeMutableBufferPointer(start: bound, count: 8)
    _ = all.initialize(fromContentsOf: pointer + numbers)
    segue_system_renumber(bound, 8, parent, 9)
    #expect(Array(all) == pointer + [9, 0, 0, 9, 9, 9])
  }
}

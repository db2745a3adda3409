import Testing
import UIKit
import os

@Suite
struct SignpostTests {
  @Test
  func `marks for Instruments compile and leave the work alone`() {
    let log = OSLog(subsystem: "test", category: .pointsOfInterest)
    let id = OSSignpostID(log: log)
    os_signpost(.begin, log: log, name: "work", signpostID: id, "%{public}@", "begins" as NSString)
    os_signpost(.end, log: log, name: "work", signpostID: id)
    let signposter = OSSignposter(subsystem: "test", category: "work")
    let state = signposter.beginInterval("work", id: signposter.makeSignpostID())
    signposter.endInterval("work", state)
    #expect(signposter.withIntervalSignpost("work") { 42 } == 42)
  }

  @Test
  func `a lock gives out what it guards`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    let copy = lock
    copy.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    #expect(!plain.lockIfAvailable())
    plain.unlock()
    #expect(plain.withLock { true })
  }
}

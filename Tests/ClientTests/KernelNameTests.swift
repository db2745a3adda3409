import Testing
import UIKit
import os

// Names of Darwin's kernel, as apps use them.

@MainActor
@Suite
struct `Names of the kernel` {
  @Test
  func `an app reads the memory that it uses`() {
    var info = mach_task_basic_info()
    var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
    let result = withUnsafeMutablePointer(to: &info) {
      $0.withMemoryRebound(to: integer_t.self, capacity: 1) {
        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
      }
    }
    #expect(result == KERN_SUCCESS)
    #expect(info.resident_size == 64 << 20)
  }

  @Test
  func `an app reads which device it runs on, and not the machine that renders`() {
    var system = utsname()
    #expect(uname(&system) == 0)
    let letters = Mirror(reflecting: system.machine).children.compactMap { $0.value as? Int8 }
    let name = String(decoding: letters.filter { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    #expect(name == "iPhone15,4")
    var size = 0
    sysctlbyname("hw.machine", nil, &size, nil, 0)
    var machine = [CChar](repeating: 0, count: size)
    #expect(sysctlbyname("hw.machine", &machine, &size, nil, 0) == 0)
    #expect(machine.dropLast().map { UInt8($0) } == Array(name.utf8))
  }

  @Test
  func `no debugger runs an app`() {
    var info = kinfo_proc()
    var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
    var size = MemoryLayout<kinfo_proc>.stride
    #expect(sysctl(&name, u_int(name.count), &info, &size, nil, 0) == 0)
    #expect(info.kp_proc.p_flag & P_TRACED == 0)
  }

  @Test
  func `a value is kept beside a file, and the file is not changed`() {
    let path = NSTemporaryDirectory()
    var value = 41.5
    let size = MemoryLayout<Double>.size
    #expect(getxattr(path, "expiry", nil, 0, 0, 0) == -1)
    #expect(setxattr(path, "expiry", &value, size, 0, 0) == 0)
    var read = 0.0
    #expect(getxattr(path, "expiry", &read, size, 0, 0) == size && read == value)
    #expect(removexattr(path, "expiry", 0) == 0)
    #expect(getxattr(path, "expiry", &read, size, 0, 0) == -1)
  }

  @Test
  func `what has no room is not written`() {
    var info = task_vm_info_data_t()
    var count: mach_msg_type_number_t = 3
    let result = withUnsafeMutablePointer(to: &info) {
      $0.withMemoryRebound(to: integer_t.self, capacity: 3) {
        task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), $0, &count)
      }
    }
    #expect(result == KERN_SUCCESS && count == 3)
    #expect(info.virtual_size > 0 && info.phys_footprint == 0)
  }

  @Test
  func `ticks of the kernel are nanoseconds of the virtual time`() {
    var base = mach_timebase_info()
    mach_timebase_info(&base)
    let now = Double(mach_absolute_time() * UInt64(base.numer) / UInt64(base.denom)) / 1e9
    #expect(abs(now - CACurrentMediaTime()) < 0.001)
  }

  @Test
  func `a queue's label is a text of C`() {
    let queue = DispatchQueue(label: "a.queue")
    #expect(String(cString: __dispatch_queue_get_label(queue)) == "a.queue")
    #expect(String(cString: __dispatch_queue_get_label(nil)) == "com.apple.main-thread")
    queue.sync {
      #expect(String(cString: __dispatch_queue_get_label(nil)) == "a.queue")
    }
  }

  @Test
  func `data may be made an object twice`() {
    let data = NSData(data: Data([1, 2]))
    #expect(NSData(data: data).length == 2)
  }

  @Test
  func `the room on a disk is the same in each run`() throws {
    let keys: Set<URLResourceKey> = [
      .volumeAvailableCapacityForImportantUsageKey,
      .volumeAvailableCapacityForOpportunisticUsageKey,
    ]
    let values = try URL(fileURLWithPath: NSHomeDirectory()).resourceValues(forKeys: keys)
    #expect(values.volumeAvailableCapacityForImportantUsage == 64_000_000_000)
    #expect(values.volumeAvailableCapacityForOpportunisticUsage == 32_000_000_000)
  }

  @Test
  func `a lock of C may be taken again by the thread that has it`() {
    var attributes = pthread_mutexattr_t()
    var lock = pthread_mutex_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE)
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
    pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP)
    pthread_mutex_init(&lock, &attributes)
    #expect(pthread_mutex_lock(&lock) == 0)
    #expect(pthread_mutex_lock(&lock) == 0)
    pthread_mutex_unlock(&lock)
    pthread_mutex_unlock(&lock)
    pthread_mutex_destroy(&lock)
  }

  @Test
  func `older code counts from several threads`() {
    var count: Int32 = 1
    #expect(OSAtomicIncrement32(&count) == 2)
    #expect(OSAtomicAdd32Barrier(5, &count) == 7)
    #expect(!OSAtomicCompareAndSwap32Barrier(1, 9, &count))
    #expect(OSAtomicCompareAndSwap32(7, 9, &count) && count == 9)
    var wide: Int64 = 0
    #expect(OSAtomicDecrement64(&wide) == -1)
  }
}

import Foundation
import QuartzCore

// Names of Darwin's kernel: apps ask it how much memory they use, and for the time.

public typealias kern_return_t = Int32
public typealias integer_t = Int32
public typealias natural_t = UInt32
public typealias mach_port_t = UInt32
public typealias task_t = UInt32
public typealias task_name_t = UInt32
public typealias task_flavor_t = UInt32
public typealias policy_t = Int32
public typealias mach_msg_type_number_t = UInt32
public typealias mach_vm_size_t = UInt64
public typealias mach_vm_address_t = UInt64
public typealias task_info_t = UnsafeMutablePointer<integer_t>

public let KERN_SUCCESS: Int32 = 0
public let KERN_INVALID_ARGUMENT: Int32 = 4
public let KERN_FAILURE: Int32 = 5
public let MACH_TASK_BASIC_INFO: Int32 = 20
public let TASK_VM_INFO: Int32 = 22
public let TASK_VM_INFO_PURGEABLE: Int32 = 23

/// The app itself.
public let mach_task_self_: mach_port_t = 0x103

public struct time_value_t: Sendable {
  public var seconds: integer_t = 0
  public var microseconds: integer_t = 0
  public init() {}
}

public struct mach_task_basic_info: Sendable {
  public var virtual_size: mach_vm_size_t = 0
  public var resident_size: mach_vm_size_t = 0
  public var resident_size_max: mach_vm_size_t = 0
  public var user_time = time_value_t()
  public var system_time = time_value_t()
  public var policy: policy_t = 0
  public var suspend_count: integer_t = 0
  public init() {}
}

public typealias mach_task_basic_info_data_t = mach_task_basic_info

public struct task_vm_info: Sendable {
  public var virtual_size: mach_vm_size_t = 0
  public var region_count: integer_t = 0
  public var page_size: integer_t = 0
  public var resident_size: mach_vm_size_t = 0
  public var resident_size_peak: mach_vm_size_t = 0
  public var device: mach_vm_size_t = 0
  public var device_peak: mach_vm_size_t = 0
  public var `internal`: mach_vm_size_t = 0
  public var internal_peak: mach_vm_size_t = 0
  public var external: mach_vm_size_t = 0
  public var external_peak: mach_vm_size_t = 0
  public var reusable: mach_vm_size_t = 0
  public var reusable_peak: mach_vm_size_t = 0
  public var purgeable_volatile_pmap: mach_vm_size_t = 0
  public var purgeable_volatile_resident: mach_vm_size_t = 0
  public var purgeable_volatile_virtual: mach_vm_size_t = 0
  public var compressed: mach_vm_size_t = 0
  public var compressed_peak: mach_vm_size_t = 0
  public var compressed_lifetime: mach_vm_size_t = 0
  public var phys_footprint: mach_vm_size_t = 0
  public var min_address: mach_vm_address_t = 0
  public var max_address: mach_vm_address_t = 0
  public init() {}
}

public typealias task_vm_info_data_t = task_vm_info

/// The memory that every app uses here, so that each run shows the same: 64 MB.
private let memory: mach_vm_size_t = 64 << 20

/// Writes what the kernel knows of the app into as many integers as there is room for.
///
/// Nothing is measured: a film shows the same number in each run.
public func task_info(
  _ task: task_name_t,
  _ flavor: task_flavor_t,
  _ information: task_info_t?,
  _ count: UnsafeMutablePointer<mach_msg_type_number_t>
) -> kern_return_t {
  guard let information else { return KERN_INVALID_ARGUMENT }
  switch Int32(truncatingIfNeeded: flavor) {
  case MACH_TASK_BASIC_INFO:
    var known = mach_task_basic_info()
    known.virtual_size = 4 << 30
    known.resident_size = memory
    known.resident_size_max = memory
    write(known, to: information, count)
  case TASK_VM_INFO, TASK_VM_INFO_PURGEABLE:
    var known = task_vm_info()
    known.virtual_size = 4 << 30
    known.page_size = 16384
    known.resident_size = memory
    known.resident_size_peak = memory
    known.internal = memory
    known.phys_footprint = memory
    write(known, to: information, count)
  default: return KERN_INVALID_ARGUMENT
  }
  return KERN_SUCCESS
}

private func write<Value>(
  _ value: Value,
  to place: task_info_t,
  _ count: UnsafeMutablePointer<mach_msg_type_number_t>
) {
  let size = MemoryLayout<integer_t>.size
  let fitting = min(Int(count.pointee), MemoryLayout<Value>.size / size)
  withUnsafeBytes(of: value) { bytes in
    for index in 0..<fitting {
      place[index] = bytes.loadUnaligned(fromByteOffset: index * size, as: integer_t.self)
    }
  }
  count.pointee = mach_msg_type_number_t(fitting)
}

public func mach_error_string(_ error: kern_return_t) -> UnsafeMutablePointer<CChar>? {
  strdup(error == KERN_SUCCESS ? "(os/kern) successful" : "(os/kern) failure")
}

// MARK: The time

public struct mach_timebase_info_data_t: Sendable {
  public var numer: UInt32 = 0
  public var denom: UInt32 = 0
  public init() {}
}

/// The nanoseconds of a tick of `mach_absolute_time()`: one of each.
@discardableResult
public func mach_timebase_info(
  _ info: UnsafeMutablePointer<mach_timebase_info_data_t>
) -> kern_return_t {
  info.pointee.numer = 1
  info.pointee.denom = 1
  return KERN_SUCCESS
}

/// The structure, whose name is that of the function on iOS.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
  var info = mach_timebase_info_data_t()
  info.numer = numer
  info.denom = denom
  return info
}

/// The virtual time in ticks.
public func mach_absolute_time() -> UInt64 { UInt64(max(0, CACurrentMediaTime()) * 1_000_000_000) }

public func mach_continuous_time() -> UInt64 { mach_absolute_time() }

import Foundation
import Synchronization

// Functions of Darwin's C library: apps ask them which device they run on and whether a debugger is
// there, and keep values beside files. All answers are the same on each machine that renders.

/// What the film's device is called.
private var hardware: DeviceModel { DeviceModel(of: UIKitWorld.current.description) }

public let CTL_KERN: Int32 = 1
public let CTL_HW: Int32 = 6
public let KERN_OSVERSION: Int32 = 65
public let KERN_PROC: Int32 = 14
public let KERN_PROC_PID: Int32 = 1
public let HW_MACHINE: Int32 = 1
public let HW_MODEL: Int32 = 2
public let HW_NCPU: Int32 = 3
public let HW_PHYSMEM: Int32 = 5
public let HW_MEMSIZE: Int32 = 24
/// The flag of a process that a debugger runs.
public let P_TRACED: Int32 = 0x800

public struct extern_proc: Sendable {
  public var p_flag: Int32 = 0
  public var p_pid: pid_t = 0
  public init() {}
}

/// What the kernel knows of a process; here nothing but that no debugger runs it.
public struct kinfo_proc: Sendable {
  public var kp_proc = extern_proc()
  public init() {}
}

/// Takes the place of the C library's, which names the machine that renders.
@discardableResult
public func uname(_ name: UnsafeMutablePointer<utsname>!) -> Int32 {
  guard let name else { return failure(EFAULT) }
  var known = utsname()
  let hardware = hardware
  write("Darwin", to: &known.sysname)
  write(hardware.isTablet ? "iPad" : "iPhone", to: &known.nodename)
  write("25.0.0", to: &known.release)
  write("Darwin Kernel Version 25.0.0", to: &known.version)
  write(hardware.machine, to: &known.machine)
  name.pointee = known
  return 0
}

private func write<Field>(_ text: String, to field: inout Field) {
  withUnsafeMutableBytes(of: &field) { bytes in
    bytes.copyBytes(from: text.utf8.prefix(bytes.count - 1))
  }
}

/// Answers by name, as `sysctl` does by number.
@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!,
  _ value: UnsafeMutableRawPointer!,
  _ size: UnsafeMutablePointer<Int>!,
  _ new: UnsafeMutableRawPointer!,
  _ newSize: Int
) -> Int32 {
  guard let name else { return failure(EFAULT) }
  guard new == nil else { return failure(EPERM) }
  switch String(cString: name) {
  case "hw.machine", "hw.product": return answer(text: hardware.machine, value, size)
  case "hw.model", "hw.target": return answer(text: hardware.board, value, size)
  case "kern.ostype": return answer(text: "Darwin", value, size)
  case "kern.osrelease": return answer(text: "25.0.0", value, size)
  case "kern.osversion": return answer(text: "23A341", value, size)
  case "kern.version": return answer(text: "Darwin Kernel Version 25.0.0", value, size)
  case "hw.ncpu", "hw.physicalcpu", "hw.logicalcpu", "hw.activecpu":
    return answer(bytes(of: Int32(6)), value, size)
  case "hw.memsize": return answer(bytes(of: UInt64(6) << 30), value, size)
  case "hw.pagesize": return answer(bytes(of: Int64(16384)), value, size)
  default: return failure(ENOENT)
  }
}

@discardableResult
public func sysctl(
  _ name: UnsafeMutablePointer<Int32>!,
  _ count: UInt32,
  _ value: UnsafeMutableRawPointer!,
  _ size: UnsafeMutablePointer<Int>!,
  _ new: UnsafeMutableRawPointer!,
  _ newSize: Int
) -> Int32 {
  guard new == nil else { return failure(EPERM) }
  guard let name, count >= 2 else { return failure(EINVAL) }
  switch (name[0], name[1]) {
  case (CTL_HW, HW_MACHINE): return sysctlbyname("hw.machine", value, size, nil, 0)
  case (CTL_HW, HW_MODEL): return sysctlbyname("hw.model", value, size, nil, 0)
  case (CTL_HW, HW_NCPU): return sysctlbyname("hw.ncpu", value, size, nil, 0)
  case (CTL_HW, HW_MEMSIZE), (CTL_HW, HW_PHYSMEM):
    return sysctlbyname("hw.memsize", value, size, nil, 0)
  case (CTL_KERN, KERN_OSVERSION): return sysctlbyname("kern.osversion", value, size, nil, 0)
  case (CTL_KERN, KERN_PROC): return answer(bytes(of: kinfo_proc()), value, size)
  default: return failure(ENOENT)
  }
}

private func bytes<Value>(of value: Value) -> [UInt8] {
  withUnsafeBytes(of: value) { Array($0) }
}

private func answer(
  text: String,
  _ value: UnsafeMutableRawPointer?,
  _ size: UnsafeMutablePointer<Int>?
) -> Int32 {
  answer(Array(text.utf8) + [0], value, size)
}

/// Without room, only the size is told.
private func answer(
  _ bytes: [UInt8],
  _ value: UnsafeMutableRawPointer?,
  _ size: UnsafeMutablePointer<Int>?
) -> Int32 {
  let room = size?.pointee ?? 0
  size?.pointee = bytes.count
  guard let value else { return 0 }
  let fitting = min(room, bytes.count)
  UnsafeMutableRawBufferPointer(start: value, count: fitting).copyBytes(from: bytes.prefix(fitting))
  size?.pointee = fitting
  return fitting == bytes.count ? 0 : failure(ENOMEM)
}

private func failure(_ code: Int32) -> Int32 {
  errno = code
  return -1
}

// MARK: Values beside files

public let ENOATTR: Int32 = 93
public let XATTR_NOFOLLOW: Int32 = 1
public let XATTR_CREATE: Int32 = 2
public let XATTR_REPLACE: Int32 = 4

/// The values that this run has set, by path and name: no file of the machine is changed.
private let attributes = Mutex<[String: [String: [UInt8]]]>([:])

@discardableResult
public func setxattr(
  _ path: UnsafePointer<CChar>!,
  _ name: UnsafePointer<CChar>!,
  _ value: UnsafeRawPointer!,
  _ size: Int,
  _ position: UInt32,
  _ options: Int32
) -> Int32 {
  guard let path, let name else { return failure(EINVAL) }
  guard access(path, F_OK) == 0 else { return -1 }
  let (file, key) = (String(cString: path), String(cString: name))
  let bytes = value.map { Array(UnsafeRawBufferPointer(start: $0, count: size)) } ?? []
  let error = attributes.withLock { known -> Int32? in
    let exists = known[file]?[key] != nil
    if exists, options & XATTR_CREATE != 0 { return EEXIST }
    if !exists, options & XATTR_REPLACE != 0 { return ENOATTR }
    known[file, default: [:]][key] = bytes
    return nil
  }
  return error.map(failure) ?? 0
}

public func getxattr(
  _ path: UnsafePointer<CChar>!,
  _ name: UnsafePointer<CChar>!,
  _ value: UnsafeMutableRawPointer!,
  _ size: Int,
  _ position: UInt32,
  _ options: Int32
) -> Int {
  guard let path, let name else { return Int(failure(EINVAL)) }
  // Those of a removed file go with it.
  guard access(path, F_OK) == 0 else {
    attributes.withLock { $0[String(cString: path)] = nil }
    return -1
  }
  let (file, key) = (String(cString: path), String(cString: name))
  guard let bytes = attributes.withLock({ $0[file]?[key] }) else { return Int(failure(ENOATTR)) }
  guard let value, size > 0 else { return bytes.count }
  guard size >= bytes.count else { return Int(failure(ERANGE)) }
  bytes.withUnsafeBytes { source in
    if let start = source.baseAddress { value.copyMemory(from: start, byteCount: source.count) }
  }
  return bytes.count
}

@discardableResult
public func removexattr(
  _ path: UnsafePointer<CChar>!,
  _ name: UnsafePointer<CChar>!,
  _ options: Int32
) -> Int32 {
  guard let path, let name else { return failure(EINVAL) }
  let (file, key) = (String(cString: path), String(cString: name))
  let removed = attributes.withLock { $0[file]?.removeValue(forKey: key) }
  return removed == nil ? failure(ENOATTR) : 0
}

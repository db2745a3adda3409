import UIKit

/// Says how a host is reached.
///
/// As with `NWPathMonitor`, the device is on a wireless network all the time, so that
/// apps show their screens and no complaint; what they load fails. Nothing ever changes,
/// and no callback comes.
public final class SCNetworkReachability: Hashable, @unchecked Sendable {
  let name: String?
  private var callback: SCNetworkReachabilityCallBack?
  private var context: SCNetworkReachabilityContext?

  init(name: String?) { self.name = name }

  deinit { release() }

  public static func == (a: SCNetworkReachability, b: SCNetworkReachability) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The information is kept as its owner says.
  func set(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
    release()
    self.callback = callback
    self.context = context
    if let info = context?.info { _ = context?.retain?(info) }
  }

  private func release() {
    if let info = context?.info { context?.release?(info) }
    context = nil
    callback = nil
  }
}

public typealias SCNetworkReachabilityCallBack = (
  _ target: SCNetworkReachability,
  _ flags: SCNetworkReachabilityFlags,
  _ info: UnsafeMutableRawPointer?
) -> Void

/// What a callback gets, and how that is kept.
public struct SCNetworkReachabilityContext {
  public var version: Int
  public var info: UnsafeMutableRawPointer?
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  public var release: ((UnsafeRawPointer) -> Void)?
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

  public init() { self.init(version: 0) }
  public init(
    version: Int,
    info: UnsafeMutableRawPointer? = nil,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)? = nil,
    release: ((UnsafeRawPointer) -> Void)? = nil,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)? = nil
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }
}

public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: Any?,
  _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability(name: nil) }

public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: Any?,
  _ localAddress: UnsafePointer<sockaddr>?,
  _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
  localAddress == nil && remoteAddress == nil ? nil : SCNetworkReachability(name: nil)
}

/// Nil without a name, as on iOS.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: Any?,
  _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  let name = String(cString: nodename)
  return name.isEmpty ? nil : SCNetworkReachability(name: name)
}

public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability,
  _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = [.reachable]
  return true
}

@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability,
  _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.set(callout, context?.pointee)
  return true
}

@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability,
  _ queue: DispatchQueue?
) -> Bool { true }

@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability,
  _ runLoop: AnyObject,
  _ runLoopMode: CFString
) -> Bool { true }

@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability,
  _ runLoop: AnyObject,
  _ runLoopMode: CFString
) -> Bool { true }

// MARK: Errors

public let kSCStatusOK: Int32 = 0
public let kSCStatusFailed: Int32 = 1001
public let kSCStatusInvalidArgument: Int32 = 1002
public let kSCStatusReachabilityUnknown: Int32 = 4001

/// Nothing here fails.
public func SCError() -> Int32 { kSCStatusOK }
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  UnsafePointer(strerror(0))
}
public func SCCopyLastError() -> CFError {
  NSError(domain: "com.apple.SystemConfiguration", code: Int(kSCStatusOK))
}

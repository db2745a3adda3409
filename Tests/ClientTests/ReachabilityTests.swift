import Network
import SystemConfiguration
import Testing
import UIKit

/// A class as apps have it.
private final class Reachability {
  private final class Weak {
    weak var owner: Reachability?
    init(_ owner: Reachability) { self.owner = owner }
  }

  private let target: SCNetworkReachability
  var flags: SCNetworkReachabilityFlags?

  init?() {
    var zero = sockaddr_in()
    zero.sin_len = UInt8(MemoryLayout.size(ofValue: zero))
    zero.sin_family = sa_family_t(AF_INET)
    let made = withUnsafePointer(to: &zero) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        SCNetworkReachabilityCreateWithAddress(nil, $0)
      }
    }
    guard let made else { return nil }
    target = made
  }

  func start() -> Bool {
    let callback: SCNetworkReachabilityCallBack = { _, flags, info in
      guard let info else { return }
      Unmanaged<Weak>.fromOpaque(info).takeUnretainedValue().owner?.flags = flags
    }
    let box = Weak(self)
    var context = SCNetworkReachabilityContext(
      version: 0,
      info: Unmanaged.passUnretained(box).toOpaque(),
      retain: { UnsafeRawPointer(Unmanaged<Weak>.fromOpaque($0).retain().toOpaque()) },
      release: { Unmanaged<Weak>.fromOpaque($0).release() },
      copyDescription: nil
    )
    var now = SCNetworkReachabilityFlags()
    guard SCNetworkReachabilitySetCallback(target, callback, &context),
      SCNetworkReachabilitySetDispatchQueue(target, .main),
      SCNetworkReachabilityGetFlags(target, &now)
    else { return false }
    flags = now
    return true
  }

  func stop() {
    SCNetworkReachabilitySetCallback(target, nil, nil)
    SCNetworkReachabilitySetDispatchQueue(target, nil)
  }
}

@MainActor
@Suite
struct ReachabilityTests {
  @Test
  func `a hand-written class finds the network over a wireless one`() throws {
    let reachability = try #require(Reachability())
    #expect(reachability.start())
    let flags = try #require(reachability.flags)
    #expect(flags.contains(.reachable) && !flags.contains(.isWWAN))
    #expect(!flags.contains(.connectionRequired))
    reachability.stop()
  }

  @Test
  func `a host needs a name`() {
    #expect(SCNetworkReachabilityCreateWithName(nil, "example.com") != nil)
    #expect(SCNetworkReachabilityCreateWithName(kCFAllocatorDefault, "") == nil)
  }

  @Test
  func `a monitor of mobile connections finds none`() {
    #expect(NWPathMonitor().currentPath.usesInterfaceType(.wifi))
    let monitor = NWPathMonitor(requiredInterfaceType: .cellular)
    #expect(monitor.currentPath.status == .unsatisfied)
  }

  @Test
  func `a connection waits for a network`() {
    let connection = NWConnection(host: "example.com", port: 443, using: .tls)
    #expect(connection.endpoint == .hostPort(host: "example.com", port: .https))
    connection.start(queue: .main)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(connection.state == .waiting(.posix(.ENETDOWN)))
    connection.cancel()
    #expect(connection.state == .cancelled)
  }

  @Test
  func `addresses are read from text`() {
    #expect(IPv4Address("10.0.0.7")?.rawValue == Data([10, 0, 0, 7]))
    #expect(IPv4Address("10.0.0") == nil)
    #expect(NWEndpoint.Host("127.0.0.1") == .ipv4(.loopback))
    #expect(NWEndpoint.Host("::1") == .ipv6(.loopback))
  }

  @Test
  func `code knows on which queue it runs`() {
    let key = DispatchSpecificKey<String>()
    let queue = DispatchQueue(label: "work")
    let inner = DispatchQueue(label: "inner", target: queue)
    queue.setSpecific(key: key, value: "work")
    var found: [String?] = [DispatchQueue.getSpecific(key: key)]
    found.append(queue.sync { DispatchQueue.getSpecific(key: key) })
    queue.async { found.append(DispatchQueue.getSpecific(key: key)) }
    inner.async { found.append(DispatchQueue.getSpecific(key: key)) }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(found == [nil, "work", "work", "work"])
    queue.setSpecific(key: key, value: nil)
    #expect(queue.getSpecific(key: key) == nil)
  }

  @Test
  func `keys of a bundle's information have Apple's names`() {
    #expect(kCFBundleVersionKey as String == "CFBundleVersion")
    #expect(kCFBundleNameKey as String == "CFBundleName")
  }
}

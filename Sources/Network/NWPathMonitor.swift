import UIKit

/// A kind of connection.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  public let type: InterfaceType
  public let name: String
}

/// What connects the device to others.
public struct NWPath: Hashable, Sendable {
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  public let status: Status
  public let availableInterfaces: [NWInterface]
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { true }
  public var supportsIPv6: Bool { true }
  public var supportsDNS: Bool { true }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}

/// Tells of changes of the network: it is there all the time, over a wireless one, so that apps show their
/// screens and no complaint.
///
/// What they load is another matter: nothing is loaded from elsewhere.
public final class NWPathMonitor: @unchecked Sendable {
  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
  public let currentPath = NWPath(
    status: .satisfied,
    availableInterfaces: [NWInterface(type: .wifi, name: "en0")]
  )
  public private(set) var queue: DispatchQueue?

  public func start(queue: DispatchQueue) {
    self.queue = queue
    queue.async { [self] in pathUpdateHandler?(currentPath) }
  }

  public func cancel() { queue = nil }
}

import UIKit

/// A kind of connection.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  public enum InterfaceType: Hashable, Sendable, CaseIterable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  public let type: InterfaceType
  public let name: String
  public var index: Int { 1 }
  public var debugDescription: String { name }
}

/// What connects the device to others.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
  public enum Status: Hashable, Sendable {
    case satisfied, unsatisfied, requiresConnection
  }
  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }

  public let status: Status
  public let availableInterfaces: [NWInterface]
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { true }
  public var supportsIPv6: Bool { true }
  public var supportsDNS: Bool { true }
  public var localEndpoint: NWEndpoint? { nil }
  public var remoteEndpoint: NWEndpoint? { nil }
  public var gateways: [NWEndpoint] { [] }
  public var debugDescription: String { "\(status), \(availableInterfaces)" }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}

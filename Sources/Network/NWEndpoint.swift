import UIKit

/// An address of version 4, in four bytes.
public struct IPv4Address: Hashable, Sendable, CustomDebugStringConvertible {
  public let rawValue: Data
  public static let any = IPv4Address(bytes: [0, 0, 0, 0])
  public static let broadcast = IPv4Address(bytes: [255, 255, 255, 255])
  public static let loopback = IPv4Address(bytes: [127, 0, 0, 1])

  private init(bytes: [UInt8]) { rawValue = Data(bytes) }

  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    self.rawValue = rawValue
  }
  public init?(_ string: String) {
    var address = in_addr()
    guard inet_pton(AF_INET, string, &address) == 1 else { return nil }
    rawValue = withUnsafeBytes(of: address) { Data($0) }
  }

  public var isLoopback: Bool { rawValue.first == 127 }
  public var debugDescription: String { rawValue.map { "\($0)" }.joined(separator: ".") }
}

/// An address of version 6, in sixteen bytes.
public struct IPv6Address: Hashable, Sendable, CustomDebugStringConvertible {
  public let rawValue: Data
  public static let any = IPv6Address(bytes: Array(repeating: 0, count: 16))
  public static let loopback = IPv6Address(bytes: Array(repeating: 0, count: 15) + [1])

  private init(bytes: [UInt8]) { rawValue = Data(bytes) }

  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    self.rawValue = rawValue
  }
  public init?(_ string: String) {
    var address = in6_addr()
    guard inet_pton(AF_INET6, string, &address) == 1 else { return nil }
    rawValue = withUnsafeBytes(of: address) { Data($0) }
  }

  public var isLoopback: Bool { self == .loopback }
  public var debugDescription: String {
    stride(from: 0, to: 16, by: 2).map {
      String(Int(rawValue[$0]) << 8 | Int(rawValue[$0 + 1]), radix: 16)
    }.joined(separator: ":")
  }
}

/// One end of a connection.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)

  public enum Host: Hashable, Sendable, CustomDebugStringConvertible, ExpressibleByStringLiteral {
    case name(String, NWInterface?)
    case ipv4(IPv4Address)
    case ipv6(IPv6Address)

    public init(_ string: String) {
      if let address = IPv4Address(string) {
        self = .ipv4(address)
      } else if let address = IPv6Address(string) {
        self = .ipv6(address)
      } else {
        self = .name(string, nil)
      }
    }
    public init(stringLiteral: String) { self.init(stringLiteral) }

    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }
  }

  public struct Port: RawRepresentable, Hashable, Sendable, CustomDebugStringConvertible,
    ExpressibleByIntegerLiteral
  {
    public let rawValue: UInt16
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }
    public init?(_ service: String) {
      guard let number = UInt16(service) else { return nil }
      rawValue = number
    }
    public static let any: Port = 0
    public static let ssh: Port = 22
    public static let smtp: Port = 25
    public static let http: Port = 80
    public static let pop: Port = 110
    public static let imap: Port = 143
    public static let https: Port = 443
    public static let imaps: Port = 993
    public static let socks: Port = 1080
    public var debugDescription: String { "\(rawValue)" }
  }

  public var interface: NWInterface? {
    switch self {
    case .hostPort(.name(_, let interface), _), .service(_, _, _, let interface): interface
    default: nil
    }
  }

  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
    case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}

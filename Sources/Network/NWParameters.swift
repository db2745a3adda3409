import UIKit

/// What can go wrong with a connection.
public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(OSStatus)

  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode: \(String(cString: strerror(code.rawValue)))"
    case .dns(let code): "DNS error \(code)"
    case .tls(let code): "TLS error \(code)"
    }
  }
}

/// What a message says of one layer of a connection.
open class NWProtocolMetadata: @unchecked Sendable {
  public init() {}
}

/// Options of one layer of a connection: stored.
open class NWProtocolOptions: @unchecked Sendable {
  public init() {}
}

public enum NWProtocolTCP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public var noDelay = false
    public var enableKeepalive = false
    public var keepaliveIdle = 0
    public var keepaliveInterval = 0
    public var keepaliveCount = 0
    public var connectionTimeout = 0
    public var enableFastOpen = false
  }
}

public enum NWProtocolUDP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public var preferNoChecksum = false
  }
}

public enum NWProtocolTLS {
  public final class Options: NWProtocolOptions, @unchecked Sendable {}
}

public enum NWProtocolWebSocket {
  public enum Opcode: Int, Hashable, Sendable {
    case cont = 0
    case text, binary
    case close = 8
    case ping, pong
  }

  public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
    public let opcode: Opcode
    public init(opcode: Opcode) { self.opcode = opcode }
  }

  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public var autoReplyPing = false
    public var maximumMessageSize = 0
  }
}

/// How a connection is made: stored.
public final class NWParameters: @unchecked Sendable {
  public enum MultipathServiceType: Sendable {
    case disabled, handover, interactive, aggregate
  }
  public enum ServiceClass: Sendable {
    case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
  }

  public final class ProtocolStack: @unchecked Sendable {
    public var applicationProtocols: [NWProtocolOptions] = []
    public var transportProtocol: NWProtocolOptions?
  }

  public let defaultProtocolStack = ProtocolStack()
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public var requiredInterface: NWInterface?
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var requiredLocalEndpoint: NWEndpoint?
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public var includePeerToPeer = false
  public var allowLocalEndpointReuse = false
  public var acceptLocalOnly = false
  public var allowFastOpen = false
  public var serviceClass = ServiceClass.bestEffort
  public var multipathServiceType = MultipathServiceType.disabled

  public init() {}
  public init(tls: NWProtocolTLS.Options? = nil, tcp: NWProtocolTCP.Options = .init()) {
    defaultProtocolStack.transportProtocol = tcp
    if let tls { defaultProtocolStack.applicationProtocols = [tls] }
  }
  public init(dtls: NWProtocolTLS.Options? = nil, udp: NWProtocolUDP.Options = .init()) {
    defaultProtocolStack.transportProtocol = udp
    if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
  }

  public class var tcp: NWParameters { NWParameters(tls: nil) }
  public class var udp: NWParameters { NWParameters(dtls: nil) }
  public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  public class var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }

  /// Its later changes do not reach this one; options of protocols are shared.
  public func copy() -> NWParameters {
    let copy = NWParameters()
    copy.defaultProtocolStack.applicationProtocols = defaultProtocolStack.applicationProtocols
    copy.defaultProtocolStack.transportProtocol = defaultProtocolStack.transportProtocol
    copy.requiredInterfaceType = requiredInterfaceType
    copy.requiredInterface = requiredInterface
    copy.prohibitedInterfaceTypes = prohibitedInterfaceTypes
    copy.requiredLocalEndpoint = requiredLocalEndpoint
    copy.prohibitExpensivePaths = prohibitExpensivePaths
    copy.prohibitConstrainedPaths = prohibitConstrainedPaths
    copy.includePeerToPeer = includePeerToPeer
    copy.allowLocalEndpointReuse = allowLocalEndpointReuse
    copy.acceptLocalOnly = acceptLocalOnly
    copy.allowFastOpen = allowFastOpen
    copy.serviceClass = serviceClass
    copy.multipathServiceType = multipathServiceType
    return copy
  }
}

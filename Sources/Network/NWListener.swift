import UIKit

/// Waits for others to connect: none does.
public final class NWListener: @unchecked Sendable {
  public enum State: Hashable, Sendable {
    case setup
    case waiting(NWError)
    case ready
    case failed(NWError)
    case cancelled
  }

  public struct Service: Hashable, Sendable {
    public let name: String?
    public let type: String
    public let domain: String?
    public let txtRecordObject: NWTXTRecord?
    public init(
      name: String? = nil,
      type: String,
      domain: String? = nil,
      txtRecord: NWTXTRecord? = nil
    ) {
      self.name = name
      txtRecordObject = txtRecord
      self.type = type
      self.domain = domain
    }
  }

  public let parameters: NWParameters
  public let port: NWEndpoint.Port?
  public var service: Service?
  public private(set) var state = State.setup
  public private(set) var queue: DispatchQueue?
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?

  public var newConnectionLimit = Int.max
  public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)?

  public enum ServiceRegistrationChange: Hashable, Sendable {
    case add(NWEndpoint)
    case remove(NWEndpoint)
  }

  public convenience init(service: Service, using: NWParameters) throws {
    try self.init(using: using)
    self.service = service
  }

  public init(using: NWParameters, on: NWEndpoint.Port = .any) throws {
    parameters = using
    port = on
  }

  private func move(to state: State) {
    self.state = state
    queue?.async { [self] in stateUpdateHandler?(state) }
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    move(to: .waiting(.posix(.ENETDOWN)))
  }
  public func cancel() { move(to: .cancelled) }
}

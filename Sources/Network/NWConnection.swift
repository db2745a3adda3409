import UIKit

/// A connection to another device: it waits for a network that never comes.
public final class NWConnection: @unchecked Sendable, CustomDebugStringConvertible {
  public enum State: Hashable, Sendable {
    case setup
    case waiting(NWError)
    case preparing, ready
    case failed(NWError)
    case cancelled
  }

  public final class ContentContext: Sendable {
    public let identifier: String
    public let isFinal: Bool
    public let protocolMetadata: [NWProtocolMetadata]
    public init(
      identifier: String,
      expiration: UInt64 = 0,
      priority: Double = 0.5,
      isFinal: Bool = false,
      antecedent: ContentContext? = nil,
      metadata: [NWProtocolMetadata]? = []
    ) {
      self.identifier = identifier
      self.isFinal = isFinal
      protocolMetadata = metadata ?? []
    }
    public static let defaultMessage = ContentContext(identifier: "Default message")
    public static let finalMessage = ContentContext(identifier: "Final message")
    public static let defaultStream = ContentContext(identifier: "Default stream")
  }

  public enum SendCompletion: Sendable {
    case idempotent
    case contentProcessed(@Sendable (_ error: NWError?) -> Void)
  }

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public private(set) var state = State.setup
  public private(set) var queue: DispatchQueue?
  public var stateUpdateHandler: (@Sendable (_ state: State) -> Void)?
  public var viabilityUpdateHandler: (@Sendable (_ isViable: Bool) -> Void)?
  public var betterPathUpdateHandler: (@Sendable (_ betterPathAvailable: Bool) -> Void)?
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
  public var currentPath: NWPath? { nil }
  public var debugDescription: String { endpoint.debugDescription }

  public init(to: NWEndpoint, using: NWParameters) {
    endpoint = to
    parameters = using
  }
  public convenience init(
    host: NWEndpoint.Host,
    port: NWEndpoint.Port,
    using: NWParameters
  ) { self.init(to: .hostPort(host: host, port: port), using: using) }

  /// What waits for the network: it ends when the connection is cancelled, as on iOS.
  private var waiting: [@Sendable (NWError) -> Void] = []

  private func move(to state: State) {
    guard self.state != .cancelled else { return }
    self.state = state
    queue?.async { [self] in stateUpdateHandler?(state) }
  }

  private func wait(_ end: @escaping @Sendable (NWError) -> Void) {
    if state == .cancelled {
      (queue ?? .main).async { end(.posix(.ECANCELED)) }
    } else {
      waiting.append(end)
    }
  }

  /// A connection starts once (documented).
  public func start(queue: DispatchQueue) {
    guard state == .setup else { return }
    self.queue = queue
    move(to: .preparing)
    move(to: .waiting(.posix(.ENETDOWN)))
  }
  public func restart() {}
  public func cancel() {
    move(to: .cancelled)
    let ended = waiting
    waiting = []
    (queue ?? .main).async { for end in ended { end(.posix(.ECANCELED)) } }
  }
  public func forceCancel() { cancel() }
  public func cancelCurrentEndpoint() {}

  public func send(
    content: Data?,
    contentContext: ContentContext = .defaultMessage,
    isComplete: Bool = true,
    completion: SendCompletion
  ) {
    guard case .contentProcessed(let handler) = completion else { return }
    wait { handler($0) }
  }

  public func receive(
    minimumIncompleteLength: Int,
    maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { wait { completion(nil, nil, false, $0) } }
  public func receiveMessage(
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { wait { completion(nil, nil, false, $0) } }
  public func batch(_ body: () -> Void) { body() }
}

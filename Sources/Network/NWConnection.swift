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
    public init(identifier: String) { self.identifier = identifier }
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

  private func move(to state: State) {
    guard self.state != .cancelled, let queue else { return }
    self.state = state
    queue.async { [self] in stateUpdateHandler?(state) }
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    move(to: .preparing)
    move(to: .waiting(.posix(.ENETDOWN)))
  }
  public func restart() {}
  public func cancel() { move(to: .cancelled) }
  public func forceCancel() { cancel() }
  public func cancelCurrentEndpoint() {}

  /// Never sent: completes when the connection is cancelled on iOS, and here at once with that error.
  public func send(
    content: Data?,
    contentContext: ContentContext = .defaultMessage,
    isComplete: Bool = true,
    completion: SendCompletion
  ) {
    guard case .contentProcessed(let handler) = completion else { return }
    (queue ?? .main).async { handler(.posix(.ENETDOWN)) }
  }

  public func receive(
    minimumIncompleteLength: Int,
    maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { (queue ?? .main).async { completion(nil, nil, false, .posix(.ENETDOWN)) } }
  public func receiveMessage(
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { (queue ?? .main).async { completion(nil, nil, false, .posix(.ENETDOWN)) } }
  public func batch(_ body: () -> Void) { body() }
}

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
    public init(name: String? = nil, type: String, domain: String? = nil) {
      self.name = name
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

/// Looks for services nearby: there are none.
public final class NWBrowser: @unchecked Sendable {
  public enum State: Hashable, Sendable {
    case setup, ready
    case failed(NWError)
    case cancelled
    case waiting(NWError)
  }
  public enum Descriptor: Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
  }

  public struct Result: Hashable, Sendable {
    public let endpoint: NWEndpoint
    public let interfaces: [NWInterface]

    public enum Change: Hashable, Sendable {
      case identical
      case added(Result)
      case removed(Result)
    }
  }

  public let descriptor: Descriptor
  public let parameters: NWParameters
  public private(set) var state = State.setup
  public private(set) var queue: DispatchQueue?
  public var browseResults: Set<Result> { [] }
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?

  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    self.descriptor = descriptor
    self.parameters = parameters
  }

  private func move(to state: State) {
    self.state = state
    queue?.async { [self] in stateUpdateHandler?(state) }
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    move(to: .ready)
  }
  public func cancel() { move(to: .cancelled) }
}

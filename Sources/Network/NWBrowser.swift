import UIKit

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
    public let metadata: Metadata

    public enum Metadata: Hashable, Sendable {
      case none
      case bonjour(NWTXTRecord)
    }

    public enum Change: Hashable, Sendable {
      case identical
      case added(Result)
      case removed(Result)
      case changed(old: Result, new: Result, flags: Flags)

      public struct Flags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let identical = Flags(rawValue: 1 << 0)
        public static let interfaceAdded = Flags(rawValue: 1 << 1)
        public static let interfaceRemoved = Flags(rawValue: 1 << 2)
        public static let metadataChanged = Flags(rawValue: 1 << 3)
      }
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

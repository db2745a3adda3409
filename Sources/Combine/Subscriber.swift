/// Something that receives the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  /// Returns how many values it accepts in addition to those it asked for.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of one subscriber to one publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

/// The subscriptions that Combine makes.
public enum Subscriptions {
  /// Sends nothing: for those who subscribe to what is over.
  public static var empty: any Subscription { Nothing.only }

  private struct Nothing: Subscription {
    static let only = Nothing()
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

/// The subscribers that Combine makes, and what they receive at the end.
public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

// MARK: - Identity

/// Identifies a subscriber or a subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let number: UInt

  nonisolated(unsafe) private static var last: UInt = 0

  /// Another one at each call.
  public init() {
    Self.last += 1
    number = Self.last
  }

  public init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object)) }

  public var description: String { "0x" + String(number, radix: 16, uppercase: true) }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

// MARK: - Any subscriber

/// A subscriber that hides its type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  public let combineIdentifier: CombineIdentifier
  private let start: (any Subscription) -> Void
  private let take: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  public var description: String { "AnySubscriber" }

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    start = { subscriber.receive(subscription: $0) }
    take = { subscriber.receive($0) }
    end = { subscriber.receive(completion: $0) }
  }

  /// Feeds a subject.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    combineIdentifier = CombineIdentifier(subject)
    start = { subject.send(subscription: $0) }
    take = {
      subject.send($0)
      return .none
    }
    end = { subject.send(completion: $0) }
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    start = receiveSubscription ?? { _ in }
    take = receiveValue ?? { _ in .none }
    end = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { start(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { take(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}

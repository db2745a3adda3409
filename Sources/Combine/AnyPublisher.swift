/// A publisher that hides its type.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let start: (AnySubscriber<Output, Failure>) -> Void

  public var description: String { "AnyPublisher" }

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let same = publisher as? AnyPublisher<Output, Failure> {
      self = same
    } else {
      start = { publisher.receive(subscriber: $0) }
    }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Failure == Failure, S.Input == Output { start(AnySubscriber(subscriber)) }
}

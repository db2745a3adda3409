/// A publisher that is fed from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject, in order.
private struct Listeners<Output, Failure: Error> {
  struct Listener {
    let id: Int
    let complete: (Subscribers.Completion<Failure>) -> Void
    let receive: (Output) -> Void
  }

  var all: [Listener] = []
  var completion: Subscribers.Completion<Failure>?
  private var lastID = 0

  mutating func add(
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void,
    _ receive: @escaping (Output) -> Void
  ) -> Int {
    lastID += 1
    all.append(Listener(id: lastID, complete: complete, receive: receive))
    return lastID
  }
}

/// Passes each value on to its present subscribers.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var listeners = Listeners<Output, Failure>()
  public init() {}

  public func send(_ value: Output) {
    guard listeners.completion == nil else { return }
    for listener in listeners.all { listener.receive(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    guard listeners.completion == nil else { return }
    listeners.completion = completion
    for listener in listeners.all { listener.complete(completion) }
    listeners.all = []
  }

  public func subscribe(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    if let completion = listeners.completion {
      receiveCompletion(completion)
      return AnyCancellable {}
    }
    let id = listeners.add(receiveCompletion, receiveValue)
    return AnyCancellable { self.listeners.all.removeAll { $0.id == id } }
  }
}

/// Keeps the last value and sends it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private var listeners = Listeners<Output, Failure>()
  private var stored: Output
  public init(_ value: Output) { stored = value }

  public var value: Output {
    get { stored }
    set { send(newValue) }
  }

  /// The value, for a publisher that has completed.
  var lastValue: Output? { stored }

  public func send(_ value: Output) {
    guard listeners.completion == nil else { return }
    stored = value
    for listener in listeners.all { listener.receive(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    guard listeners.completion == nil else { return }
    listeners.completion = completion
    for listener in listeners.all { listener.complete(completion) }
    listeners.all = []
  }

  public func subscribe(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    if let completion = listeners.completion {
      receiveCompletion(completion)
      return AnyCancellable {}
    }
    let id = listeners.add(receiveCompletion, receiveValue)
    receiveValue(stored)
    return AnyCancellable { self.listeners.all.removeAll { $0.id == id } }
  }
}

/// A property whose changes can be subscribed to.
///
/// They are sent before the property has the new value, as Combine does.
@propertyWrapper
public struct Published<Value> {
  private let subject: CurrentValueSubject<Value, Never>
  private var stored: Value

  public init(wrappedValue: Value) {
    stored = wrappedValue
    subject = CurrentValueSubject(wrappedValue)
  }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public var wrappedValue: Value {
    get { stored }
    set {
      subject.send(newValue)
      stored = newValue
    }
  }

  public var projectedValue: Publisher { Publisher(subject: subject) }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let subject: CurrentValueSubject<Value, Never>

    public func subscribe(
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
      receiveValue: @escaping (Value) -> Void
    ) -> AnyCancellable {
      subject.subscribe(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    }
  }
}

/// An object with published properties.
///
/// Subscribers of the object receive what it sends.
public protocol ObservableObject: AnyObject {}

/// A publisher that is fed from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject, in order, until it completes.
private final class Listeners<Output, Failure: Error> {
  private struct Listener {
    let id: Int
    let complete: (Subscribers.Completion<Failure>) -> Void
    let receive: (Output) -> Void
  }

  private var all: [Listener] = []
  private var completion: Subscribers.Completion<Failure>?
  private var lastID = 0

  var isComplete: Bool { completion != nil }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for listener in all { listener.receive(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    for listener in all { listener.complete(completion) }
    all = []
  }

  /// A new subscriber receives `first` at once; the subscription keeps `subject`.
  func add(
    to subject: AnyObject,
    first: Output?,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void,
    _ receive: @escaping (Output) -> Void
  ) -> AnyCancellable {
    if let completion {
      complete(completion)
      return AnyCancellable {}
    }
    lastID += 1
    let id = lastID
    all.append(Listener(id: id, complete: complete, receive: receive))
    if let first { receive(first) }
    return AnyCancellable { [self] in
      withExtendedLifetime(subject) { all.removeAll { $0.id == id } }
    }
  }
}

/// Passes each value on to its present subscribers.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  public init() {}

  public func send(_ value: Output) { listeners.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) {
    listeners.send(completion: completion)
  }

  public func subscribe(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    listeners.add(to: self, first: nil, receiveCompletion, receiveValue)
  }
}

/// Keeps the last value and sends it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  private var stored: Output
  public init(_ value: Output) { stored = value }

  public var value: Output {
    get { stored }
    set { send(newValue) }
  }

  /// The value, for a publisher that has completed.
  var lastValue: Output? { stored }

  public func send(_ value: Output) {
    guard !listeners.isComplete else { return }
    stored = value
    listeners.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    listeners.send(completion: completion)
  }

  public func subscribe(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    listeners.add(to: self, first: stored, receiveCompletion, receiveValue)
  }
}

/// A property whose changes can be subscribed to.
///
/// They are sent before the property has the new value, as Combine does.
@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  /// The value, and what is assigned to it for as long as it lives.
  final class Storage {
    let subject: CurrentValueSubject<Value, Never>
    private(set) var value: Value
    private var sources: [AnyCancellable] = []

    init(_ value: Value) {
      self.value = value
      subject = CurrentValueSubject(value)
    }

    func set(_ value: Value) {
      subject.send(value)
      self.value = value
    }

    func keep(_ source: AnyCancellable) { sources.append(source) }
  }

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }

  /// Settable, so that `assign(to: &$value)` can name it.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { if newValue.storage !== storage { storage.set(newValue.storage.value) } }
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: Storage
    var subject: CurrentValueSubject<Value, Never> { storage.subject }

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

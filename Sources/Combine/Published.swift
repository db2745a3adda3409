/// A property whose changes can be subscribed to.
///
/// They are sent before the property has the new value, as Combine does.
@propertyWrapper
public struct Published<Value> {
  let storage: Storage

  /// The value, and what is assigned to it for as long as it lives.
  final class Storage {
    private(set) var value: Value
    private var subject: CurrentValueSubject<Value, Never>?
    private var sources: [AnyCancellable] = []
    /// Of the object that has the property.
    var objectWillChange: ObservableObjectPublisher?

    init(_ value: Value) { self.value = value }

    var changes: CurrentValueSubject<Value, Never> {
      if let subject { return subject }
      let subject = CurrentValueSubject<Value, Never>(value)
      self.subject = subject
      return subject
    }

    func set(_ value: Value) {
      objectWillChange?.send()
      subject?.send(value)
      self.value = value
    }

    func keep(_ source: AnyCancellable) { sources.append(source) }
  }

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
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

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Never, S.Input == Value { storage.changes.subscribe(subscriber) }
  }
}

/// A published property of any type.
protocol PublishedProperty {
  var objectWillChange: ObservableObjectPublisher? { get }
  func announce(to publisher: ObservableObjectPublisher)
}

extension Published: PublishedProperty {
  var objectWillChange: ObservableObjectPublisher? { storage.objectWillChange }
  func announce(to publisher: ObservableObjectPublisher) { storage.objectWillChange = publisher }
}

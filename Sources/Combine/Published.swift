/// A property whose changes can be subscribed to.
///
/// They are sent before the property has the new value, as Combine does.
@propertyWrapper
public struct Published<Value> {
  let storage: Storage

  /// The value, and what is assigned to it for as long as it lives.
  final class Storage {
    /// Subscriptions keep it alone: with the storage they would keep what is assigned to it.
    let changes: PublishedValue<Value>
    private var sources: [AnyCancellable] = []
    /// Of the object that has the property.
    var objectWillChange: ObservableObjectPublisher?

    init(_ value: Value) { changes = PublishedValue(value) }

    var value: Value { changes.value }

    func set(_ value: Value) {
      objectWillChange?.send()
      changes.send(value)
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
    where S.Failure == Never, S.Input == Value { storage.changes.add(subscriber) }
  }
}

/// The value of a published property: its subscribers receive another one before it is set.
final class PublishedValue<Value> {
  private let listeners = Listeners<Value, Never>(asksAtOnce: true)
  private(set) var value: Value

  init(_ value: Value) { self.value = value }

  /// Of values that are set in each other's course the outermost stays (inferred).
  func send(_ value: Value) {
    listeners.send(value)
    self.value = value
  }

  func add<S: Subscriber>(_ subscriber: S) where S.Failure == Never, S.Input == Value {
    listeners.add(subscriber, to: self) { [unowned self] in value }
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

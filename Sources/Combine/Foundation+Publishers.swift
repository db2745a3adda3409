import UIKit

extension NotificationCenter {
  /// The notifications of a name, as they are posted.
  public struct Publisher: Combine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(
      center: NotificationCenter,
      name: Notification.Name,
      object: AnyObject? = nil
    ) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Never, S.Input == Notification {
      let subject = PassthroughSubject<Notification, Never>()
      nonisolated(unsafe) let target = subject
      let token = center.addObserver(forName: name, object: object, queue: nil) { target.send($0) }
      let observation = AnyCancellable { [center] in center.removeObserver(token) }
      subject.handleEvents(receiveCancel: observation.cancel).receive(subscriber: subscriber)
    }

    public static func == (a: Publisher, b: Publisher) -> Bool {
      a.center === b.center && a.name == b.name && a.object === b.object
    }
  }

  public func publisher(
    for name: Notification.Name,
    object: AnyObject? = nil
  ) -> Publisher { Publisher(center: self, name: name, object: object) }
}

extension NSObject {
  /// The values of an observed property.
  public struct KeyValueObservingPublisher<Root: Foundation.NSObject, Value>: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    public let object: Root
    public let keyPath: KeyPath<Root, Value>
    public let options: NSKeyValueObservingOptions
    private let observe: (@escaping (Root, Bool) -> Void) -> NSKeyValueObservation

    public init(
      object: Root,
      keyPath: KeyPath<Root, Value>,
      options: NSKeyValueObservingOptions
    ) where Root: NSObject {
      self.object = object
      self.keyPath = keyPath
      self.options = options
      observe = { handler in
        object.observe(keyPath, options: options.union(.new)) { handler($0, $1.isPrior) }
      }
    }

    public init(
      object: Root,
      keyPath: KeyPath<Root, Value>,
      options: NSKeyValueObservingOptions
    ) where Root: _ObservedByStandIn {
      self.object = object
      self.keyPath = keyPath
      self.options = options
      observe = { handler in
        object.observe(keyPath, options: options.union(.new)) { handler($0, $1.isPrior) }
      }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Never, S.Input == Value {
      let outlet = Outlet(to: subscriber)
      subscriber.receive(subscription: outlet)
      guard outlet.isOpen else { return }
      let observation = observe { object, isPrior in
        if !isPrior { outlet.send(object[keyPath: keyPath]) }
      }
      outlet.keep(AnyCancellable { observation.invalidate() })
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// The value, and each later one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    .init(object: self, keyPath: keyPath, options: options)
  }
}

extension _ObservedByStandIn {
  /// The value, and each later one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    .init(object: self, keyPath: keyPath, options: options)
  }
}

extension URLSession {
  /// The answer to a request, for each subscriber.
  public struct DataTaskPublisher: Combine.Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == URLError, S.Input == Output {
      let outlet = Outlet(to: subscriber)
      subscriber.receive(subscription: outlet)
      guard outlet.isOpen else { return }
      nonisolated(unsafe) let target = outlet
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response, error == nil {
          target.send((data, response))
          target.finish()
        } else {
          target.finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      outlet.keep(AnyCancellable { task.cancel() })
      task.resume()
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

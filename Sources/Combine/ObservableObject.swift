import Foundation

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a published property of the object changes.
  ///
  /// As Combine does, the first use finds the published properties by reflection; one of them keeps
  /// the publisher, and a table does where there are none.
  public var objectWillChange: ObservableObjectPublisher {
    var properties: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      properties += level.children.compactMap { $0.value as? any PublishedProperty }
      mirror = level.superclassMirror
    }
    guard !properties.isEmpty else { return PlainObjects.publisher(of: self) }
    let known = properties.lazy.compactMap(\.objectWillChange).first
    let publisher = known ?? ObservableObjectPublisher()
    for property in properties { property.announce(to: publisher) }
    return publisher
  }
}

/// Sends nothing but the news of a change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let listeners = Listeners<Void, Never>(asksAtOnce: false)

  public init() {}

  public func send() { listeners.send(()) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Failure == Never, S.Input == Void { listeners.add(subscriber, to: self) }
}

/// The publishers of observable objects without published properties.
private enum PlainObjects {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  /// Guards the entries.
  private static let guarding = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    // What leaves the table is released after the lock: its subscribers may come here again.
    let (publisher, old) = guarding.withLock {
      let old = entries
      if let entry = old[id], entry.object != nil { return (entry.publisher, old) }
      entries = old.filter { $0.value.object != nil }
      let publisher = ObservableObjectPublisher()
      entries[id] = Entry(object: object, publisher: publisher)
      return (publisher, old)
    }
    return withExtendedLifetime(old) { publisher }
  }
}

import Foundation

extension NotificationCenter {
  /// The notifications of a name as they are posted, from the moment that a loop begins to wait.
  public struct Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification

    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let sender: AnyObject?

    public func makeAsyncIterator() -> AsyncIterator {
      let center = center
      let (notes, continuation) = AsyncStream.makeStream(of: Note.self)
      let token = center.addObserver(forName: name, object: sender, queue: nil) {
        continuation.yield(Note(value: $0))
      }
      let observer = Observer(token: token)
      continuation.onTermination = { _ in center.removeObserver(observer.token) }
      return AsyncIterator(notes: notes.makeAsyncIterator())
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var notes: AsyncStream<Note>.Iterator

      public mutating func next() async -> Notification? { await notes.next()?.value }

      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async -> Notification? { await notes.next(isolation: actor)?.value }
    }
  }

  /// A world has one thread, which posts and receives.
  fileprivate struct Note: @unchecked Sendable {
    let value: Notification
  }

  private struct Observer: @unchecked Sendable {
    let token: any NSObjectProtocol
  }

  /// For a loop with `for await`.
  public func notifications(
    named name: Notification.Name,
    object: AnyObject? = nil
  ) -> Notifications { Notifications(center: self, name: name, sender: object) }
}

import Foundation
import UIKit

/// A publisher that waits with its values until it is connected.
public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscription, and until the last one ends.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    let connection = Connection()
    return AnyPublisher { complete, receive in
      let subscription = self.subscribe(receiveCompletion: complete, receiveValue: receive)
      connection.add { self.connect() }
      return AnyCancellable {
        subscription.cancel()
        connection.remove()
      }
    }
  }
}

/// Counts the subscriptions of a publisher that connects itself.
private final class Connection {
  private var count = 0
  private var open: (any Cancellable)?

  func add(_ connect: () -> any Cancellable) {
    count += 1
    if count == 1 { open = connect() }
  }

  func remove() {
    count -= 1
    guard count == 0 else { return }
    open?.cancel()
    open = nil
  }
}

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

extension Timer {
  /// Sends the date again and again, on the virtual clock.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) { self.interval = interval }

    public func subscribe(
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
      receiveValue: @escaping (Date) -> Void
    ) -> AnyCancellable {
      subject.subscribe(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    }

    public func connect() -> any Cancellable {
      nonisolated(unsafe) let subject = subject
      let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
        subject.send(timer.fireDate)
      }
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// A publisher that fires each `interval` seconds once it is connected; virtual timers are exact.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }
}

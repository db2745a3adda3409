import Foundation
import UIKit

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

import UIKit

extension Timer {
  /// Sends the date again and again, on the virtual clock.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()
    private weak var timer: Timer?

    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Never, S.Input == Date { subject.subscribe(subscriber) }

    /// Starts one timer, however often it is called.
    public func connect() -> any Cancellable {
      nonisolated(unsafe) let subject = subject
      let running =
        timer ?? Timer(timeInterval: interval, repeats: true) { _ in subject.send(Date()) }
      if timer == nil { runLoop.add(running, forMode: mode) }
      timer = running
      return AnyCancellable { [weak self] in
        running.invalidate()
        if self?.timer === running { self?.timer = nil }
      }
    }
  }

  /// A publisher that fires each `interval` seconds once it is connected; virtual timers are exact.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}

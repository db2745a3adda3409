import Foundation
import UIKit

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { complete, receive in
      self.subscribe(receiveCompletion: complete) { receive(transform($0)) }
    }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher { complete, receive in
      self.subscribe(receiveCompletion: complete) { value in transform(value).map(receive) }
    }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { complete, receive in
      var left = count
      return self.subscribe(receiveCompletion: complete) { value in
        if left > 0 { left -= 1 } else { receive(value) }
      }
    }
  }

  /// Drops values that the predicate considers equal to the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { complete, receive in
      var last: Output?
      return self.subscribe(receiveCompletion: complete) { value in
        defer { last = value }
        if let last, predicate(last, value) { return }
        receive(value)
      }
    }
  }

  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    map { value in
      receiveOutput?(value)
      return value
    }
  }

  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { complete, receive in
      let first = self.subscribe(receiveCompletion: complete, receiveValue: receive)
      let second = other.subscribe(receiveCompletion: complete, receiveValue: receive)
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// The last values of both, each time one of them has a new one.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { complete, receive in
      var a: Output?
      var b: P.Output?
      func tell() { if let a, let b { receive((a, b)) } }
      let first = self.subscribe(receiveCompletion: complete) {
        a = $0
        tell()
      }
      let second = other.subscribe(receiveCompletion: complete) {
        b = $0
        tell()
      }
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// In the next turn of the run loop.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { complete, receive in
      self.subscribe(
        receiveCompletion: { completion in scheduler.schedule(after: 0) { complete(completion) } },
        receiveValue: { value in scheduler.schedule(after: 0) { receive(value) } }
      )
    }
  }

  public func delay<S: Scheduler>(
    for interval: SchedulerInterval,
    scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { complete, receive in
      self.subscribe(
        receiveCompletion: { done in scheduler.schedule(after: interval.seconds) { complete(done) }
        },
        receiveValue: { value in scheduler.schedule(after: interval.seconds) { receive(value) } }
      )
    }
  }

  /// Sends a value that no other one follows within this time.
  public func debounce<S: Scheduler>(
    for interval: SchedulerInterval,
    scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { complete, receive in
      var count = 0
      return self.subscribe(receiveCompletion: complete) { value in
        count += 1
        let own = count
        scheduler.schedule(after: interval.seconds) { if own == count { receive(value) } }
      }
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

/// A length of time for `delay` and `debounce`: `.seconds(0.3)`, `.milliseconds(300)` or a plain number.
public struct SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let seconds: Double
  public init(floatLiteral value: Double) { seconds = value }
  public init(integerLiteral value: Int) { seconds = Double(value) }
  private init(_ seconds: Double) { self.seconds = seconds }
  public static func seconds(_ value: Double) -> SchedulerInterval { .init(value) }
  public static func seconds(_ value: Int) -> SchedulerInterval { .init(Double(value)) }
  public static func milliseconds(_ value: Int) -> SchedulerInterval { .init(Double(value) / 1000) }
}

/// A scheduler; it is always the main queue of the virtual clock.
public protocol Scheduler {}
extension DispatchQueue: Scheduler {}
extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}

extension Scheduler {
  fileprivate func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { action() }
  }
}

extension NotificationCenter {
  /// The notifications of a name.
  public func publisher(
    for name: Notification.Name,
    object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { _, receive in
      nonisolated(unsafe) let receive = receive
      let token = self.addObserver(forName: name, object: object, queue: nil) { receive($0) }
      return AnyCancellable { self.removeObserver(token) }
    }
  }
}

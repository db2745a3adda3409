import Combine
import Testing
import UIKit

/// What an app writes itself: publishers, subscriptions and subscribers.
@MainActor
struct CombineSubscriberTests {
  /// As libraries of networking write it: nothing but `receive(subscriber:)` and a subscription.
  private struct Countdown: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let start: Int

    func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Countdown.Failure, S.Input == Countdown.Output {
      subscriber.receive(subscription: Inner(from: start, downstream: subscriber))
    }

    private final class Inner<Downstream: Subscriber>: Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private var downstream: Downstream?
      private var next: Int

      init(from start: Int, downstream: Downstream) {
        self.downstream = downstream
        next = start
      }

      func request(_ demand: Subscribers.Demand) {
        assert(demand > 0)
        guard let downstream else { return }
        while next > 0, self.downstream != nil {
          _ = downstream.receive(next)
          next -= 1
        }
        downstream.receive(completion: .finished)
      }

      func cancel() { downstream = nil }
    }
  }

  @Test
  func `a publisher of the app works with all operators`() {
    var seen: [Int] = []
    var isOver = false
    let token = Countdown(start: 4)
      .map { $0 * 10 }
      .filter { $0 != 30 }
      .eraseToAnyPublisher()
      .sink(receiveCompletion: { _ in isOver = true }, receiveValue: { seen.append($0) })
    #expect(seen == [40, 20, 10])
    #expect(isOver)
    withExtendedLifetime(token) {}
  }

  @Test
  func `demands add up, and unlimited is more than any number`() {
    var demand = Subscribers.Demand.max(2)
    demand += .max(3)
    demand -= 1
    #expect(demand == .max(4))
    #expect(demand == 4)
    #expect(demand < .unlimited)
    #expect(demand > .none)
    #expect(demand + .unlimited == .unlimited)
    #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
    #expect(Subscribers.Demand.max(2) - .max(5) == .none)
    #expect(Subscribers.Demand.max(2) * 3 == .max(6))
    #expect(Subscribers.Demand.unlimited.max == nil)
  }

  /// Takes two values, and one more for each even one.
  private final class Careful: Subscriber {
    typealias Input = Int
    typealias Failure = Never
    var seen: [Int] = []
    var isOver = false

    func receive(subscription: any Subscription) { subscription.request(.max(2)) }

    func receive(_ input: Int) -> Subscribers.Demand {
      seen.append(input)
      return input.isMultiple(of: 2) ? .max(1) : .none
    }

    func receive(completion: Subscribers.Completion<Never>) { isOver = true }
  }

  @Test
  func `a subscriber gets no more values than it asked for`() {
    let careful = Careful()
    (1...10).publisher.subscribe(careful)
    #expect(careful.seen == [1, 2, 3])
    #expect(!careful.isOver)

    let mapped = Careful()
    (1...10).publisher.map { $0 + 1 }.filter { $0 > 3 }.subscribe(mapped)
    #expect(mapped.seen == [4, 5, 6, 7])

    let subject = PassthroughSubject<Int, Never>()
    let third = Careful()
    subject.subscribe(third)
    for value in [1, 3, 5, 7] { subject.send(value) }
    subject.send(completion: .finished)
    #expect(third.seen == [1, 3])
    #expect(third.isOver)
  }

  @Test
  func `a subscriber that asks later receives the current value then`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    var subscription: (any Subscription)?
    subject.subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          seen.append($0)
          return .none
        }
      )
    )
    subject.send(2)
    #expect(seen.isEmpty)
    subscription?.request(.max(1))
    #expect(seen == [2])
    subject.send(3)
    subscription?.request(.unlimited)
    subject.send(4)
    #expect(seen == [2, 3, 4])
    subscription?.cancel()
    subject.send(5)
    #expect(seen == [2, 3, 4])
  }

  @Test
  func `a publisher feeds a subject`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var isOver = false
    let token = subject.sink(
      receiveCompletion: { _ in isOver = true },
      receiveValue: { seen.append($0) }
    )
    let source = [1, 2].publisher.subscribe(subject)
    #expect(seen == [1, 2])
    #expect(isOver)
    _ = (token, source)
  }

  @Test
  func `a sink and an assignment are subscribers`() {
    final class Label { var text = "" }
    let label = Label()
    let subject = PassthroughSubject<String, Never>()
    subject.subscribe(Subscribers.Assign(object: label, keyPath: \.text))
    var seen: [String] = []
    let sink = Subscribers.Sink<String, Never>(
      receiveCompletion: { _ in },
      receiveValue: { seen.append($0) }
    )
    subject.subscribe(sink)
    subject.send("a")
    sink.cancel()
    subject.send("b")
    #expect(label.text == "b")
    #expect(seen == ["a"])
  }

  @Test
  func `what observes events sees the subscription, the demand, the values and the end`() {
    var events: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let observed = subject.handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveOutput: { events.append("value \($0)") },
      receiveCompletion: { _ in events.append("end") },
      receiveCancel: { events.append("cancel") },
      receiveRequest: { events.append("request \($0)") }
    )
    let first = observed.sink { _ in }
    subject.send(1)
    first.cancel()
    #expect(events == ["subscription", "request unlimited", "value 1", "cancel"])
    events = []
    let second = observed.sink { _ in }
    subject.send(completion: .finished)
    #expect(events == ["subscription", "request unlimited", "end"])
    withExtendedLifetime(second) {}
  }
}

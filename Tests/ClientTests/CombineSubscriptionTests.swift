import Combine
import Testing
import UIKit

/// How much publishers ask for, and what they keep.
@MainActor
struct CombineSubscriptionTests {
  private enum Trouble: Error { case some }

  /// Asks for values by hand.
  private final class Reader<Input, Failure: Error>: Subscriber {
    var seen: [Input] = []
    var isOver = false
    var subscription: (any Subscription)?

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Input) -> Subscribers.Demand {
      seen.append(input)
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { isOver = true }
  }

  @Test
  func `publishers that follow each other send no more than is asked for`() {
    var made = 0
    let numbers = (1...100).publisher.handleEvents(receiveOutput: { _ in made += 1 })
    let reader = Reader<Int, Never>()
    numbers.prepend(0).append(101).subscribe(reader)
    reader.subscription?.request(.max(3))
    #expect(reader.seen == [0, 1, 2])
    #expect(made == 2)
    reader.subscription?.request(.unlimited)
    #expect(reader.seen == Array(0...101))
    #expect(reader.isOver)
  }

  @Test
  func `a publisher after a failure sends no more than is asked for`() {
    var made = 0
    let more = (1...100).publisher.handleEvents(receiveOutput: { _ in made += 1 })
    let reader = Reader<Int, Never>()
    Just(0).setFailureType(to: Trouble.self).append(Fail(error: .some)).catch { _ in more }
      .subscribe(reader)
    reader.subscription?.request(.max(2))
    #expect(reader.seen == [0, 1])
    #expect(made == 1)
  }

  @Test
  func `a buffer that is kept full asks for what it has room for`() {
    var made = 0
    let numbers = (1...100).publisher.handleEvents(receiveOutput: { _ in made += 1 })
    let reader = Reader<Int, Never>()
    numbers.buffer(size: 3, prefetch: .keepFull, whenFull: .dropOldest).subscribe(reader)
    #expect(made == 3)
    reader.subscription?.request(.max(2))
    #expect(reader.seen == [1, 2])
    #expect(made == 5)
    reader.subscription?.request(.unlimited)
    #expect(reader.seen == Array(1...100))
    #expect(reader.isOver)
  }

  @Test
  func `a buffer that takes all values drops those that it has no room for`() {
    let numbers = (1...5).publisher
    let oldest = Reader<Int, Never>()
    let newest = Reader<Int, Never>()
    numbers.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(oldest)
    numbers.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).subscribe(newest)
    for reader in [oldest, newest] { reader.subscription?.request(.unlimited) }
    #expect(oldest.seen == [4, 5])
    #expect(newest.seen == [1, 2])
  }

  /// Notes what it is asked for.
  private struct Asked: Publisher, Subscription {
    typealias Output = Int
    typealias Failure = Never
    let combineIdentifier = CombineIdentifier()
    let note: (Subscribers.Demand) -> Void

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      subscriber.receive(subscription: self)
      _ = subscriber.receive(1)
    }

    func request(_ demand: Subscribers.Demand) { note(demand) }
    func cancel() {}
  }

  @Test
  func `a publisher is never asked for nothing`() {
    var demands: [Subscribers.Demand] = []
    let token = Asked { demands.append($0) }.receive(on: DispatchQueue.main).sink { _ in }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    #expect(demands == [.unlimited])
    withExtendedLifetime(token) {}
  }

  @Test
  func `a shared publisher is cancelled when its only subscriber leaves at the first value`() {
    var cancelled = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.prepend(0).handleEvents(receiveCancel: { cancelled += 1 }).share()
    var seen: [Int] = []
    let token = shared.first().sink { seen.append($0) }
    #expect(seen == [0])
    #expect(cancelled == 1)
    withExtendedLifetime(token) {}
  }

  @Test
  func `an inner publisher is cancelled when the chain is cancelled while it is made`() {
    var events: [String] = []
    let source = PassthroughSubject<Int, Never>()
    let inner = PassthroughSubject<Int, Never>()
      .handleEvents(receiveCancel: { events.append("cancel") })
    var token: AnyCancellable?
    token = source.flatMap { _ in
      token?.cancel()
      return inner
    }.sink { _ in }
    source.send(1)
    #expect(events == ["cancel"])
  }

  @Test
  func `a future that is never fulfilled is released with its subscription`() {
    weak var released: Future<Int, Never>?
    var promises: [Future<Int, Never>.Promise] = []
    func start() -> AnyCancellable {
      let future = Future<Int, Never> { promises.append($0) }
      released = future
      return future.sink { _ in }
    }
    let token = start()
    #expect(released != nil)
    token.cancel()
    promises = []
    #expect(released == nil)
  }

  @Test
  func `duplicates are compared with the value before, whether or not it was sent`() {
    var seen: [Int] = []
    let token = [1, 2, 3, 4, 9].publisher.removeDuplicates { abs($0 - $1) < 2 }
      .sink { seen.append($0) }
    #expect(seen == [1, 9])
    withExtendedLifetime(token) {}
  }

  @Test
  func `a published property has its old value while it notifies`() {
    final class Model {
      @Published
      var count = 0
    }
    let model = Model()
    var late: [Int] = []
    var tokens: Set<AnyCancellable> = []
    model.$count.dropFirst().sink { value in
      if value == 1 { model.count = 2 }
    }.store(in: &tokens)
    model.count = 1
    model.$count.sink { late.append($0) }.store(in: &tokens)
    #expect(model.count == 1)
    #expect(late == [1])
  }

  @Test
  func `a property that is assigned to itself keeps nothing alive`() {
    final class Model {
      @Published
      var count = 0
    }
    final class Held {}
    weak var released: Held?
    func run() {
      let model = Model()
      let held = Held()
      released = held
      model.$count.filter { $0 > 5 }.map { value in withExtendedLifetime(held) { value / 2 } }
        .assign(to: &model.$count)
      model.count = 4
    }
    run()
    #expect(released == nil)
  }

  @Test
  func `a timer sends the date of the moment`() {
    var differences: [TimeInterval] = []
    let token = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
      .sink { differences.append($0.timeIntervalSinceNow) }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 3))
    #expect(differences.count == 1)
    #expect(differences.allSatisfy { abs($0) < 0.1 })
    withExtendedLifetime(token) {}
  }

  @Test
  func `a timer that is connected twice runs once`() {
    let timer = Timer.publish(every: 1, on: .main, in: .common)
    var count = 0
    let token = timer.sink { _ in count += 1 }
    let connections = [timer.connect(), timer.connect()]
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 1.5))
    #expect(count == 1)
    for connection in connections { connection.cancel() }
    withExtendedLifetime(token) {}
  }

  @Test
  func `what passes is printed in Combine's words`() {
    final class Log: TextOutputStream {
      var lines: [String] = []
      func write(_ string: String) { lines.append(string.trimmingCharacters(in: .newlines)) }
    }
    let log = Log()
    let reader = Reader<Int, Never>()
    [1, 2].publisher.print("p", to: log).subscribe(reader)
    reader.subscription?.request(.max(1))
    reader.subscription?.cancel()
    #expect(
      log.lines.dropFirst() == [
        "p: request max: (1)", "p: receive value: (1)", "p: receive cancel",
      ]
    )
  }
}

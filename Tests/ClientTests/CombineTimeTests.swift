import Combine
import Testing
import UIKit

/// Operators that wait, and the schedulers they wait on.
@MainActor
struct CombineTimeTests {
  private func wait(_ seconds: TimeInterval) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
  }

  @Test
  func `values on the main queue come in a later turn`() {
    var seen: [Int] = []
    let token = [1, 2].publisher.receive(on: DispatchQueue.main).sink { seen.append($0) }
    #expect(seen.isEmpty)
    wait(0.01)
    #expect(seen == [1, 2])
    withExtendedLifetime(token) {}
  }

  @Test
  func `a cancelled subscription does not receive what is on its way`() {
    var seen: [Int] = []
    let token = [1, 2].publisher.receive(on: RunLoop.main).sink { seen.append($0) }
    token.cancel()
    wait(0.01)
    #expect(seen.isEmpty)
  }

  @Test
  func `a delay keeps values and the end back`() {
    var events: [String] = []
    let token = Just(1).delay(for: .milliseconds(300), scheduler: DispatchQueue.main).sink(
      receiveCompletion: { _ in events.append("end") },
      receiveValue: { events.append("\($0)") }
    )
    wait(0.25)
    #expect(events.isEmpty)
    wait(0.1)
    #expect(events == ["1", "end"])
    withExtendedLifetime(token) {}
  }

  @Test
  func `a debounce sends the last value of a burst`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let token = subject.debounce(for: 0.3, scheduler: RunLoop.main).sink { seen.append($0) }
    subject.send(1)
    wait(0.1)
    subject.send(2)
    wait(0.25)
    #expect(seen.isEmpty)
    wait(0.1)
    #expect(seen == [2])
    withExtendedLifetime(token) {}
  }

  @Test
  func `a throttle sends at most one value in an interval`() {
    let subject = PassthroughSubject<Int, Never>()
    var latest: [Int] = []
    var first: [Int] = []
    let tokens = [
      subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
        .sink { latest.append($0) },
      subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: false)
        .sink { first.append($0) },
    ]
    for value in 1...8 {
      subject.send(value)
      wait(0.3)
    }
    wait(1)
    #expect(latest == [1, 4, 7, 8])
    #expect(first == [1, 2, 5, 8])
    withExtendedLifetime(tokens) {}
  }

  @Test
  func `a timeout ends what stays silent`() {
    enum Late: Error { case late }
    let subject = PassthroughSubject<Int, Late>()
    var events: [String] = []
    let token = subject.timeout(1, scheduler: DispatchQueue.main, customError: { .late }).sink(
      receiveCompletion: { events.append("\($0)") },
      receiveValue: { events.append("\($0)") }
    )
    wait(0.8)
    subject.send(1)
    wait(0.8)
    #expect(events == ["1"])
    wait(0.3)
    #expect(events.count == 2)
    #expect(events.last?.contains("late") == true)
    withExtendedLifetime(token) {}
  }

  @Test
  func `the time between values is measured`() {
    let subject = PassthroughSubject<Void, Never>()
    var seen: [Double] = []
    let token = subject.measureInterval(using: RunLoop.main).sink { seen.append($0.timeInterval) }
    wait(0.5)
    subject.send()
    wait(0.25)
    subject.send()
    #expect(seen.count == 2)
    #expect(abs(seen[0] - 0.5) < 0.01)
    #expect(abs(seen[1] - 0.25) < 0.01)
    withExtendedLifetime(token) {}
  }

  @Test
  func `a timer sends until its subscription ends`() {
    var count = 0
    let timer: Publishers.Autoconnect<Timer.TimerPublisher> = Timer.publish(
      every: 0.5,
      on: .main,
      in: .common
    ).autoconnect()
    let token = timer.sink { _ in count += 1 }
    wait(1.6)
    #expect(count == 3)
    token.cancel()
    wait(1)
    #expect(count == 3)
  }

  @Test
  func `a scheduler repeats until it is cancelled`() {
    let queue = DispatchQueue.main
    var count = 0
    let token = queue.schedule(after: queue.now.advanced(by: .seconds(1)), interval: .seconds(1)) {
      count += 1
    }
    wait(3.5)
    token.cancel()
    wait(2)
    #expect(count == 3)
  }

  @Test
  func `lengths of time are written in several units`() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(1) == .milliseconds(1_000))
    #expect(Stride.milliseconds(2) == .microseconds(2_000))
    #expect(0.5 as Stride == .nanoseconds(500_000_000))
    #expect(2 as Stride == .seconds(2.0))
    #expect(Stride.seconds(1) + .milliseconds(500) == 1.5)
  }

  @Test
  func `the immediate scheduler does not wait`() {
    var seen: [Int] = []
    let token = Just(1).delay(for: 5, scheduler: ImmediateScheduler.shared).sink {
      seen.append($0)
    }
    #expect(seen == [1])
    withExtendedLifetime(token) {}
  }

  /// Tests replace the scheduler of a view model in this way.
  private struct Search<S: Scheduler> {
    let scheduler: S

    func results(_ text: AnyPublisher<String, Never>) -> AnyPublisher<String, Never> {
      text
        .debounce(for: .milliseconds(300), scheduler: scheduler)
        .removeDuplicates()
        .receive(on: scheduler)
        .eraseToAnyPublisher()
    }
  }

  @Test
  func `code is generic over the scheduler`() {
    let text = PassthroughSubject<String, Never>()
    var seen: [String] = []
    let search = Search(scheduler: DispatchQueue.main)
    let token = search.results(text.eraseToAnyPublisher()).sink { seen.append($0) }
    text.send("a")
    text.send("ab")
    wait(0.5)
    #expect(seen == ["ab"])
    withExtendedLifetime(token) {}
  }
}

import Combine
import Testing
import UIKit

/// Operators on values that are there at once.
@MainActor
struct CombineOperatorTests {
  private enum Trouble: Error, Equatable { case some, other }

  /// The values of a publisher that sends all of them at once, and the end.
  private func events<P: Publisher>(_ publisher: P) -> [String] {
    var events: [String] = []
    let token = publisher.sink(
      receiveCompletion: { completion in
        switch completion {
        case .finished: events.append("end")
        case .failure(let error): events.append("\(error)")
        }
      },
      receiveValue: { events.append("\($0)") }
    )
    return withExtendedLifetime(token) { events }
  }

  private let numbers = [1, 2, 3, 4].publisher

  @Test
  func `values are transformed`() {
    struct Point { var x = 1, y = 2, z = 3 }
    #expect(events(numbers.map { $0 * 2 }) == ["2", "4", "6", "8", "end"])
    #expect(events(numbers.map(\.description.count)) == ["1", "1", "1", "1", "end"])
    #expect(events(Just(Point()).map(\.x, \.y)) == ["(1, 2)", "end"])
    #expect(events(Just(Point()).map(\.x, \.y, \.z)) == ["(1, 2, 3)", "end"])
    #expect(events(numbers.scan(0, +)) == ["1", "3", "6", "10", "end"])
    #expect(events(["1", "x"].publisher.compactMap { Int($0) }) == ["1", "end"])
    #expect(events(["1", "x"].publisher.map { Int($0) }.replaceNil(with: 0)) == ["1", "0", "end"])
  }

  @Test
  func `what a closure throws ends the values`() {
    func check(_ value: Int) throws -> Int {
      if value == 3 { throw Trouble.some }
      return value
    }
    #expect(events(numbers.tryMap(check)) == ["1", "2", "some"])
    #expect(events(numbers.tryFilter { try check($0) > 1 }) == ["2", "some"])
    #expect(events(numbers.tryScan(0) { $0 + (try check($1)) }) == ["1", "3", "some"])
    #expect(events(numbers.tryCompactMap { try check($0) as Int? }) == ["1", "2", "some"])
    #expect(events(numbers.tryReduce(0) { $0 + (try check($1)) }) == ["some"])
  }

  @Test
  func `values are chosen by position and by predicate`() {
    #expect(events(numbers.first()) == ["1", "end"])
    #expect(events(numbers.first { $0 > 2 }) == ["3", "end"])
    #expect(events(numbers.last()) == ["4", "end"])
    #expect(events(numbers.last { $0 < 3 }) == ["2", "end"])
    #expect(events(numbers.prefix(2)) == ["1", "2", "end"])
    #expect(events(numbers.prefix(0)) == ["end"])
    #expect(events(numbers.prefix { $0 < 3 }) == ["1", "2", "end"])
    #expect(events(numbers.drop { $0 < 3 }) == ["3", "4", "end"])
    #expect(events(numbers.dropFirst(3)) == ["4", "end"])
    #expect(events(numbers.output(at: 1)) == ["2", "end"])
    #expect(events(numbers.output(in: 1...2)) == ["2", "3", "end"])
    #expect(events(numbers.ignoreOutput()) == ["end"])
    #expect(events([1, 1, 2, 1].publisher.removeDuplicates()) == ["1", "2", "1", "end"])
    #expect(events((0...).publisher.first { $0 > 1_000 }) == ["1001", "end"])
  }

  @Test
  func `all values become one`() {
    #expect(events(numbers.collect()) == ["[1, 2, 3, 4]", "end"])
    #expect(events(numbers.collect(3)) == ["[1, 2, 3]", "[4]", "end"])
    #expect(events(numbers.reduce(0, +)) == ["10", "end"])
    #expect(events(numbers.count()) == ["4", "end"])
    #expect(events([3, 9, 2].publisher.max()) == ["9", "end"])
    #expect(events([3, 9, 2].publisher.min()) == ["2", "end"])
    #expect(events(numbers.contains(3)) == ["true", "end"])
    #expect(events(numbers.contains { $0 > 9 }) == ["false", "end"])
    #expect(events(numbers.allSatisfy { $0 > 0 }) == ["true", "end"])
    #expect(events(numbers.allSatisfy { $0 > 1 }) == ["false", "end"])
    #expect(events(Empty<Int, Never>().replaceEmpty(with: 7)) == ["7", "end"])
    #expect(events(Fail<Int, Trouble>(error: .some).collect()) == ["some"])
  }

  @Test
  func `failures are replaced, changed and caught`() {
    let failing = [1].publisher.setFailureType(to: Trouble.self)
      .append(Fail(error: Trouble.some))
    #expect(events(failing) == ["1", "some"])
    #expect(events(failing.replaceError(with: 9)) == ["1", "9", "end"])
    #expect(events(failing.mapError { _ in Trouble.other }) == ["1", "other"])
    #expect(events(failing.catch { _ in Just(5) }) == ["1", "5", "end"])
    #expect(events(failing.tryCatch { _ -> Just<Int> in throw Trouble.other }) == ["1", "other"])
    #expect(events(failing.retry(2)) == ["1", "1", "1", "some"])
    #expect(events(numbers.assertNoFailure().count()) == ["4", "end"])
  }

  @Test
  func `a retry subscribes until it succeeds`() {
    var attempts = 0
    let publisher = Deferred { () -> AnyPublisher<Int, Trouble> in
      attempts += 1
      return attempts < 3
        ? Fail(error: .some).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Trouble.self).eraseToAnyPublisher()
    }
    #expect(events(publisher.retry(5)) == ["3", "end"])
    #expect(attempts == 3)
  }

  @Test
  func `publishers follow each other`() {
    #expect(events(Just(1).append(2, 3)) == ["1", "2", "3", "end"])
    #expect(events(Just(1).append([2])) == ["1", "2", "end"])
    #expect(events(Just(1).prepend(8, 9)) == ["8", "9", "1", "end"])
    #expect(events(Just(1).prepend(Just(0))) == ["0", "1", "end"])
    #expect(events(numbers.flatMap { Just($0 * 2) }) == ["2", "4", "6", "8", "end"])
    #expect(events([[1, 2], [3]].publisher.flatMap(\.publisher)) == ["1", "2", "3", "end"])
  }

  @Test
  func `a limit on publishers makes the next one wait for the end of the one before`() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var started: [Int] = []
    var seen: [Int] = []
    let token = (0..<3).publisher
      .flatMap(maxPublishers: .max(1)) { index -> PassthroughSubject<Int, Never> in
        started.append(index)
        return subjects[index]
      }
      .sink { seen.append($0) }
    #expect(started == [0])
    subjects[0].send(1)
    subjects[1].send(2)
    subjects[0].send(completion: .finished)
    #expect(started == [0, 1])
    subjects[1].send(3)
    #expect(seen == [1, 3])
    withExtendedLifetime(token) {}
  }

  @Test
  func `only the latest publisher is heard`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var isOver = false
    let token = outer.switchToLatest()
      .sink(receiveCompletion: { _ in isOver = true }, receiveValue: { seen.append($0) })
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    outer.send(completion: .finished)
    #expect(!isOver)
    second.send(completion: .finished)
    #expect(seen == [1, 3])
    #expect(isOver)
    withExtendedLifetime(token) {}
  }

  @Test
  func `several publishers become one`() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let c = PassthroughSubject<String, Never>()
    var merged: [Int] = []
    var zipped: [String] = []
    var latest: [String] = []
    var many: [Int] = []
    let tokens = [
      a.merge(with: b).sink { merged.append($0) },
      Publishers.MergeMany([a, b]).sink { many.append($0) },
      a.zip(b, c).sink { zipped.append("\($0.0)\($0.1)\($0.2)") },
      Publishers.CombineLatest3(a, b, c).map { "\($0)\($1)\($2)" }.sink { latest.append($0) },
    ]
    a.send(1)
    b.send(2)
    a.send(3)
    c.send("x")
    c.send("y")
    #expect(merged == [1, 2, 3])
    #expect(many == [1, 2, 3])
    #expect(zipped == ["12x"])
    #expect(latest == ["32x", "32y"])
    withExtendedLifetime(tokens) {}
  }

  @Test
  func `a zip ends when no further pair is possible`() {
    let letters = ["a", "b", "c"].publisher
    #expect(events([1, 2].publisher.zip(letters)) == ["(1, \"a\")", "(2, \"b\")", "end"])
    #expect(events([1, 2].publisher.zip(letters) { "\($0)\($1)" }) == ["1a", "2b", "end"])
    #expect(events(Just(1).combineLatest(letters) { "\($0)\($1)" }) == ["1a", "1b", "1c", "end"])
  }

  @Test
  func `another publisher opens or closes the way`() {
    let gate = PassthroughSubject<Void, Never>()
    let source = PassthroughSubject<Int, Never>()
    var before: [Int] = []
    var after: [Int] = []
    let tokens = [
      source.prefix(untilOutputFrom: gate).sink { before.append($0) },
      source.drop(untilOutputFrom: gate).sink { after.append($0) },
    ]
    source.send(1)
    gate.send()
    source.send(2)
    #expect(before == [1])
    #expect(after == [2])
    withExtendedLifetime(tokens) {}
  }

  @Test
  func `a shared publisher is subscribed to once`() {
    var starts = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in starts += 1 }).share()
    var seen: [String] = []
    let first = shared.sink { seen.append("a\($0)") }
    let second = shared.sink { seen.append("b\($0)") }
    subject.send(1)
    #expect(starts == 1)
    #expect(seen == ["a1", "b1"])
    first.cancel()
    second.cancel()
    subject.send(2)
    #expect(seen.count == 2)
  }

  @Test
  func `a connectable publisher waits for its connection`() {
    var seen: [String] = []
    let publisher = numbers.makeConnectable()
    let tokens = [
      publisher.sink { seen.append("a\($0)") }, publisher.sink { seen.append("b\($0)") },
    ]
    #expect(seen.isEmpty)
    let connection = publisher.connect()
    #expect(seen.prefix(4) == ["a1", "b1", "a2", "b2"])
    connection.cancel()
    withExtendedLifetime(tokens) {}
  }

  @Test
  func `values are encoded and decoded`() {
    struct Person: Codable, Equatable { var name: String }
    var people: [Person] = []
    let token = Just(Person(name: "Ann"))
      .encode(encoder: JSONEncoder())
      .decode(type: Person.self, decoder: JSONDecoder())
      .sink(receiveCompletion: { _ in }, receiveValue: { people.append($0) })
    #expect(people == [Person(name: "Ann")])
    let failed = Just(Data("{}".utf8)).decode(type: Person.self, decoder: JSONDecoder())
      .map(\.name)
      .replaceError(with: "nobody")
    #expect(events(failed) == ["nobody", "end"])
    withExtendedLifetime(token) {}
  }

  @Test
  func `a cancelled chain sends nothing more`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var token: AnyCancellable?
    token = subject.map { $0 }.flatMap { Just($0) }.sink { value in
      seen.append(value)
      if value == 2 { token?.cancel() }
    }
    for value in 1...4 { subject.send(value) }
    #expect(seen == [1, 2])
  }

  @Test
  func `a value that is sent while the last one is received does not count`() {
    let subject = PassthroughSubject<Int, Never>()
    var first: [Int] = []
    var whole: [[Int]] = []
    let tokens = [
      subject.prefix(1).sink { value in
        first.append(value)
        if value < 3 { subject.send(value + 1) }
      },
      subject.collect(2).sink { whole.append($0) },
    ]
    subject.send(1)
    #expect(first == [1])
    #expect(whole.count == 1)
    withExtendedLifetime(tokens) {}
  }

  @Test
  func `a subject asks its source when it is asked itself`() {
    let current = CurrentValueSubject<String, Never>("initial")
    let subject = PassthroughSubject<String, Never>()
    var seen: [String] = []
    let tokens = [current.subscribe(subject), subject.sink { seen.append($0) }]
    current.send("next")
    #expect(seen == ["initial", "next"])
    withExtendedLifetime(tokens) {}
  }
}

import Combine
import Testing
import UIKit

/// Values over time.
@MainActor
struct CombineTests {
  @Test
  func `values are assigned to a published property as long as it lives`() {
    final class Model: ObservableObject {
      @Published
      var count = 0
    }
    let source = PassthroughSubject<Int, Never>()
    var model: Model? = Model()
    weak let observed = model
    source.map { $0 * 2 }.assign(to: &model!.$count)
    source.send(4)
    #expect(model?.count == 8)
    model = nil
    source.send(5)
    #expect(observed == nil)
  }

  @Test
  func `a subject sends values to its subscribers, the current value first`() {
    let current = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    let token = current.map { $0 * 10 }.sink { seen.append($0) }
    current.send(2)
    current.value = 3
    token.cancel()
    current.send(4)
    #expect(seen == [10, 20, 30])
    #expect(current.value == 4)
  }

  @Test
  func `a subscription that nothing keeps receives nothing`() {
    let subject = PassthroughSubject<String, Never>()
    var held: Set<AnyCancellable> = []
    var seen: [String] = []
    subject.sink { seen.append("held " + $0) }.store(in: &held)
    _ = subject.sink { seen.append("gone " + $0) }
    subject.send("a")
    #expect(seen == ["held a"])
  }

  @Test
  func `operators choose and combine`() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<String, Never>()
    var pairs: [String] = []
    var chosen: [Int] = []
    let tokens = [
      a.combineLatest(b).sink { pairs.append("\($0)\($1)") },
      a.removeDuplicates().dropFirst().filter { $0 > 1 }.sink { chosen.append($0) },
    ]
    withExtendedLifetime(tokens) {
      a.send(1)
      a.send(1)
      b.send("x")
      a.send(2)
    }
    #expect(pairs == ["1x", "2x"])
    #expect(chosen == [2])
  }

  @Test
  func `a published property notifies before it changes`() {
    final class Model: ObservableObject {
      @Published
      var count = 0
    }
    let model = Model()
    var seen: [Int] = []
    let token = model.$count.sink { seen.append($0) }
    model.count = 5
    #expect(seen == [0, 5])
    withExtendedLifetime(token) {}
  }

  /// What a closure of a chain holds.
  private final class Held {}

  @Test
  func `a chain lets go of what it holds when it is cancelled or ends`() {
    func chain(
      _ source: PassthroughSubject<Int, Never>,
      holding held: Held
    ) -> [AnyCancellable] {
      let numbers = source.map { value in withExtendedLifetime(held) { value } }
      return [
        numbers.flatMap { Just($0) }.sink { _ in },
        numbers.map { Just($0) }.switchToLatest().sink { _ in },
        numbers.zip(numbers).sink { _ in },
        numbers.combineLatest(numbers).sink { _ in },
        numbers.merge(with: numbers).sink { _ in },
        numbers.share().sink { _ in },
        numbers.handleEvents().collect().sink { _ in },
        numbers.debounce(for: 0.1, scheduler: RunLoop.main).sink { _ in },
        numbers.receive(on: DispatchQueue.main).delay(for: 1, scheduler: RunLoop.main).sink { _ in
        },
        numbers.prepend(0).setFailureType(to: (any Error).self).retry(1).catch { _ in Just(0) }
          .sink { _ in },
        numbers.timeout(5, scheduler: DispatchQueue.main).throttle(
          for: 1,
          scheduler: RunLoop.main,
          latest: true
        ).sink { _ in },
      ]
    }
    func wait() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 10)) }

    let source = PassthroughSubject<Int, Never>()
    var held: Held? = Held()
    weak var released = held
    var tokens = held.map { chain(source, holding: $0) } ?? []
    held = nil
    source.send(1)
    #expect(released != nil)
    withExtendedLifetime(tokens) {}
    tokens = []
    wait()
    #expect(released == nil)

    held = Held()
    released = held
    tokens = held.map { chain(source, holding: $0) } ?? []
    held = nil
    source.send(1)
    source.send(completion: .finished)
    wait()
    #expect(released == nil)
    #expect(tokens.count == 11)
  }
}

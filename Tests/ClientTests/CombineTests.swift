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
    _ = token
  }
}

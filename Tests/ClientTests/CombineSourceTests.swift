import Combine
import Testing
import UIKit

/// Where values come from.
@MainActor
struct CombineSourceTests {
  private enum Trouble: Error { case some }

  private func wait(_ seconds: TimeInterval) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
  }

  @Test
  func `a future runs once, and keeps its value for later subscribers`() {
    var runs = 0
    let future = Future<Int, Never> { promise in
      runs += 1
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { promise(.success(7)) }
    }
    var seen: [String] = []
    let first = future.sink(
      receiveCompletion: { _ in seen.append("end") },
      receiveValue: { seen.append("\($0)") }
    )
    #expect(seen.isEmpty)
    wait(0.3)
    let second = future.sink { seen.append("again \($0)") }
    #expect(seen == ["7", "end", "again 7"])
    #expect(runs == 1)
    _ = (first, second)
  }

  @Test
  func `the value of a future can be awaited`() async throws {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let fulfil = { promise?(.success(3)) }
    Task { @MainActor in fulfil() }
    let value = await future.value
    #expect(value == 3)
    await #expect(throws: Trouble.self) {
      try await Future<Int, Trouble> { $0(.failure(.some)) }.value
    }
  }

  @Test
  func `a loop awaits the values of a publisher`() async throws {
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])

    let failing = Just(4).setFailureType(to: Trouble.self).append(Fail(error: .some))
    var isFailed = false
    do {
      for try await value in failing.values { seen.append(value) }
    } catch {
      isFailed = true
    }
    #expect(seen == [1, 2, 3, 4])
    #expect(isFailed)
  }

  @Test
  func `results, optionals and recordings are publishers`() {
    var seen: [String] = []
    func note<P: Publisher>(_ publisher: P) {
      _ = publisher.sink(
        receiveCompletion: { seen.append("\($0)") },
        receiveValue: { seen.append("\($0)") }
      )
    }
    note(Result<Int, Trouble>.success(1).publisher)
    note(Result<Int, Trouble>.failure(.some).publisher)
    note(Optional(2).publisher)
    note(Optional<Int>.none.publisher)
    note(Record<Int, Trouble>(output: [3, 4], completion: .failure(.some)))
    #expect(seen.count == 9)
    #expect(seen.filter { $0 == "finished" }.count == 3)
    #expect(seen.compactMap { Int($0) } == [1, 2, 3, 4])
  }

  @Test
  func `notifications are sent until the subscription ends`() {
    let name = Notification.Name("CombineSourceTests")
    var seen: [Int] = []
    let publisher: NotificationCenter.Publisher = NotificationCenter.default.publisher(for: name)
    let token = publisher.compactMap { $0.userInfo?["number"] as? Int }.sink { seen.append($0) }
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": 1])
    token.cancel()
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": 2])
    #expect(seen == [1])
  }

  @Test
  func `text of a field is published as it changes`() {
    let field = UITextField()
    var seen: [String] = []
    let token = NotificationCenter.default
      .publisher(for: UITextField.textDidChangeNotification, object: field)
      .compactMap { ($0.object as? UITextField)?.text }
      .sink { seen.append($0) }
    field.text = "abc"
    NotificationCenter.default.post(
      name: UITextField.textDidChangeNotification,
      object: field
    )
    #expect(seen == ["abc"])
    withExtendedLifetime(token) {}
  }

  @Test
  func `an observed property publishes its value and each later one`() {
    let layer = CALayer()
    var seen: [Float] = []
    let token = layer.publisher(for: \.opacity).sink { seen.append($0) }
    layer.opacity = 0.5
    #expect(seen == [1, 0.5])
    token.cancel()
    layer.opacity = 0
    #expect(seen == [1, 0.5])
  }

  @Test
  func `the part that is done of a progress is published, until the subscription ends`() {
    // Observers are told at the end of a turn of the app's run loop.
    let window = UIWindow()
    defer { withExtendedLifetime(window) {} }
    let progress = Progress(totalUnitCount: 4)
    var published: [Double] = []
    var observed: [Double] = []
    let token = progress.publisher(for: \.fractionCompleted).sink { published.append($0) }
    let observation = progress.observe(\.fractionCompleted, options: [.new]) { _, change in
      observed.append(change.newValue ?? -1)
    }
    DispatchQueue.main.async { progress.completedUnitCount = 1 }
    wait(0.01)
    #expect(published == [0, 0.25])
    #expect(observed == [0.25])
    token.cancel()
    DispatchQueue.main.async { progress.completedUnitCount = 2 }
    wait(0.01)
    #expect(published == [0, 0.25])
    #expect(observed == [0.25, 0.5])
    observation.invalidate()
  }

  @Test
  func `an observable object says that it will change`() {
    final class Model: ObservableObject {
      @Published
      var count = 0
      @Published
      var name = ""
    }
    let model = Model()
    var seen: [Int] = []
    let token = model.objectWillChange.sink { [unowned model] in seen.append(model.count) }
    model.count = 1
    model.name = "x"
    #expect(seen == [0, 1])
    #expect(model.objectWillChange === model.objectWillChange)
    withExtendedLifetime(token) {}
  }

  @Test
  func `an object without published properties sends by hand`() {
    final class Model: ObservableObject {
      var count = 0 { willSet { objectWillChange.send() } }
    }
    final class Custom: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
    }
    let model = Model()
    let custom = Custom()
    var changes = 0
    let tokens = [
      model.objectWillChange.sink { changes += 1 }, custom.objectWillChange.sink { changes += 1 },
    ]
    model.count = 3
    custom.objectWillChange.send()
    #expect(changes == 2)
    withExtendedLifetime(tokens) {}
  }

  @Test
  func `a published property of a view model drives a label`() {
    final class Model {
      @Published
      var title: String? = "a"
    }
    let model = Model()
    let label = UILabel()
    let token = model.$title.map { $0?.uppercased() }.assign(to: \.text, on: label)
    model.title = "b"
    #expect(label.text == "B")
    withExtendedLifetime(token) {}
  }

  @Test
  func `the answer to a request is published`() {
    final class Answers: URLProtocol, @unchecked Sendable {
      override class func canInit(with request: URLRequest) -> Bool { true }
      override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
      override func startLoading() {
        guard let url = request.url, url.path == "/ok",
          let response = HTTPURLResponse(
            url: url,
            statusCode: 200,
            httpVersion: nil,
            headerFields: nil
          )
        else {
          client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
          return
        }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("hello".utf8))
        client?.urlProtocolDidFinishLoading(self)
      }
      override func stopLoading() {}
    }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answers.self]
    let session = URLSession(configuration: configuration)
    var seen: [String] = []
    func load(_ path: String) -> AnyCancellable? {
      URL(string: "https://example.com/\(path)").map { url in
        session.dataTaskPublisher(for: url)
          .tryMap { data, response -> String in
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
              throw URLError(.badServerResponse)
            }
            return String(decoding: data, as: UTF8.self)
          }
          .receive(on: DispatchQueue.main)
          .sink(
            receiveCompletion: { completion in
              if case .failure(let error as URLError) = completion {
                seen.append("\(error.code == .cannotConnectToHost)")
              }
            },
            receiveValue: { seen.append($0) }
          )
      }
    }
    let first = load("ok")
    wait(5)
    #expect(seen == ["hello"])
    let second = load("missing")
    wait(5)
    #expect(seen == ["hello", "true"])
    _ = (first, second)
  }
}

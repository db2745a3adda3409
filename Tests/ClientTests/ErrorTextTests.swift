import Testing
import UIKit

/// The words of errors that an app shows.
@Suite
struct `Texts of errors` {
  private struct Plain: Error {}

  private struct Local: LocalizedError {
    var errorDescription: String? { "My text" }
  }

  private final class Own: NSError, @unchecked Sendable {
    override var localizedDescription: String { "Own text" }
  }

  private struct Value: Decodable {
    var a: Int
  }

  private func text(of body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch { return error.localizedDescription }
  }

  @Test
  func `an error of the app's has its text, or its domain and code`() {
    let errors: [any Error] = [Local(), Own(domain: "a", code: 1), Plain()]
    #expect(errors[0].localizedDescription == "My text")
    #expect(errors[1].localizedDescription == "Own text")
    #expect(errors[2].localizedDescription.hasPrefix("The operation couldn’t be completed. ("))
    #expect(errors[2].localizedDescription.hasSuffix("Plain error 1.)"))
    let reason: any Error = NSError(
      domain: "a",
      code: 5,
      userInfo: [NSLocalizedFailureReasonErrorKey: "It is late."]
    )
    #expect(reason.localizedDescription == "The operation couldn’t be completed. It is late.")
  }

  @Test
  func `data of another form, or without a value, say so`() {
    let decoder = JSONDecoder()
    #expect(
      text { _ = try decoder.decode([Int].self, from: Data("{".utf8)) }
        == "The data couldn’t be read because it isn’t in the correct format."
    )
    #expect(
      text { _ = try decoder.decode(Value.self, from: Data("{}".utf8)) }
        == "The data couldn’t be read because it is missing."
    )
  }

  @Test
  func `a missing file is named`() {
    let url = URL(fileURLWithPath: "/missing/list.txt")
    #expect(
      text { _ = try Data(contentsOf: url) }
        == "The file “list.txt” couldn’t be opened because there is no such file."
    )
    #expect(
      text { try FileManager.default.removeItem(at: url) } == "“list.txt” couldn’t be removed."
    )
  }
}

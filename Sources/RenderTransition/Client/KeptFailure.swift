import Codecs
import Foundation

/// A failure of the renderer that its parent process reports, or not, as a file.
struct KeptFailure: Codable {
  private var message: String
  private var hint: String?
  private var isStill: Bool
  private var mayPlayInApp: Bool

  init(_ failure: Failure) {
    message = failure.message
    hint = failure.hint
    isStill = failure.isStill
    mayPlayInApp = failure.mayPlayInApp
  }

  /// Nil where there is no such file.
  init?(at path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let kept = try? JSONText.value(KeptFailure.self, from: data)
    else { return nil }
    self = kept
  }

  /// - Parameter code: with which the renderer ended.
  func failure(_ code: ExitCode) -> Failure {
    var failure = Failure(code, message, hint: hint)
    failure.isStill = isStill
    failure.mayPlayInApp = mayPlayInApp || isStill || code == .protocolBroken || code == .badInput
    return failure
  }
}

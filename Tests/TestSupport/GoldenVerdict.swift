import Codecs
import Foundation
import Pixels

/// What comparing something with its stored form came to.
package enum GoldenVerdict: Equatable, Sendable {
  case same
  /// The message for the test's log, and the picture that explains it.
  case different(String, picture: [UInt8]? = nil)

  package var message: String? {
    if case .different(let message, _) = self { message } else { nil }
  }
}

extension GoldenRecorder {
  /// Compares a picture with its golden.
  ///
  /// The cause of a failure is named before pixels are: missing, Git LFS pointer, rewritten line
  /// ends, undecodable, size.
  package func check(
    _ actual: Pixmap,
    _ name: String,
    tolerance: Tolerance = .exact,
    mayBeBlank: Bool = false
  ) -> GoldenVerdict {
    ask(.golden, name)
    if let complaint = complaint(about: name) { return .different(complaint) }
    if !mayBeBlank, actual.isBlank {
      return .different(
        "\(suite)/\(name) is a single colour, which proves little. "
          + "Draw more, or say `mayBeBlank: true`."
      )
    }
    let file = workspace.file(.golden, suite: suite, name: name)
    guard let stored = try? Data(contentsOf: file) else {
      return missing(file) { SmallPNGEncoder().encode(actual) }
    }
    let expected: Pixmap
    do {
      expected = try Pixmap(png: Array(stored))
    } catch {
      return different(actual, file, because: "\(error)")
    }
    guard expected.width == actual.width, expected.height == actual.height else {
      return different(
        actual,
        file,
        because: "the golden is \(expected.width)x\(expected.height), "
          + "the picture \(actual.width)x\(actual.height)"
      )
    }
    guard let difference = PixmapDifference(between: expected, and: actual) else { return .same }
    if difference.maxDelta <= tolerance.maxDelta, difference.count <= tolerance.pixels {
      return .same
    }
    var reason = "\(difference)"
    if tolerance != .exact {
      reason +=
        "; allowed are \(tolerance.pixels) pixels by \(tolerance.maxDelta) "
        + "because \(tolerance.reason)"
    }
    return different(actual, file, because: reason, expected: expected)
  }

  /// Compares a text with its dump.
  package func check(dump actual: String, _ name: String) -> GoldenVerdict {
    ask(.dump, name)
    if let complaint = complaint(about: name) { return .different(complaint) }
    let file = workspace.file(.dump, suite: suite, name: name)
    let actual = actual.hasSuffix("\n") ? actual : actual + "\n"
    guard let stored = try? Data(contentsOf: file) else {
      return missing(file) { Array(actual.utf8) }
    }
    let expected = String(decoding: stored, as: UTF8.self)
    if expected == actual { return .same }
    let path = workspace.relativePath(file)
    if workspace.mode.recordsDifferent { return record(Array(actual.utf8), file, "differed") }
    let kept = workspace.keep(Array(actual.utf8), suite: suite, named: "\(name).actual.txt")
    if expected.replacing("\r\n", with: "\n") == actual {
      return .different("\(path): the dump's line ends were rewritten to CR LF.")
    }
    return .different("\(path): \(firstDifference(expected, actual))\n  actual: \(kept)")
  }

  private func complaint(about name: String) -> String? {
    let isPlain = name.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_@.+%=,".contains($0))
    }
    return isPlain && !name.isEmpty && !name.hasPrefix(".")
      ? nil : "\"\(name)\" is not a name for a golden: ASCII letters, digits and -_@.+%=, only."
  }

  private func missing(_ file: URL, _ bytes: () -> [UInt8]) -> GoldenVerdict {
    let path = workspace.relativePath(file)
    if workspace.mode.recordsMissing { return record(bytes(), file, "was missing") }
    let name = file.deletingPathExtension().lastPathComponent + ".actual." + file.pathExtension
    let kept = workspace.keep(bytes(), suite: suite, named: name)
    return .different("\(path) is missing.\n  actual: \(kept)")
  }

  private func record(_ bytes: [UInt8], _ file: URL, _ cause: String) -> GoldenVerdict {
    let path = workspace.relativePath(file)
    do {
      try workspace.write(bytes, to: file)
      return .different("Recorded \(path), which \(cause). Look at it, then run again.")
    } catch {
      return .different("\(path) \(cause) and cannot be written: \(error.localizedDescription)")
    }
  }

  private func different(
    _ actual: Pixmap,
    _ file: URL,
    because reason: String,
    expected: Pixmap? = nil
  ) -> GoldenVerdict {
    let bytes = SmallPNGEncoder().encode(actual)
    if workspace.mode.recordsDifferent { return record(bytes, file, "differed (\(reason))") }
    let name = file.deletingPathExtension().lastPathComponent
    let kept = workspace.keep(bytes, suite: suite, named: "\(name).actual.png")
    var message = "\(workspace.relativePath(file)): \(reason)\n  actual: \(kept)"
    var picture: [UInt8]?
    if let expected {
      let triptych = SmallPNGEncoder().encode(triptych(expected: expected, actual: actual))
      let path = workspace.keep(triptych, suite: suite, named: "\(name).triptych.png")
      message += "\n  expected │ diff │ actual: \(path)"
      picture = triptych
    }
    return .different(message, picture: picture)
  }
}

/// The first line in which two texts differ, with its number.
func firstDifference(_ expected: String, _ actual: String) -> String {
  let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(expected, actual).prefix { $0 == $1 }.count
  func text(_ lines: [Substring]) -> String {
    line < lines.count ? String(lines[line]) : "(the text ends)"
  }
  return "line \(line + 1) differs\n  - \(text(expected))\n  + \(text(actual))"
}

extension Pixmap {
  /// Whether there is nothing to see: no pixel, or one colour only.
  var isBlank: Bool {
    withUnsafePixels { pixels in
      guard let first = pixels.first else { return true }
      return pixels.allSatisfy { $0 == first }
    }
  }
}

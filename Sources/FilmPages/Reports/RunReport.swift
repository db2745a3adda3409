import Codecs
import Foundation

/// A whole test run in the forms that people and machines read.
public struct RunReport: Sendable {
  public var records: [TestRecord]

  public init(_ records: [TestRecord]) { self.records = records }

  public var failures: [TestRecord] { records.filter { $0.outcome != .passed } }

  /// For CI systems: one suite, a case for each film.
  public var junit: String {
    let seconds = records.reduce(0) { $0 + $1.seconds }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
      <testsuite name="films" tests="\(records.count)" failures="\(failures.count)" time="\(time(seconds))">

      """
    for record in records {
      let head =
        "<testcase classname=\"\(xml(record.test))\" name=\"\(xml(record.name))\" file=\"\(xml(record.file))\" line=\"\(record.line)\" time=\"\(time(record.seconds))\""
      if record.outcome == .passed {
        text += "\(head)/>\n"
      } else {
        let words = record.messages.joined(separator: "\n")
        // Viewers show the attribute as one line.
        let cause = words.isEmpty ? "failed" : words.prefix { $0 != "\n" }
        text +=
          "\(head)><failure message=\"\(xml(String(cause)))\">\(xml(words))</failure></testcase>\n"
      }
    }
    return text + "</testsuite>\n</testsuites>\n"
  }

  public var json: String {
    struct Report: Encodable {
      var tests: Int
      var failures: Int
      var records: [TestRecord]
    }
    let report = Report(tests: records.count, failures: failures.count, records: records)
    return JSONText.string(of: report) + "\n"
  }

  /// For `GITHUB_STEP_SUMMARY`: the numbers, and a row for each failure.
  public var markdown: String {
    var text =
      "### Transitions: \(records.count - failures.count) of \(records.count) as recorded\n"
    guard !failures.isEmpty else { return text }
    text += "\n| film | cause | test |\n|---|---|---|\n"
    for record in failures {
      let cause = (record.messages.first ?? "").replacing("|", with: "\\|").replacing(
        "\n",
        with: "<br>"
      )
      let test = record.test.replacing("|", with: "\\|")
      text += "| `\(record.name)` | \(cause) | \(test) |\n"
    }
    return text
  }

  private func time(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

  private func xml(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        Page.escape(text).unicodeScalars.filter { $0.value >= 32 || $0 == "\n" || $0 == "\t" }
      )
    )
  }
}

import Foundation
import Segue

/// Everything the tool prints.
///
/// Data goes to standard output, messages to standard error.
final class Console: @unchecked Sendable {
  enum Verbosity: Int, Comparable, Sendable {
    case quiet
    case normal
    case verbose

    static func < (lhs: Verbosity, rhs: Verbosity) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  var verbosity = Verbosity.normal
  /// Whether progress is drawn; only on a terminal or on request.
  var showsProgress = true
  /// One JSON object a line on standard error, for programs that end stalled tasks.
  var reportsJSONProgress = false

  private let lock = NSLock()
  /// The characters of the bar.
  private static let barWidth = 24
  /// The characters on the line of the bar; 0 where there is none.
  private var barLength = 0
  /// The last tenth of all frames for which a line was written.
  private var lastTenth = -1
  private var notes: Set<String> = []

  init() {}

  /// Colours and a moving bar: only on a capable terminal, and not when NO_COLOR is set.
  private let movesCursor =
    isatty(StandardError.descriptor) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"

  var usesColor: Bool {
    movesCursor && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty && colorAllowed
  }
  var colorAllowed = true

  /// How wide help is wrapped: COLUMNS, else the terminal, else 80.
  static var columns: Int {
    if let text = ProcessInfo.processInfo.environment["COLUMNS"], let value = Int(text), value > 20
    {
      return value
    }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 20 else { return 80 }
    return Int(size.ws_col)
  }

  /// Data on standard output.
  func print(_ text: String) throws(Failure) {
    let bytes = Array((text.hasSuffix("\n") ? text : text + "\n").utf8)
    guard !write(bytes, to: StandardOutput.descriptor) else { return }
    let code = errno
    if code == EPIPE { throw Failure(SinkError.readerGone) }
    throw Failure(
      .ioError,
      "cannot write to standard output: \(String(cString: strerror(code)))"
    )
  }

  func say(_ text: String) {
    guard verbosity >= .normal else { return }
    line(text)
  }

  /// Says what a reader needs to know once, however often it is found.
  func note(_ text: String) {
    if lock.withLock({ notes.insert(text).inserted }) { say("note: \(text)") }
  }

  func detail(_ text: String) {
    guard verbosity >= .verbose else { return }
    line(text)
  }

  func warn(_ text: String) {
    guard verbosity >= .normal else { return }
    line((usesColor ? "\u{1B}[33mwarning:\u{1B}[0m " : "warning: ") + text)
  }

  func fail(_ text: String) {
    guard usesColor, text.hasPrefix("Error:") else { return line(text) }
    line("\u{1B}[31mError:\u{1B}[0m" + text.dropFirst(6))
  }

  /// Shows what the user's code has printed, as it is.
  func pass(_ text: String) {
    guard !text.isEmpty else { return }
    line(text.hasSuffix("\n") ? String(text.dropLast()) : text)
  }

  /// A bar on a terminal; elsewhere a line for every tenth.
  func progress(_ done: Int, of total: Int) {
    guard total > 0 else { return }
    if reportsJSONProgress {
      line("{\"event\":\"frame\",\"done\":\(done),\"total\":\(total)}")
      return
    }
    guard verbosity >= .normal, showsProgress else { return }
    lock.lock()
    defer { lock.unlock() }
    if movesCursor {
      let width = Console.barWidth
      let filled = width * done / total
      let bar =
        String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
      let text = "\(bar) \(done)/\(total)"
      write(Array("\r\(text)\u{1B}[K".utf8), to: StandardError.descriptor)
      barLength = text.count
    } else if total >= 20, done * 10 / total > lastTenth {
      lastTenth = done * 10 / total
      if lastTenth > 0, lastTenth < 10 {
        write(Array("rendered \(done) of \(total) frames\n".utf8), to: StandardError.descriptor)
      }
    }
  }

  /// Prints a JSON object on a line of standard error, if requested.
  func event(_ object: [String: Any]) {
    guard reportsJSONProgress,
      let data = try? JSONSerialization.data(
        withJSONObject: object,
        options: [.sortedKeys, .withoutEscapingSlashes]
      )
    else { return }
    line(String(decoding: data, as: UTF8.self))
  }

  private func line(_ text: String) {
    lock.lock()
    defer { lock.unlock() }
    let clear = barLength > 0 ? "\r\u{1B}[K" : ""
    barLength = 0
    write(Array("\(clear)\(text)\n".utf8), to: StandardError.descriptor)
  }

  @discardableResult
  private func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

import Foundation
import OwnCode

/// What a crash or a run without end is reported as.
extension CrashNoteFiles {
  /// - Parameters:
  ///   - library: the path of the client's library.
  ///   - folders: those of the user's own code.
  ///   - advice: what to do about a crash, where that is known.
  func failure(signal: Int32, library: String, folders: [String], advice: String?) -> Failure {
    let report = Self.text(trace) ?? ""
    let frames = Self.userFrames(in: report, library: library, below: folders)
    let places = Self.lines(of: frames)
    if hasGivenUp {
      return Failure(
        .protocolBroken,
        ([line] + places).joined(separator: "\n"),
        hint: "does the code loop for ever? A longer wait: --timeout 240"
      )
    }
    // A picture that is missing may be what was unwrapped by force.
    let words = (Self.text(warnings) ?? "").split(separator: "\n").map(String.init)
    let fault = [Self.text(fault)].compactMap { $0 }
    let before = (words.filter { !fault.contains($0) } + fault).map { "before that: " + $0 }
    var failure = Failure(
      .internalError,
      (["your code crashed\(moment): \(Self.reason(signal, frames, report))"] + places + before)
        .joined(separator: "\n"),
      hint: Self.emptyOutlet(at: frames.first) ?? advice
        ?? "no file was left half-written; a message of the runtime, if there is one, stands above"
    )
    failure.mayPlayInApp = true
    return failure
  }

  /// That the code ended at an outlet, which is nil where no connection of a storyboard or xib sets
  /// it.
  ///
  /// - Parameter place: `path:line:column`.
  static func emptyOutlet(at place: String?) -> String? {
    let parts = place?.split(separator: ":") ?? []
    guard parts.count >= 3, let column = Int(parts[parts.count - 1]),
      let line = Int(parts[parts.count - 2]), line > 0, column > 0,
      let text = try? String(
        contentsOfFile: parts.dropLast(2).joined(separator: ":"),
        encoding: .utf8
      )
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard line <= lines.count else { return nil }
    // Columns count bytes.
    let rest = String(decoding: lines[line - 1].utf8.dropFirst(column - 1), as: UTF8.self)
    var name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if name == "self" {
      name = rest.dropFirst("self.".count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    let isOutlet = lines.contains { line in
      line.contains("@IBOutlet") && line.contains("var \(name):") && line.contains("!")
    }
    guard !name.isEmpty, isOutlet else { return nil }
    return "if the outlet '\(name)' is nil, nothing is connected to it: "
      + "connect it in the storyboard or xib, and make the screen from that"
  }

  /// Lines for the innermost places, each once where a function calls itself.
  nonisolated static func lines(of frames: [String]) -> [String] {
    var places: [String] = []
    for frame in frames where places.last != frame { places.append(frame) }
    return places.prefix(5).map { "  at \($0)" }
  }

  /// - Parameter frames: places in the user's code, of which a full stack has many, and few
  ///   different ones.
  private static func reason(_ signal: Int32, _ frames: [String], _ report: String) -> String {
    switch signal {
    case SIGSEGV where frames.count >= 20 && Set(frames).count * 3 <= frames.count:
      "its stack is full; does a function call itself for ever?"
    case SIGSEGV where hasFullStack(report):
      "its stack is full; does a function call itself for ever, or are views nested in thousands?"
    // How Swift ends a program.
    case SIGILL, SIGTRAP: "a fatal error"
    default: strsignal(signal).map { String(cString: $0) } ?? "signal \(signal)"
    }
  }

  /// Whether the address that could not be used is where the next call would have its variables.
  ///
  /// The calls themselves say nothing where they are UIKit's own, such as those for views in views.
  private static func hasFullStack(_ report: String) -> Bool {
    var address: UInt64?
    var pointer: UInt64?
    for line in report.split(separator: "\n") where address == nil || pointer == nil {
      let words = line.split(separator: " ")
      if line.hasPrefix("*** Program crashed:") {
        address = words.lazy.compactMap(number).first
      } else if words.first == "rsp" || words.first == "sp" {
        pointer = words.lazy.compactMap(number).first
      }
    }
    guard let address, let pointer else { return false }
    // More than the variables of a call take.
    return max(address, pointer) - min(address, pointer) < 64 << 10
  }

  /// The places of the user's code in the runtime's report, innermost first: `path:line:column`.
  ///
  /// The runtime writes addresses; only those of the client's library are looked up, because the
  /// tool's own would take long.
  private static func userFrames(
    in report: String,
    library: String,
    below folders: [String]
  ) -> [String] {
    let lines = report.split(separator: "\n")
    guard let image = addresses(of: library, in: lines) else { return [] }
    let addresses = lines.prefix { !$0.hasPrefix("Images") }.compactMap { line -> UInt64? in
      let words = line.split(separator: " ")
      guard let first = words.first, Int(first) != nil,
        let address = words.lazy.compactMap(number).first, image.contains(address)
      else { return nil }
      // A return address points behind the call.
      return address - image.lowerBound - (words.contains("[ra]") ? 1 : 0)
    }
    let places = SourcePlaces.find(addresses, in: library)
    return places.filter { place in folders.contains { place.hasPrefix($0) } }
  }

  /// Where a library is in memory, by the line of the report that ends with its path.
  ///
  /// The line is `0x…–0x… identity name path`.
  private static func addresses(of library: String, in lines: [Substring]) -> Range<UInt64>? {
    let image = lines.first { $0.hasSuffix(library) }?.split(separator: " ").first?
      .split(separator: "\u{2013}")
    guard let image, image.count == 2, let start = number(image[0]), let end = number(image[1]),
      start <= end
    else { return nil }
    return start..<end
  }

  private static func number(_ word: Substring) -> UInt64? {
    word.hasPrefix("0x") ? UInt64(word.dropFirst(2), radix: 16) : nil
  }
}

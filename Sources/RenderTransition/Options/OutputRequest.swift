import ArgumentParsing
import Foundation
import Segue

/// One `--out`: what, where, and under which names.
struct OutputRequest: Equatable, Sendable {
  var format: OutputFormat
  /// A file or a directory; `-` is standard output.
  var path: String
  /// The names of frames in a directory; nil where everything goes into one file.
  var pattern: FramePattern?

  init(_ format: OutputFormat, path: String) {
    self.format = format
    self.path = path
  }

  /// - Parameters:
  ///   - format: the value of `--format`; nil leaves it to the ending.
  ///   - pattern: the value of `--pattern`; a path may contain its own (`frames/f-%04d.png`).
  init(path: String, format: OutputFormat?, pattern: FramePattern) throws(InvalidValue) {
    guard !path.isEmpty else { throw InvalidValue("it is empty") }
    if let home = HomePath.mistake(path) { throw InvalidValue(home) }
    if path == "-" {
      guard let format, format.streams else {
        let streams = OutputFormat.allCases.filter(\.streams).map { "--format \($0.rawValue)" }
        let words = streams.joined(separator: " and ")
        throw InvalidValue("only \(words) can be written to standard output")
      }
      self.init(format, path: path)
      return
    }
    do throws(OutputFormat.UnknownEnding) {
      let chosen = if let format { format } else { try OutputFormat(path: path) }
      self.init(chosen, path: path)
    } catch {
      throw InvalidValue("\(error)")
    }
    if self.format == .png { try choosePictures(pattern) }
  }

  /// `frames/` is a directory, `frames/f-%04d.png` a directory with names, `one.png` a file.
  private mutating func choosePictures(_ pattern: FramePattern) throws(InvalidValue) {
    let name =
      path.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    guard name.lowercased().hasSuffix(".png") else {
      self.pattern = pattern
      return
    }
    guard let own = FramePattern(name) else {
      throw InvalidValue("'\(name)' is not a pattern of names")
    }
    guard own.hasNumber else { return }
    let directory = String(path.dropLast(name.count))
    path = directory.isEmpty ? "." : directory
    self.pattern = own
  }

  /// The request with `suffix` added to the name, before the ending.
  func named(adding suffix: String) -> OutputRequest {
    var request = self
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last.map(String.init) ?? ""
    if pattern == nil, let dot = name.lastIndex(of: "."), dot != name.startIndex {
      request.path = path.dropLast(name.count) + "\(name[..<dot])\(suffix)\(name[dot...])"
    } else {
      request.path = path.withoutFinalSlash + suffix
    }
    return request
  }

  /// The single file that would be overwritten; nil for directories and standard output.
  var file: String? { pattern == nil && !usesStandardOutput ? path : nil }

  var usesStandardOutput: Bool { path == "-" }

  /// Equal for all spellings of one place: an absolute path with existing links resolved.
  var identity: String {
    let (folder, name) = AtomicFile.split(path.withoutFinalSlash)
    func real(_ path: String) -> String? {
      guard let found = realpath(path, nil) else { return nil }
      defer { free(found) }
      return String(cString: found)
    }
    return real(path) ?? real(folder.isEmpty ? "." : folder).map { "\($0)/\(name)" }
      ?? URL(fileURLWithPath: path).standardizedFileURL.path
  }

  var isGIF: Bool { format == .gif }
}

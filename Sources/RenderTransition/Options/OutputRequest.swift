import ArgumentParsing
import Segue

/// One `--out`: what, where, and under which names.
struct OutputRequest: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case sequence(directory: String, pattern: FramePattern)
    /// One frame in one file.
    case still(path: String)
    case apng(path: String)
    case gif(path: String)
    case video(path: String, VideoFile.Format)
    case raw(RawVideo.Format, RawVideo.Destination)
    case filmstrip(path: String)
  }

  var kind: Kind

  init(kind: Kind) { self.kind = kind }

  /// - Parameters:
  ///   - format: of `--format`, which overrides the extension.
  ///   - pattern: of `--pattern`; a path may carry its own (`frames/f-%04d.png`).
  init(path: String, format: OutputFormat?, pattern: FramePattern) throws(InvalidValue) {
    guard !path.isEmpty else { throw InvalidValue("it is empty") }
    let format = format ?? OutputFormat(path: path)
    if path == "-" {
      guard format.streams else {
        throw InvalidValue("only --format y4m and --format rgba can be written to standard output")
      }
      kind = .raw(format == .y4m ? .y4m : .rgba, .standardOutput)
      return
    }
    switch format {
    case .png: kind = try OutputRequest.pictures(path: path, pattern: pattern)
    case .apng: kind = .apng(path: path)
    case .gif: kind = .gif(path: path)
    case .mp4: kind = .video(path: path, .mp4)
    case .webm: kind = .video(path: path, .webm)
    case .y4m: kind = .raw(.y4m, .file(path))
    case .rgba: kind = .raw(.rgba, .file(path))
    case .filmstrip: kind = .filmstrip(path: path)
    }
  }

  /// `frames/` is a directory, `frames/f-%04d.png` a directory with names, `one.png` a file.
  private static func pictures(path: String, pattern: FramePattern) throws(InvalidValue) -> Kind {
    let name =
      path.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    guard name.lowercased().hasSuffix(".png") else {
      return .sequence(directory: path, pattern: pattern)
    }
    guard let own = FramePattern(name) else {
      throw InvalidValue("'\(name)' is no pattern of names")
    }
    guard own.hasNumber else { return .still(path: path) }
    let directory = String(path.dropLast(name.count))
    return .sequence(directory: directory.isEmpty ? "." : directory, pattern: own)
  }

  /// The single file that would be overwritten; nil for directories and standard output.
  var file: String? {
    switch kind {
    case .still(let path), .apng(let path), .gif(let path), .video(let path, _),
      .raw(_, .file(let path)), .filmstrip(let path):
      path
    case .sequence, .raw(_, .standardOutput): nil
    }
  }

  var usesStandardOutput: Bool {
    if case .raw(_, .standardOutput) = kind { true } else { false }
  }

  var isGIF: Bool {
    if case .gif = kind { true } else { false }
  }
}

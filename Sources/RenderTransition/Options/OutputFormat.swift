/// What an output is, told by `--format` or by the name's extension.
enum OutputFormat: String, CaseIterable, Sendable {
  /// PNG files: a directory of them, or one.
  case png
  case apng
  case gif
  case mp4
  case webm
  case y4m
  case rgba
  case filmstrip

  /// By the extension; a name without a known one means PNG files.
  init(path: String) {
    switch path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() {
    case "gif": self = .gif
    case "mp4", "m4v": self = .mp4
    case "webm": self = .webm
    case "apng": self = .apng
    case "y4m": self = .y4m
    case "rgba", "raw": self = .rgba
    default: self = .png
    }
  }

  /// Whether standard output can carry it.
  var streams: Bool { self == .y4m || self == .rgba }
}

/// What frames can become.
///
/// It decides the endings of names, whether standard output can carry it, how fast it plays, and
/// the sink.
public enum OutputFormat: String, CaseIterable, Sendable {
  /// PNG: a directory of files, or one file.
  case png
  /// One animated PNG file.
  case apng
  /// GIF, with colours chosen for each image.
  case gif
  /// H.264, made by ffmpeg.
  case mp4
  /// VP9, made by ffmpeg.
  case webm
  /// Animated WebP, made by ffmpeg.
  case webp
  /// Animated AVIF (AV1), made by ffmpeg.
  case avif
  /// Uncompressed Y'CbCr, for other programs.
  case y4m
  /// Uncompressed pixels without a header.
  case rgba
  /// Moments side by side in one PNG.
  case filmstrip
  /// An HTML page with the film, its curves and its layers.
  case html

  /// File name endings of the format; a filmstrip has none and is chosen by name.
  public var endings: [String] {
    switch self {
    case .png: ["png"]
    case .apng: ["apng"]
    case .gif: ["gif"]
    case .mp4: ["mp4", "m4v"]
    case .webm: ["webm"]
    case .webp: ["webp"]
    case .avif: ["avif"]
    case .y4m: ["y4m"]
    case .rgba: ["rgba", "raw"]
    case .filmstrip: []
    case .html: ["html", "htm"]
    }
  }

  /// A name whose ending belongs to no format.
  public struct UnknownEnding: Error, Equatable, Sendable, CustomStringConvertible {
    /// Without the dot, in lower case.
    public var ending: String

    public var description: String {
      let known = OutputFormat.allCases.compactMap(\.endings.first).map { ".\($0)" }
      return
        "there is no format '.\(ending)': there are \(known.dropLast().joined(separator: ", "))"
        + " and \(known.last ?? ""); a directory of PNG files ends with a slash or has no dot"
    }
  }

  /// By the name's ending.
  ///
  /// A name without a dot, or with a slash at its end, is a directory of PNG files.
  public init(path: String) throws(UnknownEnding) {
    self = .png
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    // A leading dot hides a file and does not begin an ending.
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex, name != ".." else { return }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let format = OutputFormat.allCases.first(where: { $0.endings.contains(ending) }) else {
      throw UnknownEnding(ending: ending)
    }
    self = format
  }

  /// Whether standard output can carry it.
  public var streams: Bool { self == .y4m || self == .rgba }

  /// Whether pages and READMEs show it as a picture that plays by itself.
  public var isMovingPicture: Bool { self == .gif || self == .webp || self == .avif }

  /// Whether transparency is kept.
  public var keepsTransparency: Bool {
    switch self {
    case .png, .apng, .gif, .webp, .rgba: true
    case .mp4, .webm, .avif, .y4m, .filmstrip, .html: false
    }
  }

  /// The fastest rate the format plays that is not above `wanted`.
  public func playableRate(for wanted: FrameRate) -> FrameRate {
    self == .gif ? GIFFile.playableRate(for: wanted) : wanted
  }
}

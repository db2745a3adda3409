/// What frames can become.
///
/// Everything that depends on the format is here: the endings of names, what standard output can
/// carry, how fast it plays, and the sink.
public enum OutputFormat: String, CaseIterable, Sendable {
  /// PNG files: a directory of them, or one.
  case png
  /// One PNG file that plays.
  case apng
  /// Colours chosen for each image.
  case gif
  /// H.264, made by ffmpeg.
  case mp4
  /// VP9, made by ffmpeg.
  case webm
  /// Moving pictures that pages show like others.
  case webp
  /// AV1 in one picture that plays, made by ffmpeg.
  case avif
  /// Uncompressed Y'CbCr, for other programs.
  case y4m
  /// Uncompressed pixels without a header.
  case rgba
  /// Moments side by side in one PNG.
  case filmstrip
  /// A page with the film, its curves and its layers.
  case html

  /// Endings of file names that mean the format; a filmstrip is asked for by name.
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

  /// A name whose ending stands for no format.
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
    // A dot at the front hides a name and ends nothing.
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex, name != ".." else { return }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let format = OutputFormat.allCases.first(where: { $0.endings.contains(ending) }) else {
      throw UnknownEnding(ending: ending)
    }
    self = format
  }

  /// Whether standard output can carry it.
  public var streams: Bool { self == .y4m || self == .rgba }

  /// Moving pictures that stand in pages and READMEs: they play by themselves, at the size they have.
  public var isMovingPicture: Bool { self == .gif || self == .webp || self == .avif }

  /// Whether what is transparent stays so.
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

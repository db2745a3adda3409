import Foundation
import Segue

/// Makes a GIF that fits into a number of bytes.
///
/// It reduces the colours of each image first, then the frames, then the size, then the colours of
/// all images, and reports what it did. A file over the limit never gets its name.
@MainActor
struct GIFBudget {
  let maximumBytes: Int
  let console: Console

  /// What makes a file smaller before frames go: the steps that cost least for each byte first.
  ///
  /// Measured over films of four demos: between 13 % and 44 % smaller, at 50 to 40 dB. At equal
  /// bytes nearly all films are nearer to their frames than ffmpeg's with one palette.
  private static let economies: [(what: String, colors: Int, isLocal: Bool, slack: Int)] = [
    ("128 colours an image", 128, true, 1),
    ("128 colours an image, pixels up to 2 of 255 levels off", 128, true, 2),
    ("256 colours for all images", 256, false, 1),
    ("64 colours an image", 64, true, 1),
    ("256 colours for all images, pixels up to 2 of 255 levels off", 256, false, 2),
  ]
  private static let rates = [100.0 / 3, 25, 20, 100.0 / 6, 12.5, 10]
  private static let scales = [0.75, 0.5, 1.0 / 3]
  private static let colors = [128, 64, 32, 16]
  private static let lastScales = [0.25, 0.15, 0.1]

  func render(
    _ pass: RenderCommand.Pass,
    once: (RenderCommand.Pass, GIFFile.Quality) throws(Failure) -> [SinkOutput],
    replan: (FrameRate) throws(Failure) -> RenderCommand.Pass
  ) throws(Failure) -> [SinkOutput] {
    var quality = GIFFile.Quality()
    quality.maximumBytes = maximumBytes
    var outputs = try once(pass, quality)
    let gifs = Set(pass.outputs.filter(\.isGIF).map(\.path))
    func fits() -> Bool {
      outputs.filter { gifs.contains($0.path) }.allSatisfy { $0.byteCount <= maximumBytes }
    }
    var current = pass
    func again(_ what: String) throws(Failure) {
      console.say("larger than \(maximumBytes) bytes: trying \(what)")
      let others = outputs.filter { !gifs.contains($0.path) }
      outputs = others + (try once(current, quality))
    }
    if !fits() {
      quality.refinesStills = false
      try again("less exact stills")
    }
    for economy in GIFBudget.economies where !fits() {
      quality.colors = economy.colors
      quality.hasLocalColors = economy.isLocal
      quality.slack = economy.slack
      try again(economy.what)
    }
    for wanted in GIFBudget.rates where !fits() {
      let hundredths = Int((100 / wanted).rounded())
      guard let rate = FrameRate(100, per: hundredths),
        rate.framesPerSecond < pass.plan.rate.framesPerSecond
      else { continue }
      current = try replan(rate)
      try again("\(rate) frames a second")
    }
    for scale in GIFBudget.scales where !fits() {
      quality.scale = scale
      try again("\(Int((scale * 100).rounded())) % of the size")
    }
    for colors in GIFBudget.colors where !fits() {
      quality.colors = colors
      try again("\(colors) colours")
    }
    for scale in GIFBudget.lastScales where !fits() {
      quality.scale = scale
      try again("\(Int((scale * 100).rounded())) % of the size")
    }
    guard fits() else {
      throw Failure(
        .cannotCreate,
        "no GIF of this transition fits into \(maximumBytes) bytes",
        hint: "raise --max-bytes, or choose less of it with --duration, --crop or --fps"
      )
    }
    return outputs
  }
}

import Foundation
import Segue

/// Makes a GIF that fits into a number of bytes.
///
/// It reduces exactness and frames first, then the size, then the colours, and reports what it did.
/// A file over the limit is never kept.
@MainActor
struct GIFBudget {
  let maximumBytes: Int
  let console: Console

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
    var outputs = try once(pass, quality)
    func fits() -> Bool {
      outputs.filter { $0.path.hasSuffix(".gif") }.allSatisfy { $0.byteCount <= maximumBytes }
    }
    var current = pass
    func again(_ what: String) throws(Failure) {
      console.say("larger than \(maximumBytes) bytes: trying \(what)")
      let others = outputs.filter { !$0.path.hasSuffix(".gif") }
      outputs = others + (try once(current, quality))
    }
    if !fits() {
      quality.refinesStills = false
      try again("less exact stills")
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
      for output in outputs where output.path.hasSuffix(".gif") {
        try? FileManager.default.removeItem(atPath: output.path)
      }
      throw Failure(
        .cannotCreate,
        "no GIF of this transition fits into \(maximumBytes) bytes",
        hint: "raise --max-bytes, or choose less of it with --duration, --crop or --fps"
      )
    }
    return outputs
  }
}

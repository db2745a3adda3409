import Segue

/// Makes a GIF that fits into a number of bytes: fewer frames first, then smaller, then fewer
/// colours, and says what it did.
@MainActor
struct GIFBudget {
  let maximumBytes: Int
  let console: Console

  private static let rates = [100.0 / 3, 25, 20, 100.0 / 6, 12.5, 10]
  private static let scales = [0.75, 0.5, 1.0 / 3]
  private static let colors = [128, 64, 32]

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
    if !fits() { console.warn("no way to make it smaller than \(maximumBytes) bytes was found") }
    return outputs
  }
}

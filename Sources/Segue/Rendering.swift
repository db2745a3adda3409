import Display
import Pixels
import UIKit

/// One pass over a scenario into any number of outputs.
@MainActor
public struct Rendering {
  /// What is run.
  public var scenario: Scenario
  /// Which moments are drawn.
  public var plan: FramePlan
  /// What is drawn around the screen.
  public var decoration: FrameDecoration
  /// How many threads draw.
  ///
  /// Never changes a byte.
  public var threads: Int
  /// Smallest instead of fastest PNG.
  public var usesSmallPNG: Bool
  /// What the rehearsal showed, to be compared with this run.
  public var rehearsal: Rehearsal?
  /// The rehearsal's recording, if there is one: it saves another run.
  package var recording: Recording?

  /// - Parameters:
  ///   - scenario: what is run.
  ///   - plan: which moments are drawn.
  ///   - decoration: what is drawn around the screen.
  ///   - threads: how many threads paint. Their number changes no byte.
  ///   - usesSmallPNG: whether PNG files are compressed harder, and slower.
  public init(
    scenario: Scenario,
    plan: FramePlan,
    decoration: FrameDecoration = .init(),
    threads: Int = 1,
    usesSmallPNG: Bool = false
  ) {
    self.scenario = scenario
    self.plan = plan
    self.decoration = decoration
    self.threads = threads
    self.usesSmallPNG = usesSmallPNG
  }

  /// - Parameter onProgress: called after each frame with how many the sinks have taken.
  @discardableResult
  public func run(
    into sinks: [any FrameSink],
    onProgress: @escaping (Int) -> Void = { _ in }
  ) throws -> [SinkOutput] {
    let caption = try captionList()
    let recording = recording.flatMap { $0.covers(plan.frames.lazy.map(\.time)) ? $0 : nil }
    let performance = try recording?.performance ?? scenario.begin()
    let screen = performance.stage.screen
    let (painter, headStart) = painter(for: sinks, on: screen, after: recording)
    let loop = FrameLoop(
      plan: plan,
      painter: painter,
      threads: threads,
      headStart: headStart,
      onProgress: onProgress
    )
    var comparison = Course.Comparison(rehearsal)
    var outputs = try loop.run(into: sinks) { time in
      let moment = try recording?.take(time) ?? performance.moment(at: time)
      var list = moment.list
      comparison?.compare(list, at: time)
      if decoration.showsTouches, let fingers = moment.touches {
        let screen = list
        list = .record { recorder in
          recorder.draw(screen)
          recorder.draw(fingers)
        }
      }
      return decoration.decorate(list, of: screen, at: time, caption: caption)
    }
    var diagnostics = rehearsal?.diagnostics ?? []
    for message in performance.stage.diagnostics where !diagnostics.contains(message) {
      diagnostics.append(message)
    }
    if let difference = comparison?.difference { diagnostics.append(difference) }
    for index in outputs.indices { outputs[index].diagnostics = diagnostics }
    return outputs
  }

  /// The painter of all frames, with those that it has painted ahead.
  private func painter(
    for sinks: [any FrameSink],
    on screen: Screen,
    after recording: Recording?
  ) -> (FramePainter, HeadStart?) {
    let size = decoration.size(on: screen)
    let painter = FramePainter(
      width: size.width,
      height: size.height,
      contents: sinks.reduce(into: []) { $0.formUnion($1.needs) },
      usesSmallPNG: usesSmallPNG,
      background: decoration.isPlain ? Pixel(.black) : .clear
    )
    // What was painted ahead has no fingers, captions or frames around it.
    guard decoration.isPlain, !decoration.showsTouches, let headStart = recording?.headStart,
      let early = headStart.painter, early.isLike(painter)
    else { return (painter, nil) }
    return (early, headStart)
  }

  /// The line below, which is the same in every frame.
  private func captionList() throws -> DisplayList? {
    guard let caption = decoration.caption else { return nil }
    let screen = try scenario.screen()
    let size = decoration.size(on: screen)
    return caption.list(
      width: CGFloat(size.width) / screen.scale,
      scale: screen.scale,
      on: decoration.background
    )
  }
}

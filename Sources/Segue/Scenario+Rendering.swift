import Foundation
import Pixels
import Raster
import UIKit

extension Scenario {
  /// What the screen shows at some moments, in seconds since the transition began.
  public func frames(at times: [Double]) throws -> [Frame] {
    let performance = try begin()
    let stage = performance.stage
    let renderer = Renderer()
    var frames: [Double: Frame] = [:]
    for time in Set(times).sorted() {
      let list = try performance.displayList(at: time)
      let pixmap = renderer.render(
        list,
        width: stage.pixelWidth,
        height: stage.pixelHeight,
        background: Pixel(.black)
      )
      frames[time] = Frame(pixmap: pixmap, scale: stage.screen.scale, time: time)
    }
    return times.compactMap { frames[$0] }
  }

  /// Renders the whole transition into a file or a directory, by the name's ending: `.gif`, `.mp4`,
  /// `.webm`, `.apng`, `.y4m`, `.html`; a name without one is a directory of PNG files.
  ///
  /// A file that exists is replaced. A GIF plays at most at 50 frames a second. The stage is
  /// filmed as it is: the tool's defaults for READMEs (one pixel to a point, holds, round
  /// corners) are not used.
  ///
  /// Diagnostics (a missing segue, a constraint that cannot be met, a missing picture) are written
  /// to standard error and are part of the result.
  ///
  /// - Parameter strict: throws for a diagnostic instead.
  @discardableResult
  public func render(
    to path: String,
    fps: Int = 60,
    holdLast: Double = 0,
    strict: Bool = false,
    threads: Int = ProcessInfo.processInfo.activeProcessorCount
  ) throws -> SinkOutput {
    guard let chosen = FrameRate(fps) else {
      throw SinkError.unsupported("\(fps) is not a frame rate: it must be from 1 to 1000.")
    }
    let format: OutputFormat
    do throws(OutputFormat.UnknownEnding) {
      format = try OutputFormat(path: path)
    } catch {
      throw SinkError.unsupported("\(error)")
    }
    let rate = format.playableRate(for: chosen)
    let (rehearsal, recording) = try record { rate.time(of: $0) }
    if strict, !rehearsal.diagnostics.isEmpty {
      throw StageError.diagnostics(rehearsal.diagnostics)
    }
    let duration = rehearsal.duration
    var request = FramePlan.Request(rate: rate, duration: duration)
    request.holdLast = holdLast
    guard let plan = FramePlan(request) else {
      throw SinkError.unsupported("That would be more than \(FramePlan.maximumCount) frames.")
    }
    var job = OutputJob(format, path: path, scenario: self, plan: plan, duration: duration)
    job.threads = threads
    job.title = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    job.replacesOthers = true
    if format == .png, path.lowercased().hasSuffix(".png") { job.pattern = nil }
    var rendering = Rendering(scenario: self, plan: plan, threads: threads)
    rendering.rehearsal = rehearsal
    rendering.recording = recording
    let output = try rendering.run(into: [job.makeSink()])[0]
    for message in rehearsal.remarks + output.diagnostics {
      FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
    }
    if strict, !output.diagnostics.isEmpty { throw StageError.diagnostics(output.diagnostics) }
    return output
  }
}

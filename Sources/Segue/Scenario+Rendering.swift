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

  /// Renders the whole transition into a file or a directory, by the name's extension: `.gif`,
  /// `.mp4`, `.webm`, `.apng`, `.y4m`; anything else is a directory of PNG files.
  ///
  /// A file that exists is replaced. A GIF plays at most at 50 frames a second.
  @discardableResult
  public func render(
    to path: String,
    fps: Int = 60,
    holdLast: Double = 0,
    threads: Int = ProcessInfo.processInfo.activeProcessorCount
  ) throws -> SinkOutput {
    let name = (path as NSString).pathExtension.lowercased()
    let isGIF = name == "gif"
    guard let chosen = FrameRate(fps) else {
      throw SinkError.unsupported("\(fps) is no frame rate: it must be from 1 to 1000.")
    }
    let rate = isGIF ? GIFFile.playableRate(for: chosen) : chosen
    var request = FramePlan.Request(rate: rate, duration: try rehearse().duration)
    request.holdLast = holdLast
    guard let plan = FramePlan(request) else {
      throw SinkError.unsupported("That would be more than \(FramePlan.maximumCount) frames.")
    }
    let sink: any FrameSink
    if isGIF {
      sink = GIFFile(path: path, threads: threads)
    } else if let format = VideoFile.Format(rawValue: name) {
      sink = VideoFile(path: path, format: format)
    } else if path.hasSuffix(".apng") {
      sink = APNGFile(path: path)
    } else if path.hasSuffix(".y4m") {
      sink = RawVideo(format: .y4m, destination: .file(path))
    } else {
      // A scenario is code and has no name: frames of an earlier version must not be taken over.
      let identity = PNGSequence.Identity(
        renderer: "segue",
        plan: UUID().uuidString,
        scene: ["fps": rate.description]
      )
      sink = PNGSequence(
        directory: path,
        identity: identity,
        frames: plan.frames,
        replacesOthers: true
      )
    }
    let outputs = try Rendering(scenario: self, plan: plan, threads: threads).run(into: [sink])
    return outputs[0]
  }
}

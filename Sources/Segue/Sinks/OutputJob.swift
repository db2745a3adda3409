import Foundation
import UIKit

/// One output of a rendering: what a format needs to know to make its sink.
@MainActor
public struct OutputJob {
  /// What the frames become.
  public var format: OutputFormat
  /// `-` is standard output.
  public var path: String
  /// What is run.
  public var scenario: Scenario
  /// Which moments are drawn.
  public var plan: FramePlan
  /// Of the transition, in virtual seconds.
  public var duration: Double

  /// The title of the film on a page or a strip.
  public var title = ""
  /// What a page says about it, line by line.
  public var facts: [(label: String, value: String)] = []
  /// How many threads compress.
  ///
  /// Never changes a byte.
  public var threads = 1
  /// How often a GIF or an APNG plays; 0 is for ever.
  public var loopCount = 0
  /// Whether PNG files are compressed harder, and slower.
  public var usesSmallPNG = false
  /// How colours and differences are chosen for a GIF.
  public var gif = GIFFile.Quality()
  /// Points of each frame in a filmstrip.
  public var filmstripHeight = 320.0
  /// The limit of a picture; a larger one is refused before memory is allocated.
  public var maximumPixels = 64_000_000
  /// Whether a page keeps all pixels, rather than one for each point.
  public var pageKeepsPixels = false
  /// The names of frames in a directory; nil puts the only frame into the file `path`.
  public var pattern: FramePattern? = .standard
  /// The identity in the manifest of a directory of frames.
  ///
  /// The default one reuses nothing from an earlier render: a scenario is code and has no name.
  public var identity: PNGSequence.Identity
  /// First and last number when only some frames of the plan are drawn.
  public var chunk: ClosedRange<Int>?
  /// Whether frames of another render may be removed from the directory.
  public var replacesOthers = false

  /// - Parameters:
  ///   - format: What the frames become.
  ///   - path: Where the output goes.
  ///   - scenario: What is run.
  ///   - plan: Which moments are drawn.
  ///   - duration: Of the transition, in seconds.
  public init(
    _ format: OutputFormat,
    path: String,
    scenario: Scenario,
    plan: FramePlan,
    duration: Double
  ) {
    self.format = format
    self.path = path
    self.scenario = scenario
    self.plan = plan
    self.duration = duration
    identity = .init(
      renderer: "segue",
      plan: UUID().uuidString,
      scene: ["fps": plan.rate.description]
    )
  }

  /// Where the frames go.
  ///
  /// May run the scenario, to see how its layers move.
  public func makeSink() throws -> any FrameSink {
    if format != .png || pattern == nil, path != "-" {
      AtomicFile.removeLeftovers(of: path)
      if let pid = AtomicFile.writer(of: path) { throw SinkError.locked(path: path, pid: pid) }
    }
    switch format {
    case .png: return try makePictures()
    case .apng, .gif, .mp4, .webm, .webp, .avif, .y4m, .rgba:
      return OutputJob.film(
        format,
        path: path,
        loopCount: loopCount,
        usesSmallPNG: usesSmallPNG,
        gif: gif,
        threads: threads
      )
    case .filmstrip:
      return FilmstripFile(
        path: path,
        title: title,
        duration: duration,
        motion: try scenario.motion(duration: duration),
        frameHeight: filmstripHeight,
        maximumPixels: maximumPixels
      )
    case .html:
      return FilmPageFile(
        path: path,
        title: title,
        recording: try FilmRecording(of: scenario, plan: plan, duration: duration),
        facts: facts,
        keepsPixels: pageKeepsPixels,
        threads: threads
      )
    }
  }

  /// The sink of a format that needs pictures only, not the scenario.
  ///
  /// Not for `.png`, whose frames have names.
  package static func film(
    _ format: OutputFormat,
    path: String,
    loopCount: Int,
    usesSmallPNG: Bool,
    gif: GIFFile.Quality = .init(),
    threads: Int
  ) -> any FrameSink {
    switch format {
    case .gif: GIFFile(path: path, loopCount: loopCount, quality: gif, threads: threads)
    case .mp4: VideoFile(path: path, format: .mp4)
    case .webm: VideoFile(path: path, format: .webm)
    case .webp: VideoFile(path: path, format: .webp, loopCount: loopCount)
    case .avif: VideoFile(path: path, format: .avif)
    case .y4m, .rgba:
      RawVideo(
        format: format == .y4m ? .y4m : .rgba,
        destination: path == "-" ? .standardOutput : .file(path)
      )
    case .png, .apng, .filmstrip, .html:
      APNGFile(path: path, loopCount: loopCount, isSmall: usesSmallPNG)
    }
  }

  private func makePictures() throws(SinkError) -> any FrameSink {
    guard let pattern else {
      guard plan.frames.count == 1 else {
        throw .unsupported(
          "'\(path)' holds one picture, but there are \(plan.frames.count) frames: name a directory, a .apng file, or one moment (--at 0.5)"
        )
      }
      return StillFile(path: path)
    }
    guard pattern.hasNumber || plan.frames.count == 1 else {
      throw .unsupported(
        "the pattern of names has no number, but there are \(plan.frames.count) frames: use one such as 'frame-%04d.png'"
      )
    }
    return PNGSequence(
      directory: path,
      pattern: pattern,
      identity: identity,
      frames: plan.frames,
      chunk: chunk,
      replacesOthers: replacesOthers
    )
  }
}

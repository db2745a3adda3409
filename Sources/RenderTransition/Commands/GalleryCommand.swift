import Animators
import Codecs
import FilmPages
import Foundation
import Segue

/// A page of all transitions as small films, with their curves and their source.
@MainActor
struct GalleryCommand {
  let options: GalleryOptions
  let console: Console

  private var demos: [Demo] {
    options.names.isEmpty
      ? Registry.demos : Registry.demos.filter { options.names.contains($0.name) }
  }

  func run() throws(Failure) -> ExitCode {
    let folder = options.path.withoutFinalSlash
    let index = "\(folder)/index.html"
    try refuseForeignFiles(in: folder)
    let file = try PageFile(index, replacesOthers: options.replacesOthers)
    for demo in demos {
      for path in ["\(folder)/\(film(of: demo))", "\(folder)/\(poster(of: demo))"] {
        try Existing.refuse(path, unless: options.replacesOthers)
      }
    }
    do throws(FileError) {
      try makeDirectories("\(folder)/films")
    } catch {
      throw Failure(error)
    }
    var entries: [GalleryPage.Entry] = []
    var bytes = 0
    for demo in demos {
      let (entry, size) = try render(demo, into: folder)
      entries.append(entry)
      bytes += size
      console.progress(entries.count, of: demos.count)
    }
    let page = GalleryPage(
      title: "Transitions",
      introduction:
        "Every transition that render-transition knows by name, rendered without a phone. Each effect is one file that can be copied into an app unchanged.",
      entries: entries
    )
    try file.write(page.html())
    console.say(
      "\(index): \(entries.count.counted("film")), \(String(format: "%.1f MB", Double(bytes) / 1_000_000))"
    )
    return .success
  }

  private func film(of demo: Demo) -> String { "films/\(demo.name).gif" }

  private func poster(of demo: Demo) -> String { "films/\(demo.name).png" }

  /// A gallery has a folder of its own: frames, for example, would no longer be what their manifest
  /// says.
  private func refuseForeignFiles(in folder: String) throws(Failure) {
    let own = Registry.demos.flatMap { [film(of: $0), poster(of: $0)] } + ["index.html", "films"]
    func names(_ path: String) -> [String] {
      let found = try? FileManager.default.contentsOfDirectory(atPath: path)
      return (found ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }
    let found = names(folder) + names("\(folder)/films").map { "films/\($0)" }
    guard let foreign = found.first(where: { !own.contains($0) }) else { return }
    throw Failure(
      .occupied(
        path: folder,
        why: "holds a file that is not of a gallery: \(foreign)",
        isReplaceable: false
      )
    )
  }

  private func render(
    _ demo: Demo,
    into folder: String
  ) throws(Failure) -> (entry: GalleryPage.Entry, size: Int) {
    do {
      var screen = Screen.iPhone15
      screen.scale = 1
      let scenario = try scenario(of: demo, on: screen)
      let duration = try scenario.rehearse().duration
      var request = FramePlan.Request(rate: options.rate, duration: duration)
      request.holdFirst = 0.5
      request.holdLast = 1
      guard let plan = FramePlan(request) else {
        throw Failure.tooManyFrames()
      }
      var decoration = FrameDecoration()
      decoration.cornerRadius = Double(screen.cornerRadius)
      let film = film(of: demo)
      var job = OutputJob(
        .gif,
        path: "\(folder)/\(film)",
        scenario: scenario,
        plan: plan,
        duration: duration
      )
      job.threads = ProcessInfo.processInfo.activeProcessorCount
      let sink = try job.makeSink()
      let outputs = try Rendering(
        scenario: scenario,
        plan: plan,
        decoration: decoration,
        threads: job.threads
      ).run(into: [sink])
      let poster = poster(of: demo)
      let moment = try scenario.frames(at: [duration * GalleryCommand.posterPart])[0].pixmap
      try AtomicFile.write(
        SmallPNGEncoder().encode(moment.poster(height: moment.height / 2)),
        to: "\(folder)/\(poster)"
      )
      var entry = entry(of: demo, film: film, poster: poster)
      (entry.width, entry.height) = (moment.width, moment.height)
      entry.duration = duration
      entry.curves = try scenario.motion(duration: duration).curves.map {
        .init(label: $0.label, values: $0.values)
      }
      return (entry, outputs.reduce(0) { $0 + $1.byteCount })
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(running: error)
    }
  }

  private func scenario(of demo: Demo, on screen: Screen) throws -> Scenario {
    let values = try ParameterValues(demo.parameters, setting: [])
    let isDark = options.isDark
    return Scenario(stage: {
      Stage(screen: screen, style: isDark ? .dark : .light, showsStatusBar: true)
    }) { stage in
      let scene = demo.scene(values)
      stage.window.rootViewController = scene.root
      return { scene.forward(true) }
    }
  }

  /// The entry of a demo, made without running it.
  private func entry(of demo: Demo, film: String, poster: String) -> GalleryPage.Entry {
    var entry = GalleryPage.Entry(
      name: demo.name,
      summary: demo.summary,
      group: group(of: demo),
      duration: 0,
      film: film,
      poster: poster,
      width: 0,
      height: 0,
      command: "render-transition -a \(demo.name) -o \(demo.name).gif"
    )
    entry.parameters = demo.parameters.map {
      .init(name: $0.name, standard: $0.defaultValue, help: $0.help)
    }
    entry.source = demo.source
    entry.followsFingers = !demo.interactions.isEmpty
    return entry
  }

  /// The part of the way at which most transitions show something of both screens.
  private static let posterPart = 0.3

  private func group(of demo: Demo) -> String {
    if demo.isEffect { return "Effects" }
    return demo.isSystem ? "The system's own" : "Animators"
  }
}

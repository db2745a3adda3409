import FilmPages
import Foundation
import Pixels
import Segue
import UIKit

/// One transition on many screens: a page with a table of films.
@MainActor
enum MatrixCommand {
  static func run(_ parsed: MatrixOptions, console: Console) throws(Failure) -> ExitCode {
    try CompareCommand.refuse(parsed.path, unless: parsed.replacesOthers)
    var page = Page(
      title: parsed.scene.animator,
      introduction: "The same transition on every screen.",
      layout: .table(columns: parsed.appearances.count * parsed.directions.count)
    )
    for device in parsed.devices {
      for appearance in parsed.appearances {
        for direction in parsed.directions {
          var scene = parsed.scene
          scene.look.device = device
          scene.look.isDark = appearance == "dark"
          scene.look.isRightToLeft = direction == "rtl"
          scene.look.scale = scene.look.scale ?? 1
          page.items.append(
            try item(scene, group: device, title: "\(appearance), \(direction)", parsed)
          )
          console.progress(
            page.items.count,
            of: parsed.devices.count * parsed.appearances.count * parsed.directions.count
          )
        }
      }
    }
    try CompareCommand.write(page, to: parsed.path)
    console.say("\(parsed.path): \(page.items.count) films")
    return .success
  }

  private static func item(
    _ scene: SceneOptions,
    group: String,
    title: String,
    _ options: MatrixOptions
  ) throws(Failure) -> Page.Item {
    let demo = try DemoScenario(scene, maximumPixels: 64_000_000)
    do {
      let duration = try demo.scenario.rehearse().duration
      guard let plan = FramePlan(.init(rate: options.rate, duration: duration)) else {
        throw Failure(.usage, "that would be more than \(FramePlan.maximumCount) frames")
      }
      let times = plan.frames.map(\.time)
      let frames = try demo.scenario.frames(at: times)
      let recording = try FilmRecording(of: demo.scenario, plan: plan, duration: duration)
      var film = PageFilm(
        title: "\(scene.animator), \(group), \(title)",
        scale: Double(demo.screen.scale),
        interval: 1 / options.rate.framesPerSecond,
        frames: zip(times, frames).map { ($0, $1.pixmap) },
        threads: ProcessInfo.processInfo.activeProcessorCount
      )
      film.setLayers(times.map { recording.layers[$0] ?? [] })
      film.facts = [
        .init("Device", group), .init("Variant", title),
        .init("Duration", String(format: "%.3f s", duration)),
      ]
      return Page.Item(
        title: title,
        caption: String(format: "%.3f s", duration),
        group: group,
        poster: ReportCommand.poster(of: frames[frames.count / 2].pixmap, height: 260),
        content: .film(film)
      )
    } catch {
      throw Failure(running: error)
    }
  }
}

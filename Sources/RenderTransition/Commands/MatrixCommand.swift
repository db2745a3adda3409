import FilmPages
import Foundation
import Pixels
import Segue
import UIKit

/// One transition on many screens: a page with a table of films.
@MainActor
enum MatrixCommand {
  static func run(_ parsed: MatrixOptions, console: Console) throws(Failure) -> ExitCode {
    for device in parsed.devices {
      var look = parsed.scene.look
      look.device = device
      look.scale = look.scale ?? 1
      // An unknown one is refused before films are made of the others.
      _ = try DemoScenario.screen(look, maximumPixels: parsed.running.maximumPixels)
    }
    let file = try PageFile(parsed.path, replacesOthers: parsed.replacesOthers)
    let watchdog = Watchdog(timeout: parsed.running.timeout, console: console)
    var page = Page(
      title: parsed.title,
      introduction: "The same transition on every screen.",
      layout: .table(columns: parsed.columns.count)
    )
    for device in parsed.devices {
      for column in parsed.columns {
        var scene = parsed.scene
        scene.look.device = device
        scene.look.isDark = column.isDark
        scene.look.isRightToLeft = column.isRightToLeft
        scene.look.locale = column.locale
        scene.look.scale = scene.look.scale ?? 1
        watchdog.enter("rendering \(device), \(column.title)")
        page.items.append(
          try item(scene, group: device, title: column.title, parsed, console)
        )
        console.progress(page.items.count, of: parsed.devices.count * parsed.columns.count)
      }
    }
    try file.write(page.html())
    console.say("\(parsed.path): \(page.items.count.counted("film"))")
    return .success
  }

  private static func item(
    _ scene: SceneOptions,
    group: String,
    title: String,
    _ options: MatrixOptions,
    _ console: Console
  ) throws(Failure) -> Page.Item {
    let demo = try DemoScenario.make(
      scene,
      maximumPixels: options.running.maximumPixels,
      console: console
    )
    let rehearsal = try demo.rehearse(options.running)
    if options.running.isStrict, let message = rehearsal.diagnostics.first {
      throw Failure(.failure, "\(group), \(title): \(message)")
    }
    do {
      let duration = rehearsal.duration
      guard let plan = FramePlan(.init(rate: options.rate, duration: duration)) else {
        throw Failure.tooManyFrames()
      }
      let times = plan.frames.map(\.time)
      // The code's own scenario brings its own stage, not the one of this column.
      let screen = demo.screen
      let scenario = demo.scenario.on { DemoScenario.stage(screen, demo.look) }
      let frames = try scenario.frames(at: times)
      let recording = try FilmRecording(of: scenario, plan: plan, duration: duration)
      var film = PageFilm(
        title: "\(options.title), \(group), \(title)",
        scale: Double(demo.screen.scale),
        interval: 1 / options.rate.framesPerSecond,
        frames: zip(times, frames).map { ($0, $1.pixmap) },
        isExact: false,
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
        poster: frames[frames.count / 2].pixmap.poster(height: 560),
        content: .film(film)
      )
    } catch {
      throw Failure(running: error)
    }
  }
}

import Foundation
import Pixels
import Segue

/// The frames of a pass, and what is drawn around the screen.
extension RenderCommand {
  func render(
    _ pass: Pass,
    _ demo: DemoScenario,
    _ rehearsal: Rehearsal,
    _ recording: Recording?,
    _ watchdog: Watchdog
  ) throws(Failure) -> [SinkOutput] {
    guard let maximum = options.maximumBytes, pass.outputs.contains(where: \.isGIF) else {
      return try renderOnce(pass, demo, rehearsal, recording, watchdog, gif: .init())
    }
    return try GIFBudget(maximumBytes: maximum, console: console).render(pass) {
      (pass, quality) throws(Failure) in
      try renderOnce(pass, demo, rehearsal, nil, watchdog, gif: quality)
    } replan: { (rate) throws(Failure) in
      try self.pass(
        rate: rate,
        style: pass.style,
        duration: pass.duration,
        outputs: pass.outputs.filter(\.isGIF)
      )
    }
  }

  private func renderOnce(
    _ pass: Pass,
    _ demo: DemoScenario,
    _ rehearsal: Rehearsal,
    _ recording: Recording?,
    _ watchdog: Watchdog,
    gif: GIFFile.Quality
  ) throws(Failure) -> [SinkOutput] {
    watchdog.enter("drawing frame 1")
    var rendering = try rendering(pass, demo)
    rendering.rehearsal = rehearsal
    rendering.recording = recording
    let total = pass.plan.frames.count
    var sinks: [any FrameSink] = []
    let paths = pass.outputs.map(\.path)
    do throws(Failure) {
      for output in pass.outputs { sinks.append(try sink(for: output, pass, demo, gif: gif)) }
    } catch {
      throw error.naming(paths)
    }
    do {
      let done = try rendering.run(into: sinks) { [console] done in
        if done < total {
          watchdog.enter("drawing frame \(done + 1) of \(total)")
        } else {
          watchdog.finish()
        }
        console.progress(done, of: total)
      }
      return done.map { output in
        var output = output
        output.path = WorkingFolder.text(output.path, naming: paths)
        return output
      }
    } catch {
      throw Failure(running: error).naming(paths)
    }
  }

  /// One run over the frames of a pass, with what is drawn around the screen.
  func rendering(_ pass: Pass, _ demo: DemoScenario) throws(Failure) -> Rendering {
    let look = options.scene.look
    var decoration = FrameDecoration()
    decoration.padding = look.padding
    decoration.background = look.background
    decoration.bezel = look.hasBezel ? Bezel(demo.screen) : nil
    decoration.cornerRadius = pass.style.roundsCorners ? Double(demo.screen.cornerRadius) : 0
    decoration.crop = try crop(on: demo.screen)
    decoration.showsTouches = look.showsTouches
    decoration.before = try look.before.flatMap { path throws(Failure) in
      do throws(Failure) {
        return FilmBefore(frames: try FilmFiles(WorkingFolder.whole(path)).frames)
      } catch {
        throw error.naming([path])
      }
    }
    decoration.caption = look.caption.map { caption($0, pass, demo) }
    if look.caption != nil, look.background.alpha == 0, pass.outputs.contains(where: \.isGIF) {
      // A GIF has no half-transparent pixels, which text needs: they are blended with the likely
      // colour of the page.
      decoration.background =
        demo.look.isDark
        ? Color(red: 13.0 / 255, green: 17.0 / 255, blue: 23.0 / 255, alpha: 1) : Color(white: 1)
    }
    try refuseLargePicture(decoration, on: demo.screen)
    return Rendering(
      scenario: demo.scenario,
      plan: pass.plan,
      decoration: decoration,
      threads: threads,
      usesSmallPNG: options.usesSmallPNG
    )
  }

  /// The screen alone was checked before; its surroundings count too.
  func refuseLargePicture(
    _ decoration: FrameDecoration,
    on screen: Screen
  ) throws(Failure) {
    let size = decoration.size(on: screen)
    guard size.width * size.height <= options.running.maximumPixels else {
      throw Failure(
        .usage,
        "a picture of \(size.width)x\(size.height) pixels is too large",
        hint: "--max-pixels is \(options.running.maximumPixels); --padding and --bezel count too"
      )
    }
  }

  func crop(on screen: Screen) throws(Failure) -> CGRect? {
    guard let crop = options.scene.look.crop else { return nil }
    let bounds = CGRect(origin: .zero, size: screen.size)
    guard bounds.intersects(crop) else {
      throw Failure(
        .usage,
        "'--crop' lies outside the screen",
        hint: "the screen is \(Int(screen.size.width)) by \(Int(screen.size.height)) points"
      )
    }
    return crop.intersection(bounds)
  }

  private func caption(_ text: String, _ pass: Pass, _ demo: DemoScenario) -> FrameCaption {
    let speed = options.timing.speed
    let words = CaptionTemplate.filled(
      text,
      with: [
        "name": title,
        "duration": String(format: "%.2f s", pass.duration),
        "device": demo.screen.name,
        "appearance": demo.look.isDark ? "dark" : "light",
        "fps": "\(pass.plan.rate)",
        "speed": String(format: "%g×", speed),
      ]
    )
    return FrameCaption(words, speed: text.contains("{speed}") ? 1 : speed)
  }

  var threads: Int {
    options.running.threads ?? ProcessInfo.processInfo.activeProcessorCount
  }

  private func sink(
    for output: OutputRequest,
    _ pass: Pass,
    _ demo: DemoScenario,
    gif: GIFFile.Quality
  ) throws(Failure) -> any FrameSink {
    var job = OutputJob(
      output.format,
      path: WorkingFolder.whole(output.path),
      scenario: demo.scenario,
      plan: pass.plan,
      duration: pass.duration
    )
    job.title = title
    job.facts = facts(pass, demo)
    job.threads = threads
    job.loopCount = options.loopCount
    job.usesSmallPNG = options.usesSmallPNG
    job.gif = gif
    job.filmstripHeight = options.filmstripHeight
    job.maximumPixels = options.running.maximumPixels
    job.pageKeepsPixels = options.scene.look.scale != nil
    job.pattern = output.pattern
    job.identity = .init(
      renderer: Tool.rendererName,
      plan: planHash(pass),
      scene: sceneDescription
    )
    job.chunk = pass.chunk
    job.replacesOthers = options.replacesOthers
    do {
      return try job.makeSink()
    } catch {
      throw Failure(running: error)
    }
  }

  /// What a page says about the film.
  private func facts(_ pass: Pass, _ demo: DemoScenario) -> [(label: String, value: String)] {
    let screen = demo.screen
    let look = demo.look
    return [
      (titleKind, title),
      ("Duration", String(format: "%.3f s", pass.duration)),
      ("Frames", "\(pass.plan.frames.count) at \(pass.plan.rate) a second"),
      (
        "Screen",
        "\(screen.name), \(Int(screen.size.width)) × \(Int(screen.size.height)) points"
      ),
      ("Appearance", look.isDark ? "dark" : "light"),
      ("Direction", look.isRightToLeft ? "right to left" : "left to right"),
    ]
  }
}

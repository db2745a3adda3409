import Animators
import Codecs
import Foundation
import Pixels
import Segue
import UIKit

/// Turns what the user asked for into a scenario: finds the demo, its parameters, the pictures, the
/// screen, and how a finger drives it.
@MainActor
struct DemoScenario {
  let screen: Screen
  let scenario: Scenario
  /// As an app's Info.plist allows it.
  let look: LookOptions

  /// A built-in transition, or what the loaded client runs.
  static func make(
    _ options: SceneOptions,
    maximumPixels: Int,
    console: Console
  ) throws(Failure) -> DemoScenario {
    guard let client = try ClientLibrary.current() else {
      return try DemoScenario(options, maximumPixels: maximumPixels)
    }
    Motion.sampling = { try? Trial.run(within: 20, $0).get() }
    return try DemoScenario(client, options, maximumPixels: maximumPixels, console: console)
  }

  /// Runs it to its end without drawing.
  ///
  /// The user's own code does so in a copy of the process: state that it keeps from one run to the
  /// next does not reach the film.
  func rehearse(_ running: RunningOptions) throws(Failure) -> Rehearsal {
    let limit = running.maximumDuration
    let isOwn = ClientLibrary.isExpected
    let patience = min(20, running.timeout / 4)
    if isOwn,
      case .success(let rehearsal) = Trial.run(
        within: patience,
        { try scenario.rehearse(limit: limit, comparing: true) }
      )
    {
      return rehearsal
    }
    // The error occurs here again, and is reported.
    do {
      return try scenario.rehearse(limit: limit, comparing: isOwn)
    } catch {
      throw Failure(running: error)
    }
  }

  /// The moments that a filmstrip chooses, likewise from a run in a copy of the process.
  func tellingMoments(duration: Double, motion: Motion) throws -> [Double] {
    let look = { try scenario.tellingMoments(duration: duration, motion: motion) }
    guard ClientLibrary.isExpected else { return try look() }
    return try (try? Trial.run(within: 20, look).get()) ?? look()
  }

  init(_ options: SceneOptions, maximumPixels: Int) throws(Failure) {
    let demo = try DemoScenario.demo(named: options.animator)
    let values = try DemoScenario.values(of: demo, options)
    let screen = try DemoScenario.screen(options.look, maximumPixels: maximumPixels)
    let screens = try DemoScenario.pictures(
      options,
      of: demo.takesPictures ? nil : demo.name,
      maximumPixels: maximumPixels
    )
    let interaction: Demo.Interaction = options.isDismissal ? .back : .forward
    if options.drive != .animated, !demo.interactions.contains(interaction) {
      throw DemoScenario.cannotDrive(demo, interaction)
    }
    self.screen = screen
    look = options.look
    scenario = Scenario(stage: { DemoScenario.stage(screen, options.look) }) { stage in
      let scene = demo.scene(values, screens: screens)
      stage.window.rootViewController = scene.root
      return try ScenePlay(scene, options, on: stage).start(rewindsAnimated: false)
    }
  }

  private static func cannotDrive(_ demo: Demo, _ interaction: Demo.Interaction) -> Failure {
    let able = Registry.demos.filter { $0.interactions.contains(interaction) }.map(\.name)
    let others = "these can: \(able.joined(separator: ", "))"
    return Failure(
      .usage,
      "the animator '\(demo.name)' cannot be driven by a finger\(interaction == .back ? " on its way back" : "")",
      hint: demo.interactions.isEmpty
        ? others
        : "\(interaction == .back ? "without" : "on its way back, with") '--dismiss', it can; \(others)"
    )
  }

  private static func demo(named name: String) throws(Failure) -> Demo {
    if let demo = Registry.demo(named: name) { return demo }
    throw Failure(
      .usage,
      "there is no animator '\(name)'",
      hint: name == "all" || name.contains(",")
        ? "a film shows one; 'gallery --only' and 'plan' take several"
        : Failure.suggestion(for: name, among: Registry.demos.map(\.name))
          + "'\(OptionTable.toolName) --list-animators' lists them all"
    )
  }

  private static func values(
    of demo: Demo,
    _ options: SceneOptions
  ) throws(Failure) -> ParameterValues {
    do throws(ParameterError) {
      return try ParameterValues(demo.parameters, setting: options.parameters)
    } catch {
      switch error {
      case .unknown(let name, let known):
        throw Failure(
          .usage,
          "the animator '\(demo.name)' has no parameter '\(name)'",
          hint: Failure.suggestion(for: name, among: known)
            + (known.isEmpty ? "it has none" : "it has: \(known.joined(separator: ", "))")
        )
      case .invalid(let name, let value, let legal):
        throw Failure(
          .usage,
          "the value '\(value)' is invalid for '--set \(name)': it must be \(legal)"
        )
      }
    }
  }

  static func screen(
    _ look: LookOptions,
    maximumPixels: Int
  ) throws(Failure) -> Screen {
    var screen: Screen
    if let size = look.size {
      screen = Screen(size: size, scale: CGFloat(look.scale ?? 3))
    } else {
      let name = look.device ?? "iphone-15"
      guard let device = Screen(named: name) else {
        throw Failure(
          .usage,
          "there is no device '\(name)'",
          hint: Failure.suggestion(for: name, among: Screen.all.map(\.name))
            + "'\(OptionTable.toolName) --list-devices' lists them all"
        )
      }
      screen = device
      if let scale = look.scale { screen.scale = CGFloat(scale) }
    }
    if look.isLandscape { screen = screen.landscape }
    switch look.heldAtEnd {
    case .landscape: screen = screen.landscape
    case .portrait: screen = screen.portrait
    case nil: break
    }
    let (width, height) = screen.size.pixels(at: screen.scale)
    let largest = Pixmap.largestSide
    guard width <= largest, height <= largest, width * height <= maximumPixels else {
      throw Failure(
        .usage,
        "a picture of \(width)x\(height) pixels is too large",
        hint: "sides go up to \(largest) pixels and --max-pixels is \(maximumPixels)"
      )
    }
    return screen
  }

  static func stage(_ screen: Screen, _ look: LookOptions) -> Stage {
    AppResources.languages = look.languages
    return Stage(
      screen: screen,
      turnedFrom: look.heldAtEnd.map { _ in
        look.startsOnItsSide ? screen.landscape : screen.portrait
      },
      style: look.isDark ? .dark : .light,
      layoutDirection: look.isRightToLeft ? .rightToLeft : .leftToRight,
      modalStyle: look.usesLegacyModals ? .fullScreen : .automatic,
      edges: look.edges,
      showsStatusBar: look.showsStatusBar,
      showsKeyboard: look.showsKeyboard
    )
  }

  /// - Parameter owner: the code that brings its own screens and takes no pictures.
  static func pictures(
    _ options: SceneOptions,
    of owner: String?,
    maximumPixels: Int
  ) throws(Failure) -> Screens {
    guard options.fromImage != nil || options.toImage != nil else { return Screens() }
    if let owner {
      throw Failure(
        .usage,
        "the animator '\(owner)' brings its own screens: '--from' and '--to' do not fit"
      )
    }
    var screens = Screens()
    if let path = options.fromImage { screens.from = try picture(path, maximumPixels) }
    if let path = options.toImage { screens.to = try picture(path, maximumPixels) }
    return screens
  }

  private static func picture(_ path: String, _ maximumPixels: Int) throws(Failure) -> UIImage {
    let bytes = try InputFile.read(path)
    do throws(PictureError) {
      var decoder = PictureDecoder(maximumPixelCount: maximumPixels)
      // As sharp as the sharpest screen, for a vector picture.
      decoder.scale = 3
      return UIImage(try decoder.decode(bytes), scale: 1)
    } catch {
      throw Failure(.badInput, "cannot decode '\(path)': \(error.description)")
    }
  }
}

extension LookOptions {
  /// The user's languages, the preferred one first.
  var languages: [String] { [locale ?? "en"] }
}

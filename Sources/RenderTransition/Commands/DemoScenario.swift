import Animators
import ArgumentParsing
import Codecs
import Foundation
import Segue
import UIKit

/// Turns what the user asked for into a scenario: finds the demo, its parameters, the pictures, the
/// screen, and how a finger drives it.
@MainActor
struct DemoScenario {
  let demo: Demo
  let values: ParameterValues
  let screen: Screen
  let scenario: Scenario

  init(_ options: SceneOptions, maximumPixels: Int) throws(Failure) {
    let demo = try DemoScenario.demo(named: options.animator)
    let values = try DemoScenario.values(of: demo, options)
    let screen = try DemoScenario.screen(options.look, maximumPixels: maximumPixels)
    let screens = try DemoScenario.pictures(options, demo: demo, maximumPixels: maximumPixels)
    let interaction: Demo.Interaction = options.isDismissal ? .back : .forward
    if options.drive != .animated, !demo.interactions.contains(interaction) {
      let able = Registry.demos.filter { $0.interactions.contains(interaction) }.map(\.name)
      throw Failure(
        .usage,
        "the animator '\(demo.name)' cannot be driven by a finger\(options.isDismissal ? " on its way back" : "")",
        hint: "these can: \(able.joined(separator: ", "))"
      )
    }
    self.demo = demo
    self.values = values
    self.screen = screen
    scenario = Scenario(stage: { DemoScenario.stage(screen, options.look) }) { stage in
      let scene = demo.scene(values, screens: screens)
      stage.window.rootViewController = scene.root
      if options.isDismissal {
        scene.forward(false)
        try stage.settle()
      }
      // The scene keeps its delegates alive; UIKit's references to them are weak.
      return { DemoScenario.start(scene, options, interaction: interaction, on: stage) }
    }
  }

  private static func start(
    _ scene: DemoScene,
    _ options: SceneOptions,
    interaction: Demo.Interaction,
    on stage: Stage
  ) {
    let part: Double
    let isCancelled: Bool
    switch options.drive {
    case .animated:
      if options.isDismissal { scene.back(true) } else { scene.forward(true) }
      return
    case .dragged(let value): (part, isCancelled) = (value, false)
    case .cancelled(let value): (part, isCancelled) = (value, true)
    }
    guard
      let drag = scene.drag(
        interaction,
        to: part,
        on: stage.window.bounds.size,
        isRightToLeft: options.look.isRightToLeft
      )
    else { return }
    // Fast enough to be a flick, so that letting go completes the transition from any part.
    stage.drag(
      from: drag.from,
      to: drag.to,
      over: max(0.1, 0.6 * part),
      ending: isCancelled ? .cancelled : .lifted
    )
  }

  private static func demo(named name: String) throws(Failure) -> Demo {
    if let demo = Registry.demo(named: name) { return demo }
    let suggestion = closestMatch(to: name, among: Registry.demos.map(\.name))
    throw Failure(
      .usage,
      "there is no animator '\(name)'",
      hint: (suggestion.map { "did you mean '\($0)'? " } ?? "")
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
        let suggestion = closestMatch(to: name, among: known).map { "did you mean '\($0)'? " } ?? ""
        throw Failure(
          .usage,
          "the animator '\(demo.name)' has no parameter '\(name)'",
          hint: suggestion
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

  private static func screen(
    _ look: LookOptions,
    maximumPixels: Int
  ) throws(Failure) -> Screen {
    var screen: Screen
    if let size = look.size {
      screen = Screen(size: size, scale: CGFloat(look.scale ?? 3))
    } else {
      let name = look.device ?? "iphone-15"
      guard let device = Screen(named: name) else {
        let suggestion = closestMatch(to: name, among: Screen.all.map(\.name))
        throw Failure(
          .usage,
          "there is no device '\(name)'",
          hint: (suggestion.map { "did you mean '\($0)'? " } ?? "")
            + "'\(OptionTable.toolName) --list-devices' lists them all"
        )
      }
      screen = device
      if let scale = look.scale { screen.scale = CGFloat(scale) }
    }
    if look.isLandscape { screen = screen.landscape }
    let width = Int((screen.size.width * screen.scale).rounded())
    let height = Int((screen.size.height * screen.scale).rounded())
    guard width <= 16384, height <= 16384, width * height <= maximumPixels else {
      throw Failure(
        .usage,
        "a picture of \(width)x\(height) pixels is too large",
        hint: "sides go up to 16384 pixels and --max-pixels is \(maximumPixels)"
      )
    }
    return screen
  }

  private static func stage(_ screen: Screen, _ look: LookOptions) -> Stage {
    Stage(
      screen: screen,
      style: look.isDark ? .dark : .light,
      layoutDirection: look.isRightToLeft ? .rightToLeft : .leftToRight,
      modalStyle: look.usesLegacyModals ? .fullScreen : .automatic,
      edges: look.edges,
      showsStatusBar: look.showsStatusBar
    )
  }

  private static func pictures(
    _ options: SceneOptions,
    demo: Demo,
    maximumPixels: Int
  ) throws(Failure) -> Screens {
    guard options.fromImage != nil || options.toImage != nil else { return Screens() }
    guard demo.takesPictures else {
      throw Failure(
        .usage,
        "the animator '\(demo.name)' brings its own screens: '--from' and '--to' do not fit"
      )
    }
    var screens = Screens()
    if let path = options.fromImage { screens.from = try picture(path, maximumPixels) }
    if let path = options.toImage { screens.to = try picture(path, maximumPixels) }
    return screens
  }

  private static func picture(_ path: String, _ maximumPixels: Int) throws(Failure) -> UIImage {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(.missingInput, "cannot read '\(path)': there is no such file, or it is locked")
    }
    do throws(PictureError) {
      let picture = try PictureDecoder(maximumPixelCount: maximumPixels).decode(Array(data))
      return UIImage(picture, scale: 1)
    } catch {
      throw Failure(.badInput, "cannot decode '\(path)': \(error.description)")
    }
  }
}

import Display
import Foundation
import Pixels
import QuartzCore
import Raster
import Segue
import Typography
import UIKit

/// A transition, run once and checked many times: what it looks like at every tick, how its layers
/// move, and what remains at the end.
///
///     @Test @MainActor func `the settings panel slides in`() throws {
///       let film = try Film(of: settingsScenario)
///       try film.matchesGoldens("settings-panel", at: [0, 0.25, 0.5, 0.75, 1])
///       try film.completesOnce()
///       try film.leavesNothingBehind()
///       try film.curve(of: "frame.minX", on: "panel").isMonotonic().endsAt(0)
///     }
///
/// Checks record an issue and continue, so that one run shows all problems; they throw only when
/// they cannot run. A film keeps display lists, which are small, and draws a frame when its pixels
/// are needed.
@MainActor
public final class Film {
  /// Ticks a second.
  public let fps: Int
  /// Until nothing moves, in virtual seconds.
  public let duration: Double
  /// What the transition asked for that is not supported, each once.
  public let diagnostics: [String]
  /// The variant that the film was made for; nil when the scenario decides it.
  public let variant: Variant?
  let scenario: Scenario
  /// Of a frame, in pixels.
  let width: Int
  let height: Int
  /// Pixels of a frame to a point.
  let scale: Double
  /// What is drawn before it is reduced, in pixels.
  let stageWidth: Int
  let stageHeight: Int
  /// Every tick, from 0 on.
  let times: [Double]
  let ending: FilmEnding
  private let lists: [Double: DisplayList]
  let layers: [[LayerSnapshot]]
  private let renderer = Renderer()
  private var drawn: [Double: Pixmap] = [:]
  private var listsBetween: [Double: DisplayList] = [:]

  /// - Parameters:
  ///   - variant: runs the scenario on this device, in this appearance, instead of its own.
  ///   - limit: how long the transition may take, in virtual seconds.
  ///   - divisor: draws at the stage's size and divides the pixels of kept frames by it each way,
  ///     so that goldens of whole screens stay small.
  ///   - allowsDiagnostics: whether the transition may use what is missing or unsupported.
  ///     Otherwise each diagnostic fails the test.
  public init(
    of scenario: Scenario,
    variant: Variant? = nil,
    fps: Int = 60,
    limit: Double = 30,
    reducedBy divisor: Int = 1,
    allowsDiagnostics: Bool = false,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) throws {
    try Film.check("fps", fps)
    try Film.check("reducedBy", divisor)
    let scenario = variant.map { variant in scenario.on { variant.makeStage() } } ?? scenario
    self.scenario = scenario
    self.variant = variant
    self.fps = fps
    let ending = try FilmEnding(of: scenario, limit: limit)
    self.ending = ending
    duration = ending.duration
    diagnostics = ending.diagnostics
    let count = Int((ending.duration * Double(fps) - 1e-6).rounded(.up))
    let times = (0...max(0, count)).map { Double($0) / Double(fps) }
    self.times = times
    let performance = try scenario.begin()
    let stage = performance.stage
    (stageWidth, stageHeight) = (stage.pixelWidth, stage.pixelHeight)
    width = max(1, stageWidth / divisor)
    height = max(1, stageHeight / divisor)
    scale = Double(stage.screen.scale) / Double(divisor)
    var lists: [Double: DisplayList] = [:]
    layers = try times.map { time in
      lists[time] = try performance.displayList(at: time)
      return stage.layerSnapshots()
    }
    self.lists = lists
    // `completesOnce` checks those about completion.
    let found = diagnostics.filter { !Film.isAboutCompletion($0) }
    if !allowsDiagnostics, !found.isEmpty {
      TestPlace(
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column,
        function: function
      ).fail("diagnostics: \(found.joined(separator: "\n"))")
    }
  }

  /// An argument of which no film can be made.
  private struct Invalid: Error, CustomStringConvertible {
    let description: String
  }

  private static func check(_ name: String, _ value: Int) throws {
    guard value < 1 else { return }
    throw Invalid(description: "'\(name): \(value)' makes no film: it must be 1 or more")
  }

  static func isAboutCompletion(_ message: String) -> Bool {
    message.contains("completeTransition") || message.contains("completed a cancelled transition")
  }

  /// What shows at a part of the way, from 0 to 1.
  public func frame(at part: Double) throws -> Frame {
    let time = part * duration
    return Frame(pixmap: try pixels(at: time), scale: CGFloat(scale), time: time)
  }

  /// The pixels of a moment, drawn once.
  func pixels(at time: Double) throws -> Pixmap {
    if let known = drawn[time] { return known }
    let list = try lists[time] ?? listBetweenTicks(time)
    let pixmap = PictureScaler.scale(
      draw(list, onto: Pixel(.black)),
      width: width,
      height: height
    )
    // A limit, since whole films of large screens fill the memory.
    if drawn.count * width * height * 4 < 200_000_000 { drawn[time] = pixmap }
    return pixmap
  }

  func draw(_ list: DisplayList, onto background: Pixel) -> Pixmap {
    renderer.render(list, width: stageWidth, height: stageHeight, background: background)
  }

  private func listBetweenTicks(_ time: Double) throws -> DisplayList {
    if let list = listsBetween[time] { return list }
    let performance = try scenario.begin()
    let list = try performance.displayList(at: time)
    listsBetween[time] = list
    return list
  }

  /// Makes the display lists of several moments in one run.
  func prepare(_ times: [Double]) throws {
    let missing = Set(times).filter { lists[$0] == nil && listsBetween[$0] == nil }.sorted()
    guard !missing.isEmpty else { return }
    let performance = try scenario.begin()
    for time in missing { listsBetween[time] = try performance.displayList(at: time) }
  }

  /// The index of the tick at or before a moment.
  func tick(at time: Double) -> Int {
    min(times.count - 1, max(0, Int((time * Double(fps) + 1e-6).rounded(.down))))
  }
}

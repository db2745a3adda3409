import QuartzCore
import Segue
import Testing
import UIKit

@testable import Animators

/// What holds for every effect, compared by display lists: every value of every
/// layer, without a pixel.
@MainActor
struct EffectLawTests {
  nonisolated static let names = Demo.effects.map(\.name)

  /// Each effect with each of its choices.
  nonisolated static let cases: [EffectCase] = Demo.effects.flatMap { demo in
    [EffectCase(name: demo.name, setting: nil)]
      + demo.parameters.flatMap { parameter -> [EffectCase] in
        guard case .choice(let choices) = parameter.kind else { return [] }
        return choices.filter { $0 != parameter.defaultValue }.map {
          EffectCase(name: demo.name, setting: (parameter.name, $0))
        }
      }
  }

  struct EffectCase: Sendable, CustomTestStringConvertible {
    var name: String
    var setting: (name: String, value: String)?

    var testDescription: String { setting.map { "\(name) \($0.name)=\($0.value)" } ?? name }
  }

  private func play(_ each: EffectCase, isRightToLeft: Bool = false) throws -> Play {
    try Play(each.name, set: each.setting.map { [$0] } ?? [], isRightToLeft: isRightToLeft)
  }

  @Test(arguments: cases)
  func `presenting and dismissing ends where it began, and presenting again where it ended`(
    _ each: EffectCase
  ) throws {
    let play = try play(each)
    let before = play.stage.displayListDump()
    _ = try play.run(.forward)
    let there = play.stage.displayListDump()
    #expect(there != before)
    _ = try play.run(.back)
    #expect(play.stage.displayListDump() == before)
    _ = try play.run(.forward)
    #expect(play.stage.displayListDump() == there)
    #expect(play.stage.diagnostics.isEmpty)
  }

  @Test(arguments: cases)
  func `without animation it ends in the same state`(_ each: EffectCase) throws {
    let animated = try play(each)
    let sudden = try play(each)
    _ = try animated.run(.forward)
    sudden.stage.makeCurrent()
    sudden.scene.forward(false)
    try sudden.stage.settle()
    #expect(sudden.stage.displayListDump() == animated.stage.displayListDump())
  }

  /// How far a finger has brought it when the system takes the touch away, and in which direction
  /// people read.
  nonisolated static let cancellations = cases.flatMap { each in
    [(each, 0.1, false), (each, 0.4, true), (each, 0.9, false)]
  }

  @Test(arguments: cancellations)
  func `a cancelled dismissal leaves it presented as before`(
    _ each: EffectCase,
    part: Double,
    isRightToLeft: Bool
  ) throws {
    let play = try play(each, isRightToLeft: isRightToLeft)
    try play.prepare(.back)
    let there = play.stage.displayListDump()
    try play.drag(.back, to: part, ending: .cancelled)
    play.stage.advance(by: 0.45)
    #expect(play.stage.displayListDump() != there)
    try play.stage.settle()
    #expect(play.stage.displayListDump() == there)
    _ = try play.run(.back)
    _ = try play.run(.forward)
    #expect(play.stage.displayListDump() == there)
    #expect(play.stage.diagnostics.isEmpty)
  }

  @Test(arguments: cases)
  func `a late release completes the dismissal`(_ each: EffectCase) throws {
    let play = try play(each)
    let before = play.stage.displayListDump()
    try play.prepare(.back)
    try play.drag(.back, to: 0.8, ending: .lifted)
    try play.stage.settle()
    #expect(play.stage.displayListDump() == before)
    #expect(play.stage.diagnostics.isEmpty)
  }

  /// Each that a finger can pull in, with each of its choices, and the same ways to give it up.
  nonisolated static let openings = cancellations.filter { each, _, _ in
    Demo.effects.contains { $0.name == each.name && $0.interactions.contains(.forward) }
  }

  @Test(arguments: openings)
  func `a cancelled pull leaves everything as before`(
    _ each: EffectCase,
    part: Double,
    isRightToLeft: Bool
  ) throws {
    let play = try play(each, isRightToLeft: isRightToLeft)
    let before = play.stage.displayListDump()
    try play.drag(.forward, to: part, ending: .cancelled)
    play.stage.advance(by: 0.45)
    #expect(play.stage.displayListDump() != before)
    try play.stage.settle()
    #expect(play.stage.displayListDump() == before)
    let other = try self.play(each, isRightToLeft: isRightToLeft)
    for play in [play, other] { _ = try play.run(.forward) }
    #expect(play.stage.displayListDump() == other.stage.displayListDump())
    #expect(play.stage.diagnostics.isEmpty)
  }

  @Test
  func `the status bar changes when the finger decides`() throws {
    let play = try Play("deck")
    try play.prepare(.back)
    func bar() -> [Float] {
      let chrome = UIScreen.main.layer.sublayers?.first { $0.zPosition == 1_000 }
      return (chrome?.sublayers ?? []).map { $0.presentation()?.opacity ?? $0.opacity }
    }
    #expect(bar().contains(1))
    let before = bar()
    try play.drag(.back, to: 0.4, ending: .cancelled)
    for _ in 0..<10 {
      play.stage.advance(by: 0.1)
      #expect(bar() == before)
    }
  }

  struct Finger: Sendable, CustomTestStringConvertible {
    var each: EffectCase
    var way: Play.Way

    var testDescription: String { "\(each.testDescription) \(way.rawValue)" }
  }

  /// Each with its choices, and each way that a finger can bring it.
  nonisolated static let fingers = cases.flatMap { each in
    Play.Way.allCases.filter { way in
      Demo.effects.contains { $0.name == each.name && $0.interactions.contains(way.interaction) }
    }.map { Finger(each: each, way: $0) }
  }

  /// Those with a finger of the driver's own: the sheet has a gesture that is not a transition.
  nonisolated static let caught = names.filter { $0 != "bottom-sheet" }

  @Test(arguments: caught)
  func `a finger catches it during the presentation, and takes it back`(name: String) throws {
    let play = try Play(name)
    let before = play.stage.displayListDump()
    play.start(.forward)
    // The guillotine is under the finger as it strikes.
    play.stage.advance(by: name == "guillotine" ? 0.45 : 0.25)
    try play.drag(.back, to: 0.9, ending: .cancelled)
    try play.stage.settle()
    #expect(play.stage.displayListDump() == before)
    _ = try play.run(.forward)
    let other = try Play(name)
    _ = try other.run(.forward)
    #expect(play.stage.displayListDump() == other.stage.displayListDump())
    #expect(play.stage.diagnostics.isEmpty)
  }

  @Test(arguments: fingers)
  func `it continues at the speed of the released finger`(_ finger: Finger) throws {
    let play = try Play(finger.each.name, set: finger.each.setting.map { [$0] } ?? [])
    try play.prepare(finger.way)
    try play.drag(finger.way, to: 0.75, ending: .lifted)
    let begin = play.stage.time
    var moments = [MotionNumbers(play.stage.window.layer)]
    for frame in 1...60 {
      play.stage.advance(to: begin + Double(frame) / 60)
      moments.append(MotionNumbers(play.stage.window.layer))
    }
    let steps = MotionNumbers.steps(of: moments, movingAt: 28)
    // The finger lifts after half a second, 30 frames.
    let held = steps[28]
    #expect(held > 0)
    // Never a stall, and never a jump; a spring may gather speed, but not at once.
    for step in steps[30...33] { #expect(step > held * 0.5) }
    // The submit button moves in stages of different speeds; a stage that has just
    // begun continues faster.
    if finger.each.name != "submit-button" { #expect(steps[30] < held * 2) }
  }

  @Test(arguments: cases)
  func `it runs on every kind of screen, in dark mode and right to left`(
    _ each: EffectCase
  ) throws {
    for screen in [Screen.iPhoneSE, .iPhone15.landscape, .iPadPro11] {
      let play = try Play(
        each.name,
        set: each.setting.map { [$0] } ?? [],
        screen: screen,
        style: .dark,
        isRightToLeft: true
      )
      let before = play.stage.displayListDump()
      _ = try play.run(.forward)
      _ = try play.run(.back)
      #expect(play.stage.displayListDump() == before)
      #expect(play.stage.fault == nil)
    }
  }
}

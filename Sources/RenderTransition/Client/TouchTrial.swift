import Foundation
import Segue
import UIKit

/// What a touch does, in ascending order of value.
enum TouchEffect: Int, Comparable, Codable {
  case none
  /// Content scrolls, as all that is longer than the screen does.
  case scroll
  /// The screen looks different at once, as with another picture or colour.
  case look
  /// The screen has other texts at once, as by a new root view controller.
  case cut
  case motion
  case otherScreen
  case transition
  /// What is asked for is on the screen, on which something moves without a transition of UIKit's.
  case ownMotion
  /// A finger starts a transition of the code's own, which falls back to the screen as it was, or a
  /// touch takes back one that began by itself.
  case ownFallback
  case ownTransition

  static func < (a: TouchEffect, b: TouchEffect) -> Bool { a.rawValue < b.rawValue }
}

/// Something that takes touches, and the touch for it.
struct TouchPlace: Codable {
  /// A step in a script's words, of points alone.
  private var name: String
  private var value: String
  var words: String
  private var isScroll: Bool

  init(_ step: TouchStep, words: String, isScroll: Bool = false) {
    self.isScroll = isScroll
    let parts = step.description.split(separator: " ", maxSplits: 1).map(String.init)
    name = parts.first ?? ""
    value = parts.last ?? ""
    self.words = words
  }

  var step: TouchStep { TouchStep(name, value) ?? .wait(0) }

  /// What a touch of it is worth that does this.
  func worth(_ effect: TouchEffect) -> TouchEffect {
    isScroll && effect < .transition ? min(effect, .scroll) : effect
  }
}

/// What an app does by itself after its launch.
struct LaunchEffect: Codable {
  var effect: TouchEffect
  /// The animator of its first transition, and when that starts.
  var animator: String?
  var start: TimeInterval?
  /// Whether something moves on the first screen, for a while or without end.
  var moves: Bool
}

/// The user's own code on a stage, as a try touches it.
@MainActor
struct TouchTrial {
  let stage: Stage

  /// From the top of the screen to its bottom, in reading order; then what a finger can
  /// hardly hit, what is covered by something else, the way back, and views that only the app
  /// knows to take touches.
  var places: [TouchPlace] {
    var seen: Set<String> = []
    let reached = stage.elementsInReach
    let active = stage.elements.filter(\.isActive)
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    let back = stage.backButton
    let isLate = { (element: ScreenElement) in
      element.frame.width * element.frame.height < 200 || element == back
        || !reached.contains(element)
    }
    let ordered = active.filter { !isLate($0) } + active.filter(isLate)
    let known: [TouchPlace] = ordered.prefix(16).compactMap { element in
      let point = element.center
      guard seen.insert("\(Int(point.x)),\(Int(point.y))").inserted else { return nil }
      return TouchPlace(.tap(.point(point)), words: element.description)
    }
    let bare = stage.bareTaps.prefix(4).map { TouchPlace($0.step, words: $0.words) }
    // A transition that is asked for may be a way back without a button.
    let isAsked = OwnAnimators.asked.areNamed && !stage.transitionsSoFar.isEmpty
    return known + bare + (isAsked ? [TouchPlace(.pressBack, words: "the way back")] : [])
  }

  /// Where nothing reacts to taps: ways over the screen.
  var strokes: [TouchPlace] {
    stage.strokes.prefix(16).map { TouchPlace($0.step, words: $0.words, isScroll: $0.isScroll) }
  }

  /// How many seconds an app may take to come to rest, after its launch and after a step.
  ///
  /// What still moves would seem to follow a touch.
  private static let longestMotion: TimeInterval = 12

  /// Lets an app come to rest, and says what it has shown since its launch.
  func launch() throws -> LaunchEffect {
    var pictures: Set<String> = []
    for moment in [1.0 / 30, 0.3] {
      stage.advance(by: moment)
      pictures.insert(stage.displayList().dump())
    }
    _ = try rest(within: TouchTrial.longestMotion)
    pictures.insert(stage.displayList().dump())
    let transitions = stage.transitionsSoFar
    let first = transitions.first(where: OwnAnimators.asked.contains) ?? transitions.first
    return LaunchEffect(
      effect: TouchTrial.effect(of: transitions),
      animator: first?.animator,
      start: first?.time,
      moves: pictures.count > 1
    )
  }

  /// What some transitions make of a touch.
  private static func effect(of transitions: [StartedTransition]) -> TouchEffect {
    if transitions.contains(where: OwnAnimators.asked.contains) { return .ownTransition }
    return transitions.isEmpty ? .none : .transition
  }

  func perform(_ step: TouchStep) throws {
    try stage.prepare(step)()
    _ = try rest(within: TouchTrial.longestMotion)
  }

  /// Touches a place, and says what that does.
  func effect(of place: TouchPlace) throws -> TouchEffect {
    var showsAsked = false
    let effect = place.worth(
      try effect(of: place.step) {
        showsAsked = OwnAnimators.asked.areShown(in: stage.application.windows)
      }
    )
    return showsAsked && (.motion ... .otherScreen).contains(effect) ? .ownMotion : effect
  }

  /// - Parameter look: called while what the touch has set in motion may still be on the screen.
  private func effect(of step: TouchStep, look: () -> Void) throws -> TouchEffect {
    let before = stage.transitionsSoFar.count
    let elements = stage.elements
    let wasAtRest = stage.world.isQuiescent
    let first = stage.displayList().dump()
    // The wheel of an app that waits turns whatever is touched; between two of its steps
    // it seems to be at rest.
    let restless = restlessLines(since: first)
    let isRow = step.point.map(stage.isRow) ?? false
    try stage.prepare(step)()
    stage.advance(by: 0.25)
    // A change that takes longer than the highlight of a button.
    let isLong = !stage.world.isQuiescent
    let early = isLong ? stage.displayList().dump() : nil
    stage.advance(by: 0.35)
    let picture = stage.displayList().dump()
    look()
    let isAtRest = try rest()
    let effect = TouchTrial.effect(of: Array(stage.transitionsSoFar.dropFirst(before)))
    if effect == .ownTransition,
      isWayBack(since: before, OwnAnimators.asked.contains)
        || step.isStroke && stage.displayList().dump() == first
    {
      return .ownFallback
    }
    if effect == .transition, isWayBack(since: before, { _ in true }) { return .cut }
    guard effect == .none else { return effect }
    if isLong, Set(stage.elements) != Set(elements) { return .otherScreen }
    // What began with the touch may go on for ever.
    if isAtRest || wasAtRest {
      let last = stage.displayList().dump()
      // Half a second is over before the second look.
      let looks = [picture, early].compactMap(\.self)
      if looks.contains(where: { restless.hasOtherChanges(from: $0, to: last) }) { return .motion }
      // What follows the finger stays where the finger leaves it.
      if step.isStroke, restless.isEmpty, first != last { return .motion }
    }
    if Set(stage.elements.map(\.text)) != Set(elements.map(\.text)) { return .cut }
    // A row that stays selected leads nowhere.
    guard wasAtRest, isAtRest, !isRow, restless.isEmpty else { return .none }
    return first != stage.displayList().dump() ? .look : .none
  }

  /// Whether a touch only takes back what the app has shown by itself, such as an alert: that is
  /// then the film, or what a touch does after it.
  ///
  /// - Parameters:
  ///   - count: how many transitions there were before the touch.
  ///   - counts: which of them count.
  private func isWayBack(since count: Int, _ counts: (StartedTransition) -> Bool) -> Bool {
    let before = stage.transitionsSoFar.prefix(count).filter(counts)
    let since = stage.transitionsSoFar.dropFirst(count).filter(counts)
    return before.contains { !$0.isDismissal } && since.allSatisfy(\.isDismissal)
  }

  /// What of a screen changes within the time for which a step is watched.
  private func restlessLines(since picture: String) -> RestlessLines {
    stage.advance(by: 0.6)
    return RestlessLines(from: picture, to: stage.displayList().dump())
  }

  /// Whether it comes to rest; a screen may have an endless animation.
  private func rest(within limit: TimeInterval = 4) throws -> Bool {
    try stage.rest(within: limit)
    return stage.world.isQuiescent
  }
}

extension Stage {
  /// Whether a touch at a point selects a row of a table.
  fileprivate func isRow(at point: CGPoint) -> Bool {
    var view = window.hitTest(point, with: nil)
    while let here = view {
      if here is UIControl { return false }
      if here is UITableViewCell { return true }
      view = here.superview
    }
    return false
  }
}

extension TouchStep {
  /// Where a tap touches the screen.
  fileprivate var point: CGPoint? {
    if case .tap(.point(let point)) = self { point } else { nil }
  }

  /// Whether a finger moves over the screen.
  fileprivate var isStroke: Bool {
    switch self {
    case .drag, .pan, .swipe: true
    default: false
    }
  }
}

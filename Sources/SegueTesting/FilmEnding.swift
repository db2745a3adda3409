import Foundation
import QuartzCore
import Segue
import UIKit

/// The state at the end of a transition.
@MainActor
struct FilmEnding {
  var duration: Double
  var diagnostics: [String]
  /// The animators whose transitions came to their end, in order.
  var endedTransitions: [String]
  /// One sentence for each transition that was never completed.
  var unfinished: [String] = []
  /// Why it never ends; nil when it does.
  var endlessness: String?
  var start: [LayerSnapshot]
  var end: [LayerSnapshot]
  /// Whether the screen shows the model's values.
  var showsModel: Bool
  /// The numbers of the layers of all windows on show at the end, without the keyboard's.
  var windows: Set<Int>
  /// Those of the windows in which a screen is presented.
  var presentingWindows: Set<Int>

  init(of scenario: Scenario, limit: Double) throws {
    let performance = try scenario.begin()
    let stage = performance.stage
    let before = stage.uikit.endedTransitions.count
    start = stage.layerSnapshots()
    do {
      try stage.settle(within: limit)
    } catch {
      switch error {
      case .unfinishedTransition(let reasons): unfinished = reasons
      case .neverSettles(let why): endlessness = why
      case .fault, .standsStill, .diagnostics: throw error
      }
    }
    // An endless film is shown until its transition ends.
    duration =
      endlessness == nil
      ? performance.elapsed
      : (try? scenario.rehearse(limit: limit).duration) ?? performance.elapsed
    diagnostics = stage.diagnostics
    endedTransitions = Array(stage.uikit.endedTransitions.dropFirst(before))
    end = stage.layerSnapshots()
    // A button comes back after its touch, and no film waits for it.
    if endlessness == nil { stage.advance(by: 0.5) }
    let shown = stage.displayList().dump()
    stage.uikit.screen.layer.removeAnimationsBelow()
    showsModel = stage.displayList().dump() == shown
    let shownWindows = stage.uikit.windows.filter { !$0.isForKeyboard }
    windows = Set(shownWindows.map(\.layer.snapshotNumber))
    presentingWindows = Set(
      shownWindows.filter { $0.rootViewController?.presentedScreen != nil }
        .map(\.layer.snapshotNumber)
    )
  }

  /// Whether the layer is in a window that presents a screen.
  func isInPresentingWindow(_ layer: LayerSnapshot, among layers: [Int: LayerSnapshot]) -> Bool {
    var next: LayerSnapshot? = layer
    while let current = next, !windows.contains(current.id) {
      next = current.parent.flatMap { layers[$0] }
    }
    return next.map { presentingWindows.contains($0.id) } ?? false
  }

  /// `completed`, or what is missing.
  var outcome: String {
    if let endlessness { return endlessness }
    return unfinished.isEmpty ? "completed" : unfinished.joined(separator: " ")
  }
}

extension CALayer {
  /// The run is over: what it left may be removed to show what it hid.
  fileprivate func removeAnimationsBelow() {
    var waiting = [self]
    while let layer = waiting.popLast() {
      layer.removeAllAnimations()
      if let mask = layer.mask { waiting.append(mask) }
      waiting += layer.sublayers ?? []
    }
  }
}

extension LayerSnapshot {
  /// The layer's name in messages: `PanelView "panel"`.
  var title: String {
    let words = (controllerClass.map { "\($0)'s " } ?? "") + className
    let called = name ?? text
    return called.map { "\(words) \"\($0)\"" } ?? words
  }

  /// With its animations: `PanelView "panel" (CABasicAnimation of position, 0.4 s)`.
  var titleWithAnimations: String {
    animations.isEmpty ? title : "\(title) (\(animations.map(\.words).joined(separator: ", ")))"
  }
}

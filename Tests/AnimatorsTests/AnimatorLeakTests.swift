import Animators
import QuartzCore
import Segue
import Testing
import UIKit

/// What a demo leaves behind when its stage has gone: nothing, however it ended.
@Suite
@MainActor
struct AnimatorLeakTests {
  enum Ending: CaseIterable {
    case completed
    /// A finger drives it and releases it.
    case dragged
    /// A finger drives it and cancels.
    case cancelled
    /// The stage goes while everything moves.
    case abandoned
    /// The app does what iOS raises an exception for, while everything moves.
    case failed
  }

  /// Everything there was, without keeping it.
  @MainActor
  private final class Census {
    private struct Entry {
      weak var object: AnyObject?
      var kind: String
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var gone: [Entry] = []

    var left: [String] { (gone + entries.values).filter { $0.object != nil }.map(\.kind) }
    var count: Int { gone.count + entries.count }

    private func note(_ object: AnyObject) {
      let id = ObjectIdentifier(object)
      // Another object may have the address of an earlier one.
      if let entry = entries[id], entry.object == nil { gone.append(entry) }
      entries[id] = Entry(object: object, kind: "\(type(of: object))")
    }

    func note(_ stage: Stage) {
      note(stage as AnyObject)
      note(stage.world)
      note(stage.uikit)
      note(stage.application)
      note(stage.uikit.screen.layer)
      if let root = stage.window.rootViewController { note(root) }
      note(stage.window)
    }

    private func note(_ controller: UIViewController) {
      note(controller as AnyObject)
      for child in controller.children { note(child) }
      if let presented = controller.presentedViewController, presented !== controller.parent,
        presented.presentingViewController === controller
      {
        note(presented)
      }
    }

    private func note(_ view: UIView) {
      note(view as AnyObject)
      for recognizer in view.gestureRecognizers ?? [] { note(recognizer as AnyObject) }
      for subview in view.subviews { note(subview) }
    }

    private func note(_ layer: CALayer) {
      note(layer as AnyObject)
      for live in layer.animations.all {
        note(live as AnyObject)
        note(live.animation as AnyObject)
      }
      if let mask = layer.tree.mask { note(mask) }
      for sublayer in layer.tree.sublayers { note(sublayer) }
    }
  }

  private func play(
    _ name: String,
    _ way: Play.Way,
    _ ending: Ending,
    _ census: Census
  ) throws {
    let play = try Play(name)
    if ending == .dragged || ending == .cancelled {
      guard play.demo.interactions.contains(way.interaction) else { return }
    }
    let stage = play.stage
    try play.prepare(way)
    census.note(stage)
    let begin = stage.time
    switch ending {
    case .dragged: try play.drag(way, to: 0.6, ending: .lifted)
    case .cancelled: try play.drag(way, to: 0.6, ending: .cancelled)
    default: play.start(way)
    }
    for time in [0, 0.1, 0.25, 0.4] {
      stage.advance(to: begin + time)
      _ = stage.displayList()
      census.note(stage)
    }
    _ = stage.render()
    switch ending {
    case .abandoned: return
    case .failed:
      stage.perform { stage.window.layer.position.x = .nan }
      #expect(stage.fault != nil)
    default:
      try stage.settle()
      census.note(stage)
    }
  }

  @Test(arguments: demoNames)
  func `a demo leaves nothing in memory`(name: String) throws {
    let census = Census()
    for way in Play.Way.allCases {
      for ending in Ending.allCases { try play(name, way, ending, census) }
    }
    #expect(census.count > 100)
    #expect(census.left.isEmpty)
  }
}

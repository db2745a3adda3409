import Display
import Foundation
import Pixels
import QuartzCore
import Segue
import UIKit

/// Checks that hold for every transition, whatever it looks like.
extension Film {
  /// Fails unless every transition that began called `completeTransition` exactly once.
  @discardableResult
  public func completesOnce(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) throws -> Film {
    let place = TestPlace(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      function: function
    )
    var problems = ending.unfinished + (ending.endlessness.map { [$0] } ?? [])
    problems += diagnostics.filter(Film.isAboutCompletion)
    if problems.isEmpty, ending.endedTransitions.isEmpty {
      problems.append(
        "No view-controller transition ran at all, so nothing could complete."
      )
    }
    place.settle(
      "completion",
      problems.isEmpty ? nil : "completion: \(problems.joined(separator: "\n"))",
      variant: variant
    )
    return self
  }

  /// Fails when something that only served the transition remains: animations, snapshots, container
  /// views, views of no screen.
  @discardableResult
  public func leavesNothingBehind(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) throws -> Film {
    let place = TestPlace(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      function: function
    )
    let known = Set(ending.start.map(\.id))
    let byID = Dictionary(ending.end.map { ($0.id, $0) }) { first, _ in first }
    var problems: [String] = []
    for layer in ending.end {
      let lasting = layer.animations.filter { !$0.repeats && $0.elapsed >= $0.duration - 1e-6 }
      if !lasting.isEmpty {
        let words = lasting.map(\.words).joined(separator: ", ")
        problems.append("\(layer.title) still has \(words): it is over and was not removed.")
      }
      guard !known.contains(layer.id) else { continue }
      let parent = layer.parent.flatMap { byID[$0] }
      if layer.viewClass == "SnapshotView" {
        problems.append(
          "A snapshot of \(size(layer)) is still in \(parent?.title ?? "the window")."
        )
      } else if layer.viewClass == "TransitionContainerView",
        !ending.isInPresentingWindow(layer, among: byID)
      {
        problems.append(
          "The container of the transition is still in \(parent?.title ?? "the window")."
        )
      } else if layer.parent.map(ending.windows.contains) == true, layer.controllerClass == nil,
        layer.viewClass != "TransitionContainerView"
      {
        problems.append(
          "\(layer.title) of \(size(layer)) is still in the window and is not the view of a screen."
        )
      }
    }
    place.settle(
      "left behind",
      problems.isEmpty ? nil : "left behind: \(problems.joined(separator: "\n"))",
      variant: variant
    )
    return self
  }

  private func size(_ layer: LayerSnapshot) -> String {
    "\(Int(layer.bounds.width)) × \(Int(layer.bounds.height)) points"
  }

  /// Fails when the empty window shows through: a flash of black, a gap between two screens.
  ///
  /// - Parameter part: how much of the screen may be empty, such as 0.1 for a card before black.
  @discardableResult
  public func neverShowsBlack(
    allowing part: Double = 0,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) throws -> Film {
    let place = TestPlace(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      function: function
    )
    let performance = try scenario.begin()
    let window = performance.stage.window
    // The stage's own background; a colour that the app chose is intended.
    if window.backgroundColor == .black { window.backgroundColor = nil }
    var worst: (index: Int, part: Double, box: PixelRect)?
    var first: Int?
    var last = 0
    for (index, time) in times.enumerated() {
      let list = try performance.displayList(at: time)
      let empty = draw(list, onto: .clear).emptiness
      let found = Double(empty.count) / Double(max(1, stageWidth * stageHeight))
      guard empty.count > 0, found > part else { continue }
      first = first ?? index
      last = index
      if found > worst?.part ?? 0 { worst = (index, found, empty.box) }
    }
    var problem: String?
    if let worst, let first {
      problem = """
        black: nothing covers \(percent(worst.part)) of the screen at frame \(worst.index + 1) \
        (\(milliseconds(times[worst.index]))), in x \(worst.box.minX)..<\(worst.box.maxX), \
        y \(worst.box.minY)..<\(worst.box.maxY); allowed are \(percent(part)). \
        So it is in frames \(first + 1) to \(last + 1).
        """
    }
    place.settle("black", problem, variant: variant)
    return self
  }

  private func percent(_ part: Double) -> String { String(format: "%.4g %%", part * 100) }

  /// Fails when animations hold what shows at the end and the model differs: the screen jumps as
  /// soon as they are removed.
  @discardableResult
  public func endsInModelState(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) throws -> Film {
    let place = TestPlace(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      function: function
    )
    var problem: String?
    if !ending.showsModel {
      let held = ending.end.filter { !$0.animations.isEmpty }.map(\.titleWithAnimations)
      problem =
        "model state: what shows at the end is not what the layers' properties say. Held by animations: \(held.joined(separator: "; "))"
    }
    place.settle("model state", problem, variant: variant)
    return self
  }

  /// Fails unless the last frame equals the first, pixel for pixel: for a transition there and
  /// back, or a cancelled gesture.
  @discardableResult
  public func returnsToStart(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) throws -> Film {
    let place = TestPlace(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      function: function
    )
    guard let last = times.last else { return self }
    let difference = PixmapDifference(between: try pixels(at: 0), and: try pixels(at: last))
    place.settle(
      "return",
      difference.map { difference in
        let there = layersIn(difference.bounds, tick: times.count - 1)
        return
          "return: the last frame is not the first: \(difference)\(there.isEmpty ? "" : "; there: \(there.joined(separator: "; "))")"
      },
      variant: variant
    )
    return self
  }

  /// The layers that draw into a box, frontmost first; those that move before those that stand.
  func layersIn(_ box: PixelRect, tick: Int) -> [String] {
    let area = CGRect(
      x: Double(box.minX) / scale,
      y: Double(box.minY) / scale,
      width: Double(box.width) / scale,
      height: Double(box.height) / scale
    )
    let drawing = layers[tick].reversed().filter { layer in
      let shows = !layer.isHidden && layer.opacity > 0 && layer.screenFrame.intersects(area)
      return shows && (layer.backgroundColor != nil || layer.hasContents || layer.pathBox != nil)
    }
    let moving = drawing.filter { !$0.animations.isEmpty }
    let standing = drawing.filter { layer in
      // A layer that covers far more than the box is the background, not the cause.
      let frame = layer.screenFrame
      return layer.animations.isEmpty && frame.width * frame.height <= 4 * area.width * area.height
    }
    return (moving + standing).prefix(4).map(\.titleWithAnimations)
  }

  func milliseconds(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1000) }
}

extension Pixmap {
  /// The pixels through which what is behind shows.
  fileprivate var emptiness: (count: Int, box: PixelRect) {
    var count = 0
    var box = PixelRect.empty
    withUnsafePixels { pixels in
      for y in 0..<height {
        for x in 0..<width where pixels[y * width + x] >> 24 < 255 {
          count += 1
          box = box.union(PixelRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
    return (count, box)
  }
}

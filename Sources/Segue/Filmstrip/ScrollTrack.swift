import Foundation
import QuartzCore
import UIKit

/// How the content of a scroll view moves, which no animation does: a finger, its
/// swing or a timer moves it.
@MainActor
struct ScrollTrack {
  let view: UIScrollView
  /// The content offset at each sample, in points.
  private var offsets: [CGPoint] = []
  /// Whether it has moved: an offset that is set without animation is not motion.
  private var hasMoved = false

  init(view: UIScrollView) { self.view = view }

  /// Samples the scroll views among the layers that show, and those that have left the screen.
  static func sample(_ shown: [CALayer], into tracks: inout [ScrollTrack]) {
    let views = shown.compactMap { $0.delegate as? UIScrollView }
    for view in views where !tracks.contains(where: { $0.view === view }) {
      tracks.append(ScrollTrack(view: view))
    }
    for index in tracks.indices {
      let view = tracks[index].view
      tracks[index].sample(isShown: views.contains { $0 === view })
    }
  }

  /// Content that has left the screen keeps its place.
  ///
  /// So does content that has come to rest and goes back:
  /// page controllers and carousels return to their middle, which does not show.
  private mutating func sample(isShown: Bool) {
    guard isShown else { return offsets.append(offsets.last ?? .zero) }
    let isMoving = view.isDragging || view.isDecelerating || view.isScrollAnimating
    let offset = view.layer.presentedState().bounds.origin
    let isReset = hasMoved && !isMoving && goesBack(to: offset)
    hasMoved = hasMoved || isMoving
    offsets.append(isReset ? offsets.last ?? offset : offset)
  }

  private func goesBack(to offset: CGPoint) -> Bool {
    guard let first = offsets.first, let last = offsets.last else { return false }
    return (offset.x - last.x) * (last.x - first.x) + (offset.y - last.y) * (last.y - first.y) < 0
  }

  /// What changed; none where the content did not move.
  func curves(count: Int) -> [PropertyCurve] {
    guard hasMoved else { return [] }
    let owner = MotionTrack.owner(of: view.layer)
    let series = [Motion.scrollX: offsets.map(\.x), Motion.scrollY: offsets.map(\.y)]
    return [Motion.scrollX, Motion.scrollY].compactMap { keyPath in
      PropertyCurve(
        keyPath: keyPath,
        owner: owner,
        samples: (series[keyPath] ?? []).map { Double($0) },
        count: count,
        isDetail: false
      )
    }
  }
}

extension Motion {
  static let scrollX = "contentOffset.x"
  static let scrollY = "contentOffset.y"
}

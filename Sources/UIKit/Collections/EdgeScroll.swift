import Foundation
import ObjectiveC
import QuartzCore
import Timeline

/// Scrolls a list while a finger carries something near one of its edges.
@MainActor
final class EdgeScroll {
  /// Points from an edge within which the content moves (inferred).
  private static let zone: CGFloat = 44
  /// Points a second at the edge itself (inferred).
  private static let topSpeed: CGFloat = 600
  private static let interval = 1.0 / 120

  private let world = World.current
  private unowned let list: UIScrollView
  private var follow: (CGPoint) -> Void = { _ in }
  /// Where the finger is in the list, whatever its content shows there.
  private var finger = CGPoint.zero
  private var velocity = CGPoint.zero
  private var id: EventQueue<() -> Void>.ID?

  init(_ list: UIScrollView) { self.list = list }

  /// - Parameters:
  ///   - place: of the finger, in the space of the content.
  ///   - follow: called for each step of the content with the finger's place in that space.
  func hold(at place: CGPoint, follow: @escaping (CGPoint) -> Void) {
    self.follow = follow
    finger = CGPoint(x: place.x - list.bounds.minX, y: place.y - list.bounds.minY)
    let visible = list.bounds.inset(by: list.adjustedContentInset)
    velocity = CGPoint(
      x: Self.speed(at: place.x, from: visible.minX, to: visible.maxX),
      y: Self.speed(at: place.y, from: visible.minY, to: visible.maxY)
    )
    if id == nil, next != nil { schedule() }
  }

  func stop() {
    if let id { world.clock.cancel(id) }
    id = nil
  }

  private static func speed(at place: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    let zone = max(1, min(Self.zone, (end - start) / 4))
    let depth = max(0, place - (end - zone)) - max(0, start + zone - place)
    return min(max(depth / zone, -1), 1) * topSpeed
  }

  /// The offset after a step; nil where the content cannot move further.
  private var next: CGPoint? {
    guard velocity != .zero else { return nil }
    let step = Self.interval
    let offset = list.contentOffset
    let next = list.clamped(
      CGPoint(x: offset.x + velocity.x * step, y: offset.y + velocity.y * step)
    )
    return next == offset ? nil : next
  }

  private func schedule() {
    id = world.clock.schedule(
      at: world.clock.now + Self.interval,
      withoutIsolation { [weak self] in self?.tick() }
    )
  }

  private func tick() {
    id = nil
    guard let next else { return }
    list.moveItself(to: next)
    follow(CGPoint(x: finger.x + list.bounds.minX, y: finger.y + list.bounds.minY))
  }
}

extension UIScrollView {
  func scrollAtEdges(_ finger: CGPoint, follow: @escaping (CGPoint) -> Void) {
    let scroll = edgeScroll ?? EdgeScroll(self)
    edgeScroll = scroll
    scroll.hold(at: finger, follow: follow)
  }

  func stopScrollingAtEdges() {
    edgeScroll?.stop()
    edgeScroll = nil
  }
}

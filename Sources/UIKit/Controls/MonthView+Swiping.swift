import CoreGraphics
import Foundation

/// A finger that turns the months like pages.
extension MonthView {
  /// The month beside the one that is shown, while a finger moves both.
  struct Neighbour {
    /// 1 is the next one, on the trailing side; -1 the one before.
    let months: Int
    let page: MonthPage
  }

  private enum Feel {
    /// A released page counts where it would be in this time, in seconds, as scroll views do
    /// (inferred).
    static let lookAhead: CGFloat = 0.2
  }

  func makeSwipe() -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.addTarget(self, action: Selector(MonthView.swiped))
    return pan
  }

  /// A finger that goes up or down belongs to what is around the calendar.
  func mayTurn(_ pan: UIPanGestureRecognizer) -> Bool {
    let way = pan.translation(in: self)
    return abs(way.x) > abs(way.y) && showsDays
  }

  func swiped(_ pan: UIPanGestureRecognizer) {
    let way = side * pan.translation(in: self).x
    switch pan.state {
    case .began, .changed:
      follow(way)
    case .ended:
      let later = way + side * pan.velocity(in: self).x * Feel.lookAhead
      settle(turns: neighbour.map { -CGFloat($0.months) * later > bounds.width / 2 } ?? false)
    case .cancelled, .failed:
      settle(turns: false)
    default:
      break
    }
  }

  /// -1 where later months are on the left.
  private var side: CGFloat { isRightToLeft ? -1 : 1 }

  /// `way` is in points, and above zero towards the trailing edge.
  private func follow(_ way: CGFloat) {
    let months = way < 0 ? 1 : -1
    if way != 0, neighbour?.months != months {
      neighbour?.page.removeFromSuperview()
      neighbour = makeNeighbour(months)
    }
    // Beyond the last month the days follow as content does beyond its edge.
    place(neighbour == nil ? ScrollMotion.rubberBand(way, dimension: bounds.width) : way)
  }

  /// Puts both pages beside each other, the shown one so many points towards the trailing edge.
  private func place(_ offset: CGFloat) {
    page?.frame.origin.x = side * offset
    guard let neighbour else { return }
    let distance = CGFloat(neighbour.months) * bounds.width
    neighbour.page.frame.origin.x = side * (offset + distance)
  }

  private func settle(turns: Bool) {
    let other = neighbour
    let leaving = turns ? page : other?.page
    let months = other?.months ?? 0
    UIView.animate(
      withDuration: MonthView.turnDuration,
      delay: 0,
      options: .curveEaseOut,
      animations: { [self] in place(turns ? -CGFloat(months) * bounds.width : 0) },
      completion: { _ in leaving?.removeFromSuperview() }
    )
    neighbour = nil
    if turns, let other { didTurn(to: other) }
  }
}

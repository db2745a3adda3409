import Foundation

/// A change of the buttons of a bar, or of segments: those that come and go fade in place, those
/// that stay move (inferred).
///
/// `bar` contains them.
@MainActor
struct ItemFade {
  /// Seconds (inferred).
  static let duration: TimeInterval = 0.3

  private struct Old {
    let view: UIView
    /// What fades out; nil for a view that stays.
    let picture: UIView?
    let center: CGPoint
  }

  private let bar: UIView
  private let old: [Old]

  /// Make it before the views change; nil where nobody sees the bar.
  ///
  /// The app may show a view of its own elsewhere by then: a picture of it fades.
  ///
  /// - Parameter kept: views that are still there afterwards.
  init?(of views: [UIView], keeping kept: [UIView], in bar: UIView) {
    guard bar.layer.wasShown, !bar.isHidden, UIKitWorld.current.animations.animatesOwnChanges else {
      return nil
    }
    UIView.performWithoutAnimation { bar.layoutIfNeeded() }
    self.bar = bar
    old = views.map { view in
      let isOwn = view is BarButton || view is UITabBarButton
      let stays = kept.contains { $0 === view }
      let picture = stays ? nil : isOwn ? view : view.snapshotView(afterScreenUpdates: true)
      if picture !== view { picture?.frame = view.frame }
      return Old(view: view, picture: picture, center: view.center)
    }
  }

  /// Fades from the former views to `new`, which are in the bar.
  func run(to new: [UIView]) {
    let leaving = old.filter { entry in !new.contains { $0 === entry.view } }.compactMap(\.picture)
    var moves: [(view: UIView, end: CGPoint)] = []
    var arrivals: [(view: UIView, alpha: CGFloat)] = []
    UIView.performWithoutAnimation {
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
      for view in new {
        if let former = old.first(where: { $0.view === view }) {
          moves.append((view, view.center))
          view.center = former.center
        } else {
          arrivals.append((view, view.alpha))
          view.alpha = 0
        }
      }
      for picture in leaving {
        picture.isUserInteractionEnabled = false
        bar.addSubview(picture)
      }
    }
    UIView.animate(withDuration: Self.duration) {
      for (view, end) in moves { view.center = end }
      for (view, alpha) in arrivals { view.alpha = alpha }
      for picture in leaving { picture.alpha = 0 }
    } completion: { _ in
      for picture in leaving { picture.removeFromSuperview() }
    }
  }
}

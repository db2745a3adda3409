import Foundation

/// Changes of the items along with a transition of the screens.
extension UINavigationBar {
  /// What the bar showed before, and returns to if the transition is cancelled.
  struct RunningChange {
    let oldStack: [UINavigationItem]
    let oldContent: BarContent?
  }

  /// Crossfades to the items of `newChange`, titles sliding the way the screens do; at once without
  /// a coordinator.
  func begin(_ newChange: BarChange, with coordinator: TransitionCoordinator?) {
    let old = RunningChange(oldStack: stack, oldContent: content)
    stack = newChange.items
    content = makeContent()
    background.fade(to: shownAppearance, with: coordinator)
    guard let coordinator else {
      old.oldContent?.removeFromSuperview()
      layoutIfNeeded()
      return
    }
    change = old
    let incoming = content
    let outgoing = old.oldContent
    let (lower, upper) = newChange.isPush ? (outgoing, incoming) : (incoming, outgoing)
    var titleWay: CGFloat?
    let leave: (BarContent?, BarContent.Standing) -> Void = { content, standing in
      if newChange.slides {
        content?.stand(standing, isMirrored: newChange.isMirrored, titleWay: titleWay)
      } else {
        content?.alpha = 0
      }
    }
    UIView.performWithoutAnimation {
      incoming?.layoutIfNeeded()
      if let lower, let upper { titleWay = lower.wayOfTitle(to: upper) }
      leave(incoming, newChange.isPush ? .ahead : .behind)
    }
    coordinator.animateAlongsideTransition(
      in: self,
      animation: { _ in
        incoming?.stand(.here, isMirrored: newChange.isMirrored)
        leave(outgoing, newChange.isPush ? .behind : .ahead)
        self.navigationController?.layOutBarsAndContent()
      },
      completion: nil
    )
  }

  func endChange(completed: Bool) {
    guard let change else { return }
    self.change = nil
    if completed {
      change.oldContent?.removeFromSuperview()
    } else {
      content?.removeFromSuperview()
      stack = change.oldStack
      content = change.oldContent
    }
    content?.stand(.here, isMirrored: false)
    setNeedsLayout()
  }
}

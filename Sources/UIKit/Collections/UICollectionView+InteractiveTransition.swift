import Foundation

/// A change of layouts that a finger drives.
@MainActor
struct LayoutTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  /// Gets whether the change was finished, not cancelled, and whether its animation ended.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Puts a transition layout between the present one and another one.
  ///
  /// The caller sets its `transitionProgress`, and finishes or cancels it.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    layoutIfNeeded()
    let old = collectionViewLayout
    let between =
      delegate?.collectionView(
        self,
        transitionLayoutForOldLayout: old,
        newLayout: layout
      ) ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    layoutTransition = LayoutTransition(layout: between, completion: completion)
    take(between, measuresAgain: false)
    return between
  }

  public func finishInteractiveTransition() { endInteractiveTransition(isFinished: true) }
  public func cancelInteractiveTransition() { endInteractiveTransition(isFinished: false) }

  /// The rest of the way is animated, also that of elements which leave the screen or come to it.
  private func endInteractiveTransition(isFinished: Bool) {
    guard let transition = layoutTransition else { return }
    layoutTransition = nil
    let layout = transition.layout
    let before = placesOfElements()
    layout.transitionProgress = isFinished ? 1 : 0
    moveElements(from: before, duration: UICollectionView.updateDuration) { ended in
      if self.collectionViewLayout === layout {
        self.take(
          isFinished ? layout.nextLayout : layout.currentLayout,
          measuresAgain: isFinished
        )
      }
      transition.completion?(isFinished, ended)
    }
  }
}

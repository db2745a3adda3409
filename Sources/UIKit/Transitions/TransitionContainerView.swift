import Foundation

/// The view that UIKit makes for a presentation; it contains everything that moves.
@MainActor
final class TransitionContainerView: UIView {
  weak var presentationController: UIPresentationController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// While screens change, a presenter that takes part has no touches: the container
  /// swallows them (inferred).
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit === self, presentationController?.leavesTouchesBehind == true { return nil }
    guard let hit, let presenter = movingPresenter, hit.isDescendant(of: presenter) else {
      return hit
    }
    return self
  }

  /// Nil while no transition of its presentation runs.
  private var movingPresenter: UIView? {
    guard let presentation = presentationController,
      presentation.presentedViewController.runningTransition is ModalTransition
    else { return nil }
    return presentation.presentingViewController.viewIfLoaded
  }

  /// Its views as the animator of its transition began.
  private var viewsBefore: Set<ObjectIdentifier> = []

  func animatorBegins() { viewsBefore = Set(subviews.map(ObjectIdentifier.init)) }

  /// Runs `body` while the container looks as before its animator ran.
  ///
  /// On iOS it has been on the screen then, with the screen before in it (inferred: call stacks
  /// begin animators after a commit).
  func withScreenBefore<Result>(_ body: () -> Result) -> Result {
    let new = subviews.filter {
      !viewsBefore.contains(ObjectIdentifier($0)) && !$0.layer.values.isCovered
    }
    for view in new { view.layer.setCovered(true) }
    defer { for view in new { view.layer.setCovered(false) } }
    return body()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection, let presentationController else { return }
    presentationController.traitCollectionDidChange(previousTraitCollection)
    presentationController._traitObservers.tell(presentationController, previousTraitCollection)
  }

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }
}

/// The place of a view among its siblings, so that it can return there.
@MainActor
struct ViewPlace {
  private weak var superview: UIView?
  private let index: Int
  private let fillsSuperview: Bool
  private let frame: CGRect
  private let superviewSize: CGSize

  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? superview.subviews.count
    fillsSuperview = view.frame == superview.bounds
    frame = view.frame
    superviewSize = superview.bounds.size
  }

  func putBack(_ view: UIView) {
    guard let superview else { return }
    if view.superview !== superview
      || superview.subviews.firstIndex(where: { $0 === view }) != index
    {
      superview.insertSubview(view, at: min(index, superview.subviews.count))
    }
    guard view.transform.isIdentity else { return }
    if fillsSuperview {
      if view.frame != superview.bounds { view.frame = superview.bounds }
    } else if superview.bounds.size == superviewSize, view.frame != frame {
      view.frame = frame
    }
  }
}

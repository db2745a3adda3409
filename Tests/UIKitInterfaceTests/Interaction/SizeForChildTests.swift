import Segue
import TestSupport
import Testing
import UIKit

/// Records the sizes that it is told to turn to.
@MainActor
private final class Sized: UIViewController {
  var sizes: [CGSize] = []

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}

/// A container that keeps its first child at 100 x 100 points and gives the others half its width.
@MainActor
private final class Container: UIViewController {
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    container === children.first
      ? CGSize(width: 100, height: 100)
      : CGSize(width: parentSize.width / 2, height: parentSize.height)
  }
}

/// Presents a card of 200 points that leaves 10 at either side.
@MainActor
private final class Cards: UIPresentationController, UIViewControllerTransitioningDelegate {
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width - 20, height: 200) }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { self }
}

@MainActor
struct SizeForChildTests {
  private let stage = Stage(screen: .iPhone15)

  @Test
  func `a container decides which size its children are told of, and none is told of its own`()
    throws
  {
    let container = Container()
    let (fixed, half) = (Sized(), Sized())
    for child in [fixed, half] {
      container.addChild(child)
      child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    stage.window.rootViewController = container
    try stage.settle()
    stage.rotate(to: .landscapeRight)
    try stage.settle()
    #expect(fixed.sizes == [])
    #expect(half.sizes == [CGSize(width: 426, height: 393)])
  }

  @Test
  func `a presentation controller decides which size its screen is told of`() throws {
    let (root, card) = (UIViewController(), Sized())
    stage.window.rootViewController = root
    try stage.settle()
    let cards = Cards(presentedViewController: card, presenting: root)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = cards
    stage.perform { root.present(card, animated: false) }
    try stage.settle()
    card.sizes = []
    stage.rotate(to: .landscapeRight)
    try stage.settle()
    #expect(card.sizes == [CGSize(width: 832, height: 200)])
  }
}

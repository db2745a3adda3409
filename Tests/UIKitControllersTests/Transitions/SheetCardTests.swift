import Segue
import Testing
import UIKit

/// The views around the screen of a sheet, which apps reach by `superview`.
@MainActor
@Suite
struct `The card of a sheet` {
  private let stage = Stage(screen: .iPhone15)
  private let root = UIViewController()
  private let form = UIViewController()

  init() throws {
    root.view.backgroundColor = .white
    form.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.window.rootViewController = root
    stage.advance(by: 0.1)
  }

  private func present() throws {
    stage.perform { root.present(form, animated: true) }
    try stage.settle()
  }

  @Test
  func `the screen's view fills a card, which is what the presentation moves`() throws {
    try present()
    let card = try #require(form.view.superview)
    #expect(String(describing: type(of: card)) == "UIDropShadowView")
    #expect(form.presentationController?.presentedView === card)
    #expect(card.superview === form.presentationController?.containerView)
    #expect(card.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(form.view.frame == card.bounds)
    stage.perform { form.dismiss(animated: true) }
    try stage.settle()
    #expect(form.view.superview == nil && card.superview == nil)
  }

  @Test
  func `a form that makes room for the keyboard by hand comes back to its place`() throws {
    try present()
    let before = stage.render()
    #expect(form.view.frame.origin.y == 0)
    stage.perform { form.view.frame.origin.y -= 200 }
    stage.advance(by: 0.1)
    #expect(form.view.frame.origin.y == -200 && form.view.superview?.frame.minY == 69)
    stage.perform { form.view.frame.origin.y = 0 }
    stage.advance(by: 0.1)
    #expect(stage.render() == before)
  }

  @Test
  func `the screen is as large as the card at each detent`() throws {
    let sheet = try #require(form.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    try present()
    #expect(form.view.bounds.size == form.view.superview?.bounds.size)
    stage.perform { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
    try stage.settle()
    #expect(form.view.bounds.height == 783)
  }

  @Test
  func `corners that an app takes from the card are gone`() throws {
    try present()
    let corner = CGPoint(x: 1, y: 70)
    #expect(stage.render()[corner].green > 100 || stage.render()[corner].red < 255)
    stage.perform { form.view.superview?.layer.cornerRadius = 0 }
    stage.advance(by: 0.1)
    #expect(stage.render()[corner].red == 255 && stage.render()[corner].green == 0)
  }

  @Test
  func `a full screen over a sheet finds it where it was when it leaves`() throws {
    try present()
    let before = stage.render()
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    full.view.backgroundColor = .blue
    stage.perform { form.present(full, animated: true) }
    try stage.settle()
    #expect(form.view.window == nil)
    stage.perform { full.dismiss(animated: true) }
    try stage.settle()
    #expect(form.view.superview?.frame.minY == 69)
    #expect(stage.render() == before)
  }

  @Test
  func `an animator of the app's own moves the view itself`() throws {
    final class Fade: NSObject, UIViewControllerTransitioningDelegate,
      UIViewControllerAnimatedTransitioning
    {
      func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.2 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        UIView.animate(withDuration: 0.2) {
          view.alpha = 1
        } completion: { _ in
          transitionContext.completeTransition(true)
        }
      }
    }
    let fade = Fade()
    form.modalPresentationStyle = .pageSheet
    form.transitioningDelegate = fade
    try present()
    #expect(form.view.superview === form.presentationController?.containerView)
    #expect(form.presentationController?.presentedView === form.view)
    withExtendedLifetime(fade) {}
  }
}

import Segue
import Testing
import UIKit

/// What the delegate of a sheet learns of a finger that pulls it down, and does along with it.
@MainActor
struct SheetDismissalTests {
  private let stage = Stage(size: CGSize(width: 200, height: 400), scale: 1)
  private let presenter = UIViewController()
  private let sheet = UIViewController()
  private let delegate: Delegate
  private let bystander = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let bystander: UIView
    var calls: [String] = []

    init(_ bystander: UIView) { self.bystander = bystander }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      calls.append("should")
      return true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      let coordinator = presentationController.presentedViewController.transitionCoordinator
      calls.append("will, interactive: \(coordinator?.isInteractive == true)")
      coordinator?.animate(
        alongsideTransition: { _ in self.bystander.frame.origin.x = 100 },
        completion: { self.calls.append("over, cancelled: \($0.isCancelled)") }
      )
      coordinator?.notifyWhenInteractionChanges {
        self.calls.append("changes, cancelled: \($0.isCancelled)")
      }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did")
    }
  }

  init() throws {
    delegate = Delegate(bystander)
    sheet.presentationController?.delegate = delegate
    stage.window.rootViewController = presenter
    presenter.view.addSubview(bystander)
    presenter.present(sheet, animated: true)
    try stage.settle()
  }

  private var shownX: CGFloat {
    stage.makeCurrent()
    return bystander.layer.presentation()?.frame.minX ?? -1
  }

  @Test
  func `what the delegate animates when the dismissal begins follows the finger`() throws {
    let card = try #require(sheet.view.superview)
    let start = card.frame.minY
    stage.drag(
      from: CGPoint(x: 100, y: 60),
      to: CGPoint(x: 100, y: 380),
      over: 1,
      velocity: 0
    )
    stage.advance(by: 0.5)
    #expect(delegate.calls == ["should", "will, interactive: true"])
    let share = (card.frame.minY - start) / (400 - start)
    #expect(share > 0.1)
    #expect(abs(shownX - 100 * share) < 0.5)
    try stage.settle()
    #expect(
      delegate.calls.dropFirst(2) == [
        "changes, cancelled: false", "over, cancelled: false", "did",
      ]
    )
    #expect(bystander.frame.minX == 100)
  }

  @Test
  func `it goes back when the sheet does, and the delegate's completion is told`() throws {
    stage.drag(
      from: CGPoint(x: 100, y: 60),
      to: CGPoint(x: 100, y: 160),
      over: 1,
      velocity: 0
    )
    stage.advance(by: 1)
    let released = shownX
    #expect(released > 5)
    stage.advance(by: 0.03)
    #expect(shownX > 0.1 && shownX < released)
    try stage.settle()
    #expect(bystander.frame.minX == 0)
    #expect(shownX == 0)
    #expect(
      delegate.calls == [
        "should", "will, interactive: true", "changes, cancelled: true", "over, cancelled: true",
      ]
    )
  }

  @Test
  func `a dismissal by code is not announced`() throws {
    sheet.dismiss(animated: true)
    try stage.settle()
    #expect(presenter.presentedViewController == nil)
    #expect(delegate.calls == [])
  }

  private func presentAgain(_ change: (UISheetPresentationController) -> Void) throws {
    stage.perform { sheet.dismiss(animated: false) }
    try stage.settle()
    sheet.sheetPresentationController.map(change)
    sheet.presentationController?.delegate = delegate
    stage.perform { presenter.present(sheet, animated: true) }
    try stage.settle()
    delegate.calls = []
  }

  @Test
  func `a touch of what a low sheet dims dismisses it`() throws {
    try presentAgain { $0.detents = [.custom { _ in 100 }] }
    stage.tap(at: CGPoint(x: 100, y: 200))
    try stage.settle()
    #expect(presenter.presentedViewController == nil)
    #expect(delegate.calls.first == "should" && delegate.calls.last == "did")
  }

  @Test
  func `but not a modal one, and not what it leaves undimmed`() throws {
    try presentAgain { $0.detents = [.custom { _ in 100 }] }
    sheet.isModalInPresentation = true
    stage.tap(at: CGPoint(x: 100, y: 200))
    try stage.settle()
    #expect(presenter.presentedViewController === sheet)
    sheet.isModalInPresentation = false
    try presentAgain {
      $0.detents = [.custom(identifier: .init("low")) { _ in 100 }]
      $0.largestUndimmedDetentIdentifier = .init("low")
    }
    stage.tap(at: CGPoint(x: 100, y: 200))
    try stage.settle()
    #expect(presenter.presentedViewController === sheet)
  }

  @Test
  func `a form in a stack makes its sheet modal while it is on top`() throws {
    try presentAgain { $0.detents = [.custom { _ in 100 }] }
    let form = UIViewController()
    form.isModalInPresentation = true
    let stack = UINavigationController(rootViewController: form)
    stage.perform {
      sheet.addChild(stack)
      sheet.view.addSubview(stack.view)
      stack.didMove(toParent: sheet)
    }
    stage.tap(at: CGPoint(x: 100, y: 200))
    try stage.settle()
    #expect(presenter.presentedViewController === sheet)
    stage.perform { stack.pushViewController(UIViewController(), animated: false) }
    stage.tap(at: CGPoint(x: 100, y: 200))
    try stage.settle()
    #expect(presenter.presentedViewController == nil)
  }

  @Test
  func `what it leaves undimmed can be used`() throws {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 0, y: 180, width: 200, height: 40))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    presenter.view.addSubview(button)
    try presentAgain {
      $0.detents = [.custom(identifier: .init("low")) { _ in 100 }, .large()]
      $0.largestUndimmedDetentIdentifier = .init("low")
    }
    stage.tap(at: CGPoint(x: 100, y: 200))
    try stage.settle()
    #expect(taps == 1)
    #expect(presenter.presentedViewController === sheet)
    stage.perform { sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = nil }
    stage.tap(at: CGPoint(x: 100, y: 200))
    try stage.settle()
    #expect(taps == 1)
    #expect(presenter.presentedViewController == nil)
  }

  @Test
  func `a sheet that floats is pulled down, keeps its size, and goes back when it is let go`()
    throws
  {
    let pad = Stage(screen: .iPadPro11)
    let (presenter, sheet) = (UIViewController(), UIViewController())
    sheet.presentationController?.delegate = delegate
    pad.window.rootViewController = presenter
    pad.perform { presenter.present(sheet, animated: true) }
    try pad.settle()
    let card = try #require(sheet.view.superview)
    let frame = card.frame
    pad.drag(from: CGPoint(x: 417, y: 200), to: CGPoint(x: 417, y: 300), over: 0.5, velocity: 0)
    pad.advance(by: 0.4)
    #expect(card.frame.minY > frame.minY + 20)
    #expect(card.frame.size == frame.size && sheet.view.frame == card.bounds)
    try pad.settle()
    #expect(card.frame == frame)
    pad.drag(from: CGPoint(x: 417, y: 200), to: CGPoint(x: 417, y: 1100), over: 0.5, velocity: 0)
    try pad.settle()
    #expect(presenter.presentedViewController == nil)
    #expect(delegate.calls.last == "did")
  }
}

import Segue
import Testing
import UIKit

/// What an app changes together with the detent of a sheet.
@MainActor
struct SheetChangesTests {
  @Test
  func `views that change together with the detent move along with the card`() throws {
    let stage = Stage.small()
    let first = UIViewController()
    stage.window.rootViewController = first
    let second = UIViewController()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    second.view.addSubview(box)
    let sheet = try #require(second.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    first.present(second, animated: false)
    try stage.settle()
    sheet.animateChanges {
      sheet.selectedDetentIdentifier = .large
      box.frame.origin.y = 100
    }
    stage.advance(by: 0.1)
    let shown = try #require(box.layer.presentation()?.frame.minY)
    #expect(shown > 1 && shown < 99)
    try stage.settle()
    #expect(box.layer.presentation()?.frame.minY == 100)
  }

  @Test
  func `behind a card that stays low, the screen keeps its square corners`() throws {
    let stage = Stage(screen: .iPhone15)
    let first = UIViewController()
    stage.window.rootViewController = first
    try stage.settle()
    for (detent, radius) in [
      (UISheetPresentationController.Detent.medium(), 0), (.large(), 10 as CGFloat),
    ] {
      let second = UIViewController()
      try #require(second.sheetPresentationController).detents = [detent]
      stage.perform { first.present(second, animated: true) }
      try stage.settle()
      #expect(first.view.layer.cornerRadius == radius)
      stage.perform { second.dismiss(animated: true) }
      try stage.settle()
    }
  }

  @Test(arguments: [(Screen.iPhone14, 16.0), (.iPhone14Plus, 20)])
  func `the screen behind a card is a little darker, and as wide as texts are`(
    screen: Screen,
    margin: CGFloat
  ) throws {
    let stage = Stage(screen: screen)
    let first = UIViewController()
    stage.window.rootViewController = first
    try stage.settle()
    let second = UIViewController()
    stage.perform { first.present(second, animated: true) }
    try stage.settle()
    let behind = first.view.convert(first.view.bounds, to: nil)
    #expect(abs(behind.minX - margin) < 0.01)
    let card = try #require(second.view.superview)
    #expect(abs(card.convert(card.bounds, to: nil).minY - behind.minY - 10) < 0.01)
    #expect(card.layer.cornerCurve == .continuous && first.view.layer.cornerCurve == .continuous)
    let container = try #require(second.presentationController?.containerView)
    let black = try #require(container.subviews.first)
    #expect(abs(black.alpha - 0.12) < 0.001)
    stage.perform { second.dismiss(animated: true) }
    try stage.settle()
    #expect(first.view.layer.cornerCurve == .circular)
  }

  @Test
  func `the screen behind follows a finger that moves the card between its detents`() throws {
    let stage = Stage(screen: .iPhone15)
    let first = UIViewController()
    stage.window.rootViewController = first
    try stage.settle()
    let second = UIViewController()
    try #require(second.sheetPresentationController).detents = [.medium(), .large()]
    stage.perform { first.present(second, animated: true) }
    try stage.settle()
    #expect(first.view.transform.isIdentity && !first.view.clipsToBounds)
    stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 330), over: 1)
    stage.advance(by: 0.9)
    let held = first.view.transform.a
    #expect(held < 0.98 && held > 0.93)
    #expect(first.view.layer.cornerRadius > 10)
    try stage.settle()
    #expect(abs(first.view.transform.a - (1 - 32.0 / 393)) < 0.001)
    #expect(first.view.layer.cornerRadius == 10)
    stage.drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 200, y: 480), over: 1)
    try stage.settle()
    #expect(first.view.transform.isIdentity && !first.view.clipsToBounds)
    #expect(first.view.layer.cornerRadius == 0)
  }

  @Test
  func
    `a card that turns to fill the screen loses its corners and its grabber until it turns back`()
    throws
  {
    let stage = Stage(screen: .iPhone15)
    let first = UIViewController()
    stage.window.rootViewController = first
    try stage.settle()
    let second = UIViewController()
    let sheet = try #require(second.sheetPresentationController)
    sheet.prefersGrabberVisible = true
    stage.perform { first.present(second, animated: true) }
    try stage.settle()
    let card = try #require(second.view.superview)
    let grabber = try #require(card.subviews.last)
    #expect(card.layer.cornerRadius == 10 && !grabber.isHidden)
    #expect(first.view.transform.a < 1)
    stage.rotate(to: .landscapeRight)
    try stage.settle()
    #expect(card.frame == stage.window.bounds && second.view.frame == card.bounds)
    #expect(card.layer.cornerRadius == 0 && grabber.isHidden)
    #expect(first.view.transform.isIdentity)
    stage.rotate(to: .portrait)
    try stage.settle()
    #expect(card.layer.cornerRadius == 10 && !grabber.isHidden)
    #expect(first.view.transform.a < 1)
  }

  @Test
  func `a card at the edge of a low screen is as wide as the safe area or as its content prefers`()
    throws
  {
    let stage = Stage(screen: .iPhone15.landscape)
    let first = UIViewController()
    stage.window.rootViewController = first
    try stage.settle()
    for (follows, width) in [(false, 852 - 2 * 59), (true, 400 as CGFloat)] {
      let second = UIViewController()
      second.preferredContentSize = CGSize(width: 400, height: 200)
      let sheet = try #require(second.sheetPresentationController)
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = follows
      stage.perform { first.present(second, animated: true) }
      try stage.settle()
      let card = try #require(second.view.superview)
      #expect(card.frame.width == width && second.view.frame.width == width)
      #expect(card.frame.midX == 426)
      #expect(card.frame.maxY == 393)
      stage.perform { second.dismiss(animated: true) }
      try stage.settle()
    }
  }

  @Test
  func `an effect of the presentation lies behind what the card contains`() throws {
    let stage = Stage(screen: .iPhone15)
    let first = UIViewController()
    stage.window.rootViewController = first
    try stage.settle()
    let second = UIViewController()
    let sheet = try #require(second.sheetPresentationController)
    sheet.backgroundEffect = UIBlurEffect(style: .regular)
    stage.perform { first.present(second, animated: true) }
    try stage.settle()
    let card = try #require(second.view.superview)
    let background = try #require(card.subviews.first as? UIVisualEffectView)
    #expect(background.frame == second.view.bounds)
    #expect(card.subviews.firstIndex(of: second.view) == 1)
    sheet.backgroundEffect = nil
    #expect(background.superview == nil)
  }
}

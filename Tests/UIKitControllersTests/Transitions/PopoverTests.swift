import Foundation
import Segue
import TestSupport
import Testing

@testable import UIKit

/// A popover on a phone, and where its box goes.
@MainActor
@Suite
struct `Popovers` {
  private final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { calls.append("didDismiss") }
  }

  private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
  private let screen = UIViewController()
  private let button = UIView(frame: CGRect(x: 300, y: 100, width: 50, height: 30))
  private let menu = UIViewController()

  private func present(
    _ delegate: (any UIPopoverPresentationControllerDelegate)?
  ) throws -> UIPopoverPresentationController {
    stage.window.rootViewController = screen
    screen.view.addSubview(button)
    menu.modalPresentationStyle = .popover
    menu.preferredContentSize = CGSize(width: 200, height: 120)
    let popover = try #require(menu.popoverPresentationController)
    popover.sourceView = button
    popover.delegate = delegate
    stage.perform { screen.present(menu, animated: true) }
    try stage.settle()
    return popover
  }

  @Test
  func `a delegate's none keeps the popover, which points to its source`() throws {
    let delegate = Keeper()
    let popover = try present(delegate)
    #expect(popover.arrowDirection == .up)
    #expect(
      menu.view.convert(menu.view.bounds, to: nil)
        == CGRect(x: 165, y: 130, width: 200, height: 133)
    )
    #expect(screen.view.window != nil)
  }

  @Test
  func `its content goes on below the arrow, which is not in the safe area`() throws {
    let delegate = Keeper()
    _ = try present(delegate)
    #expect(menu.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
    #expect(menu.view.safeAreaLayoutGuide.layoutFrame.size == menu.preferredContentSize)
    stage.perform { menu.dismiss(animated: true) }
    try stage.settle()
    #expect(menu.view.safeAreaInsets == .zero)
  }

  @Test
  func `it grows to the size that its content prefers next`() throws {
    let delegate = Keeper()
    _ = try present(delegate)
    stage.perform { menu.preferredContentSize = CGSize(width: 300, height: 240) }
    stage.advance(by: 0.15)
    let shown = try #require(menu.view.layer.presentation()).bounds
    #expect((210...290).contains(shown.width))
    #expect((130...230).contains(shown.height))
    try stage.settle()
    #expect(
      menu.view.convert(menu.view.bounds, to: nil)
        == CGRect(x: 65, y: 130, width: 300, height: 253)
    )
  }

  @Test
  func `views beside it can be used if it says so, and a touch of others dismisses it`() throws {
    let delegate = Keeper()
    var taps = 0
    let other = UIButton(frame: CGRect(x: 20, y: 400, width: 100, height: 40))
    other.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let popover = try present(delegate)
    screen.view.addSubview(other)
    popover.passthroughViews = [other]
    stage.tap(at: CGPoint(x: 70, y: 420))
    try stage.settle()
    #expect(taps == 1)
    #expect(screen.presentedViewController === menu)
    stage.tap(at: CGPoint(x: 70, y: 500))
    try stage.settle()
    #expect(taps == 1)
    #expect(screen.presentedViewController == nil)
  }

  @Test
  func `it has the size of the screen that is pushed in it`() throws {
    let delegate = Keeper()
    let stack = UINavigationController(rootViewController: menu)
    stack.isNavigationBarHidden = true
    menu.preferredContentSize = CGSize(width: 200, height: 120)
    let other = UIViewController()
    other.preferredContentSize = CGSize(width: 300, height: 240)
    stage.window.rootViewController = screen
    screen.view.addSubview(button)
    stack.modalPresentationStyle = .popover
    stack.popoverPresentationController?.sourceView = button
    stack.popoverPresentationController?.delegate = delegate
    stage.perform { screen.present(stack, animated: true) }
    try stage.settle()
    #expect(stack.view.bounds.size == CGSize(width: 200, height: 133))
    stage.perform { stack.pushViewController(other, animated: true) }
    try stage.settle()
    #expect(stack.view.bounds.size == CGSize(width: 300, height: 253))
    #expect(other.view.bounds.size == CGSize(width: 300, height: 253))
  }

  @Test(arguments: [nil, UIColor.clear])
  func `it has a material of its own behind clear content`(color: UIColor?) throws {
    let delegate = Keeper()
    menu.view.backgroundColor = color
    _ = try present(delegate)
    let popover = try #require(menu.popoverPresentationController?.presentedView as? PopoverView)
    #expect(popover.color == UIPopoverPresentationController.paper)
  }

  @Test
  func `it has the colour of its content`() throws {
    let delegate = Keeper()
    menu.view.backgroundColor = .green
    _ = try present(delegate)
    let popover = try #require(menu.popoverPresentationController?.presentedView as? PopoverView)
    #expect(popover.color == .green)
  }

  @Test
  func `its shadow is faint and wide`() throws {
    let delegate = Keeper()
    screen.view.backgroundColor = .white
    _ = try present(delegate)
    let frame = stage.render()
    // 9, 77 and 137 points below the box.
    #expect((216...232).contains(frame[265, 272].green))
    #expect((243...252).contains(frame[265, 340].green))
    #expect((253...255).contains(frame[265, 400].green))
  }

  private final class Cloud: UIPopoverBackgroundView {
    override class func arrowBase() -> CGFloat { 30 }
    override class func arrowHeight() -> CGFloat { 20 }
    override class func contentViewInsets() -> UIEdgeInsets {
      UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    }
    override class var wantsDefaultContentAppearance: Bool { false }
  }

  @Test
  func `a background of the app covers box and arrow, with its own measures around the content`()
    throws
  {
    let delegate = Keeper()
    menu.modalPresentationStyle = .popover
    menu.popoverPresentationController?.popoverBackgroundViewClass = Cloud.self
    let popover = try present(delegate)
    let box = try #require(popover.presentedView)
    let cloud = try #require(box.subviews.first as? Cloud)
    #expect(cloud.arrowDirection == .up)
    #expect(box.frame == CGRect(x: 151, y: 130, width: 214, height: 152))
    #expect(cloud.frame == box.bounds)
    #expect(
      menu.view.convert(menu.view.bounds, to: nil)
        == CGRect(x: 157, y: 155, width: 200, height: 120)
    )
    // The source's middle is at 325, that of the background at 258.
    #expect(cloud.arrowOffset == 67)
  }

  @Test
  func `around a navigation controller it is higher by the bar`() throws {
    let navigation = UINavigationController(rootViewController: menu)
    stage.window.rootViewController = screen
    screen.view.addSubview(button)
    menu.preferredContentSize = CGSize(width: 200, height: 120)
    navigation.modalPresentationStyle = .popover
    let delegate = Keeper()
    navigation.popoverPresentationController?.sourceView = button
    navigation.popoverPresentationController?.delegate = delegate
    stage.perform { screen.present(navigation, animated: true) }
    try stage.settle()
    #expect(navigation.view.bounds.size == CGSize(width: 200, height: 177))
  }

  @Test
  func `it points to all of a view that is its source item`() throws {
    let delegate = Keeper()
    menu.modalPresentationStyle = .popover
    menu.popoverPresentationController?.sourceItem = button
    menu.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 300, width: 1, height: 1)
    _ = try present(delegate)
    #expect(menu.view.convert(menu.view.bounds, to: nil).minY == 130)
    #expect(button.frame(in: stage.window) == CGRect(x: 300, y: 100, width: 50, height: 30))
    #expect(UIView().frame(in: stage.window) == nil)
  }

  @Test(arguments: [true, false])
  func `it points to the item of a bar`(isSourceItem: Bool) throws {
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    #expect(item.frame(in: stage.window) == nil)
    screen.navigationItem.rightBarButtonItem = item
    stage.window.rootViewController = UINavigationController(rootViewController: screen)
    stage.window.layoutIfNeeded()
    menu.modalPresentationStyle = .popover
    menu.preferredContentSize = CGSize(width: 200, height: 120)
    let delegate = Keeper()
    let popover = try #require(menu.popoverPresentationController)
    popover.delegate = delegate
    if isSourceItem { popover.sourceItem = item } else { popover.barButtonItem = item }
    stage.perform { screen.present(menu, animated: true) }
    try stage.settle()
    let frame = try #require(item.frame(in: stage.window))
    #expect(popover.arrowDirection == .up && frame.midX > 300)
    let box = menu.view.convert(menu.view.bounds, to: nil)
    #expect(abs(box.minY - frame.maxY) <= 1 && box.minX < frame.midX && frame.midX < box.maxX)
  }

  @Test
  func `without a word of a delegate it is a sheet`() throws {
    let popover = try present(nil)
    #expect(popover.arrowDirection == .unknown)
    #expect(menu.view.bounds.width == 375)
  }

  @Test
  func `a touch beside it dismisses it, and the delegate is told`() throws {
    let delegate = Keeper()
    _ = try present(delegate)
    let surroundings = try #require(
      stage.window.hitTest(CGPoint(x: 40, y: 500), with: nil) as? UIControl
    )
    stage.perform { surroundings.sendActions(for: .touchUpInside) }
    try stage.settle()
    #expect(delegate.calls == ["didDismiss"])
    #expect(screen.presentedViewController == nil)
    #expect(menu.view.window == nil)
  }

  @Test(
    arguments: [
      (CGRect(x: 90, y: 10, width: 20, height: 10), CGRect(x: 50, y: 20, width: 100, height: 73)),
      (CGRect(x: 0, y: 180, width: 20, height: 10), CGRect(x: 0, y: 107, width: 100, height: 73)),
      (CGRect(x: 190, y: 60, width: 10, height: 80), CGRect(x: 77, y: 70, width: 113, height: 60)),
    ]
  )
  func `the box is where it fits beside its source`(source: CGRect, frame: CGRect) {
    let place = PopoverPlace(
      of: CGSize(width: 100, height: 60),
      beside: source,
      arrow: .any,
      in: CGRect(x: 0, y: 0, width: 200, height: 200)
    )
    #expect(place.frame == frame)
  }
}

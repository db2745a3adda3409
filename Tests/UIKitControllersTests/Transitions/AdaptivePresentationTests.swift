import Segue
import Testing
import UIKit

/// The forms that presentations take in other traits.
@MainActor
@Suite
struct `Presentations that adapt` {
  private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate,
    UIViewControllerTransitioningDelegate
  {
    var style: UIModalPresentationStyle = .automatic
    /// Whether the style is meant for compact height.
    var looksAtHeight = false
    var replacement: ((UIPresentationController) -> UIViewController?)?
    var told: [UIModalPresentationStyle] = []
    /// Whether the presentation names a style, too.
    var namesStyle = false

    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      guard looksAtHeight else { return style }
      return traitCollection.verticalSizeClass == .compact ? style : .none
    }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { replacement?(controller) }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { told.append(style) }
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let half =
        namesStyle
        ? NamedHalf(presentedViewController: presented, presenting: presenting)
        : Half(presentedViewController: presented, presenting: presenting)
      half.delegate = self
      return half
    }
  }

  /// Asks without traits, which is about compact width alone.
  private final class PlainAdapter: NSObject, UIPopoverPresentationControllerDelegate {
    var questions = 0
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
      questions += 1
      return .fullScreen
    }
  }

  private class Half: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
    }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  private final class NamedHalf: Half {
    override var adaptivePresentationStyle: UIModalPresentationStyle { .overFullScreen }
  }

  private let home = UIViewController()
  private let menu = UIViewController()

  private func presentPopover(
    _ delegate: any UIPopoverPresentationControllerDelegate,
    on stage: Stage
  ) throws {
    stage.window.rootViewController = home
    menu.modalPresentationStyle = .popover
    menu.popoverPresentationController?.sourceView = home.view
    menu.popoverPresentationController?.delegate = delegate
    stage.perform { home.present(menu, animated: true) }
    try stage.settle()
  }

  @Test
  func `a popover in compact width may show in a navigation controller`() throws {
    let adapter = Adapter()
    adapter.replacement = { UINavigationController(rootViewController: $0.presentedViewController) }
    let stage = Stage(screen: .iPhone15)
    try presentPopover(adapter, on: stage)
    let stack = try #require(home.presentedViewController as? UINavigationController)
    #expect(stack.topViewController === menu)
    #expect(stack.presentationController is UISheetPresentationController)
    #expect(menu.presentingViewController === home)
    #expect(menu.view.window === stage.window)
    #expect(adapter.told == [.pageSheet])
  }

  @Test
  func `it leaves with the navigation controller around it`() throws {
    let adapter = Adapter()
    adapter.replacement = { UINavigationController(rootViewController: $0.presentedViewController) }
    let stage = Stage(screen: .iPhone15)
    try presentPopover(adapter, on: stage)
    stage.perform { menu.dismiss(animated: true) }
    try stage.settle()
    #expect(home.presentedViewController == nil)
    #expect(menu.view.window == nil)
  }

  @Test
  func `a popover's delegate may wish the full screen`() throws {
    let stage = Stage(screen: .iPhone15)
    try presentPopover(PlainAdapter(), on: stage)
    #expect(home.presentedViewController === menu)
    #expect(menu.view.frame == stage.window.bounds)
    #expect(home.view.window == nil)
  }

  @Test
  func `without traits it is asked about compact width alone`() throws {
    let adapter = PlainAdapter()
    let stage = Stage(screen: .iPadPro11)
    try presentPopover(adapter, on: stage)
    #expect(adapter.questions == 0)
    #expect(home.view.window === stage.window)
  }

  @Test
  func `a popover that stays one is told so`() throws {
    let adapter = Adapter()
    adapter.style = .none
    let stage = Stage(screen: .iPhone15)
    try presentPopover(adapter, on: stage)
    #expect(menu.presentationController is UIPopoverPresentationController)
    #expect(adapter.told == [.none])
    #expect(menu.view.frame.width < stage.window.bounds.width)
  }

  @Test
  func
    `a custom presentation gives way to another screen where its delegate wishes, and comes back`()
    throws
  {
    let stage = Stage(screen: .iPhone15)
    stage.window.rootViewController = home
    let adapter = Adapter()
    adapter.style = .overFullScreen
    adapter.looksAtHeight = true
    let request = UIViewController()
    adapter.replacement = { _ in request }
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = adapter
    stage.perform { home.present(menu, animated: true) }
    try stage.settle()
    #expect(home.presentedViewController === menu)
    #expect(menu.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))

    stage.rotate(to: .landscapeRight)
    try stage.settle()
    #expect(home.presentedViewController === request)
    #expect(request.view.frame == stage.window.bounds)
    #expect(menu.view.window == nil)

    stage.rotate(to: .portrait)
    try stage.settle()
    #expect(home.presentedViewController === menu)
    #expect(menu.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    #expect(request.view.window == nil)
    #expect(adapter.told == [.none, .overFullScreen, .none])
  }

  @Test
  func `what gives way and what takes its place go with the turn of the screen`() throws {
    let stage = Stage(screen: .iPhone15)
    stage.window.rootViewController = home
    let adapter = Adapter()
    adapter.style = .overFullScreen
    adapter.looksAtHeight = true
    let request = UIViewController()
    adapter.replacement = { _ in request }
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = adapter
    stage.perform { home.present(menu, animated: true) }
    try stage.settle()
    stage.rotate(to: .landscapeRight)
    stage.advance(by: 0.15)
    let window = try #require(stage.window.layer.presentation()?.bounds)
    let own = try #require(request.view.layer.presentation()?.bounds)
    #expect(window.width > 450 && window.width < 800)
    #expect(abs(own.width - window.width) < 0.5 && abs(own.height - window.height) < 0.5)
    try stage.settle()
    stage.rotate(to: .portrait)
    stage.advance(by: 0.15)
    let size = try #require(menu.view.layer.presentation()?.bounds.size)
    #expect(size.width > 450 && size.width < 800)
    #expect(size.height > 230 && size.height < 400)
    try stage.settle()
  }

  @Test
  func `a custom presentation that only names a style stays`() throws {
    let stage = Stage(screen: .iPhone15)
    stage.window.rootViewController = home
    let adapter = Adapter()
    adapter.namesStyle = true
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = adapter
    stage.perform { home.present(menu, animated: true) }
    try stage.settle()
    #expect(menu.presentationController is NamedHalf)
    #expect(menu.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
  }

  @Test
  func `a custom presentation stays where its delegate wishes a style of the context`() throws {
    let stage = Stage(screen: .iPhone15)
    stage.window.rootViewController = home
    let adapter = Adapter()
    adapter.style = .overCurrentContext
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = adapter
    stage.perform { home.present(menu, animated: true) }
    try stage.settle()
    #expect(menu.presentationController is Half)
    #expect(menu.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
  }

  @Test
  func `what gives way is released with its presentation`() throws {
    let stage = Stage(screen: .iPhone15)
    stage.window.rootViewController = home
    let adapter = Adapter()
    adapter.style = .overFullScreen
    adapter.replacement = { _ in UIViewController() }
    weak var weakPage: UIViewController?
    stage.perform {
      let page = UIViewController()
      weakPage = page
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = adapter
      home.present(page, animated: false)
    }
    try stage.settle()
    #expect(weakPage != nil)
    stage.perform { home.dismiss(animated: false) }
    try stage.settle()
    #expect(weakPage == nil)
  }
}

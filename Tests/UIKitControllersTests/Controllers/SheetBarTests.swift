import Segue
import Testing
import UIKit

/// The bar of a navigation controller that is presented.
@MainActor
@Suite
struct SheetBarTests {
  private final class Half: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect { rect(0, 400, 393, 452) }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  private final class Halves: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Half(presentedViewController: presented, presenting: presenting)
    }
  }

  private let stage = Stage(screen: .iPhone15)
  private let navigation = UINavigationController(rootViewController: UIViewController())

  private let screen = UIViewController()

  private func present() throws -> UINavigationBar {
    stage.window.rootViewController = screen
    stage.perform { screen.present(navigation, animated: true) }
    try stage.settle()
    return navigation.navigationBar
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func `the bar of a sheet is higher than others`(style: UIModalPresentationStyle) throws {
    navigation.modalPresentationStyle = style
    #expect(try present().frame == rect(0, 0, 393, 56))
  }

  @Test
  func `a bar away from the status bar in an app's own presentation is as high as others`() throws {
    let halves = Halves()
    navigation.modalPresentationStyle = .custom
    navigation.transitioningDelegate = halves
    #expect(try present().frame == rect(0, 0, 393, 44))
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 44)
  }

  @Test
  func `in a popover the content keeps its height below the bar`() throws {
    let delegate = Keeper()
    let button = UIView(frame: rect(300, 200, 50, 30))
    screen.view.addSubview(button)
    navigation.topViewController?.preferredContentSize = CGSize(width: 200, height: 120)
    navigation.modalPresentationStyle = .popover
    navigation.popoverPresentationController?.sourceView = button
    navigation.popoverPresentationController?.delegate = delegate
    #expect(try present().frame.height == 44)
    #expect(navigation.view.bounds.height == 177)
  }

  private final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
  }
}

import Foundation
import Segue
import Testing

@testable import UIKit

/// The popover of before iOS 8.
@MainActor
@Suite
struct PopoverControllerTests {
  private final class Keeper: NSObject, UIPopoverControllerDelegate {
    var dismissals = 0

    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
      dismissals += 1
    }
  }

  private let keeper = Keeper()
  private let menu = UIViewController()
  private let button = UIView(frame: CGRect(x: 300, y: 100, width: 50, height: 30))

  private func popover(on stage: Stage) -> UIPopoverController {
    let home = UIViewController()
    stage.window.rootViewController = home
    home.view.addSubview(button)
    let popover = UIPopoverController(contentViewController: menu)
    popover.contentSize = CGSize(width: 200, height: 120)
    popover.delegate = keeper
    return popover
  }

  @Test
  func `it points to a rectangle, and a touch beside it ends it`() throws {
    let stage = Stage(screen: .iPadPro11)
    let popover = popover(on: stage)
    #expect(!popover.isPopoverVisible)
    stage.perform {
      popover.present(
        from: button.bounds,
        in: button,
        permittedArrowDirections: .up,
        animated: true
      )
    }
    try stage.settle()
    #expect(popover.isPopoverVisible && popover.popoverArrowDirection == .up)
    #expect(menu.view.convert(menu.view.bounds, to: nil).minY == 130)
    stage.tap(at: CGPoint(x: 400, y: 700))
    try stage.settle()
    #expect(!popover.isPopoverVisible && keeper.dismissals == 1)
    #expect(stage.fault == nil)
  }

  @Test
  func `its delegate does not hear of the end that its app brings about`() throws {
    let stage = Stage(screen: .iPadPro11)
    let popover = popover(on: stage)
    stage.perform {
      popover.present(from: .zero, in: button, permittedArrowDirections: .any, animated: false)
    }
    try stage.settle()
    stage.perform { popover.dismiss(animated: false) }
    try stage.settle()
    #expect(!popover.isPopoverVisible && keeper.dismissals == 0)
  }

  @Test
  func `a phone has none, which is a fault`() {
    let stage = Stage(screen: .iPhone14)
    _ = popover(on: stage)
    #expect(stage.fault?.contains("not running under UIUserInterfaceIdiomPad") == true)
  }
}

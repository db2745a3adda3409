import Segue
import Testing

@testable import UIKit

@MainActor
struct BarBackgroundTests {
  @Test
  func `the colour of a bar covers its blur`() {
    let stage = Stage(size: CGSize(width: 60, height: 40), scale: 1)
    stage.window.backgroundColor = .white
    let background = BarBackground(hairlineIsAtBottom: true)
    background.frame = stage.window.bounds
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(appearance.backgroundEffect != nil)
    background.show(appearance)
    stage.window.addSubview(background)
    let frame = stage.render()
    let pixel = frame[30, 20]
    #expect(pixel.red == 255 && pixel.green == 0 && pixel.blue == 0)
  }

  @Test
  func `a colour that is set alongside a pop fades in the place of the one before`() throws {
    final class Upper: UIViewController {
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let bar = navigationController?.navigationBar
        transitionCoordinator?.animate { _ in
          bar?.barTintColor = .blue
          bar?.layoutIfNeeded()
        }
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.isTranslucent = false
    navigation.navigationBar.barTintColor = .red
    stage.window.rootViewController = navigation
    stage.advance(by: 0)
    navigation.pushViewController(Upper(), animated: false)
    stage.advance(by: 0.1)
    navigation.popViewController(animated: true)
    stage.advance(by: 0.05)
    let backgrounds = navigation.navigationBar.subviews.filter { $0 is BarBackground }
    #expect(backgrounds.count == 2)
    for background in backgrounds {
      #expect(background.layer.presentation()?.frame.width == 320)
    }
    try stage.settle()
    #expect(navigation.navigationBar.subviews.filter { $0 is BarBackground }.count == 1)
  }
}

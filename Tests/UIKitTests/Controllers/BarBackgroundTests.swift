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
}

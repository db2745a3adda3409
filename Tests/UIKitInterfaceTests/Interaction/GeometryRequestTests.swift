import Segue
import Testing
import UIKit

/// Apps that ask for another orientation.
@MainActor
struct GeometryRequestTests {
  private let stage = Stage(screen: .iPhone15)

  private final class Screen: UIViewController {
    var mask = UIInterfaceOrientationMask.allButUpsideDown
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  }

  private func request(_ mask: UIInterfaceOrientationMask) -> [String] {
    var errors: [String] = []
    stage.window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) {
      errors.append($0.localizedDescription)
    }
    stage.advance(by: 1)
    return errors
  }

  @Test
  func `the interface turns, and the device does not`() {
    stage.window.rootViewController = Screen()
    stage.advance(by: 0.1)
    #expect(request(.landscapeRight).isEmpty)
    #expect(stage.window.windowScene?.interfaceOrientation == .landscapeRight)
    #expect(stage.interfaceSize.width > stage.interfaceSize.height)
    #expect(UIDevice.current.orientation != .landscapeRight)
    #expect(request(.portrait).isEmpty)
    #expect(stage.window.windowScene?.interfaceOrientation == .portrait)
  }

  @Test
  func `an orientation that no controller supports is an error`() {
    let screen = Screen()
    screen.mask = .portrait
    stage.window.rootViewController = screen
    stage.advance(by: 0.1)
    #expect(request(.landscape).count == 1)
    #expect(stage.window.windowScene?.interfaceOrientation == .portrait)
    #expect(request([.portrait, .landscape]).isEmpty)
  }
}

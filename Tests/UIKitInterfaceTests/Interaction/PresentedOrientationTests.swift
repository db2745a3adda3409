import Segue
import Testing
import UIKit

/// Screens in another orientation than that of the screen before.
@MainActor
struct PresentedOrientationTests {
  private let stage = Stage(screen: .iPhone15)
  private let upright = CGSize(width: 393, height: 852)
  private let lying = CGSize(width: 852, height: 393)

  private final class Screen: UIViewController {
    var mask = UIInterfaceOrientationMask.allButUpsideDown
    var preferred: UIInterfaceOrientation?
    var layouts: [CGSize] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      preferred ?? super.preferredInterfaceOrientationForPresentation
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts.append(view.bounds.size)
    }
  }

  private func show(_ mask: UIInterfaceOrientationMask = .allButUpsideDown) throws -> Screen {
    let screen = Screen()
    screen.mask = mask
    stage.window.rootViewController = screen
    try stage.settle()
    return screen
  }

  private func lyingScreen() -> Screen {
    let screen = Screen()
    screen.mask = .landscapeRight
    screen.modalPresentationStyle = .fullScreen
    return screen
  }

  private var orientation: UIInterfaceOrientation? {
    stage.window.windowScene?.interfaceOrientation
  }

  @Test
  func `a full screen comes in the orientation it supports, and the interface turns back after it`()
    throws
  {
    let first = try show(.portrait)
    let second = lyingScreen()
    first.layouts = []
    first.present(second, animated: true)
    stage.advance(by: 0.1)
    // The interface has turned, and the screen before stands and looks as it did.
    #expect(orientation == .landscapeRight)
    #expect(second.view.superview?.bounds.size == lying)
    #expect(second.view.bounds.size == lying)
    #expect(first.view.bounds.size == upright)
    #expect(abs(first.view.transform.b + 1) < 1e-6)
    #expect(abs(first.view.frame.width - 852) < 1e-6 && abs(first.view.frame.minX) < 1e-6)
    #expect(first.view.safeAreaInsets.top == 59)
    #expect(first.traitCollection.verticalSizeClass == .regular)
    #expect(second.traitCollection.verticalSizeClass == .compact)
    try stage.settle()
    #expect(stage.interfaceSize == lying)
    #expect(UIDevice.current.orientation == .portrait)
    second.dismiss(animated: true)
    stage.advance(by: 0.1)
    #expect(orientation == .portrait)
    #expect(first.view.transform.isIdentity)
    #expect(first.view.bounds.size == upright)
    #expect(abs(second.view.bounds.width - 852) < 1e-6)
    #expect(abs(second.view.transform.b - 1) < 1e-6)
    try stage.settle()
    #expect(stage.interfaceSize == upright)
    #expect(first.view.window != nil)
    #expect(first.view.frame == CGRect(origin: .zero, size: upright))
    #expect(second.view.transform.isIdentity)
    #expect(!first.layouts.contains(lying))
  }

  @Test
  func `the preferred orientation counts where several are supported`() throws {
    let first = try show()
    let second = Screen()
    second.modalPresentationStyle = .fullScreen
    second.preferred = .landscapeLeft
    first.present(second, animated: false)
    try stage.settle()
    #expect(orientation == .landscapeLeft)
    second.dismiss(animated: false)
    try stage.settle()
    #expect(orientation == .portrait)
    #expect(first.view.bounds.size == upright)
  }

  @Test
  func `a full screen without a preference leaves the interface as it is`() throws {
    let first = try show()
    let second = Screen()
    second.modalPresentationStyle = .fullScreen
    first.present(second, animated: true)
    try stage.settle()
    #expect(orientation == .portrait)
  }

  @Test
  func `a sheet does not turn the interface`() throws {
    let first = try show()
    let second = lyingScreen()
    second.modalPresentationStyle = .pageSheet
    first.present(second, animated: true)
    try stage.settle()
    #expect(orientation == .portrait)
  }

  @Test
  func `what lay on its side returns to a screen that only stands`() throws {
    let first = try show(.portrait)
    let second = Screen()
    second.modalPresentationStyle = .fullScreen
    first.present(second, animated: false)
    try stage.settle()
    stage.rotate(to: .landscapeRight)
    try stage.settle()
    #expect(stage.interfaceSize == lying)
    second.dismiss(animated: true)
    try stage.settle()
    #expect(orientation == .portrait)
    #expect(first.view.frame == CGRect(origin: .zero, size: upright))
  }

  @Test
  func `a root that only lies is on its side from the start`() throws {
    let root = try show(.landscape)
    #expect(orientation == .landscapeRight)
    #expect(root.view.bounds.size == lying)
    #expect(!root.layouts.contains(upright))
  }

  @Test
  func `the interface turns when its orientation is no longer supported`() throws {
    let root = try show()
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    try stage.settle()
    #expect(orientation == .portrait)
    root.mask = .landscape
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    try stage.settle()
    #expect(orientation == .landscapeRight)
    root.mask = .portrait
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    try stage.settle()
    #expect(orientation == .portrait)
  }

  @Test
  func `an orientation set by name turns the device, and the interface follows it`() throws {
    let root = try show(.portrait)
    UIDevice.current.setValue(
      UIInterfaceOrientation.landscapeLeft.rawValue,
      forKey: "orientation"
    )
    try stage.settle()
    #expect(UIDevice.current.orientation == .landscapeRight)
    #expect(orientation == .portrait)
    root.mask = .all
    UIViewController.attemptRotationToDeviceOrientation()
    try stage.settle()
    #expect(orientation == .landscapeLeft)
    UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
    try stage.settle()
    #expect(orientation == .portrait)
    #expect(stage.diagnostics.contains { $0.contains("requestGeometryUpdate") })
  }

  @Test
  func `an iPad, whose apps share the screen, does not ask controllers`() throws {
    let stage = Stage(screen: .iPadPro11)
    let root = Screen()
    root.mask = .landscape
    stage.window.rootViewController = root
    try stage.settle()
    #expect(stage.window.windowScene?.interfaceOrientation == .portrait)
    root.present(lyingScreen(), animated: true)
    try stage.settle()
    #expect(stage.window.windowScene?.interfaceOrientation == .portrait)
  }

  @Test
  func `a film on its side shows a root that lies to the left upright`() throws {
    let stage = Stage(screen: .iPhone15.landscape)
    let root = Screen()
    root.mask = .landscapeLeft
    stage.window.rootViewController = root
    try stage.settle()
    #expect(stage.window.windowScene?.interfaceOrientation == .landscapeLeft)
    #expect(UIDevice.current.orientation == .landscapeRight)
    #expect(UIScreen.main.bounds.size == lying)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test
  func `below a sheet the root decides where a full screen over it leaves`() throws {
    let first = try show(.portrait)
    let sheet = Screen()
    sheet.mask = .landscape
    first.present(sheet, animated: false)
    let second = lyingScreen()
    sheet.present(second, animated: false)
    try stage.settle()
    #expect(orientation == .landscapeRight)
    second.dismiss(animated: false)
    try stage.settle()
    #expect(orientation == .portrait)
  }
}

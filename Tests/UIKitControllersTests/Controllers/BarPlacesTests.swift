import Segue
import Testing
import UIKit

/// Where titles and buttons of navigation bars are, to the pixel.
@MainActor
@Suite
struct `Places in a navigation bar` {
  @Test(arguments: [(Screen.iPhone15, 35), (.iPhoneSE, 23)])
  func `a title begins at the last whole pixel before the middle of the bar`(
    screen: Screen,
    pixels: CGFloat
  ) throws {
    let stage = Stage(screen: screen)
    let top = UIViewController()
    top.title = "Notes"
    let navigation = UINavigationController(rootViewController: top)
    stage.window.rootViewController = navigation
    try stage.settle()
    func labels(in view: UIView) -> [UILabel] {
      view.subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + labels(in: $0) }
    }
    let bar = navigation.navigationBar
    let title = try #require(labels(in: bar).first { $0.text == "Notes" })
    let place = title.convert(title.bounds, to: bar)
    #expect(abs(place.minY * UIScreen.main.scale - pixels) < 0.01)
  }

  @Test
  func `the way back is farther from the edge on a wide phone, as all else is`() throws {
    func start(on screen: Screen) throws -> CGFloat {
      let stage = Stage(screen: screen)
      let navigation = UINavigationController()
      navigation.viewControllers = [UIViewController(), UIViewController()]
      stage.window.rootViewController = navigation
      try stage.settle()
      return try #require(stage.element(named: "Back")).frame.minX
    }
    #expect(abs(try start(on: .iPhone11) - start(on: .iPhone15) - 4) < 0.01)
  }

  @Test
  func `a symbol is a little farther from the edge than words are`() throws {
    func end(of item: UIBarButtonItem) throws -> CGFloat {
      let stage = Stage(screen: .iPhone15)
      let top = UIViewController()
      top.navigationItem.rightBarButtonItem = item
      stage.window.rootViewController = UINavigationController(rootViewController: top)
      try stage.settle()
      func pictures(in view: UIView) -> [UIView] {
        view.subviews.flatMap { [$0 as? UIImageView].compactMap(\.self) + pictures(in: $0) }
      }
      let bar = try #require(top.navigationController?.navigationBar)
      let picture = try #require(pictures(in: bar).first { (10..<40).contains($0.bounds.width) })
      return picture.convert(picture.bounds, to: bar).maxX
    }
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let plain = try end(
      of: UIBarButtonItem(image: picture, style: .plain, target: nil, action: nil)
    )
    #expect(abs(plain - 377) < 0.01)
    let symbol = try end(of: UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil))
    #expect(abs(symbol - 377 + 5.0 / 3) < 0.35)
  }
}

import Segue
import Testing
import UIKit

/// The title of the back button where there is little room.
@MainActor
@Suite
struct `The title of a back button` {
  private let stage = Stage(size: CGSize(width: 375, height: 400), scale: 1)

  private func show(
    _ titles: [String],
    mode: UINavigationItem.BackButtonDisplayMode = .default
  ) throws -> UINavigationController {
    let navigation = UINavigationController()
    navigation.viewControllers = titles.map { title in
      let screen = UIViewController()
      screen.title = title
      screen.navigationItem.backButtonDisplayMode = mode
      return screen
    }
    stage.window.rootViewController = navigation
    try stage.settle()
    return navigation
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
  }

  private func texts(_ navigation: UINavigationController) -> [String] {
    labels(navigation.navigationBar).compactMap(\.text).filter { !$0.isEmpty }
  }

  private let long = "A rather long title of a screen"
  private let longest = "A title that takes all the room there is in its bar"

  @Test
  func `it is that of the screen before while both titles fit`() throws {
    let navigation = try show(["Settings", "Sounds"])
    #expect(Set(texts(navigation)) == ["Settings", "Sounds"])
  }

  @Test
  func `a long one becomes Back, and the title of the screen stays whole in the middle`() throws {
    let navigation = try show([long, "Sounds & Haptics"])
    #expect(Set(texts(navigation)) == ["Back", "Sounds & Haptics"])
    let title = try #require(
      labels(navigation.navigationBar).first { $0.text == "Sounds & Haptics" }
    )
    #expect(title.bounds.width >= title.intrinsicContentSize.width - 1)
    #expect(abs(title.convert(title.bounds, to: nil).midX - 187.5) < 1)
  }

  @Test
  func `beside a title that needs the room the chevron is alone`() throws {
    let navigation = try show(["Settings", longest])
    #expect(texts(navigation) == [longest])
    stage.tap(at: CGPoint(x: 14, y: navigation.navigationBar.frame.midY))
    try stage.settle()
    #expect(navigation.topViewController?.title == "Settings")
  }

  @Test
  func `a title that does not fit into the middle stands 6 points behind it`() throws {
    let navigation = try show(["First Component", "Second Component"])
    let found = labels(navigation.navigationBar)
    let back = try #require(found.first { $0.text == "First Component" })
    let title = try #require(found.first { $0.text == "Second Component" })
    let start = title.convert(title.bounds, to: nil).minX
    #expect(abs(start - back.convert(back.bounds, to: nil).maxX - 6) < 1.5, "\(start)")
  }

  @Test
  func `it comes back when the title of the screen is shorter`() throws {
    let navigation = try show(["Settings", longest])
    navigation.topViewController?.title = "Sounds"
    try stage.settle()
    #expect(Set(texts(navigation)) == ["Settings", "Sounds"])
  }

  @Test
  func `a generic one says Back, and a minimal one nothing`() throws {
    #expect(Set(texts(try show(["Settings", "Sounds"], mode: .generic))) == ["Back", "Sounds"])
    #expect(texts(try show(["Settings", "Sounds"], mode: .minimal)) == ["Sounds"])
  }
}

import Segue
import Testing

@testable import UIKit

/// The words of bar buttons by their items, by the appearances of items and by those of bars.
@MainActor
@Suite
struct `The words of a bar button` {
  private let stage = Stage(size: CGSize(width: 375, height: 400), scale: 1)

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
  }

  private func label(_ text: String, in view: UIView) throws -> UILabel {
    try #require(labels(view).first { $0.text == text })
  }

  /// Two screens named A and B; the second one has a button named Act.
  private func show(
    _ change: (UINavigationController, UIViewController, UIBarButtonItem) -> Void
  ) throws -> UINavigationBar {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "A"
    second.title = "B"
    let item = UIBarButtonItem(title: "Act", style: .plain, target: nil, action: nil)
    second.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController()
    navigation.viewControllers = [first, second]
    change(navigation, second, item)
    stage.window.rootViewController = navigation
    try stage.settle()
    return navigation.navigationBar
  }

  @Test
  func `have the attributes of their item, also in a bar with another tint`() throws {
    let font = UIFont.boldSystemFont(ofSize: 22)
    let bar = try show { navigation, _, item in
      navigation.navigationBar.tintColor = .green
      item.setTitleTextAttributes(
        [.foregroundColor: UIColor.red, .font: font, .kern: 4],
        for: .normal
      )
    }
    let words = try label("Act", in: bar)
    #expect(words.textColor == .red)
    #expect(words.font == font)
    #expect(words.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) != nil)
    #expect(try label("A", in: bar).textColor == .green)
  }

  @Test
  func `have those of the appearance of items in their bar, and not of items elsewhere`() throws {
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.green],
      for: .normal
    )
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
      .setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    var bar = try show { _, _, _ in }
    #expect(try label("Act", in: bar).textColor == .green)
    #expect(try label("A", in: bar).textColor == .green)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
      .setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    bar = try show { _, _, _ in }
    #expect(try label("Act", in: bar).textColor == .blue)
  }

  @Test
  func `have those of the bar's appearance, and back buttons also their own`() throws {
    let font = UIFont.italicSystemFont(ofSize: 19)
    let bar = try show { navigation, _, _ in
      let look = UINavigationBarAppearance()
      look.buttonAppearance.normal.titleTextAttributes = [
        .foregroundColor: UIColor.yellow, .font: font,
      ]
      look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
      navigation.navigationBar.standardAppearance = look
    }
    #expect(try label("Act", in: bar).textColor == .yellow)
    #expect(try label("A", in: bar).textColor == .green)
    #expect(try label("A", in: bar).font == font)
  }

  @Test
  func `change with an appearance that is changed and set again`() throws {
    let look = UINavigationBarAppearance()
    let bar = try show { navigation, _, _ in navigation.navigationBar.standardAppearance = look }
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.standardAppearance = look
    try stage.settle()
    #expect(try label("Act", in: bar).textColor == .red)
  }

  @Test
  func `have the colour of their state`() throws {
    let bar = try show { _, second, item in
      let look = UINavigationBarAppearance()
      look.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.brown]
      look.buttonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.blue]
      second.navigationItem.standardAppearance = look
      second.navigationItem.scrollEdgeAppearance = look
      item.isEnabled = false
    }
    #expect(try label("Act", in: bar).textColor == .brown)
    bar.topItem?.rightBarButtonItem?.isEnabled = true
    try stage.settle()
    let words = try label("Act", in: bar)
    #expect(words.textColor == bar.tintColor)
    (words.superview as? BarButton)?.isHighlighted = true
    #expect(words.textColor == .blue && words.alpha == 1)
  }

  @Test
  func `are faint under a finger that nothing else shows`() throws {
    let bar = try show { _, _, _ in }
    let words = try label("Act", in: bar)
    let button = try #require(words.superview as? BarButton)
    button.isHighlighted = true
    #expect(words.layer.opacity == 0.2)
    button.isHighlighted = false
    #expect(words.alpha == 1)
    stage.advance(by: 0.1)
    #expect(try #require(words.layer.presentation()).opacity < 0.6)
  }

  @Test
  func `of a back button are moved out of the bar by an offset`() throws {
    let bar = try show { _, second, _ in
      let look = UINavigationBarAppearance()
      look.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(
        horizontal: -1000,
        vertical: 0
      )
      second.navigationItem.standardAppearance = look
      second.navigationItem.scrollEdgeAppearance = look
    }
    let words = try label("A", in: bar)
    #expect(words.convert(words.bounds, to: bar).maxX < 0)
  }

  @Test
  func `of a toolbar have those of its appearance`() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let plain = UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil)
    let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    bar.items = [plain, done]
    let look = UIToolbarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    bar.standardAppearance = look
    bar.layoutIfNeeded()
    #expect(try label("Plain", in: bar).textColor == .red)
    #expect(try label("Done", in: bar).textColor == .blue)
  }

  @Test
  func `come after an indicator of the app, which needs its mask`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    func start(_ mask: UIImage?) throws -> CGFloat {
      let bar = try show { navigation, _, _ in
        navigation.navigationBar.backIndicatorImage = image
        navigation.navigationBar.backIndicatorTransitionMaskImage = mask
      }
      let words = try label("A", in: bar)
      return words.convert(words.bounds, to: bar).minX
    }
    let usual = try start(nil)
    #expect(abs(try start(image) - (usual - 20 + 44.5)) < 0.01)
    let look = UINavigationBarAppearance()
    look.setBackIndicatorImage(image, transitionMaskImage: nil)
    #expect(look.backIndicatorImage == nil)
  }

  @Test
  func `of a back button change with the item that names them, or are its picture`() throws {
    let back = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    let bar = try show { navigation, _, _ in
      navigation.viewControllers[0].navigationItem.backBarButtonItem = back
    }
    back.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    try stage.settle()
    #expect(try label("Back", in: bar).textColor == .red)
    back.image = UIImage(systemName: "star")
    try stage.settle()
    #expect(!labels(bar).contains { $0.text == "Back" })
  }
}

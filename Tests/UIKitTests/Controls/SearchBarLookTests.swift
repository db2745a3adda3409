import Segue
import Testing

@testable import UIKit

/// Signs, pictures and texts of a search bar that an app moves or replaces.
@MainActor
@Suite
struct `The look of a search bar` {
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  private var field: UISearchTextField { bar.searchTextField }

  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test
  func `the words of a black bar's field are light`() {
    bar.barStyle = .black
    let traits = bar.searchTextField.traitCollection
    #expect(traits.userInterfaceStyle == .dark)
    let words = bar.searchTextField.textColor?.resolvedColor(with: traits).cgColor
    #expect(words?.components?.dropLast() == [1, 1, 1])
    bar.barStyle = .default
    #expect(bar.searchTextField.traitCollection.userInterfaceStyle != .dark)
  }

  @Test
  func `its sign moves, and its text by an adjustment of its own`() throws {
    bar.layoutIfNeeded()
    let glass = try #require(field.leftView).frame
    let text = field.textRect(forBounds: field.bounds)
    bar.setPositionAdjustment(UIOffset(horizontal: 9, vertical: 2), for: .search)
    #expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 9, vertical: 2))
    #expect(bar.positionAdjustment(for: .clear) == .zero)
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == glass.offsetBy(dx: 9, dy: 2))
    #expect(field.textRect(forBounds: field.bounds) == text)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 1)
    let moved = field.textRect(forBounds: field.bounds)
    #expect(moved.minX == text.minX + 5 && moved.minY == text.minY + 1)
    #expect(moved.maxX == text.maxX)
    #expect(field.editingRect(forBounds: field.bounds) == moved)
  }

  @Test
  func `the sign that clears the text has the picture of the app`() throws {
    let cross = image(11)
    let button = field.clearButtonForKey
    let usual = button.image(for: .normal)
    bar.setImage(cross, for: .clear, state: .normal)
    #expect(button.image(for: .normal) == cross)
    #expect(bar.image(for: .clear, state: .normal) == cross)
    #expect(bar.image(for: .clear, state: .highlighted) == nil)
    bar.setImage(nil, for: .clear, state: .normal)
    #expect(button.image(for: .normal)?.size == usual?.size)
  }

  @Test
  func `the picture behind the field is kept for its state, and that of the normal one drawn`() {
    let (normal, disabled) = (image(8), image(9))
    bar.setSearchFieldBackgroundImage(normal, for: .normal)
    bar.setSearchFieldBackgroundImage(disabled, for: .disabled)
    #expect(bar.searchFieldBackgroundImage(for: .normal) == normal)
    #expect(bar.searchFieldBackgroundImage(for: .disabled) == disabled)
    #expect(field.background == normal)
  }

  @Test
  func `the buttons for the scope have the attributes of their titles`() {
    bar.scopeButtonTitles = ["A", "B"]
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let attributes = bar.scopeBarButtonTitleTextAttributes(for: .normal)
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    let own = bar.scopeControl.titleTextAttributes(for: .normal)
    #expect(own?[.foregroundColor] as? UIColor == .red)
  }

  @Test
  func `a prompt is above the field in a bar that is higher by it`() throws {
    bar.layoutIfNeeded()
    let usual = field.frame
    bar.prompt = "Where to?"
    bar.layoutIfNeeded()
    #expect(field.frame == usual)
    bar.sizeToFit()
    #expect(bar.bounds.height == 86)
    bar.layoutIfNeeded()
    #expect(field.frame == usual.offsetBy(dx: 0, dy: 30))
    #expect(!bar.promptLabel.isHidden && bar.promptLabel.text == "Where to?")
    #expect(bar.promptLabel.frame.minY >= 0 && bar.promptLabel.frame.maxY <= field.frame.minY)
  }

  @Test(arguments: [(30, -3), (44, 4), (45, 4), (56, 10), (80, 22)] as [(CGFloat, CGFloat)])
  func `its field is 36 points high in the middle of a bar of any height`(
    height: CGFloat,
    top: CGFloat
  ) {
    bar.frame.size.height = height
    bar.layoutIfNeeded()
    #expect(field.frame == CGRect(x: 8, y: top, width: 304, height: 36))
  }

  private func color(_ x: Int, _ y: Int, in frame: Frame) -> [UInt8] {
    let pixel = frame.pixmap[x, y]
    return [pixel.red, pixel.green, pixel.blue]
  }

  /// A bar at y 40 over yellow, in a window of one pixel a point.
  private func picture(of bar: UISearchBar) throws -> Frame {
    let stage = Stage(size: CGSize(width: 320, height: 200), scale: 1)
    stage.window.backgroundColor = .yellow
    bar.frame.origin.y = 40
    stage.window.addSubview(bar)
    try stage.settle()
    return stage.render()
  }

  @Test
  func `a bar of the default style covers what is behind it, between two lines`() throws {
    bar.isTranslucent = false
    let frame = try picture(of: bar)
    #expect(color(3, 50, in: frame) == [255, 255, 255])
    for y in [40, 95] { #expect(color(3, y, in: frame).allSatisfy { $0 < 240 }) }
    for y in [39, 96] { #expect(color(3, y, in: frame) == [255, 255, 0]) }
  }

  @Test
  func `a little of what is behind a translucent one shines through`() throws {
    let blue = try color(3, 50, in: picture(of: bar))[2]
    #expect((235..<255).contains(blue))
  }

  @Test
  func `its lines are darker than a colour of the app`() throws {
    bar.isTranslucent = false
    bar.barTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let frame = try picture(of: bar)
    #expect(color(3, 50, in: frame) == [255, 0, 0])
    #expect(color(3, 95, in: frame) == [153, 0, 0])
  }

  @Test
  func `the minimal style, or an empty picture, shows what is behind it`() throws {
    let other = UISearchBar(frame: bar.frame)
    bar.searchBarStyle = .minimal
    other.backgroundImage = UIImage()
    for bar in [bar, other] {
      let frame = try picture(of: bar)
      for y in [40, 50, 95] { #expect(color(3, y, in: frame) == [255, 255, 0]) }
    }
  }

  @Test
  func `a bar attached to the top has no upper line, and reaches under the status bar`() throws {
    final class Mover: NSObject, UISearchBarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }
    let mover = Mover()
    let stage = Stage(screen: .iPhone15)
    stage.window.backgroundColor = .yellow
    bar.isTranslucent = false
    bar.delegate = mover
    bar.frame.origin.y = stage.window.safeAreaInsets.top
    stage.window.addSubview(bar)
    try stage.settle()
    let background = try #require(bar.background)
    #expect(background.frame.minY == -bar.frame.minY && background.frame.maxY == 56)
    #expect(background.subviews.filter { !$0.isHidden && $0.bounds.height < 1 }.count == 1)
    withExtendedLifetime(mover) {}
  }

  @Test
  func `in a navigation bar it has no background of its own`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    let root = UIViewController()
    root.navigationItem.titleView = bar
    stage.window.rootViewController = UINavigationController(rootViewController: root)
    try stage.settle()
    #expect(bar.window != nil && bar.background?.isHidden != false)
    #expect(field.frame.height == 36)
  }

  @Test
  func `bars without a width are as wide as the view around them, or the screen`() {
    let stage = Stage(size: CGSize(width: 320, height: 568))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    for bar in [UISearchBar(), UIToolbar(), UINavigationBar(), UITabBar()] {
      bar.frame = .zero
      bar.sizeToFit()
      #expect(bar.bounds.width == 320 && bar.bounds.height >= 44)
      bar.frame = .zero
      view.addSubview(bar)
      bar.sizeToFit()
      #expect(bar.bounds.width == 200)
    }
    withExtendedLifetime(stage) {}
  }

  @Test
  func `the button that cancels has the appearance of bar button items in search bars`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 200))
    let bar = UISearchBar(frame: CGRect(x: 0, y: 40, width: 320, height: 56))
    bar.showsCancelButton = true
    let item = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
    let font = UIFont.boldSystemFont(ofSize: 13)
    item.title = "Done"
    item.setTitleTextAttributes([.foregroundColor: UIColor.red, .font: font], for: .normal)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor =
      .green
    stage.window.addSubview(bar)
    try stage.settle()
    #expect(bar.cancelButton.title(for: .normal) == "Done")
    #expect(bar.cancelButton.titleColor(for: .normal) == .red)
    #expect(bar.cancelButton.titleLabel?.font == font)
    #expect(bar.cancelButton.tintColor != .green)
  }
}

import Foundation
import Pixels
import Segue
import Testing

@testable import UIKit

/// Where the ink of bars and controls is, as measured on pictures of iOS 17 and 18.
@MainActor
@Suite
struct ControlInkTests {
  private let stage = Stage(size: CGSize(width: 390, height: 400), scale: 3)
  private let host = UIViewController()

  init() {
    host.view.backgroundColor = .white
    stage.window.rootViewController = host
    stage.advance(by: 0)
  }

  /// The box of the pixels of a part of the screen that differ from its first one, in points.
  private func ink(in part: CGRect, than limit: Int = 24) -> CGRect {
    let pixmap = stage.render().pixmap
    let scale = stage.screen.scale
    let ground = pixmap[Int(part.minX * scale), Int(part.minY * scale)]
    var box = CGRect.null
    for y in Int(part.minY * scale)..<min(pixmap.height, Int(part.maxY * scale)) {
      for x in Int(part.minX * scale)..<min(pixmap.width, Int(part.maxX * scale)) {
        let pixel = pixmap[x, y]
        let distance =
          abs(Int(pixel.red) - Int(ground.red)) + abs(Int(pixel.green) - Int(ground.green))
          + abs(Int(pixel.blue) - Int(ground.blue))
        guard distance > limit else { continue }
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return CGRect(
      x: box.minX / scale,
      y: box.minY / scale,
      width: box.width / scale,
      height: box.height / scale
    )
  }

  private func show(_ view: UIView) -> UIView {
    host.view.addSubview(view)
    stage.advance(by: 0)
    return view
  }

  @Test
  func `the plus of a bar has 17.7 points of ink`() {
    let root = UIViewController()
    root.view.backgroundColor = .white
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    stage.advance(by: 0)
    let bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
    let box = ink(in: CGRect(x: 300, y: bar.minY, width: 90, height: 44))
    #expect(abs(box.width - 17.7) < 0.7 && abs(box.height - 17.7) < 0.7, "\(box)")
  }

  @Test(arguments: [(22.0, 17.333), (30, 21.333), (36, 24.333)])
  func `the text of a field stands on the pixel below that of a label`(
    height: CGFloat,
    baseline: CGFloat
  ) {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 100, height: height))
    field.text = "H"
    _ = show(field)
    let box = ink(in: CGRect(x: 10, y: 30, width: 120, height: 60), than: 200)
    #expect(abs(box.maxY - 40 - baseline) < 0.1, "\(box)")
  }

  @Test
  func `a button that adds a contact is a circle of 24 points`() {
    let button = UIButton(type: .contactAdd)
    #expect(abs(button.intrinsicContentSize.width - 24.3) < 0.2)
    #expect(abs(button.intrinsicContentSize.height - 23.7) < 0.7)
    button.frame = CGRect(x: 20, y: 20, width: 30, height: 30)
    _ = show(button)
    #expect(ink(in: CGRect(x: 10, y: 10, width: 50, height: 50)).width > 20)
  }

  @Test
  func `the shadows of thumbs and pills end at the edge of their control`() {
    let toggle = UISwitch(frame: CGRect(x: 40, y: 40, width: 0, height: 0))
    toggle.isOn = true
    _ = show(toggle)
    #expect(toggle.frame.contains(ink(in: CGRect(x: 0, y: 0, width: 150, height: 120), than: 2)))
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    segments.frame = CGRect(x: 40, y: 160, width: 200, height: 32)
    _ = show(segments)
    let box = ink(in: CGRect(x: 0, y: 120, width: 300, height: 120), than: 2)
    #expect(segments.frame.contains(box), "\(box)")
  }

  @Test
  func `the back button's chevron is 11 by 19 and its title begins at 30`() {
    let first = UIViewController()
    first.title = "Home"
    let second = UIViewController()
    second.view.backgroundColor = .white
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    stage.window.rootViewController = navigation
    stage.advance(by: 0)
    let top = navigation.navigationBar.convert(CGPoint.zero, to: nil).y
    let chevron = ink(in: CGRect(x: 0, y: top, width: 26, height: 44))
    #expect(abs(chevron.minX - 9.3) < 0.7, "\(chevron)")
    #expect(abs(chevron.width - 11) < 0.8 && abs(chevron.height - 19) < 0.8, "\(chevron)")
    let title = ink(in: CGRect(x: 26, y: top, width: 80, height: 44))
    #expect(title.minX > 29.5 && title.minX < 32.2, "\(title)")
  }

  @Test
  func `a light blur is a gaussian of 30 points below a white tint`() {
    let dark = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 300))
    dark.backgroundColor = .black
    _ = show(dark)
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    blur.frame = CGRect(x: 40, y: 50, width: 40, height: 40)
    _ = show(blur)
    let pixmap = stage.render().pixmap
    let row = stride(from: 41, through: 79, by: 2).map { Int(pixmap[$0 * 3, 210].green) }
    for (x, value) in zip(stride(from: 41, through: 79, by: 2), row) {
      let part = 0.5 * erfc(-(Double(x) + 0.17 - 60) / 30 / 2.0.squareRoot())
      #expect(abs(Double(value) - 255 * (0.3 + 0.7 * part)) < 6, "\(x): \(row)")
    }
  }

  @Test
  func `a tab's title stays at the bottom, and its badge 20 points from the middle`() throws {
    let item = UITabBarItem(title: "Tab", image: nil, tag: 0)
    item.badgeValue = "1"
    let bar = UITabBar(frame: CGRect(x: 0, y: 200, width: 390, height: 49))
    bar.items = [item]
    _ = show(bar)
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
    }
    let all = labels(bar)
    let title = try #require(all.first { $0.text == "Tab" })
    let badge = try #require(all.first { $0.text == "1" })
    #expect(title.convert(title.bounds, to: bar).minY >= 33)
    // The foot of the letters.
    let box = ink(in: title.convert(title.bounds, to: nil))
    #expect(abs(box.maxY - 200 - 45) < 0.5, "\(box)")
    #expect(abs(badge.convert(badge.bounds, to: bar).midX - 195 - 20) < 0.5)
  }

  @Test
  func `dots of pages are 7.3 points wide, 17.6 apart`() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 20, width: 120, height: 26))
    pages.numberOfPages = 2
    pages.pageIndicatorTintColor = .black
    pages.currentPageIndicatorTintColor = .black
    _ = show(pages)
    let box = ink(in: CGRect(x: 0, y: 20, width: 120, height: 26))
    #expect(abs(box.height - 7.3) < 0.5 && abs(box.width - 7.3 - 17.6) < 0.5, "\(box)")
  }

  @Test
  func `a stepper's minus is 13.6 by 1.5 points and its divider light gray`() {
    let stepper = UIStepper(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
    stepper.minimumValue = -5
    _ = show(stepper)
    let minus = ink(in: CGRect(x: 32, y: 24, width: 30, height: 24), than: 200)
    #expect(abs(minus.width - 13.6) < 0.5 && abs(minus.height - 1.5) < 0.5, "\(minus)")
    // A third of a point from the middle of its half.
    #expect(abs(minus.midX - 20 - 23.17) < 0.2, "\(minus)")
    let pixmap = stage.render().pixmap
    let divider = (66 * 3..<68 * 3).map { Int(pixmap[$0, 108].green) }.min() ?? 0
    #expect(abs(divider - 214) < 8, "\(divider)")
    // One whole point from a whole pixel on.
    #expect(pixmap[199, 108].green == pixmap[201, 108].green)
  }

  @Test
  func `a sign of a stepper that is at its end is half as strong`() {
    _ = show(UIStepper(frame: CGRect(x: 20, y: 20, width: 0, height: 0)))
    let minus = Int(stage.render().pixmap[43 * 3, 108].green)
    #expect(abs(minus - 119) < 4, "\(minus)")
  }

  @Test
  func `a slider's track is inset by 3 points and its thumb is 27 points wide, 1.2 higher`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == 3 && track.maxX == 197)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    #expect(thumb.size == CGSize(width: 27, height: 27))
    #expect(thumb.minX == 2 && abs(track.midY - thumb.midY - 7.0 / 6) < 1e-6)
  }

  @Test(arguments: [(373.0, 259.0), (382, 265)])
  func `a slider's thumb stands at whole points, and ends two points before the slider`(
    width: CGFloat,
    threeQuarters: CGFloat
  ) {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: width, height: 34))
    func place(_ value: Float) -> CGRect {
      let track = slider.trackRect(forBounds: slider.bounds)
      return slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    }
    #expect(place(0.75).minX == threeQuarters)
    #expect(place(1).maxX == width - 2)
  }

  @Test(arguments: [(320.0, 16.0), (375, 16), (393, 16), (414, 20), (430, 20)])
  func `margins are 20 points on wide screens, else 16`(width: Double, margin: Double) {
    let stage = Stage(size: CGSize(width: width, height: 700), scale: 1)
    let root = UIViewController()
    stage.window.rootViewController = root
    stage.advance(by: 0)
    #expect(root.view.layoutMargins.left == CGFloat(margin))
  }

  @Test
  func `a collection view lies in its controller's view, a table is its own`() {
    let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(grid.view !== grid.collectionView && grid.collectionView.superview === grid.view)
    let table = UITableViewController(style: .plain)
    #expect(table.view === table.tableView)
  }

  @Test
  func `buttons have the title colours of iOS if none was set`() {
    #expect(UIButton(type: .custom).titleColor(for: .normal) == .white)
    let button = UIButton(type: .system)
    #expect(button.titleColor(for: .normal) == button.tintColor)
    button.setTitleColor(.red, for: .normal)
    #expect(button.titleColor(for: .highlighted) == .red)
  }
}

import Foundation
import Pixels
import Segue
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite(.goldens("Controls"))
struct ControlTests {
  private func picture(
    _ size: CGSize,
    style: UIUserInterfaceStyle = .light,
    _ fill: (UIView) -> Void
  ) -> Frame {
    let stage = Stage(size: size, scale: 2, style: style)
    let host = UIViewController()
    host.view.backgroundColor = .systemBackground
    fill(host.view)
    stage.window.rootViewController = host
    return stage.render()
  }

  @Test
  func `the title of a button has several lines where its label may wrap`() throws {
    func height(_ change: (UILabel) -> Void) throws -> CGFloat {
      let button = UIButton(type: .system)
      button.setTitle("A long button title that wraps", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 160, height: 80)
      let label = try #require(button.titleLabel)
      change(label)
      button.layoutIfNeeded()
      #expect(label.frame.width <= 160)
      #expect(abs(label.frame.midY - 40) < 1)
      return label.frame.height
    }
    let line = try height { _ in }
    #expect(line < 25)
    #expect(try abs(height { $0.numberOfLines = 0 } - 2 * line) < 1)
    #expect(try abs(height { $0.lineBreakMode = .byWordWrapping } - 2 * line) < 1)
  }

  @Test
  func `the image of a button is not larger than the button, without its insets`() {
    let button = UIButton(type: .custom)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 70, height: 70)).image { _ in }
    button.setImage(image, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 65, y: 0, width: 70, height: 40))
    button.imageEdgeInsets = UIEdgeInsets(top: 5, left: 80, bottom: 5, right: 80)
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 80, y: 5, width: 40, height: 30))
  }

  @Test(arguments: [
    (UIButton.ButtonType.system, CGSize(width: 30, height: 30)),
    (.custom, CGSize(width: 30, height: 34)),
  ])
  func `buttons with only a title have the heights of iOS`(type: UIButton.ButtonType, size: CGSize)
  {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)
    let button = UIButton(type: type)
    button.setTitle("OK", for: .normal)
    #expect(button.intrinsicContentSize == size)
    stage.makeCurrent()
  }

  @Test(arguments: [
    (UIButton.ButtonType.system, nil, CGSize(width: 30, height: 30)),
    (.custom, nil, CGSize(width: 30, height: 34)),
    (.system, 40, CGSize(width: 30, height: 60)),
  ])
  func `a button without title and image keeps the room of a line`(
    type: UIButton.ButtonType,
    fontSize: CGFloat?,
    size: CGSize
  ) {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)
    let button = UIButton(type: type)
    if let fontSize { button.titleLabel?.font = .systemFont(ofSize: fontSize) }
    button.setTitle("", for: .normal)
    #expect(button.intrinsicContentSize == size)
    stage.makeCurrent()
  }

  @Test
  func `a button's first configuration shows the title that was set before it`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.configuration = .filled()
    #expect(button.configuration?.title == "Go")
    let action = UIButton(primaryAction: UIAction(title: "Stop") { _ in })
    var own = UIButton.Configuration.plain()
    own.title = "Pause"
    action.configuration = own
    #expect(action.configuration?.title == "Pause")
  }

  @Test
  func `a configured button has insets and a line`() {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 3)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue"
    let button = UIButton(configuration: configuration)
    #expect(abs(button.intrinsicContentSize.height - (61.0 / 3 + 14)) < 1e-6)
    configuration.buttonSize = .large
    button.configuration = configuration
    #expect(abs(button.intrinsicContentSize.height - (61.0 / 3 + 30)) < 1e-6)
    stage.makeCurrent()
  }

  @Test
  func `a rounded field is black in dark mode, and so it stays with the style`() {
    let stage = Stage(size: CGSize(width: 100, height: 100), style: .light)
    let host = UIViewController()
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 80, height: 34))
    field.borderStyle = .roundedRect
    host.view.addSubview(field)
    stage.window.rootViewController = host
    stage.advance(by: 0)
    #expect(field.border?.layer.backgroundColor?.components == [1, 1, 1, 1])
    let line = field.border?.layer.borderColor?.components ?? []
    #expect(line.first.map { abs($0 - 0.8) < 0.001 } == true)
    stage.window.overrideUserInterfaceStyle = .dark
    stage.advance(by: 0)
    #expect(field.border?.layer.backgroundColor?.components == [0, 0, 0, 1])
    #expect(field.backgroundColor == nil)
  }

  @Test
  func `a close button is grey whatever the tint is`() {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 3)
    let button = UIButton(type: .close)
    button.tintColor = .red
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(button.imageView?.tintColor == .secondaryLabel)
    stage.makeCurrent()
  }

  @Test
  func `content follows the state`() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let button = UIButton(type: .custom)
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "Play")
    button.isSelected = true
    #expect(button.currentTitle == "Pause")
    #expect(button.titleLabel?.text == "Pause")
    #expect(button.titleLabel?.textColor == .red)
    stage.makeCurrent()
  }

  @Test
  func `controls have their fixed sizes`() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    #expect(UISwitch().bounds.size == CGSize(width: 51, height: 31))
    #expect(UIStepper().bounds.size == CGSize(width: 94, height: 32))
    #expect(UIActivityIndicatorView(style: .large).bounds.size == CGSize(width: 37, height: 37))
    #expect(UISegmentedControl(items: ["A", "B"]).bounds.height == 32)
    #expect(UIProgressView().intrinsicContentSize.height == 4)
    let field = UITextField()
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    stage.makeCurrent()
  }

  @Test
  func `a progress of no steps at all shows none`() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    view.progress = 0.5
    view.progress = .nan
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    #expect(view.progress == 0)
  }

  @Test
  func `segments without room, as in a stack that nothing places, have no width`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 0
    let stack = UIStackView(arrangedSubviews: [control])
    stage.window.addSubview(stack)
    try stage.settle()
    #expect(control.bounds.width == 0)
    #expect(control.subviews.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite })
  }

  @Test
  func `nil restores a control's default, and a null frame is ignored`() {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)
    let spinner = UIActivityIndicatorView(style: .medium)
    let color = spinner.color
    spinner.color = .red
    spinner.color = nil
    #expect(spinner.color == color)
    let picker = UIDatePicker()
    picker.calendar = nil
    #expect(picker.calendar.identifier == .gregorian)
    let view = UIView(frame: .null)
    stage.window.addSubview(view)
    #expect(view.frame == .zero && stage.fault == nil)
  }

  @Test
  func `values stay within their ranges`() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.minimumValue = 2
    slider.maximumValue = 10
    slider.value = 0
    #expect(slider.value == 2)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    stage.makeCurrent()
  }

  @Test
  func `four spokes of an activity indicator fade, the others are alike, in its colour`() throws {
    let stage = Stage(size: CGSize(width: 40, height: 40))
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.color == .secondaryLabel)
    wheel.color = UIColor(white: 0, alpha: 0.6)
    stage.window.addSubview(wheel)
    try stage.settle()
    let spokes = try #require(wheel.layer.sublayers?.first?.sublayers)
    let alphas = spokes.map { ($0.backgroundColor?.alpha ?? 0) / 0.6 * 255 }
    for (alpha, expected) in zip(alphas, [69, 69, 69, 69, 106, 143, 180, 217] as [CGFloat]) {
      #expect(abs(alpha - expected) < 0.5)
    }
    #expect(spokes.allSatisfy { abs($0.bounds.width - 2.5) < 0.01 })
    #expect(spokes.allSatisfy { abs($0.bounds.height - 20.0 / 3) < 0.01 })
  }

  @Test
  func `an activity indicator turns, and nothing waits for it`() throws {
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: 2)
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.center = CGPoint(x: 20, y: 20)
    let host = UIViewController()
    host.view.addSubview(wheel)
    stage.window.rootViewController = host
    wheel.startAnimating()
    let first = stage.render().pixmap
    stage.advance(to: 0.3)
    #expect(stage.render().pixmap != first)
    try stage.settle()
    wheel.stopAnimating()
    #expect(wheel.isHidden)
  }

  @Test
  func `actions of one identifier replace each other, for the events of the later one alone`() {
    let control = UIControl()
    var calls: [String] = []
    func action(_ name: String) -> UIAction {
      UIAction(identifier: UIAction.Identifier("own")) { _ in calls.append(name) }
    }
    control.addAction(action("first"), for: [.touchUpInside, .valueChanged])
    control.addAction(action("second"), for: .touchUpInside)
    control.addAction(action("second"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(calls == ["second"])
    control.sendActions(for: .valueChanged)
    #expect(calls == ["second", "first"])
    control.removeAction(identifiedBy: UIAction.Identifier("own"), for: .touchUpInside)
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(calls == ["second", "first", "first"])
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `buttons of every style`(style: UIUserInterfaceStyle) {
    let frame = picture(CGSize(width: 386, height: 186), style: style) { root in
      let configurations: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
      for (column, configuration) in configurations.enumerated() {
        for (row, isEnabled) in [true, false].enumerated() {
          var configuration = configuration
          configuration.title = "Button"
          let button = UIButton(configuration: configuration)
          button.isEnabled = isEnabled
          button.frame = CGRect(x: 8 + column * 94, y: 8 + row * 44, width: 86, height: 34)
          root.addSubview(button)
        }
      }
      var capsule = UIButton.Configuration.filled()
      capsule.title = "Capsule"
      capsule.subtitle = "with a subtitle"
      capsule.cornerStyle = .capsule
      capsule.baseBackgroundColor = .systemOrange
      let wide = UIButton(configuration: capsule)
      wide.frame = CGRect(x: 8, y: 96, width: 150, height: 52)
      root.addSubview(wide)
      let system = UIButton(type: .system)
      system.setTitle("System", for: .normal)
      system.frame = CGRect(x: 170, y: 96, width: 70, height: 30)
      root.addSubview(system)
      let custom = UIButton(type: .custom)
      custom.setTitle("Custom", for: .normal)
      custom.backgroundColor = .systemGreen
      custom.frame = CGRect(x: 245, y: 96, width: 76, height: 34)
      root.addSubview(custom)
      var pictured = UIButton.Configuration.gray()
      pictured.title = "Image"
      pictured.image = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { _ in
        UIColor.systemRed.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 16, height: 16)).fill()
      }
      pictured.imagePadding = 6
      let image = UIButton(configuration: pictured)
      image.frame = CGRect(x: 170, y: 140, width: 110, height: 34)
      root.addSubview(image)
    }
    assertGolden(frame.pixmap, "buttons-\(style == .dark ? "dark" : "light")")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `switches, sliders, segments and the rest`(style: UIUserInterfaceStyle) {
    let frame = picture(CGSize(width: 330, height: 260), style: style) { root in
      for (index, isOn) in [true, false].enumerated() {
        let toggle = UISwitch(frame: CGRect(x: 10 + index * 62, y: 10, width: 0, height: 0))
        toggle.isOn = isOn
        root.addSubview(toggle)
      }
      let slider = UISlider(frame: CGRect(x: 140, y: 8, width: 180, height: 34))
      slider.value = 0.4
      root.addSubview(slider)
      let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
      segments.selectedSegmentIndex = 1
      segments.frame = CGRect(x: 10, y: 52, width: 200, height: 32)
      root.addSubview(segments)
      let stepper = UIStepper(frame: CGRect(x: 224, y: 52, width: 0, height: 0))
      root.addSubview(stepper)
      let progress = UIProgressView(progressViewStyle: .default)
      progress.progress = 0.6
      progress.frame = CGRect(x: 10, y: 98, width: 200, height: 4)
      root.addSubview(progress)
      for (x, indicator) in [
        (230, UIActivityIndicatorView.Style.medium), (262, .large),
      ] {
        let wheel = UIActivityIndicatorView(style: indicator)
        wheel.startAnimating()
        wheel.center = CGPoint(x: x, y: 105)
        root.addSubview(wheel)
      }
      let pages = UIPageControl(frame: CGRect(x: 10, y: 110, width: 100, height: 26))
      pages.backgroundColor = .systemGray
      pages.numberOfPages = 4
      pages.currentPage = 1
      root.addSubview(pages)
      for (index, border) in [UITextField.BorderStyle.roundedRect, .line, .none].enumerated() {
        let field = UITextField(frame: CGRect(x: 10 + index * 105, y: 146, width: 100, height: 34))
        field.borderStyle = border
        field.placeholder = "Name"
        if index == 1 { field.text = "Text" }
        root.addSubview(field)
      }
      let search = UISearchBar(frame: CGRect(x: 0, y: 190, width: 330, height: 56))
      search.placeholder = "Search"
      search.showsCancelButton = true
      root.addSubview(search)
    }
    assertGolden(frame.pixmap, "controls-\(style == .dark ? "dark" : "light")")
  }
}

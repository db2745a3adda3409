import Testing
import UIKit

// Names of iOS 15 to 17, as apps write them.

private class ObservingController: UIViewController {
  var styles: [UIUserInterfaceStyle] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (self: Self, previous: UITraitCollection) in
      self.styles += [previous.userInterfaceStyle, self.traitCollection.userInterfaceStyle]
    }
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: UIKeyCommand.inputEscape,
        modifierFlags: .command,
        action: Selector("end")
      )
    ]
  }

  func end() {}
}

@MainActor
@Suite
struct `Configurations and traits` {
  private func shown() -> (UIWindow, ObservingController) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = ObservingController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, controller)
  }

  @Test
  func `a class that is not final observes its traits as Self, and overrides change them`() {
    let (window, controller) = shown()
    defer { withExtendedLifetime(window) {} }
    controller.traitOverrides.userInterfaceStyle = .dark
    #expect(controller.styles == [.light, .dark])
    #expect(controller.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    controller.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(controller.styles == [.light, .dark, .dark, .light])
  }

  @Test
  func `the size of text has a limit in a view and below it`() {
    let (_, controller) = shown()
    let child = UIView()
    controller.view.addSubview(child)
    controller.view.maximumContentSizeCategory = .small
    #expect(child.traitCollection.preferredContentSizeCategory == .small)
    controller.view.maximumContentSizeCategory = nil
    #expect(child.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test
  func `the keyboard's guide is at the bottom of the view, as high as the safe area`() {
    let (window, controller) = shown()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.heightAnchor.constraint(equalToConstant: 40),
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
    ])
    controller.additionalSafeAreaInsets.bottom = 34
    window.layoutIfNeeded()
    let bottom = window.bounds.height - controller.view.safeAreaInsets.bottom
    #expect(bar.frame.maxY == bottom)
    #expect(controller.view.keyboardLayoutGuide.layoutFrame.minY == bottom)
  }

  @Test
  func `a symbol takes size and weight from text, and colours from a palette`() throws {
    let text = UIImage.SymbolConfiguration(textStyle: .largeTitle)
    let font = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 34))
    let image = try #require(UIImage(systemName: "star.fill"))
    #expect(image.withConfiguration(text).size == image.withConfiguration(font).size)
    #expect(text != UIImage.SymbolConfiguration(font: .systemFont(ofSize: 34, weight: .bold)))
    let colored = text.applying(UIImage.SymbolConfiguration(paletteColors: [.red]))
    #expect(image.withConfiguration(colored).size == image.withConfiguration(text).size)
    #expect(image.withConfiguration(colored).pngData() != image.withConfiguration(text).pngData())
  }

  @Test
  func `a title has the attributes of its transformer`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = .systemFont(ofSize: 30)
      attributes.foregroundColor = .yellow
      return attributes
    }
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 40)
    configuration.image = UIImage(systemName: "star")
    let button = UIButton(configuration: configuration)
    let label = try #require(button.titleLabel)
    let shown = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(shown?.pointSize == 30)
    #expect(try #require(button.imageView?.image?.size.width) > 40)
    var subtitle = AttributedString("now")
    subtitle.foregroundColor = .green
    button.configuration?.attributedSubtitle = subtitle
    #expect(button.subtitleLabel?.text == "now")
  }

  @Test
  func `a background's colour goes through its transformer`() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(background.resolvedBackgroundColor(for: .black) == .blue)
  }

  @Test
  func `a label's font changes text that was appended to an empty string`() {
    let text = NSMutableAttributedString(string: "")
    text.append(NSAttributedString(string: "abc", attributes: [.kern: 2]))
    let label = UILabel()
    label.attributedText = text
    label.font = .systemFont(ofSize: 30)
    let font = label.attributedText?.attribute(.font, at: 2, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 30)
  }

  @Test
  func `the picture of a list's content has its stroke, in the tint without a colour of its own`()
    throws
  {
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: "person")
    content.imageProperties.strokeWidth = 2
    content.imageProperties.strokeColor = .red
    let view = UIListContentView(configuration: content)
    view.tintColor = .green
    let picture = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(picture.layer.borderWidth == 2)
    #expect(picture.layer.borderColor == UIColor.red.cgColor)
    content.imageProperties.strokeColor = nil
    view.configuration = content
    #expect(picture.layer.borderColor == UIColor.green.cgColor)
    view.tintColor = .blue
    #expect(picture.layer.borderColor == UIColor.blue.cgColor)
    content.imageProperties.strokeColorTransformer = .init { _ in .black }
    #expect(content.imageProperties.resolvedStrokeColor(for: .green) == .black)
    content.imageProperties.strokeWidth = 0
    view.configuration = content
    #expect(picture.layer.borderWidth == 0)
  }
}

import Segue
import Testing
import UIKit

/// When a button's configuration is adapted, and what a pop-up button shows.
@MainActor
@Suite
struct `Button configurations` {
  private let stage = Stage(size: CGSize(width: 300, height: 300), scale: 2)

  @Test
  func `a handler decides the content before the button is measured`() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "Following" : "Follow"
    }
    let narrow = button.intrinsicContentSize.width
    #expect(button.configuration?.title == "Follow")
    button.isSelected = true
    #expect(button.intrinsicContentSize.width > narrow)
    #expect(button.configuration?.title == "Following")
  }

  @Test
  func `requests for an update are gathered until the button is laid out`() {
    let button = UIButton(configuration: .plain())
    var updates = 0
    button.configurationUpdateHandler = { _ in updates += 1 }
    button.isEnabled = false
    button.setNeedsUpdateConfiguration()
    #expect(updates == 0)
    stage.window.addSubview(button)
    stage.advance(by: 0.1)
    #expect(updates == 1)
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = true
    stage.advance(by: 0.1)
    #expect(updates == 1)
    button.setNeedsUpdateConfiguration()
    stage.advance(by: 0.1)
    #expect(updates == 2)
  }

  @Test
  func `a subclass may update the configuration itself`() {
    final class Own: UIButton {
      override func updateConfiguration() { configuration?.title = isEnabled ? "On" : "Off" }
    }
    let button = Own(configuration: .gray())
    stage.window.addSubview(button)
    stage.advance(by: 0.1)
    #expect(button.titleLabel?.text == "On")
    button.isEnabled = false
    stage.advance(by: 0.1)
    #expect(button.titleLabel?.text == "Off")
  }

  @Test
  func `content that fills the button has its image and its title at the edges`() throws {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Question"
    configuration.image = UIImage(systemName: "chevron.right")
    configuration.imagePlacement = .trailing
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 0,
      leading: 10,
      bottom: 0,
      trailing: 20
    )
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    button.contentHorizontalAlignment = .fill
    stage.window.addSubview(button)
    stage.advance(by: 0.1)
    let (title, image) = (try #require(button.titleLabel), try #require(button.imageView))
    #expect(title.frame.minX == 10 && title.frame.width < 100)
    #expect(abs(image.frame.maxX - 280) < 0.5)
    button.configuration?.imagePlacement = .leading
    stage.advance(by: 0.1)
    #expect(image.frame.minX == 10)
    #expect(title.frame.minX - image.frame.maxX < 1)
  }

  @Test
  func `arrows behind its title mark a button that shows what is chosen`() throws {
    let button = UIButton(configuration: .gray())
    button.menu = UIMenu(children: [
      UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Date") { _ in },
    ])
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    button.configuration?.title = "Name"
    let plain = button.intrinsicContentSize.width
    button.changesSelectionAsPrimaryAction = true
    let size = button.intrinsicContentSize
    #expect(size.width > plain + 8)
    button.frame = CGRect(origin: .zero, size: size)
    stage.advance(by: 0.1)
    let title = try #require(button.titleLabel)
    let mark = try #require(
      button.subviews.first {
        ($0 as? UIImageView)?.image != nil && $0.frame.minX >= title.frame.maxX
      }
    )
    #expect(mark.frame.maxX <= size.width - 12)
    #expect(abs(mark.frame.midY - size.height / 2) < 1)
    button.configuration?.indicator = UIButton.Configuration.Indicator.none
    #expect(button.intrinsicContentSize.width == plain)
  }
  @Test(arguments: ["Save", "Saved", "Saving", "Send", "Sent"])
  func `a title beside a symbol keeps to one line at one pixel to a point`(title: String) throws {
    let stage = Stage(size: CGSize(width: 300, height: 300), scale: 1)
    let button = UIButton(configuration: .filled())
    button.configuration?.title = title
    button.configuration?.image = UIImage(systemName: "square.and.arrow.down")
    button.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(button)
    button.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor).isActive = true
    button.centerYAnchor.constraint(equalTo: stage.window.centerYAnchor).isActive = true
    stage.advance(by: 0.1)
    let label = try #require(button.titleLabel)
    #expect(label.frame.width >= label.intrinsicContentSize.width)
    #expect(label.frame.height < 2 * label.font.lineHeight)
  }

  @Test(arguments: [CGFloat?.none, 0, 4])
  func `the corners of its background are round until the app says otherwise`(own: CGFloat?) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Retry"
    if let own { configuration.background.cornerRadius = own }
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    stage.window.addSubview(button)
    stage.advance(by: 0.1)
    let radii = button.subviews.map(\.layer.cornerRadius)
    #expect(radii.max() == own ?? 5.95)
  }

  @Test
  func `a title's font of a text style follows the content size`() throws {
    var configuration = UIButton.Configuration.plain()
    var text = AttributeContainer()
    text.font = UIFont.preferredFont(forTextStyle: .body)
    configuration.attributedTitle = AttributedString("Retry", attributes: text)
    let button = UIButton(configuration: configuration)
    button.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    stage.window.addSubview(button)
    stage.advance(by: 0.1)
    let shown = try #require(button.titleLabel?.attributedText)
    let font = shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 23)
  }
}

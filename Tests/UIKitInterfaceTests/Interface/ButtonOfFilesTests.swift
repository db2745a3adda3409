import Segue
import Testing
import UIKit

/// What a `<buttonConfiguration>` of a file says.
@MainActor
@Suite
struct `Button configurations of files` {
  private let stage = InterfaceFixtures.stage()

  private func button(_ content: String) throws -> UIButton {
    let xib = """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b1">
        <rect key="frame" x="0.0" y="0.0" width="200" height="40"/>
        \(content)
      </button>
      """
    return try #require(InterfaceFixtures.objects(of: xib).first as? UIButton)
  }

  @Test
  func `the configuration's title is shown, not the one that is left in the state`() throws {
    let button = try button(
      """
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="gray" title="GET" cornerStyle="capsule"/>
      """
    )
    #expect(button.currentTitle == "GET")
    #expect(button.configuration?.cornerStyle == .capsule)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "GET")
  }

  @Test
  func `the state's title and image stand where the configuration has none`() throws {
    let button = try button(
      """
      <state key="normal" title="Left" image="star" catalog="system"/>
      <buttonConfiguration key="configuration" style="plain">
        <fontDescription key="titleFontDescription" type="system" pointSize="23"/>
      </buttonConfiguration>
      """
    )
    #expect(button.configuration?.title == "Left")
    #expect(button.configuration?.image != nil)
    button.layoutIfNeeded()
    let shown = try #require(button.titleLabel?.attributedText)
    #expect((shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 23)
  }

  @Test
  func `the title of a new button does not show beside a configuration without one`() throws {
    let picture = try button(
      """
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain" image="star.fill" catalog="system"/>
      """
    )
    #expect(picture.configuration?.title == nil && picture.currentTitle == nil)
    #expect(picture.currentImage != nil && picture.intrinsicContentSize.width < 60)
    let empty = try button(
      """
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain"/>
      """
    )
    #expect(empty.currentTitle == nil)
    #expect(try button("<state key=\"normal\" title=\"Button\"/>").currentTitle == "Button")
  }

  @Test
  func `the title has the font of its description`() throws {
    let button = try button(
      """
      <buttonConfiguration key="configuration" style="filled" title="BIG">
        <fontDescription key="titleFontDescription" type="boldSystem" pointSize="24"/>
      </buttonConfiguration>
      """
    )
    button.layoutIfNeeded()
    let shown = try #require(button.titleLabel?.attributedText)
    let font = shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == .boldSystemFont(ofSize: 24))
    #expect(shown.string == "BIG")
  }

  @Test
  func `an attributed title is the title`() throws {
    let button = try button(
      """
      <buttonConfiguration key="configuration" style="filled">
        <attributedString key="attributedTitle">
          <fragment content="ATTRIBUTED">
            <attributes>
              <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </attributes>
          </fragment>
        </attributedString>
      </buttonConfiguration>
      """
    )
    #expect(button.configuration?.title == "ATTRIBUTED")
    button.layoutIfNeeded()
    let shown = try #require(button.titleLabel?.attributedText)
    let color = shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test
  func `an attributed title of the state stands where the configuration has none`() throws {
    let button = try button(
      """
      <state key="normal">
        <attributedString key="attributedTitle"><fragment content="Own"/></attributedString>
      </state>
      <buttonConfiguration key="configuration" style="filled"/>
      """
    )
    #expect(button.configuration?.title == "Own")
  }

  @Test
  func `the background has the file's colours, stroke and corners`() throws {
    let button = try button(
      """
      <buttonConfiguration key="configuration" style="filled" title="Red">
        <backgroundConfiguration key="background" cornerRadius="20" strokeWidth="3">
          <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          <color key="strokeColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </backgroundConfiguration>
      </buttonConfiguration>
      """
    )
    let background = try #require(button.configuration?.background)
    #expect(background.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(background.strokeColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(background.strokeWidth == 3)
    #expect(background.cornerRadius == 20)
  }

  @Test
  func `a background takes its image from a reference`() throws {
    let button = try button(
      """
      <buttonConfiguration key="configuration" style="plain">
        <backgroundConfiguration key="background">
          <imageReference key="image" image="person.crop.circle" catalog="system" symbolScale="large"/>
        </backgroundConfiguration>
      </buttonConfiguration>
      """
    )
    #expect(button.configuration?.background.image?.isSymbolImage == true)
  }

  @Test
  func `placement, paddings, insets and size are the file's`() throws {
    let button = try button(
      """
      <buttonConfiguration key="configuration" style="tinted" image="star" catalog="system" title="Top"
        imagePlacement="top" imagePadding="6" titlePadding="4" buttonSize="large" titleAlignment="center">
        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
        <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" configurationType="pointSize"
          pointSize="30" weight="bold"/>
      </buttonConfiguration>
      """
    )
    let configuration = try #require(button.configuration)
    #expect(configuration.imagePlacement == .top)
    #expect(configuration.imagePadding == 6)
    #expect(configuration.titlePadding == 4)
    #expect(configuration.buttonSize == .large)
    #expect(configuration.titleAlignment == .center)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(configuration.contentInsets == insets)
    let symbols = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    #expect(configuration.preferredSymbolConfigurationForImage == symbols)
  }

  @Test
  func `an image view's symbol has the configuration of the file`() throws {
    let xib = """
      <imageView image="star" catalog="system" id="i1">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large" weight="light"/>
      </imageView>
      """
    let view = try #require(InterfaceFixtures.objects(of: xib).first as? UIImageView)
    let expected = UIImage.SymbolConfiguration(weight: .light)
      .applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(view.preferredSymbolConfiguration == expected)
  }
}

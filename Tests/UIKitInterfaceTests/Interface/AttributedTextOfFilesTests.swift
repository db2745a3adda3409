import Foundation
import Segue
import Testing
import UIKit

/// What the attributed texts of a file say.
@MainActor
@Suite
struct `Attributed texts of files` {
  private let stage = InterfaceFixtures.stage()

  private func attributes(_ content: String) throws -> [NSAttributedString.Key: Any] {
    let xib = """
      <label opaque="NO" usesAttributedText="YES" numberOfLines="0" id="l1">
        <rect key="frame" x="0.0" y="0.0" width="200" height="40"/>
        <attributedString key="attributedText">
          <fragment content="Text"><attributes>\(content)</attributes></fragment>
        </attributedString>
      </label>
      """
    let label = try #require(InterfaceFixtures.objects(of: xib).first as? UILabel)
    return try #require(label.attributedText?.attributes(at: 0, effectiveRange: nil))
  }

  @Test
  func `a paragraph has its indents, its spacing and the heights of its lines`() throws {
    let attributes = try attributes(
      """
      <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping" \
      baseWritingDirection="rightToLeft" firstLineHeadIndent="40" headIndent="20" tailIndent="-10" \
      paragraphSpacing="30" paragraphSpacingBefore="5" minimumLineHeight="40" \
      maximumLineHeight="50" hyphenationFactor="0.5"/>
      """
    )
    let style = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .right && style.baseWritingDirection == .rightToLeft)
    #expect([style.firstLineHeadIndent, style.headIndent, style.tailIndent] == [40, 20, -10])
    #expect([style.paragraphSpacing, style.paragraphSpacingBefore] == [30, 5])
    #expect([style.minimumLineHeight, style.maximumLineHeight] == [40, 50])
    #expect(style.hyphenationFactor == 0.5)
  }

  @Test
  func `a system font has the weight that its name says`() throws {
    let bold = try attributes(#"<font key="NSFont" metaFont="systemBold" size="24"/>"#)
    #expect(bold[.font] as? UIFont == .systemFont(ofSize: 24, weight: .bold))
    let plain = try attributes(#"<font key="NSFont" metaFont="system" size="24"/>"#)
    #expect(plain[.font] as? UIFont == .systemFont(ofSize: 24))
  }

  @Test
  func `lines through the text, baselines and strokes are read`() throws {
    let attributes = try attributes(
      """
      <integer key="NSStrikethrough" value="1"/><real key="NSBaselineOffset" value="3"/>
      <real key="NSStrokeWidth" value="-2"/>
      <color key="NSStrokeColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom"/>
      """
    )
    #expect((attributes[.strikethroughStyle] as? NSNumber)?.intValue == 1)
    #expect((attributes[.baselineOffset] as? NSNumber)?.doubleValue == 3)
    #expect((attributes[.strokeWidth] as? NSNumber)?.doubleValue == -2)
    #expect(attributes[.strokeColor] is UIColor)
  }

  @Test
  func `a date picker has the steps of its file, and a text view its keys`() throws {
    let objects = try InterfaceFixtures.objects(
      of: """
        <datePicker contentMode="scaleToFill" datePickerMode="time" minuteInterval="15" id="p1"/>
        <textView id="t1"><textInputTraits key="textInputTraits" returnKeyType="send" \
        keyboardType="URL" enablesReturnKeyAutomatically="YES"/></textView>
        """
    )
    #expect((objects.first as? UIDatePicker)?.minuteInterval == 15)
    let text = try #require(objects.last as? UITextView)
    #expect(text.returnKeyType == .send && text.keyboardType == .URL)
    #expect(text.enablesReturnKeyAutomatically)
  }
}

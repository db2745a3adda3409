import Testing
import UIKit

// HTML as apps turn it into attributed text.

@Suite
@MainActor
struct HTMLTextTests {
  private func text(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil
    )
  }

  private func font(_ text: NSAttributedString, _ word: String) -> UIFont? {
    attribute(.font, text, word) as? UIFont
  }

  private func attribute(
    _ key: NSAttributedString.Key,
    _ text: NSAttributedString,
    _ word: String
  ) -> Any? {
    let place = (text.string as NSString).range(of: word)
    guard place.length > 0 else { return nil }
    return text.attribute(key, at: place.location, effectiveRange: nil)
  }

  @Test
  func `words are bold, italic and underlined`() throws {
    let text = try text("Plain <b>bold</b> <i>italic <b>both</b></i> <u>line</u> <s>gone</s>")
    #expect(text.string == "Plain bold italic both line gone")
    #expect(font(text, "Plain")?.familyName == "Times New Roman")
    #expect(font(text, "Plain")?.pointSize == 12)
    #expect(font(text, "bold")?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(font(text, "italic")?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    let both = font(text, "both")?.fontDescriptor.symbolicTraits
    #expect(both?.isSuperset(of: [.traitBold, .traitItalic]) == true)
    #expect(attribute(.underlineStyle, text, "line") as? Int == 1)
    #expect(attribute(.strikethroughStyle, text, "gone") as? Int == 1)
  }

  @Test
  func `white space collapses, and entities are characters`() throws {
    #expect(
      try text("  a \n\t b&nbsp;&amp;&nbsp;c &lt;d&gt; &#8217; ").string
        == "a b\u{A0}&\u{A0}c <d> ’"
    )
  }

  @Test
  func `headings and paragraphs end with a line feed and stand apart`() throws {
    let text = try text("<h1>Title</h1><p>One<br>two</p><p>Three</p>")
    #expect(text.string == "Title\nOne\u{2028}two\nThree\n")
    #expect(font(text, "Title")?.pointSize == 24)
    #expect(font(text, "Title")?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    let paragraph = attribute(.paragraphStyle, text, "One") as? NSParagraphStyle
    #expect(paragraph?.paragraphSpacing == 12)
  }

  @Test
  func `the items of a list have a marker between tabs`() throws {
    let text = try text("<ul><li>One<li>Two</ul><ol><li>First</li><li>Second</li></ol>")
    #expect(text.string == "\t•\tOne\n\t•\tTwo\n\t1.\tFirst\n\t2.\tSecond\n")
    let paragraph = attribute(.paragraphStyle, text, "One") as? NSParagraphStyle
    #expect(paragraph?.headIndent == 36)
    #expect(paragraph?.tabStops.map(\.location) == [11, 36])
  }

  @Test
  func `colours, sizes and families come from styles`() throws {
    let text = try text(
      """
      <style>p { color: #00f; } .big { font-size: 20px } b { font-weight: normal }</style>
      <p>Blue <span class="big" style="color: red; font-family: Courier">red</span>
      <font color="green" size="5">green</font> <b>thin</b></p>
      <span style="font-family: '-apple-system'; font-size: 17px">system</span>
      """
    )
    #expect(
      attribute(.foregroundColor, text, "Blue") as? UIColor
        == UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    )
    #expect(
      attribute(.foregroundColor, text, "red") as? UIColor
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    )
    #expect(font(text, "red")?.pointSize == 20 && font(text, "red")?.familyName == "Courier")
    #expect(font(text, "green")?.pointSize == 18)
    #expect(font(text, "thin")?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    #expect(font(text, "system") == .systemFont(ofSize: 17))
  }

  @Test
  func `a link keeps its address`() throws {
    let text = try text("<a href=\"https://example.com/a?b=1&amp;c=2\">here</a>")
    #expect(attribute(.link, text, "here") as? URL == URL(string: "https://example.com/a?b=1&c=2"))
    #expect(attribute(.underlineStyle, text, "here") as? Int == 1)
  }

  @Test
  func `bytes without a charset are those of Windows, as in a browser`() throws {
    let text = try NSAttributedString(
      data: Data("café".utf8),
      options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil
    )
    #expect(text.string == "cafÃ©")
  }
}

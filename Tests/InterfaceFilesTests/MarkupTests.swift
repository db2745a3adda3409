import InterfaceFiles
import Testing

/// XML as Xcode writes it, and text that is not XML.
struct MarkupTests {
  private func read(_ text: String) throws -> MarkupElement {
    try MarkupReader.element(of: Array(text.utf8), path: "a.storyboard")
  }

  private func failure(_ text: String) -> String {
    do {
      _ = try read(text)
      return "read"
    } catch {
      return "\(error)"
    }
  }

  @Test
  func `elements, attributes and text are read as they are written`() throws {
    let root = try read(
      """
      <?xml version="1.0"?><!-- a comment --><!DOCTYPE plist [<!ENTITY x "y">]>
      <a b="1 &lt; 2 &#10;&#x41;" c='"'><d/><e>one &amp; <![CDATA[<two>]]></e></a>
      """
    )
    #expect(root["b"] == "1 < 2 \nA")
    #expect(root["c"] == "\"")
    #expect(root.children.map(\.name) == ["d", "e"])
    #expect(root.child("e")?.text == "one & <two>")
    #expect(root.child("e")?.line == 2)
  }

  @Test(arguments: [
    ("0.75", 0.75), ("16:9", 16.0 / 9), ("1/2", 0.5), ("3/4", 0.75), ("1/0", nil), ("1/2/3", nil),
    ("half", nil),
  ])
  func `numbers are decimals or ratios with a colon or a stroke`(
    text: String,
    number: Double?
  ) throws {
    #expect(try read("<constraint multiplier='\(text)'/>").number("multiplier") == number)
  }

  @Test
  func `a byte order mark and UTF-16 are understood`() throws {
    let text = "<a b=\"Grüße\"/>"
    var little: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { little += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try MarkupReader.element(of: little, path: "a")["b"] == "Grüße")
    let marked = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    #expect(try MarkupReader.element(of: marked, path: "a")["b"] == "Grüße")
  }

  @Test
  func `a mistake is reported with its line`() {
    #expect(
      failure("<a>\n<b>\n</a>")
        == "a.storyboard:3: </a> where </b> is due, opened in line 2"
    )
    #expect(failure("<a>\n<b/>") == "a.storyboard:2: the file ends inside <a>, opened in line 1")
    #expect(failure("<a b/>") == "a.storyboard:1: the attribute b of <a> has no value")
    #expect(failure("<a b='1' b='2'/>") == "a.storyboard:1: <a> has the attribute b twice")
    #expect(failure("<a>&nope;</a>") == "a.storyboard:1: the entity &nope; is unknown")
    #expect(failure("<a/><b/>") == "a.storyboard:1: a second root element")
    #expect(failure("") == "a.storyboard:1: the file has no element")
  }

  @Test
  func `entities of a document type are never expanded`() {
    let bomb = "<!DOCTYPE a [<!ENTITY x \"xxxxxxxx\"><!ENTITY y SYSTEM \"/etc/passwd\">]><a>&y;</a>"
    #expect(failure(bomb) == "a.storyboard:1: the entity &y; is unknown")
  }

  @Test
  func `depth is bounded`() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(failure(deep) == "a.storyboard:1: elements nested more than 256 deep")
  }

  @Test
  func `a colour of macOS's controls is the value that it has there`() throws {
    func color(_ attributes: String) throws -> InterfaceColor? {
      try read("<view><color key=\"textColor\" \(attributes)/></view>").color(key: "textColor")
    }
    let desktop = #"catalog="System" colorSpace="catalog""#
    #expect(try color("name=\"controlTextColor\" \(desktop)") == .white(0, alpha: 1))
    #expect(
      try color("name=\"alternateSelectedControlColor\" \(desktop)")
        == .rgb(red: 0, green: 0.41, blue: 0.85, alpha: 1, space: "sRGB")
    )
    #expect(
      try color("name=\"systemOrangeColor\" \(desktop)")
        == .rgb(red: 1, green: 149.0 / 255, blue: 0, alpha: 1, space: "sRGB")
    )
    #expect(try color("name=\"quinarySystemFillColor\" \(desktop)") == .white(0, alpha: 0.02))
    #expect(try color("name=\"unheardOfColor\" \(desktop)") == .named("unheardOfColor"))
    #expect(try color(#"name="controlTextColor""#) == .named("controlTextColor"))
    #expect(try color(#"cocoaTouchSystemColor="darkTextColor""#) == .system("darkTextColor"))
  }

  @Test
  func `a system colour of Xcode 11 is the one of iOS 13, not the one for earlier systems`() throws
  {
    let attributes =
      #"xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#
    let view = try read("<view><color key=\"backgroundColor\" \(attributes)/></view>")
    #expect(view.color(key: "backgroundColor") == .system("systemBackgroundColor"))
  }
}

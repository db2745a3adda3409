import Testing
import UIKit

@MainActor
@Suite
struct `Markdown` {
  /// Each run as its text between marks: `*` emphasized, `+` strong, `=` code, `-` struck, `@`
  /// link.
  private func runs(
    _ markdown: String,
    _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full
  ) throws -> String {
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
    let string = try AttributedString(markdown: markdown, options: options)
    return string.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      var marks = ""
      if intent.contains(.emphasized) { marks += "*" }
      if intent.contains(.stronglyEmphasized) { marks += "+" }
      if intent.contains(.code) { marks += "=" }
      if intent.contains(.strikethrough) { marks += "-" }
      if run.link != nil { marks += "@" }
      return marks + "(" + String(string.characters[run.range]) + ")"
    }.joined()
  }

  @Test(arguments: [
    ("plain", "(plain)"),
    ("a **b** c", "(a )+(b)( c)"),
    ("*a* and _b_", "*(a)( and )*(b)"),
    ("***both***", "*+(both)"),
    ("*a **b***", "*(a )*+(b)"),
    ("**a *b* c**", "+(a )*+(b)+( c)"),
    ("~~gone~~", "-(gone)"),
    ("`a * b`", "=(a * b)"),
    ("2 * 3 * 4", "(2 * 3 * 4)"),
    ("snake_case_name", "(snake_case_name)"),
    ("\\*not\\*", "(*not*)"),
    ("**open", "(**open)"),
    ("see [the **page**](https://a.b)", "(see )@(the )+@(page)"),
    ("<https://a.b>", "@(https://a.b)"),
    ("[no link]", "([no link])"),
  ])
  func `marks become intents`(markdown: String, expected: String) throws {
    #expect(try runs(markdown) == expected)
  }

  @Test
  func `blocks lose their marks, and lines become spaces`() throws {
    #expect(try runs("# Title") == "(Title)")
    #expect(try runs("one\ntwo") == "(one two)")
    #expect(try runs("- **one**") == "+(one)")
  }

  @Test
  func `white space stays where it is asked for`() throws {
    #expect(try runs("one\n\n- two", .inlineOnlyPreservingWhitespace) == "(one\n\n- two)")
  }

  @Test
  func `a label draws strong emphasis wider than plain text`() throws {
    let label = UILabel()
    label.attributedText = try NSAttributedString(markdown: "**Account**")
    let strong = label.intrinsicContentSize.width
    label.attributedText = try NSAttributedString(markdown: "Account")
    #expect(strong > label.intrinsicContentSize.width)
  }
}

@MainActor
@Suite
struct `Attributed strings of Swift and of Foundation` {
  @Test
  func `attributes survive the way there and back`() throws {
    var string = AttributedString("Terms")
    string.font = .boldSystemFont(ofSize: 20)
    string.foregroundColor = .red
    string.underlineStyle = .single
    string.link = URL(string: "https://a.b")
    string.append(AttributedString(" apply"))
    let converted = NSAttributedString(string)
    #expect(converted.string == "Terms apply")
    let attributes = converted.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(attributes[.link] as? URL == URL(string: "https://a.b"))
    #expect(AttributedString(converted) == string)
  }
}

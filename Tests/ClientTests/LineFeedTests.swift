import Testing
import UIKit

/// Texts with the line ends of Windows, cut as on iOS.
struct LineFeedTests {
  @Test
  func `a text is cut at its line feeds, also at those after a carriage return`() {
    #expect("able\r\nabout\nabove".components(separatedBy: "\n") == ["able\r", "about", "above"])
    #expect("one\r\n".dropFirst().components(separatedBy: "\n") == ["ne\r", ""])
    #expect("".components(separatedBy: "\n") == [""])
  }

  @Test
  func `other separators stay those of Foundation`() {
    #expect("a, b, c".components(separatedBy: ", ") == ["a", "b", "c"])
    #expect("a\r\nb".components(separatedBy: "\r\n") == ["a", "b"])
    #expect("a b-c".components(separatedBy: [" ", "-"]) == ["a", "b", "c"])
    #expect("a\nb".components(separatedBy: .newlines) == ["a", "b"])
  }
}

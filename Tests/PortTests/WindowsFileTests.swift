import Testing

/// What editors on Windows write.
@Suite
struct `Files from Windows in the port` {
  @Test
  func `line ends of two characters become one, and a return alone stays`() throws {
    let ported = try port(
      "class Home {}\r\nlet a = \"\"\"\r\n  b\r\n  \"\"\"\r\nlet c = 1\rlet d = 2\n"
    )
    #expect(
      ported.body(0) == "class Home {}\nlet a = \"\"\"\n  b\n  \"\"\"\nlet c = 1\rlet d = 2\n"
    )
  }

  @Test
  func `a file that begins with a byte order mark imports UIKit as any other`() throws {
    let source = "import UIKit\nclass Home: UIViewController {}\n"
    let ported = try port("\u{FEFF}" + source)
    #expect(ported.body(0) == source)
    #expect(ported.response.modules[0].files[0].types.map(\.name) == ["Home"])
  }
}

import Testing

/// The mark that editors on Windows write at the start of a file.
@Suite
struct `A byte order mark in the port` {
  @Test
  func `a file that begins with one imports UIKit as any other`() throws {
    let source = "import UIKit\nclass Home: UIViewController {}\n"
    let ported = try port("\u{FEFF}" + source)
    #expect(ported.body(0) == source)
    #expect(ported.response.modules[0].files[0].types.map(\.name) == ["Home"])
  }
}

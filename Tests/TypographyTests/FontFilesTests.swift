import TestSupport
import Testing

@testable import Typography

/// Pictures with text in them depend on the bytes of these files.
///
/// When this test fails, goldens with text may fail for the same reason: other versions of the font
/// packages.
@Suite(.goldens("Fonts"))
struct FontFilesTests {
  @Test
  func `the font files are those the goldens were made with`() throws {
    var lines: [String] = []
    for isDisplay in [false, true] {
      for isItalic in [false, true] {
        for weight in FontWeight.allCases {
          let face = try FontCatalog.shared.inter(
            weight,
            isItalic: isItalic,
            isDisplay: isDisplay
          )
          lines.append("\(face.sha256)  \(face.postScriptName)")
        }
      }
    }
    let emoji = try FontCatalog.shared.emoji()
    lines.append("\(emoji.sha256)  \(emoji.postScriptName)")
    assertDump(lines.joined(separator: "\n") + "\n", "files")
  }
}

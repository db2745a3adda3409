import Segue
import Testing

@Suite
struct `The format of an output` {
  @Test(arguments: [
    ("a.gif", OutputFormat.gif), ("A.GIF", .gif), ("a/b.mp4", .mp4), ("b.m4v", .mp4),
    ("c.html", .html), ("d.webp", .webp), ("e.avif", .avif),
    ("frames", .png), ("frames/", .png), ("frames.v2/", .png), ("one.png", .png), (".hidden", .png),
    ("..", .png), ("../x", .png), ("a.b/frames", .png), ("f-%04d.png", .png), ("x.raw", .rgba),
  ])
  func `follows from the ending, and a name without one is a directory`(
    path: String,
    format: OutputFormat
  ) throws {
    #expect(try OutputFormat(path: path) == format)
  }

  @Test(arguments: ["film.bmp", "film.mov", "film.jpg", "frames.v2", "a.gif.bak"])
  func `is refused when the ending is unknown`(path: String) {
    #expect(throws: OutputFormat.UnknownEnding.self) { try OutputFormat(path: path) }
  }

  @Test
  func `an error lists the formats`() {
    let error = #expect(throws: OutputFormat.UnknownEnding.self) {
      try OutputFormat(path: "film.bmp")
    }
    let words = error?.description ?? ""
    #expect(words.contains("there is no format '.bmp'"))
    #expect(words.contains(".gif"))
    #expect(words.contains(".html"))
  }
}

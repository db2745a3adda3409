import Foundation
import Testing

@testable import FilmPages

/// The gallery in a real browser.
///
/// Its films are files; here there are none, and nothing uses the network.
@Suite(.serialized, .enabled(if: Browser.path != nil))
struct `A gallery in a browser` {
  private func page() -> [UInt8] {
    func entry(_ name: String, _ group: String, finger: Bool) -> GalleryPage.Entry {
      let picture =
        "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
      var entry = GalleryPage.Entry(
        name: name,
        summary: "It is <called> \(name).",
        group: group,
        duration: 0.5,
        film: picture + "#film",
        poster: picture + "#poster",
        width: 393,
        height: 852,
        command: "render-transition -a \(name) -o \(name).gif"
      )
      entry.curves = [.init(label: "x, opacity", values: [0, 0.5, 1.1, 1])]
      entry.parameters = [.init(name: "duration", standard: "0.5", help: "How long.")]
      entry.source = ("Sources/\(name).swift", "let a = b < c && d > \"e\"")
      entry.followsFingers = finger
      return entry
    }
    return GalleryPage(
      title: "Transitions",
      introduction: "All of them.",
      entries: [
        entry("push", "The system's own", finger: true),
        entry("cube", "Effects", finger: false),
        entry("deck", "Effects", finger: true),
      ]
    ).html()
  }

  private static let shown =
    "[...document.querySelectorAll('.card')].filter((card) => card.checkVisibility()).map((card) => card.id).join()"

  private func opened(width: Int = 1200, isDark: Bool = false) throws -> Browser {
    let browser = try Browser(width: width, height: 900, isMobile: width < 500, isDark: isDark)
    try browser.open(page())
    return browser
  }

  private func expectQuiet(_ browser: Browser) {
    #expect(browser.messages.isEmpty)
    #expect(browser.requests.isEmpty)
  }

  @Test
  func `all films are listed, with names, curves, parameters and source`() throws {
    let browser = try opened()
    #expect(try browser.evaluate(Self.shown) as? String == "push,cube,deck")
    #expect(try browser.evaluate("document.querySelectorAll('polyline').length") as? Int == 3)
    #expect(
      try browser.evaluate("document.querySelector('#cube pre').textContent") as? String
        == "let a = b < c && d > \"e\""
    )
    #expect(
      try browser.evaluate("document.querySelector('#cube > p').textContent") as? String
        == "It is <called> cube."
    )
    expectQuiet(browser)
  }

  @Test
  func `words and groups filter the films, and an empty group hides its heading`() throws {
    let browser = try opened()
    try browser.evaluate(
      "search.value = 'called deck'; search.dispatchEvent(new Event('input'))"
    )
    #expect(try browser.evaluate(Self.shown) as? String == "deck")
    #expect(try browser.evaluate("found.textContent") as? String == "1 of 3")
    try browser.evaluate("search.value = ''; search.dispatchEvent(new Event('input'))")
    try browser.click(".filter[data-filter=\"Effects\"]")
    #expect(try browser.evaluate(Self.shown) as? String == "cube,deck")
    #expect(
      try browser.evaluate("document.querySelectorAll('section')[0].checkVisibility()") as? Bool
        == false
    )
    try browser.click(".filter[data-filter=\"finger\"]")
    #expect(try browser.evaluate(Self.shown) as? String == "deck")
    expectQuiet(browser)
  }

  @Test
  func `films in view play, and stop on request`() throws {
    let browser = try opened()
    try browser.wait(for: "document.querySelector('#push img').src.endsWith('#film')")
    try browser.click("#playing")
    try browser.wait(for: "document.querySelector('#push img').src.endsWith('#poster')")
    expectQuiet(browser)
  }

  @Test(arguments: [360, 1200])
  func `nothing is wider than the window, not even opened source`(width: Int) throws {
    let browser = try opened(width: width)
    try browser.click("#cube .source summary")
    #expect(
      try browser.evaluate("document.documentElement.scrollWidth <= innerWidth") as? Bool == true
    )
    expectQuiet(browser)
  }

  @Test
  func `it is dark if the system is, and can be switched`() throws {
    let browser = try opened(isDark: true)
    #expect(try browser.evaluate("document.documentElement.dataset.theme") as? String == "dark")
    try browser.click("#theme")
    #expect(try browser.evaluate("document.documentElement.dataset.theme") as? String == "light")
    expectQuiet(browser)
  }
}

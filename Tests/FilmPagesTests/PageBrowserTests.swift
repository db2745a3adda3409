import Foundation
import Pixels
import Testing

@testable import FilmPages

/// Pages in a real browser, with clicks and keys.
///
/// `Scripts/setup` installs Debian's Chromium for the tests; where there is none, the first test
/// says so and fails, and the others are not counted.
@Suite(.serialized)
struct `A page in a browser` {
  @Test
  func `a browser is installed to test with`() {
    #expect(
      Browser.path != nil,
      "No Chromium is installed, so NO PAGE WAS TESTED IN A BROWSER: run Scripts/setup --tests"
    )
  }

  // MARK: What is shown

  private static let (width, height) = (40, 60)

  /// A square that moves to the right over a rough ground that gets darker.
  private func pixels(_ frame: Int, blue: UInt8 = 40) -> Pixmap {
    var pixmap = Pixmap(width: Self.width, height: Self.height)
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let isSquare = (10..<20).contains(y) && (frame..<(frame + 10)).contains(x)
        let shade = UInt8(250 - 5 * frame - (x * 7 + y * 13) % 60)
        pixmap[x, y] =
          isSquare
          ? Pixel(red: 200, green: 30, blue: blue) : Pixel(red: shade, green: shade, blue: shade)
      }
    }
    return pixmap
  }

  private func film(count: Int = 20, blue: @escaping (Int) -> UInt8 = { _ in 40 }) -> PageFilm {
    var film = PageFilm(
      title: "slide",
      scale: 1,
      interval: 1.0 / 60,
      frames: (0..<count).map { (Double($0) / 60, pixels($0, blue: blue($0))) }
    )
    film.curves = [.init(label: "position.x", values: (0..<count).map { Double($0) / 19 })]
    film.facts = [.init("Device", "tiny")]
    film.layers = layers(count: count)
    film.order = [.init(frame: 0, ids: [1, 2])]
    return film
  }

  private func layers(count: Int) -> [PageLayer] {
    var window = PageLayer(id: 1, parent: nil, isMask: false, layerClass: "CALayer")
    window.viewClass = "UIWindow"
    var values = PageLayer.Values()
    values.matrix = [1, 0, 0, 1, 0, 0]
    values.bounds = [0, 0, 40, 60]
    values.frame = [0, 0, 40, 60]
    values.transform = []
    values.opacity = 1
    values.cornerRadius = 0
    values.isHidden = false
    values.clips = false
    values.hasContents = false
    values.background = "#808080FF"
    values.path = []
    values.animations = []
    window.keys = [.init(frame: 0, values: values)]
    var square = PageLayer(id: 2, parent: 1, isMask: false, layerClass: "CALayer")
    square.viewClass = "PanelView"
    square.name = "panel"
    values.bounds = [0, 0, 10, 10]
    values.background = "#C81E28FF"
    values.animations = ["CABasicAnimation of position, 0.3 s"]
    square.keys = (0..<count).map { frame in
      var now = frame == 0 ? values : PageLayer.Values()
      now.matrix = [1, 0, 0, 1, Double(frame), 10]
      now.frame = [Double(frame), 10, 10, 10]
      return .init(frame: frame, values: now)
    }
    return [window, square]
  }

  private func page(_ content: Page.Content) -> [UInt8] {
    Page(title: "Slide", items: [.init(title: "slide", content: content)]).html()
  }

  private func browser(width: Int = 1200, isDark: Bool = false) throws -> Browser {
    try Browser(width: width, height: 900, isMobile: width < 500, isDark: isDark)
  }

  private func expectSilence(_ browser: Browser) {
    #expect(browser.messages == [])
    #expect(browser.requests == [])
  }

  /// The pixels on a canvas, as numbers.
  private func drawn(_ browser: Browser, _ selector: String = ".picture canvas") throws -> [Int] {
    try browser.evaluate(
      """
      (() => {
        const copy = document.createElement('canvas');
        [copy.width, copy.height] = [40, 60];
        const context = copy.getContext('2d', { willReadFrequently: true });
        context.drawImage(document.querySelector('\(selector)'), 0, 0);
        return [...context.getImageData(0, 0, 40, 60).data];
      })()
      """
    ) as? [Int] ?? []
  }

  private func numbers(_ pixmap: Pixmap) -> [Int] {
    (0..<Self.height).flatMap { y in
      (0..<Self.width).flatMap { x in
        let pixel = pixmap[x, y]
        return [Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha)]
      }
    }
  }

  private func shows(_ frame: Int) -> String {
    "document.querySelector('.picture canvas')?.dataset.frame === '\(frame)'"
  }

  // MARK: A film

  @Test(.enabled(if: Browser.path != nil))
  func `every frame has its exact pixels, however it is stored`() throws {
    let film = film()
    #expect(Set(film.pictures.map(\.kind)) == [.png, .guessed])
    let browser = try browser()
    try browser.open(page(.film(film)))
    try browser.wait(for: shows(0))
    for frame in [0, 1, 5, 19, 17, 3] {
      try browser.press("Home")
      for _ in 0..<frame { try browser.press("ArrowRight") }
      try browser.wait(for: shows(frame))
      #expect(try drawn(browser) == numbers(pixels(frame)), "frame \(frame)")
    }
    expectSilence(browser)
  }

  @Test(.enabled(if: Browser.path != nil))
  func `keys step, jump, play and loop the film`() throws {
    let browser = try browser()
    try browser.open(page(.film(film())))
    try browser.wait(for: shows(0))
    try browser.press("End")
    try browser.wait(for: shows(19))
    try browser.press("ArrowLeft")
    try browser.wait(for: shows(18))
    let words = try browser.evaluate(
      "document.querySelector('input[type=range]').getAttribute('aria-valuetext')"
    )
    #expect(words as? String == "frame 19 of 20, 0.300 s")
    try browser.press("l")
    #expect(
      try browser.evaluate(
        "document.querySelector('[aria-label=Loop]').getAttribute('aria-pressed')"
      ) as? String == "false"
    )
    try browser.press("Home")
    try browser.press(" ")
    try browser.wait(for: shows(19))
    try browser.wait(for: "document.querySelector('[aria-label=Play]') !== null")
    expectSilence(browser)
  }

  @Test(.enabled(if: Browser.path != nil))
  func `pointing at the picture names the view that drew it, with its numbers`() throws {
    let browser = try browser()
    try browser.open(page(.film(film())))
    try browser.wait(for: shows(0))
    let box =
      try browser.evaluate(
        "(() => { const b = document.querySelector('.picture canvas').getBoundingClientRect(); return [b.x, b.y, b.width / 40]; })()"
      ) as? [Double] ?? []
    let (x, y) = (box[0] + 5 * box[2], box[1] + 15 * box[2])
    try browser.pointer("mouseMoved", x, y)
    #expect(
      try browser.evaluate("document.querySelector('.picture').title") as? String == "PanelView"
    )
    try browser.pointer("mousePressed", x, y)
    try browser.pointer("mouseReleased", x, y)
    let details =
      try browser.evaluate("document.querySelector('.inspector').innerText") as? String ?? ""
    for word in [
      "PanelView", "panel", "0, 10, 10 × 10", "CABasicAnimation of position, 0.3 s", "frame.minX",
    ] {
      #expect(details.contains(word), "\(word)")
    }
    try browser.press("End")
    try browser.wait(for: shows(19))
    let later =
      try browser.evaluate("document.querySelector('.inspector').innerText") as? String ?? ""
    #expect(later.contains("19, 10, 10 × 10"))
    // Where the square was, the window shows now.
    try browser.pointer("mousePressed", x, y)
    try browser.pointer("mouseReleased", x, y)
    #expect(
      try browser.evaluate("document.querySelector('[aria-selected=true]').textContent.trim()")
        as? String == "UIWindow"
    )
    expectSilence(browser)
  }

  @Test(.enabled(if: Browser.path != nil))
  func `a hidden part of a masked layer is not found`() throws {
    var film = film()
    var mask = PageLayer(id: 3, parent: 2, isMask: true, layerClass: "CAShapeLayer")
    var values = try #require(film.layers[1].keys[0].values)
    values.matrix = [1, 0, 0, 1, 0, 0]
    (values.bounds, values.frame, values.background) = ([0, 0, 0, 0], [0, 0, 0, 0], "")
    values.path = [0, 0, 5, 10]
    values.outline = "M0 0L5 0L5 10L0 10Z"
    mask.keys = [.init(frame: 0, values: values)]
    film.layers.append(mask)
    film.order = [.init(frame: 0, ids: [1, 2, 3])]
    let browser = try browser()
    try browser.open(page(.film(film)))
    try browser.wait(for: shows(0))
    let box =
      try browser.evaluate(
        "(() => { const b = document.querySelector('.picture canvas').getBoundingClientRect(); return [b.x, b.y, b.width / 40]; })()"
      ) as? [Double] ?? []
    for (x, name) in [(2.0, "PanelView"), (8, "UIWindow")] {
      try browser.pointer("mouseMoved", box[0] + x * box[2], box[1] + 15 * box[2])
      let title = try browser.evaluate("document.querySelector('.picture').title") as? String
      #expect(title == name)
    }
    expectSilence(browser)
  }

  @Test(.enabled(if: Browser.path != nil))
  func `lossy pictures are shown between exact ends`() throws {
    var film = film()
    film.pictures =
      PagePicture.pack((0..<20).map { pixels($0) }, within: 1000, threads: 1).pictures
    #expect(film.pictures.contains { $0.kind == .webp })
    let browser = try browser()
    try browser.open(page(.film(film)))
    try browser.wait(for: shows(0))
    for frame in 1..<20 {
      try browser.press("ArrowRight")
      try browser.wait(for: shows(frame))
    }
    #expect(try drawn(browser) == numbers(pixels(19)))
    expectSilence(browser)
  }

  @Test(.enabled(if: Browser.path != nil))
  func `keys walk through the tree, and the exploded view has each layer`() throws {
    let browser = try browser()
    try browser.open(page(.film(film())))
    try browser.wait(for: shows(0))
    try browser.evaluate("document.querySelector('[role=treeitem]').focus()")
    try browser.press("ArrowDown")
    #expect(
      try browser.evaluate("document.activeElement.textContent.trim()") as? String
        == "PanelView panel"
    )
    #expect(
      try browser.evaluate("document.activeElement.getAttribute('aria-selected')") as? String
        == "true"
    )
    // The film is still while the tree has the keys.
    #expect(try browser.evaluate(shows(0)) as? Bool == true)
    try browser.press("x")
    try browser.wait(for: "document.querySelectorAll('.exploded .plane').length === 2")
    try browser.click(".exploded .plane.chosen")
    expectSilence(browser)
  }

  @Test(.enabled(if: Browser.path != nil))
  func `every control has a name`() throws {
    let browser = try browser()
    try browser.open(page(.film(film())))
    try browser.wait(for: shows(0))
    let tree = try browser.send("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    func value(_ node: [String: Any], _ key: String) -> String {
      (node[key] as? [String: Any])?["value"] as? String ?? ""
    }
    let controls = tree.filter {
      $0["ignored"] as? Bool != true
        && ["button", "slider", "combobox", "treeitem", "image", "img", "tree"].contains(
          value($0, "role")
        )
    }
    #expect(controls.count > 10)
    for control in controls {
      #expect(!value(control, "name").isEmpty, "\(value(control, "role"))")
    }
  }

  @Test(.enabled(if: Browser.path != nil), arguments: [false, true])
  func `a printed film is one sheet, with the whole strip and without controls`(
    isChosen: Bool
  ) throws {
    let browser = try browser()
    try browser.open(page(.film(film())))
    try browser.wait(for: shows(0))
    if isChosen { try browser.click("[role=treeitem]") }
    let sheets = try browser.send("Page.printToPDF")["data"] as? String ?? ""
    let pdf = String(decoding: try #require(Data(base64Encoded: sheets)), as: UTF8.self)
    #expect(pdf.matches(of: /\/Type \/Page\b/).count <= (isChosen ? 2 : 1))
    try browser.send("Emulation.setEmulatedMedia", ["media": "print"])
    func isSeen(_ selector: String) throws -> Bool? {
      try browser.evaluate("document.querySelector('\(selector)').checkVisibility()") as? Bool
    }
    #expect(try isSeen(".transport") == false && isSeen(".tree") == false)
    #expect(try isSeen(".strip canvas") == true)
    #expect(try isSeen(".layers") == isChosen)
  }

  @Test(.enabled(if: Browser.path != nil), arguments: [360, 1200], [false, true])
  func `nothing overflows, on a phone and in dark mode`(width: Int, isDark: Bool) throws {
    let browser = try browser(width: width, isDark: isDark)
    try browser.open(page(.film(film())))
    try browser.wait(for: shows(0))
    #expect(
      try browser.evaluate("document.documentElement.scrollWidth <= innerWidth") as? Bool == true
    )
    let ground = try browser.evaluate("getComputedStyle(document.body).backgroundColor") as? String
    #expect(ground == (isDark ? "rgb(22, 22, 26)" : "rgb(255, 255, 255)"))
    try browser.click("#theme")
    let other = try browser.evaluate("getComputedStyle(document.body).backgroundColor") as? String
    #expect(other != ground)
    expectSilence(browser)
  }

  // MARK: A comparison

  private func comparison() -> PageComparison {
    let expected = film()
    let actual = film(blue: { (5...8).contains($0) ? 90 : 40 })
    var comparison = PageComparison(
      title: "slide",
      messages: ["pixels: 4 of 20 frames differ"],
      expected: expected,
      actual: actual,
      pairs: []
    )
    comparison.pairs = (0..<20).map { frame in
      var pair = PageComparison.Pair(expected: frame, actual: frame, time: Double(frame) / 60)
      pair.compare(pixels(frame), pixels(frame, blue: (5...8).contains(frame) ? 90 : 40))
      return pair
    }
    return comparison
  }

  @Test(.enabled(if: Browser.path != nil))
  func `a comparison begins at the worst frame and steps through the differences`() throws {
    let browser = try browser()
    try browser.open(page(.comparison(comparison())))
    try browser.wait(for: "document.querySelector('[data-shown=\"side 5\"]') !== null")
    let text = try browser.evaluate("document.body.innerText") as? String ?? ""
    #expect(text.contains("pixels: 4 of 20 frames differ"))
    #expect(text.contains("100 pixels differ, by up to 50, in x 5, y 10, 10 × 10."))
    try browser.press("n")
    try browser.wait(for: "document.querySelector('[data-shown=\"side 6\"]') !== null")
    for (key, mode) in [("2", "slider"), ("3", "onion"), ("4", "blink"), ("5", "heat")] {
      try browser.press(key)
      try browser.wait(for: "document.querySelector('[data-shown=\"\(mode) 6\"]') !== null")
    }
    // On the heat map what differs is warm, and the rest grey.
    let heat = try drawn(browser)
    let inside = (15 * Self.width + 10) * 4
    let outside = (40 * Self.width + 10) * 4
    #expect(heat[inside] > 150 && heat[inside + 2] == 0)
    #expect(heat[outside] == heat[outside + 1])
    try browser.click("[data-mode=side]")
    try browser.wait(for: "document.querySelector('[data-shown=\"side 6\"]') !== null")
    expectSilence(browser)
  }

  // MARK: A list

  @Test(.enabled(if: Browser.path != nil))
  func `a report of thousands of films opens at once and reads a film on request`() throws {
    var page = Page(title: "Report", layout: .list)
    let film = film()
    for number in 0..<3000 {
      let isFailed = number % 1000 == 7
      page.items.append(
        .init(
          title: "film \(number)",
          caption: "a test",
          status: isFailed ? .failed : .passed,
          content: isFailed ? .film(film) : .text(["as recorded"])
        )
      )
    }
    let browser = try browser()
    let start = Date()
    try browser.open(page.html())
    try browser.wait(for: "document.querySelector('[role=status]').textContent === '3 of 3000'")
    #expect(Date().timeIntervalSince(start) < 10)
    #expect(try browser.evaluate("document.querySelectorAll('canvas').length") as? Int == 0)
    try browser.click("li:not([hidden]) button")
    try browser.wait(for: shows(0))
    #expect(try browser.evaluate("document.activeElement.textContent") as? String == "film 7")
    try browser.evaluate("document.querySelector('input[type=search]').focus()")
    try browser.click("[aria-pressed=true]")
    try browser.evaluate(
      "(() => { const s = document.querySelector('input[type=search]'); s.value = 'film 29'; s.dispatchEvent(new Event('input')); })()"
    )
    #expect(
      try browser.evaluate("document.querySelector('[role=status]').textContent") as? String
        == "111 of 3000"
    )
    expectSilence(browser)
  }
}

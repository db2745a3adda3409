import Foundation
import Pixels
import Testing

@testable import FilmPages

/// Whether text and controls have enough contrast: WCAG 2.1, level AA, by the numbers.
@Suite
struct `The colours of a page` {
  /// The colours of a theme by name.
  private func colors(dark: Bool) throws -> [String: String] {
    let start = try #require(Page.style.range(of: dark ? "[data-theme=\"dark\"] {" : ":root {"))
    let rest = Page.style[start.upperBound...]
    let end = try #require(rest.firstIndex(of: "}"))
    var colors: [String: String] = [:]
    for part in rest[..<end].split(separator: ";") {
      let words = part.split(separator: ":").map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      if words.count == 2, words[0].hasPrefix("--") {
        colors[String(words[0].dropFirst(2))] = words[1]
      }
    }
    return colors
  }

  private func luminance(_ color: String) throws -> Double {
    let value = try #require(UInt32(color.dropFirst(), radix: 16))
    let channels = [16, 8, 0].map { shift -> Double in
      let part = Double(value >> UInt32(shift) & 255) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  private func contrast(_ a: String, _ b: String) throws -> Double {
    let values = [try luminance(a), try luminance(b)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  @Test(arguments: [false, true], ["ground", "raised"])
  func `text has a contrast of 4.5 and controls of 3`(dark: Bool, ground: String) throws {
    let colors = try colors(dark: dark)
    let back = try #require(colors[ground])
    for name in ["text", "quiet", "accent", "good", "bad"] {
      #expect(try contrast(#require(colors[name]), back) >= 4.5, "\(name) on \(ground)")
    }
    for name in ["line", "curve-1", "curve-2", "curve-3", "curve-4"] {
      #expect(try contrast(#require(colors[name]), back) >= 3, "\(name) on \(ground)")
    }
    #expect(try contrast(#require(colors["on-accent"]), #require(colors["accent"])) >= 4.5)
  }

  @Test
  func `a page refers to no other address`() {
    let page = Page(
      title: "<Empty> & \"more\"",
      items: [.init(title: "a", content: .text(["b</script>"]))]
    )
    let text = String(decoding: page.html(), as: UTF8.self)
    #expect(
      !text.contains("http://")
        || !text.replacing("http://www.w3.org/2000/svg", with: "").contains("http://")
    )
    #expect(!text.contains("https://"))
    #expect(text.contains("&lt;Empty&gt; &amp; &quot;more&quot;"))
    #expect(!text.contains("b</script>"))
  }
}

import CoreGraphics
import Testing

@testable import UIKit

/// The places of a keyboard's keys.
struct KeyboardLayoutTests {
  private func layout(
    _ type: UIKeyboardType,
    size: CGSize = CGSize(width: 393, height: 852),
    bottom: CGFloat = 34
  ) -> KeyboardLayout {
    let screen = ScreenDescription(
      size: size,
      scale: 1,
      safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    )
    return KeyboardLayout(
      KeyboardLayout.Plane(type),
      for: type,
      KeyboardMetrics(screen),
      words: nil
    )
  }

  @Test
  func `letters stand in three rows, each as wide as the others`() throws {
    let letters = layout(.default).places.filter {
      if case .character = $0.key { true } else { false }
    }
    #expect(letters.count == 26)
    #expect(Set(letters.map(\.frame.width)).count == 1)
    #expect(Set(letters.map(\.frame.minY)).count == 3)
    #expect(letters.map(\.frame.minX).min() == 3)
    #expect(letters.map(\.frame.maxX).max() == 390)
  }

  @Test
  func `it is 216 points high, more with a dock and on wide phones, less on its side`() {
    #expect(layout(.default, size: CGSize(width: 375, height: 667), bottom: 0).size.height == 216)
    #expect(layout(.default).size.height == 291)
    #expect(layout(.default, size: CGSize(width: 430, height: 932)).size.height == 301)
    #expect(layout(.default, size: CGSize(width: 852, height: 393), bottom: 21).size.height == 183)
  }

  @Test(arguments: [UIKeyboardType.default, .emailAddress, .URL, .numberPad, .phonePad, .twitter])
  func `keys do not overlap, and none leaves the keyboard`(type: UIKeyboardType) {
    let layout = layout(type)
    for (index, place) in layout.places.enumerated() {
      #expect(CGRect(origin: .zero, size: layout.size).contains(place.frame))
      for other in layout.places[(index + 1)...] {
        #expect(!place.frame.insetBy(dx: 0.01, dy: 0.01).intersects(other.frame))
      }
    }
  }

  @Test
  func `numbers have a pad with ten digits; the corner has what the type asks for`() {
    func texts(_ type: UIKeyboardType) -> [String] {
      layout(type).places.compactMap { if case .character(let text) = $0.key { text } else { nil } }
    }
    #expect(texts(.numberPad) == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"])
    #expect(texts(.decimalPad).contains("."))
    #expect(texts(.emailAddress).contains("@"))
  }
}

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

  // MARK: iPads

  private func padLayout(
    _ type: UIKeyboardType,
    _ width: CGFloat,
    _ height: CGFloat,
    bottom: CGFloat = 20
  ) -> KeyboardLayout {
    let screen = ScreenDescription(
      size: CGSize(width: width, height: height),
      scale: 1,
      safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0),
      idiom: .pad
    )
    return KeyboardLayout(
      KeyboardLayout.Plane(type, isPad: true),
      for: type,
      KeyboardMetrics(screen),
      words: nil
    )
  }

  @Test
  func `on an iPad it is 313 points high, 398 on its side, and more without a home button`() {
    #expect(padLayout(.default, 768, 1024, bottom: 0).size.height == 313)
    #expect(padLayout(.default, 1024, 768, bottom: 0).size.height == 398)
    #expect(padLayout(.default, 834, 1210).size.height == 339)
    #expect(padLayout(.default, 1210, 834).size.height == 427)
  }

  @Test(arguments: [CGSize(width: 834, height: 1210), CGSize(width: 1376, height: 1032)])
  func `keys of an iPad do not overlap, and fill its width`(size: CGSize) {
    for type in [UIKeyboardType.default, .emailAddress, .URL, .numberPad] {
      let layout = padLayout(type, size.width, size.height)
      for (index, place) in layout.places.enumerated() {
        #expect(CGRect(origin: .zero, size: layout.size).contains(place.frame))
        for other in layout.places[(index + 1)...] {
          #expect(!place.frame.insetBy(dx: 0.01, dy: 0.01).intersects(other.frame))
        }
      }
      let lower = layout.places.filter { $0.frame.minY > layout.barHeight }
      let rows = Dictionary(grouping: lower, by: \.frame.minY)
      let ends = rows.values.compactMap { $0.map(\.frame.maxX).max() }
      #expect(rows.count == (size.width > 1300 ? 5 : 4))
      #expect(ends.allSatisfy { abs($0 - (ends.first ?? 0)) < 0.01 })
    }
  }

  @Test
  func `an iPad has digits among its keys instead of a pad, and a key that puts it away`() {
    let layout = padLayout(.numberPad, 834, 1210)
    #expect(layout.places.contains { $0.key == .character("@") })
    #expect(layout.places.contains { $0.key == .dismiss })
    let letters = padLayout(.default, 1032, 1376)
    #expect(letters.places.contains { $0.key == .character("1") })
    #expect(letters.places.contains { $0.key == .character("q") })
  }
}

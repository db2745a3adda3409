import Pixels
import TestSupport
import Testing
import UIKit

@testable import CoreGraphics

struct UIImageTests {
  /// Three by two: a red, a green and a blue pixel over three clear ones.
  private let flag = UIImage(
    cgImage: CGImage(
      Pixmap(width: 3, height: 2) { pixels in
        pixels[0] = Pixel(red: 255, green: 0, blue: 0).packed
        pixels[1] = Pixel(red: 0, green: 255, blue: 0).packed
        pixels[2] = Pixel(red: 0, green: 0, blue: 255).packed
      }
    )
  )

  private func name(_ pixel: Pixel) -> Character {
    if pixel.alpha == 0 { return "." }
    return pixel.red > 0 ? "R" : pixel.green > 0 ? "G" : "B"
  }

  private func rows(_ pixmap: Pixmap) -> [String] {
    (0..<pixmap.height).map { y in String((0..<pixmap.width).map { name(pixmap[$0, y]) }) }
  }

  // MARK: Size and orientation

  @Test
  func `size is in points`() throws {
    let image = try UIImage(cgImage: #require(flag.cgImage), scale: 2, orientation: .right)
    #expect(image.size == CGSize(width: 1, height: 1.5))
    #expect(UIImage().size == .zero && UIImage().cgImage == nil)
  }

  @Test(arguments: [
    (UIImage.Orientation.up, ["RGB", "..."]), (.down, ["...", "BGR"]),
    (.left, ["B.", "G.", "R."]), (.right, [".R", ".G", ".B"]),
    (.upMirrored, ["BGR", "..."]), (.downMirrored, ["...", "RGB"]),
    (.leftMirrored, ["R.", "G.", "B."]), (.rightMirrored, [".B", ".G", ".R"]),
  ])
  func `orientation is drawn`(orientation: UIImage.Orientation, expected: [String]) throws {
    let image = try UIImage(
      cgImage: #require(flag.cgImage),
      scale: 1,
      orientation: orientation
    )
    let drawn = picture(image.size.width, image.size.height) { context in
      context.interpolationQuality = .none
      image.draw(at: .zero)
    }
    #expect(rows(drawn) == expected)
    let png = try #require(image.pngData())
    #expect(try rows(#require(UIImage(data: png)).pixels) == expected)
    let flipped = image.withHorizontallyFlippedOrientation()
    let mirror = picture(image.size.width, image.size.height) { context in
      context.interpolationQuality = .none
      flipped.draw(at: .zero)
    }
    #expect(rows(mirror) == expected.map { String($0.reversed()) })
  }

  @Test
  func `images are upright in UIKit's contexts`() {
    #expect(rows(picture(3, 2) { _ in flag.draw(at: .zero) }) == ["RGB", "..."])
  }

  // MARK: PNG

  @Test
  func `a PNG is written and read back with its scale`() throws {
    let data = try #require(flag.pngData())
    let back = try #require(UIImage(data: data, scale: 3))
    #expect(back.pixels == flag.pixels && back.scale == 3)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage().pngData() == nil)
  }

  @Test
  func `file names contain the scale`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-images-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try #require(flag.pngData())
    for name in ["flag.png", "flag@2x.png", "other@3x.png"] {
      try data.write(to: folder.appendingPathComponent(name))
    }
    let path = folder.appendingPathComponent("flag@2x.png").path
    #expect(UIImage(contentsOfFile: path)?.scale == 2)
    #expect(UIImage(contentsOfFile: folder.appendingPathComponent("none.png").path) == nil)

    UIImage.resourceFolders.append(folder)
    defer { UIImage.resourceFolders.removeAll { $0 == folder } }
    let double = UITraitCollection(displayScale: 2)
    let found = try #require(UIImage(named: "flag", in: nil, compatibleWith: double))
    #expect(found.scale == 2)
    // A file is decoded once, so that caches further down know it again.
    #expect(UIImage(named: "flag.png", in: nil, compatibleWith: double)?.cgImage === found.cgImage)
    #expect(UIImage(named: "other", in: nil, compatibleWith: double)?.scale == 3)
    #expect(UIImage(named: "other@3x.png", in: nil, compatibleWith: double)?.scale == 3)
    #expect(
      UIImage(named: "flag", in: nil, compatibleWith: UITraitCollection(displayScale: 1))?.scale
        == 1
    )
    #expect(UIImage(named: "none") == nil)
  }

  @Test
  func `a name may be a path, or have the folder within the bundle`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-paths-\(ProcessInfo.processInfo.processIdentifier)")
    let inner = folder.appendingPathComponent("Inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try #require(flag.pngData())
    try data.write(to: inner.appendingPathComponent("own@3x.png"))
    try data.write(to: folder.appendingPathComponent("flat@2x.png"))
    #expect(UIImage(named: inner.path + "/own@3x.png")?.scale == 3)
    #expect(UIImage(named: inner.path + "/own")?.scale == 3)
    #expect(UIImage(named: inner.path + "/none.png") == nil)
    #expect(UIImage(named: "Inner/own.png") == nil)

    UIImage.resourceFolders.append(folder)
    defer { UIImage.resourceFolders.removeAll { $0 == folder } }
    #expect(UIImage(named: "Inner/own.png")?.scale == 3)
    #expect(UIImage(named: "own.png") == nil)
    #expect(UIImage(named: "Pictures/flat.png")?.scale == 2)
  }

  @Test
  func `an animated image keeps its pictures through changes`() throws {
    let image = try #require(UIImage.animatedImage(with: [flag, bar], duration: 2))
    #expect(image.images == [flag, bar] && image.duration == 2 && image.size == flag.size)
    #expect(image.withRenderingMode(.alwaysTemplate).images?.count == 2)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil && flag.images == nil)
  }

  // MARK: Tint

  @Test
  func `a tint replaces colours and keeps alpha`() {
    let tinted = flag.withTintColor(.blue)
    #expect(rows(picture(3, 2) { _ in tinted.draw(at: .zero) }) == ["BBB", "..."])
    #expect(tinted.renderingMode == .automatic && !tinted.isTemplate)
    #expect(flag.withRenderingMode(.alwaysTemplate).isTemplate)
    #expect(flag.withTintColor(.red, renderingMode: .alwaysOriginal) != flag)
  }

  @Test
  func `alpha and blend mode hold for the drawing`() {
    let drawn = picture(3, 2) { _ in flag.draw(at: .zero, blendMode: .normal, alpha: 0.5) }
    #expect(drawn[0, 0] == Pixel(red: 128, green: 0, blue: 0, alpha: 128))
  }

  // MARK: Resizing

  /// Six pixels in a row: a red cap, green and blue in the middle, a red cap of two.
  private let bar = UIImage(
    cgImage: CGImage(
      Pixmap(width: 5, height: 1) { pixels in
        for (index, color) in "RGBRR".enumerated() {
          pixels[index] =
            Pixel(
              red: color == "R" ? 255 : 0,
              green: color == "G" ? 255 : 0,
              blue: color == "B" ? 255 : 0
            ).packed
        }
      }
    )
  )

  @Test
  func `a tiled middle repeats and caps keep their size`() {
    let image = bar.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
    )
    let drawn = picture(10, 1) { context in
      context.interpolationQuality = .none
      image.draw(in: CGRect(x: 0, y: 0, width: 10, height: 1))
    }
    #expect(rows(drawn) == ["RGBGBGBGRR"])
  }

  @Test
  func `a stretched middle grows and caps keep their size`() {
    let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
    let image = bar.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let drawn = picture(9, 1) { context in
      context.interpolationQuality = .none
      image.draw(in: CGRect(x: 0, y: 0, width: 9, height: 1))
    }
    #expect(rows(drawn) == ["RGGGBBBRR"])
    #expect(image.contentsCenter == CGRect(x: 0.3, y: 0, width: 0.2, height: 1))
    #expect(bar.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test
  func `the caps of a turned image are those of the upright one`() throws {
    let insets = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1)
    let image = try UIImage(cgImage: #require(bar.cgImage), scale: 1, orientation: .upMirrored)
      .resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let drawn = picture(9, 1) { context in
      context.interpolationQuality = .none
      image.draw(in: CGRect(x: 0, y: 0, width: 9, height: 1))
    }
    #expect(rows(drawn) == ["RRBBBGGGR"])
    let png = try #require(image.pngData())
    #expect(try rows(#require(UIImage(data: png)).pixels) == ["RRBGR"])
  }

  // MARK: Symbols

  @Test
  func `symbols follow point size and weight`() throws {
    let plain = try #require(UIImage(systemName: "star"))
    #expect(plain.isSymbolImage && plain.isTemplate)
    let large = try #require(
      UIImage(
        systemName: "star",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .regular)
      )
    )
    #expect(abs(large.size.width - 2 * plain.size.width) < 0.5)
    func ink(_ weight: UIImage.SymbolWeight) throws -> Int {
      let image = try #require(
        UIImage(
          systemName: "plus",
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: weight)
        )
      )
      return image.pixels.withUnsafePixels { $0.reduce(0) { $0 + Int($1 >> 24) } }
    }
    #expect(try ink(.thin) < ink(.regular) && ink(.regular) < ink(.black))
  }

  @Test
  func `a symbol with a tint is drawn in it`() throws {
    let symbol = try #require(UIImage(systemName: "circle.fill")).withTintColor(.red)
    let pixels = symbol.pixels
    #expect(pixels[pixels.width / 2, pixels.height / 2] == Pixel(red: 255, green: 0, blue: 0))
    #expect(!symbol.isTemplate)
  }

  @Test
  func `an unknown symbol is nil`() {
    #expect(UIImage(systemName: "moonlight.sonata") == nil)
  }
}

import Testing
import UIKit

// Patterns that code draws, as apps make them.

@Suite
@MainActor
struct PatternTests {
  /// Red on the left half of each cell, and on its top.
  private static let drawCell: CGPatternDrawPatternCallback = { _, context in
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  private func makePattern(
    _ matrix: CGAffineTransform = .identity,
    isColored: Bool = true
  ) -> CGPattern? {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: Self.drawCell,
      releaseInfo: nil
    )
    return CGPattern(
      info: nil,
      bounds: CGRect(x: 0, y: 0, width: 10, height: 10),
      matrix: matrix,
      xStep: 10,
      yStep: 10,
      tiling: .constantSpacing,
      isColored: isColored,
      callbacks: &callbacks
    )
  }

  private func picture(_ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image {
      draw($0.cgContext)
    }
  }

  /// The components of a pixel, red first.
  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
    var bytes: [UInt8] = [0, 0, 0, 0]
    let context = CGContext(
      data: &bytes,
      width: 1,
      height: 1,
      bitsPerComponent: 8,
      bytesPerRow: 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
    )
    guard let context, let cgImage = image.cgImage else { return [] }
    let place = CGRect(
      x: -x,
      y: y - cgImage.height + 1,
      width: cgImage.width,
      height: cgImage.height
    )
    context.draw(cgImage, in: place)
    context.flush()
    return withExtendedLifetime(context) { bytes }
  }

  @Test
  func `a coloured pattern fills with its cells`() throws {
    let pattern = try #require(makePattern())
    let image = picture { context in
      guard let space = CGColorSpace(patternBaseSpace: nil) else { return }
      context.setFillColorSpace(space)
      var alpha: CGFloat = 1
      context.setFillPattern(pattern, colorComponents: &alpha)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    #expect(pixel(image, 2, 2) == [255, 0, 0, 255] && pixel(image, 32, 12) == [255, 0, 0, 255])
    #expect(pixel(image, 7, 2) == [0, 0, 0, 0] && pixel(image, 2, 7) == [0, 0, 0, 0])
    #expect(pixel(image, 2, 32) == [0, 0, 0, 0])
  }

  @Test
  func `a pattern without colours has the one that is set with it`() throws {
    let pattern = try #require(makePattern(isColored: false))
    let image = picture { context in
      guard let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()) else {
        return
      }
      context.setFillColorSpace(space)
      context.setFillPattern(pattern, colorComponents: [0, 0, 1, 1])
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(pixel(image, 2, 2) == [0, 0, 255, 255])
  }

  @Test
  func `the matrix of a pattern makes its cells larger, and the phase moves them`() throws {
    let pattern = try #require(makePattern(CGAffineTransform(scaleX: 2, y: 2)))
    let image = picture { context in
      guard let space = CGColorSpace(patternBaseSpace: nil) else { return }
      context.setFillColorSpace(space)
      context.setPatternPhase(CGSize(width: 5, height: 0))
      context.setFillPattern(pattern, colorComponents: [1])
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(pixel(image, 14, 8) == [255, 0, 0, 255] && pixel(image, 2, 8) == [0, 0, 0, 0])
  }

  @Test
  func `the background of a view repeats a picture`() {
    let tile = UIGraphicsImageRenderer(
      size: CGSize(width: 10, height: 10),
      format: {
        let format = UIGraphicsImageRendererFormat(); format.scale = 1; return format
      }()
    ).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = UIColor(patternImage: tile)
    let image = picture { view.layer.render(in: $0) }
    #expect(pixel(image, 2, 2) == [0, 255, 0, 255] && pixel(image, 32, 33) == [0, 255, 0, 255])
    #expect(pixel(image, 7, 2) == [0, 0, 0, 0])
  }

  @Test
  func `the letters of a label show the picture of its colour`() {
    let tile = picture { context in
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    label.font = .boldSystemFont(ofSize: 40)
    label.text = "I"
    label.textAlignment = .center
    label.textColor = UIColor(patternImage: tile)
    let image = picture { label.layer.render(in: $0) }
    #expect(pixel(image, 20, 20) == [0, 0, 255, 255])
  }
}

import Codecs
import Foundation
import Pixels
import TestSupport

extension FuzzTarget {
  private static func files(_ folder: String, _ endings: [String]) -> [[UInt8]] {
    let root = Workspace.package.root.appendingPathComponent("Fixtures/Inputs/\(folder)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let chosen = names.sorted().filter { name in endings.contains { name.hasSuffix($0) } }
    return chosen.compactMap { name in
      (try? Data(contentsOf: root.appendingPathComponent(name))).map { [UInt8]($0) }
    }
  }

  /// Large enough for any picture that shows something, small enough to be quick.
  private static let pixelLimit = 1 << 18

  /// What decodes also encodes, and comes back as it was.
  static let png = FuzzTarget(
    "png",
    seeds: { files("png/valid", [".png"]) },
    run: { bytes in
      let decoder = PNGDecoder(maximumPixelCount: pixelLimit)
      guard let pixmap = try? decoder.decode(bytes) else { return }
      guard let straight = try? decoder.decodeStraight(bytes) else {
        preconditionFailure("It decodes with alpha multiplied in, and not without.")
      }
      precondition(Pixmap(straight) == pixmap, "Alpha multiplied in afterwards differs.")
      precondition((try? decoder.decode(pixmap.png())) == pixmap, "It does not come back.")
    }
  )

  /// JPEG, GIF and WebP, and the size of a HEIC; formats that other programs draw are only
  /// distinguished.
  static let pictures = FuzzTarget(
    "pictures",
    seeds: { files("pictures", [".jpg", ".gif", ".webp", ".heic"]) },
    run: { bytes in
      _ = HEICDecoder.largestSize(bytes)
      guard let format = PictureFormat(bytes), [.jpeg, .gif, .webp].contains(format) else { return }
      guard
        let picture = try? PictureDecoder(maximumPixelCount: pixelLimit).decode(bytes)
      else { return }
      precondition(picture.pixmap.width > 0 && picture.pixmap.height > 0, "It has no size.")
    }
  )

  /// JPEG alone: each input that reaches new code leads to more of it.
  static let jpeg = FuzzTarget(
    "jpeg",
    seeds: { files("pictures", [".jpg"]) },
    run: { bytes in
      guard
        PictureFormat(bytes) == .jpeg,
        let picture = try? PictureDecoder(maximumPixelCount: pixelLimit).decode(bytes)
      else { return }
      precondition(picture.pixmap.isOpaque, "A photograph is opaque.")
      let again = try? PictureDecoder(maximumPixelCount: pixelLimit).decode(bytes)
      precondition(again?.pixmap == picture.pixmap, "It looks different each time.")
    }
  )

  /// Pixels through our deflate and back through zlib's inflate.
  static let deflate = FuzzTarget(
    "deflate",
    seeds: { files("png/valid", [".rgba"]).prefix(20).map { $0 } },
    run: { bytes in
      let width = Int(bytes.first ?? 0) + 1
      let count = min(bytes.count / 4, 1 << 14)
      let height = max(1, count / width)
      let pixmap = Pixmap(width: width, height: height) { pixels in
        for index in 0..<min(count, pixels.count) {
          let alpha = bytes[4 * index]
          func channel(_ offset: Int) -> UInt32 { UInt32(min(alpha, bytes[4 * index + offset])) }
          pixels[index] =
            UInt32(alpha) << 24 | channel(1) << 16 | channel(2) << 8 | channel(3)
        }
      }
      for file in [pixmap.png(), SmallPNGEncoder().encode(pixmap)] {
        precondition((try? PNGDecoder().decode(file)) == pixmap, "It does not come back.")
      }
    }
  )

  /// Indices through our LZW and back, and any bytes as codes.
  static let lzw = FuzzTarget(
    "lzw",
    seeds: { (1...8).map { seed in (0..<2000).map { UInt8($0 * seed / 7 % 256) } } },
    run: { bytes in
      guard let first = bytes.first else { return }
      let codeSize = 2 + Int(first) % 7
      var decoder = LZWDecoder()
      _ = decoder.decode(Array(bytes.dropFirst()), codeSize: codeSize, count: 1 << 14)

      let indices = bytes.dropFirst().map { UInt16($0) & (1 << UInt16(codeSize) - 1) }
      var encoder = LZWEncoder()
      let stored = indices.withUnsafeBufferPointer {
        encoder.encode($0, transparent: 0, codeSize: codeSize)
      }
      var codes: [UInt8] = []
      var offset = 1
      while offset < stored.count, stored[offset] > 0 {
        codes += stored[offset + 1..<offset + 1 + Int(stored[offset])]
        offset += 1 + Int(stored[offset])
      }
      let back = decoder.decode(codes, codeSize: codeSize, count: indices.count)
      precondition(back == indices.map { UInt8($0) }, "It does not come back.")
    }
  )
}

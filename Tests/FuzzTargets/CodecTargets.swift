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

  /// Films: what decodes has the size of its header, and comes back as it was.
  ///
  /// Checksums are made right again, so that spoiled chunks are read.
  static let apng = FuzzTarget(
    "apng",
    seeds: {
      let pictures = files("png/valid", ["rgb-8.png", "rgba-8.png"]).compactMap {
        try? PNGDecoder().decode($0)
      }
      return pictures.map { picture in
        var other = picture
        other[3, 2] = Pixel(red: 1, green: 2, blue: 3)
        let delay = APNGDelay(numerator: 1, denominator: 60)
        return APNGEncoder.file([(picture, delay), (other, delay), (picture, delay)])
      }
    },
    run: { bytes in
      var decoder = APNGDecoder()
      decoder.maximumPixelCount = 1 << 14
      decoder.maximumFilmPixelCount = pixelLimit
      let file = rightChecksums(of: bytes)
      guard let film = try? decoder.decode(file), !film.frames.isEmpty else { return }
      let header = try? PNGScanner.header(of: file)
      precondition(
        film.frames.allSatisfy {
          $0.pixels.width == header?.width && $0.pixels.height == header?.height
        },
        "A frame has another size than the header."
      )
      let delay = APNGDelay(numerator: 1, denominator: 1)
      // Frames that change nothing become one.
      var pictures: [Pixmap] = []
      for frame in film.frames where pictures.last != frame.pixels { pictures.append(frame.pixels) }
      let again = try? APNGDecoder.frames(of: APNGEncoder.file(pictures.map { ($0, delay) }))
      precondition(again == pictures, "It does not come back.")
    }
  )

  /// The chunks up to the first one that is not whole, each with the checksum that is right for it.
  private static func rightChecksums(of bytes: [UInt8]) -> [UInt8] {
    var file = PNGSignature.bytes
    var offset = file.count
    while bytes.count - offset >= 12 {
      let words = [offset, offset + 4].map { start in
        bytes[start..<(start + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      let end = offset + 8 + Int(words[0])
      guard end + 4 <= bytes.count else { break }
      var writer = PNGWriter()
      writer.append(PNGChunkType(rawValue: words[1]), bytes[(offset + 8)..<end])
      file += writer.bytes
      offset = end + 4
    }
    return file
  }

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

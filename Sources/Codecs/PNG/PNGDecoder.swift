// swift-format-ignore-file: NeverForceUnwrap
// The memory is never empty where its address is asked for.

import CPNG
import Pixels

/// Reads every valid PNG, and nothing else.
///
/// Colour: pixels are taken as sRGB; gAMA, cHRM, iCCP and sRGB are ignored. 16-bit samples become
/// round(v · 255 / 65535), libpng's accurate scaling. Of an animated PNG the default image is read.
package struct PNGDecoder: Sendable {
  /// Larger pictures are refused by their header, before anything is allocated.
  ///
  /// 64 Mpx unless set.
  package var maximumPixelCount = 64 << 20

  package init() {}

  package init(maximumPixelCount: Int) {
    self.maximumPixelCount = maximumPixelCount
  }

  package func decode(_ bytes: [UInt8]) throws(PNGError) -> Pixmap {
    let file = try PNGScanner(bytes, maximumPixelCount: maximumPixelCount)
    try file.checkDataLength()
    var failure: PNGError?
    let pixmap = Pixmap(width: file.header.width, height: file.header.height) { pixels in
      failure = decode(bytes, of: file, alpha: CPNG_ALPHA_PREMULTIPLIED, to: pixels.baseAddress!)
      if file.isOptimized { XcodePNG.reorder(pixels, file.header) }
    }
    if let failure { throw failure }
    return pixmap
  }

  package func decodeStraight(_ bytes: [UInt8]) throws(PNGError) -> StraightPixmap {
    let file = try PNGScanner(bytes, maximumPixelCount: maximumPixelCount)
    try file.checkDataLength()
    // Its alpha is multiplied in already.
    if file.isOptimized { return StraightPixmap(try decode(bytes)) }
    var failure: PNGError?
    let count = file.header.width * file.header.height
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.unwrite()
      buffer.initialize(repeating: 0)
      failure = decode(bytes, of: file, alpha: CPNG_ALPHA_STRAIGHT, to: buffer.baseAddress!)
      initialized = count
    }
    if let failure { throw failure }
    return StraightPixmap(width: file.header.width, height: file.header.height, pixels: pixels)
  }

  private func decode(
    _ bytes: [UInt8],
    of file: PNGScanner,
    alpha: cpng_alpha,
    to pixels: UnsafeMutablePointer<UInt32>
  ) -> PNGError? {
    let alpha = file.isOptimized ? CPNG_ALPHA_STRAIGHT : alpha
    let stream: [UInt8]
    do throws(PNGError) {
      stream = try criticalChunks(bytes, of: file)
    } catch {
      return error
    }
    let palette = palette(bytes, of: file)
    let key = transparentKey(bytes, of: file)
    var reason = [CChar](repeating: 0, count: 160)
    let status = cpng_decode(
      stream,
      stream.count,
      UInt32(file.header.width),
      UInt32(file.header.height),
      palette,
      UInt32(palette.count),
      key,
      alpha,
      pixels,
      &reason,
      reason.count
    )
    switch status {
    case CPNG_OK: return nil
    case CPNG_NO_MEMORY:
      return .outOfMemory(width: file.header.width, height: file.header.height)
    default:
      let words = String(
        decoding: reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
        as: UTF8.self
      )
      let prefix = "\(PNGChunkType.data): "
      return .damaged(
        .data,
        reason: words.hasPrefix(prefix) ? String(words.dropFirst(prefix.count)) : words
      )
    }
  }

  /// The stream for libpng: it has critical chunks only, so libpng inflates nothing else.
  private func criticalChunks(
    _ bytes: [UInt8],
    of file: PNGScanner
  ) throws(PNGError) -> [UInt8] {
    if file.isOptimized { return try XcodePNG.usual(bytes, file) }
    var stream = PNGSignature.bytes
    stream.reserveCapacity(bytes.count)
    for chunk in file.chunks {
      switch chunk.type {
      case .header, .data, .end: stream += bytes[chunk.range]
      case .palette where file.header.colorType == .palette: stream += bytes[chunk.range]
      default: break
      }
    }
    return stream
  }

  private func palette(_ bytes: [UInt8], of file: PNGScanner) -> [UInt32] {
    guard file.header.colorType == .palette,
      let colors = file.chunks.first(where: { $0.type == .palette })?.data
    else { return [] }
    let alphas = file.chunks.first { $0.type == .transparency }?.data ?? 0..<0
    return stride(from: colors.lowerBound, to: colors.upperBound, by: 3).enumerated().map {
      index,
      at in
      let alpha = index < alphas.count ? bytes[alphas.lowerBound + index] : 255
      return UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16
        | UInt32(alpha) << 24
    }
  }

  /// The sample values that tRNS makes transparent: one of grey, three of RGB.
  private func transparentKey(_ bytes: [UInt8], of file: PNGScanner) -> [UInt16]? {
    guard file.header.colorType != .palette,
      let data = file.chunks.first(where: { $0.type == .transparency })?.data
    else { return nil }
    let samples = stride(from: data.lowerBound, to: data.upperBound, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return samples + Array(repeating: 0, count: 3 - samples.count)
  }
}

extension Pixmap {
  /// Decodes a PNG file with the default limits.
  package init(png bytes: [UInt8]) throws(PNGError) {
    self = try PNGDecoder().decode(bytes)
  }
}

import Foundation
import Pixels

/// A context's pixels in memory visible to the caller, in the caller's layout.
final class CGBitmapMemory {
  let bytes: UnsafeMutableRawPointer
  let layout: CGImagePixelLayout
  let bytesPerRow: Int
  private let width: Int
  private let height: Int
  private let isOwned: Bool

  /// The caller keeps `bytes` alive while the context lives, as Core Graphics requires.
  init(
    bytes: UnsafeMutableRawPointer,
    layout: CGImagePixelLayout,
    width: Int,
    height: Int,
    bytesPerRow: Int
  ) {
    self.bytes = bytes
    self.layout = layout
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    isOwned = false
  }

  /// Allocates its own memory; nil for an unsupported layout.
  init?(allocating width: Int, _ height: Int, space: CGColorSpace?, info: CGBitmapInfo) {
    let isGray = space?.model == .monochrome
    guard
      let layout = CGImagePixelLayout(bitsPerPixel: isGray ? 8 : 32, space: space, info: info)
    else { return nil }
    self.layout = layout
    self.width = width
    self.height = height
    bytesPerRow = width * layout.bytesPerPixel
    let count = max(1, bytesPerRow * height)
    bytes = .allocate(byteCount: count, alignment: 16)
    // A layout without alpha leaves its fourth byte alone.
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    isOwned = true
  }

  deinit { if isOwned { bytes.deallocate() } }

  func read() -> Pixmap? {
    let data = Data(bytesNoCopy: bytes, count: bytesPerRow * height, deallocator: .none)
    return layout.pixmap(data, width: width, height: height, bytesPerRow: bytesPerRow)
  }

  func write(_ pixmap: Pixmap) {
    let target = UnsafeMutableRawBufferPointer(start: bytes, count: bytesPerRow * height)
    layout.write(pixmap, to: target, bytesPerRow: bytesPerRow)
  }
}

import CPNG
import Pixels

/// The first pass over the frames of a GIF: counts the colours and returns a delta for each frame,
/// to keep until the palette is known.
///
/// Equal consecutive frames become one.
package struct GIFRecorder {
  package let width: Int
  package let height: Int
  package let census = GIFColorCensus()
  private var previous: Picture?
  /// Memory of the picture before that.
  private var spare: [UInt32] = []
  /// The last delta, whose duration is not known yet.
  private var held: [UInt16] = []
  private var heldFrames = 0

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The delta that is complete now; often that of the frame before, or nothing.
  package mutating func append(_ frame: Pixmap) -> [UInt16] {
    precondition(
      frame.width == width && frame.height == height,
      "All frames of an animation have its size."
    )
    if let previous, previous.shows(frame) {
      heldFrames += 1
      return []
    }
    let picture = Picture(frame, reusing: &spare)
    var words = [UInt16](repeating: 0, count: GIFDelta.headerCount)
    // A frame is much like the one before; growing step by step would take twice the memory.
    words.reserveCapacity(held.count + held.count / 8 + 4096)
    let count = width * height
    let vanished = previous.map { picture.vanished(since: $0, width: width) } ?? .empty
    picture.withPixels { new in
      // After a clearing, the whole area is drawn again.
      if let previous, vanished.isEmpty {
        previous.withPixels { old in
          GIFDelta.append(new, since: old, count: count, census: census, to: &words)
        }
      } else {
        GIFDelta.append(new, since: nil, count: count, census: census, to: &words)
      }
    }
    if words[GIFDelta.headerCount...].allSatisfy({ $0 & 0xC000 == GIFDelta.staying }) {
      heldFrames += 1
      replacePrevious(by: picture)
      return []
    }
    picture.withPixels { countVisible($0) }
    let released = released(vanishing: vanished)
    held = words
    heldFrames = 1
    replacePrevious(by: picture)
    return released
  }

  private mutating func replacePrevious(by picture: Picture) {
    let gone = previous?.pixels ?? []
    previous = picture
    spare = gone
  }

  /// The last delta.
  package mutating func finish() -> [UInt16] { released(vanishing: .empty) }

  /// Counts one pixel of every 4 by 4 for all of them: still areas are visible for as long as
  /// moving ones, but are in a delta only once.
  private func countVisible(_ pixels: UnsafePointer<UInt32>) {
    for y in stride(from: 0, to: height, by: 4) {
      for x in stride(from: y >> 2 & 3, to: width, by: 4) {
        _ = census.number(of: pixels[y * width + x], count: 16, isArea: false)
      }
    }
  }

  /// The delta that was held back, its header filled in.
  private mutating func released(vanishing area: PixelRect) -> [UInt16] {
    guard !held.isEmpty else { return [] }
    var words = held
    held = []
    let count = words.count - GIFDelta.headerCount
    words[0] = UInt16(truncatingIfNeeded: count)
    words[1] = UInt16(truncatingIfNeeded: count >> 16)
    words[2] = UInt16(truncatingIfNeeded: heldFrames)
    words[3] = UInt16(truncatingIfNeeded: heldFrames >> 16)
    for (index, edge) in [area.minX, area.minY, area.maxX, area.maxY].enumerated() {
      words[4 + index] = UInt16(edge)
    }
    return words
  }

  /// A frame whose pixels are opaque or 0, as a GIF can show it.
  private struct Picture {
    private let pixmap: Pixmap
    /// Without what is half transparent; empty when the pixmap has nothing of the kind.
    private(set) var pixels: [UInt32] = []

    /// - Parameter spare: memory of a picture that is not needed any more; large memory that is new in
    ///   every frame costs more than what is done with it.
    init(_ pixmap: Pixmap, reusing spare: inout [UInt32]) {
      self.pixmap = pixmap
      guard !pixmap.isOpaque else { return }
      if spare.count != pixmap.width * pixmap.height {
        spare = [UInt32](repeating: 0, count: pixmap.width * pixmap.height)
      }
      pixmap.withUnsafePixels { pixels in
        spare.withUnsafeMutableBufferPointer { Picture.decide(pixels, into: $0) }
      }
      swap(&pixels, &spare)
    }

    /// What covers half or more of a pixel is opaque, and what covers less is nothing.
    private static func decide(
      _ pixels: UnsafeBufferPointer<UInt32>,
      into opaque: UnsafeMutableBufferPointer<UInt32>
    ) {
      guard let from = pixels.baseAddress, let to = opaque.baseAddress else { return }
      let full = SIMD16<UInt32>(repeating: 0xFF00_0000)
      var index = 0
      while index < pixels.count {
        if index + 16 <= pixels.count {
          let some = UnsafeRawPointer(from + index).loadUnaligned(as: SIMD16<UInt32>.self)
          // Nearly everywhere: whole, or nothing at all.
          if some & full == full || some == .zero {
            UnsafeMutableRawPointer(to + index).storeBytes(of: some, as: SIMD16<UInt32>.self)
            index += 16
            continue
          }
        }
        for place in index..<min(index + 16, pixels.count) {
          let alpha = from[place] >> 24
          if alpha == 255 || alpha < 128 {
            to[place] = alpha == 255 ? from[place] : 0
          } else {
            cpng_unpremultiply(from + place, to + place, 1)
            to[place] |= 0xFF00_0000
          }
        }
        index += 16
      }
    }

    func shows(_ frame: Pixmap) -> Bool { pixmap.generation == frame.generation }

    func withPixels(_ body: (UnsafePointer<UInt32>) -> Void) {
      if pixels.isEmpty {
        pixmap.withUnsafePixels { if let base = $0.baseAddress { body(base) } }
      } else {
        pixels.withUnsafeBufferPointer { if let base = $0.baseAddress { body(base) } }
      }
    }

    /// The area that was opaque and no longer is.
    func vanished(since other: Picture, width: Int) -> PixelRect {
      guard !pixels.isEmpty else { return .empty }
      var area = PixelRect.empty
      let count = pixels.count
      withPixels { new in
        other.withPixels { old in
          for start in stride(from: 0, to: count, by: 16) {
            let end = min(start + 16, count)
            if end - start == 16 {
              let some = UnsafeRawPointer(new + start).loadUnaligned(as: SIMD16<UInt32>.self)
              if !any(some .== .zero) { continue }
            }
            for place in start..<end where new[place] == 0 && old[place] != 0 {
              area = area.union(PixelRect(x: place % width, y: place / width, width: 1, height: 1))
            }
          }
        }
      }
      return area
    }
  }
}

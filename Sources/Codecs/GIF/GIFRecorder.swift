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
    let picture = Picture(frame)
    if let previous, previous.isSame(as: picture) {
      heldFrames += 1
      return []
    }
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
      previous = picture
      return []
    }
    picture.withPixels { countVisible($0) }
    let released = released(vanishing: vanished)
    held = words
    heldFrames = 1
    previous = picture
    return released
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
    private let pixels: [UInt32]

    init(_ pixmap: Pixmap) {
      self.pixmap = pixmap
      pixels =
        pixmap.isOpaque
        ? []
        : StraightPixmap(pixmap).pixels.map {
          $0 >> 24 >= 128 ? $0 | 0xFF00_0000 : 0
        }
    }

    func isSame(as other: Picture) -> Bool { pixmap.generation == other.pixmap.generation }

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
      withPixels { new in
        other.withPixels { old in
          for index in pixels.indices where new[index] == 0 && old[index] != 0 {
            area = area.union(PixelRect(x: index % width, y: index / width, width: 1, height: 1))
          }
        }
      }
      return area
    }
  }
}

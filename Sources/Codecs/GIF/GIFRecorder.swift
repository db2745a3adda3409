import Pixels

/// The first pass over the frames of a GIF: counts the colours and returns a delta for each frame,
/// to keep until the palette is known.
///
/// Equal consecutive frames become one.
package struct GIFRecorder {
  package let width: Int
  package let height: Int
  package let census = GIFColorCensus()
  private var previous: GIFBands?
  /// Memory of bands that are not opaque; large memory that is new in every frame costs more than
  /// what is done with it.
  private let pool = PixelPool()
  /// The last delta, whose duration is not known yet.
  private var held = GIFDeltaWriter()
  private var heldFrames = 0
  /// Memory for the next one.
  private var next = GIFDeltaWriter()

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The delta that is complete now; often that of the frame before, or nothing.
  package mutating func append(_ frame: Pixmap) -> [UInt16] { append(BandedPixmap(frame)) }

  /// The delta that is complete now; often that of the frame before, or nothing.
  ///
  /// - Parameter frame: cut into bands like those before.
  package mutating func append(_ frame: BandedPixmap) -> [UInt16] {
    precondition(
      frame.width == width && frame.height == height && frame.rows == previous?.rows ?? frame.rows,
      "All frames of an animation have its size."
    )
    if let previous, previous.shows(frame) {
      heldFrames += 1
      return []
    }
    let picture = GIFBands(frame, after: previous, pool: pool)
    let vanished = previous.map { picture.vanished(since: $0, width: width) } ?? .empty
    // After a clearing, the whole area is drawn again.
    next.write(
      picture,
      since: vanished.isEmpty ? previous : nil,
      count: width * height,
      census: census
    )
    previous = picture
    guard next.hasChanges else {
      heldFrames += 1
      return []
    }
    countVisible(picture)
    let released = released(vanishing: vanished)
    swap(&held, &next)
    heldFrames = 1
    return released
  }

  /// The last delta.
  package mutating func finish() -> [UInt16] { released(vanishing: .empty) }

  /// Counts one pixel of every 4 by 4 for all of them: still areas are visible for as long as
  /// moving ones, but are in a delta only once.
  private func countVisible(_ picture: GIFBands) {
    for y in stride(from: 0, to: height, by: 4) {
      let row = picture.bands[y / picture.rows].pixels + y % picture.rows * width
      var x = y >> 2 & 3
      guard x < width else { continue }
      // Neighbours are often alike.
      var color = row[x]
      var count = 0
      while x < width {
        if row[x] != color {
          _ = census.number(of: color, count: 16 &* count, isArea: false)
          color = row[x]
          count = 0
        }
        count &+= 1
        x &+= 4
      }
      _ = census.number(of: color, count: 16 &* count, isArea: false)
    }
  }

  /// The delta that was held back, its header filled in.
  private mutating func released(vanishing area: PixelRect) -> [UInt16] {
    guard heldFrames > 0 else { return [] }
    var words = held.words
    let count = words.count - GIFDelta.headerCount
    words[0] = UInt16(truncatingIfNeeded: count)
    words[1] = UInt16(truncatingIfNeeded: count >> 16)
    words[2] = UInt16(truncatingIfNeeded: heldFrames)
    words[3] = UInt16(truncatingIfNeeded: heldFrames >> 16)
    for (index, edge) in [area.minX, area.minY, area.maxX, area.maxY].enumerated() {
      words[4 + index] = UInt16(edge)
    }
    heldFrames = 0
    return words
  }
}

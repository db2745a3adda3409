import CKernels
import Pixels

/// Writes the delta of a frame (`GIFDelta`), in memory that it uses again for the next one.
///
/// Runs do not end where bands do: the words do not depend on how a frame is cut.
final class GIFDeltaWriter {
  private var start = UnsafeMutablePointer<UInt16>.allocate(capacity: GIFDelta.headerCount)
  private var capacity = GIFDelta.headerCount
  private var used = 0
  /// Whether something does not stay.
  private(set) var hasChanges = false

  deinit { start.deallocate() }

  /// What was written last, its header still empty.
  var words: [UInt16] { Array(UnsafeBufferPointer(start: start, count: used)) }

  /// - Parameter previous: the frame before; nil for the first one.
  func write(_ frame: GIFBands, since previous: GIFBands?, count: Int, census: GIFColorCensus) {
    reserve(GIFDelta.headerCount, after: 0)
    start.update(repeating: 0, count: GIFDelta.headerCount)
    hasChanges = false
    let new = frame.bands.map(\.pixels)
    let old = previous?.bands.map(\.pixels) ?? new
    new.withUnsafeBufferPointer { new in
      old.withUnsafeBufferPointer { old in
        guard let new = new.baseAddress, let old = old.baseAddress else { return }
        let size = max(1, frame.bandCount)
        write(Pair(new: new, old: old, size: size, count: count), previous != nil, census)
      }
    }
  }

  private func reserve(_ words: Int, after used: Int) {
    guard capacity < used + words else { return }
    // Only what is written takes memory.
    capacity = max(used + words, 2 * capacity)
    let larger = UnsafeMutablePointer<UInt16>.allocate(capacity: capacity)
    larger.update(from: start, count: min(used, self.capacity))
    start.deallocate()
    start = larger
  }

  /// Both frames, cut into bands.
  private struct Pair {
    let new: UnsafePointer<UnsafePointer<UInt32>>
    let old: UnsafePointer<UnsafePointer<UInt32>>
    /// Pixels of a band.
    let size: Int
    /// Pixels of a frame.
    let count: Int

    @inline(__always)
    init(
      new: UnsafePointer<UnsafePointer<UInt32>>,
      old: UnsafePointer<UnsafePointer<UInt32>>,
      size: Int,
      count: Int
    ) {
      self.new = new
      self.old = old
      self.size = size
      self.count = count
    }

    func newPixel(_ index: Int) -> UInt32 { new[index / size][index % size] }

    func oldPixel(_ index: Int) -> UInt32 { old[index / size][index % size] }

    /// Bands that are shared are not looked at.
    func firstDifference(from index: Int) -> Int {
      var index = index
      var band = index / size
      while index < count {
        let start = band &* size
        let end = min(count, start &+ size)
        if new[band] != old[band] {
          let offset = index &- start
          let (left, right) = (new[band] + offset, old[band] + offset)
          index &+= segue_gif_difference(left, right, end &- index)
          if index < end { return index }
        }
        index = end
        band &+= 1
      }
      return index
    }

    /// The end of a run that reaches the end of a band.
    func endOfRun(of color: UInt32, beyond end: Int) -> Int {
      var index = end
      while index < count {
        let band = index / size
        let end = min(count, (band &+ 1) &* size)
        index &+= segue_gif_pixel_run(new[band], end &- index, color)
        if index < end { return index }
      }
      return index
    }

    /// Whether a run of single pixels ends, near the end of a band.
    func endsSingles(at index: Int, _ hasOld: Bool) -> Bool {
      guard index + 2 < count else { return false }
      let (color, second) = (newPixel(index), newPixel(index + 1))
      if color == second, color == newPixel(index + 2) { return true }
      return hasOld && color == oldPixel(index) && second == oldPixel(index + 1)
    }
  }

  /// Where the writer is in both frames and in the words.
  private struct Place {
    var index = 0
    /// The bands, moved so that places of the picture are theirs.
    var new: UnsafePointer<UInt32>
    var old: UnsafePointer<UInt32>
    /// Where the bands end.
    var end = 0
    var next: UnsafeMutablePointer<UInt16>

    @inline(__always)
    mutating func put(_ word: UInt16) {
      next[0] = word
      next += 1
    }

    @inline(__always)
    mutating func put(run kind: UInt16, of length: Int) {
      put(kind | UInt16(truncatingIfNeeded: length))
    }
  }

  private func write(_ pair: Pair, _ hasOld: Bool, _ census: GIFColorCensus) {
    var place = Place(
      new: pair.new[0],
      old: pair.old[0],
      next: start + GIFDelta.headerCount
    )
    while place.index < pair.count {
      if place.index >= place.end { enter(pair, &place) }
      if hasOld {
        writeStaying(pair, &place)
        if place.index == pair.count { break }
        if place.index >= place.end { enter(pair, &place) }
      }
      hasChanges = true
      if !writeRun(pair, census, &place) { writeSingles(pair, hasOld, census, &place) }
    }
    used = place.next - start
  }

  /// Enters the band at the place.
  private func enter(_ pair: Pair, _ place: inout Place) {
    let band = place.index / pair.size
    place.new = pair.new[band] - band &* pair.size
    place.old = pair.old[band] - band &* pair.size
    place.end = min(pair.count, (band &+ 1) &* pair.size)
    // A word for each pixel, and less than one more for each run.
    let used = place.next - start
    reserve(2 &* (place.end &- place.index) &+ 64, after: used)
    place.next = start + used
  }

  /// Writes the pixels that stay, if there are any.
  @inline(__always)
  private func writeStaying(_ pair: Pair, _ place: inout Place) {
    let first = place.index
    let near = min(place.end, first &+ 8)
    var index = first
    while index < near, place.new[index] == place.old[index] { index &+= 1 }
    if index == near { index = pair.firstDifference(from: index) }
    var left = index &- first
    while left > 0 {
      place.put(run: GIFDelta.staying, of: min(left, GIFDelta.longestRun))
      left &-= GIFDelta.longestRun
    }
    place.index = index
  }

  /// Writes three or more pixels that are alike; false when there are fewer.
  @inline(__always)
  private func writeRun(_ pair: Pair, _ census: GIFColorCensus, _ place: inout Place) -> Bool {
    let index = place.index
    let end = place.end
    let color = place.new[index]
    var last = index &+ 1
    let near = min(end, index &+ 8)
    while last < near, place.new[last] == color { last &+= 1 }
    if last == near {
      last &+= segue_gif_pixel_run(place.new + last, end &- last, color)
      if last == end { last = pair.endOfRun(of: color, beyond: end) }
    }
    var left = last &- index
    guard left >= 3 else { return false }
    let number = census.number(of: color, count: left, isArea: left >= 8)
    while left > 0 {
      place.put(run: GIFDelta.same, of: min(left, GIFDelta.longestRun))
      place.put(number)
      left &-= GIFDelta.longestRun
    }
    place.index = last
    return true
  }

  /// Writes pixel by pixel, up to three that are alike or two that stay.
  @inline(__always)
  private func writeSingles(
    _ pair: Pair,
    _ hasOld: Bool,
    _ census: GIFColorCensus,
    _ place: inout Place
  ) {
    let word = place.next - start
    place.next += 1
    let first = place.index
    var index = first
    let limit = min(pair.count, index &+ GIFDelta.longestRun)
    while index < limit {
      if index == place.end {
        place.index = index
        enter(pair, &place)
      }
      let color = place.new[index]
      if index &+ 2 < place.end {
        let second = place.new[index &+ 1]
        if color == second, color == place.new[index &+ 2] { break }
        if hasOld, color == place.old[index], second == place.old[index &+ 1] { break }
      } else if pair.endsSingles(at: index, hasOld) {
        break
      }
      place.put(census.number(of: color, count: 1, isArea: false))
      index &+= 1
    }
    place.index = index
    start[word] = GIFDelta.each | UInt16(truncatingIfNeeded: index &- first)
  }
}

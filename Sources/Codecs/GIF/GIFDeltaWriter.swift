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

  private func write(_ pair: Pair, _ hasOld: Bool, _ census: GIFColorCensus) {
    let count = pair.count
    var next = start + GIFDelta.headerCount
    var new = pair.new[0]
    var old = pair.old[0]
    /// Where the band ends; `new` and `old` are moved so that places of the picture are theirs.
    var end = 0
    func enter(bandAt index: Int) {
      let band = index / pair.size
      new = pair.new[band] - band &* pair.size
      old = pair.old[band] - band &* pair.size
      end = min(count, (band &+ 1) &* pair.size)
      // A word for each pixel, and less than one more for each run.
      let used = next - start
      reserve(2 &* (end &- index) &+ 64, after: used)
      next = start + used
    }
    func write(run kind: UInt16, of length: Int) {
      next[0] = kind | UInt16(truncatingIfNeeded: length)
      next += 1
    }
    var index = 0
    while index < count {
      if index >= end { enter(bandAt: index) }
      if hasOld {
        let first = index
        let near = min(end, index &+ 8)
        while index < near, new[index] == old[index] { index &+= 1 }
        if index == near { index = pair.firstDifference(from: index) }
        var left = index &- first
        while left > 0 {
          write(run: GIFDelta.staying, of: min(left, GIFDelta.longestRun))
          left &-= GIFDelta.longestRun
        }
        if index == count { break }
        if index >= end { enter(bandAt: index) }
      }
      hasChanges = true
      let color = new[index]
      var last = index &+ 1
      let near = min(end, index &+ 8)
      while last < near, new[last] == color { last &+= 1 }
      if last == near {
        last &+= segue_gif_pixel_run(new + last, end &- last, color)
        if last == end { last = pair.endOfRun(of: color, beyond: end) }
      }
      if last &- index >= 3 {
        let number = census.number(of: color, count: last &- index, isArea: last &- index >= 8)
        var left = last &- index
        while left > 0 {
          write(run: GIFDelta.same, of: min(left, GIFDelta.longestRun))
          next[0] = number
          next += 1
          left &-= GIFDelta.longestRun
        }
        index = last
        continue
      }
      // Pixel by pixel up to three that are alike or two that stay.
      let word = next - start
      next += 1
      let first = index
      let limit = min(count, index &+ GIFDelta.longestRun)
      while index < limit {
        if index == end { enter(bandAt: index) }
        let color = new[index]
        if index &+ 2 < end {
          if color == new[index &+ 1], color == new[index &+ 2] { break }
          if hasOld, color == old[index], new[index &+ 1] == old[index &+ 1] { break }
        } else if pair.endsSingles(at: index, hasOld) {
          break
        }
        next[0] = census.number(of: color, count: 1, isArea: false)
        next += 1
        index &+= 1
      }
      start[word] = GIFDelta.each | UInt16(truncatingIfNeeded: index &- first)
    }
    used = next - start
  }
}

import CKernels
import Pixels

/// What a viewer shows while a GIF plays, and what it should show.
///
/// An image is drawn in two steps: the pixels that change, and, once it is known how large the
/// image must be, what it has beside them. Both are done slice by slice.
final class GIFCanvas {
  let width: Int
  let height: Int
  private let slices: GIFSlices
  /// Packed colours; 0 is transparent.
  private let shown: UnsafeMutablePointer<UInt32>
  /// The numbers of the wanted colours (`GIFColorCensus`).
  private let wanted: UnsafeMutablePointer<UInt16>
  /// What the current image draws in the slice of each worker: an index of its
  /// palette, or `nothing`.
  private let drawn: UnsafeMutablePointer<UInt16>
  private static let nothing = UInt16(SEGUE_GIF_NOTHING)
  /// Memory of images.
  private let pool: BlockPool
  /// The image that is drawn, in rows of the canvas; written where `areas` are.
  private var image: GIFPixels?
  /// What the image changes in each slice.
  private var areas: [PixelRect]
  /// Words of a delta that is not worth waking another thread.
  private static let little = 2000

  init(width: Int, height: Int, threads: Int) {
    self.width = width
    self.height = height
    slices = GIFSlices(width: width, height: height, threads: threads)
    let count = width * height
    shown = UnsafeMutableRawPointer.allocate(pages: 4 * count)
      .bindMemory(to: UInt32.self, capacity: count)
    shown.initialize(repeating: 0, count: count)
    wanted = UnsafeMutableRawPointer.allocate(pages: 2 * count)
      .bindMemory(to: UInt16.self, capacity: count)
    wanted.initialize(repeating: 0, count: count)
    drawn = .allocate(capacity: threads * slices.pixelCount)
    drawn.initialize(repeating: GIFCanvas.nothing, count: threads * slices.pixelCount)
    pool = BlockPool(byteCount: 2 * count)
    areas = Array(repeating: .empty, count: slices.count)
  }

  deinit {
    shown.deallocate()
    wanted.deallocate()
    drawn.deallocate()
  }

  /// Draws a delta with a palette of its own; returns the smallest rectangle in which something
  /// looks different.
  func draw(_ delta: [UInt16], with map: GIFColorMap) -> PixelRect {
    delta.withUnsafeBufferPointer { delta in
      guard let words = delta.baseAddress else { return .empty }
      let cuts = GIFDelta.cuts(of: delta, every: slices.pixelCount)
      return draw(with: map, isLittle: delta.count < GIFCanvas.little) { slice, brush in
        draw(words, from: cuts[slice], in: slices.places(of: slice), with: &brush)
      }
    }
  }

  private func draw(
    _ words: UnsafePointer<UInt16>,
    from cut: GIFDelta.Cut,
    in places: Range<Int>,
    with brush: inout GIFBrush
  ) {
    var place = places.lowerBound
    var word = words + cut.word
    var skipped = cut.skipped
    while place < places.upperBound {
      let kind = word[0] & 0xC000
      let length = Int(word[0] & 0x3FFF)
      let count = min(length &- skipped, places.upperBound &- place)
      word += 1
      if kind == GIFDelta.same {
        (wanted + place).update(repeating: word[0], count: count)
        brush.draw(word[0], in: place..<place &+ count)
        word += 1
      } else if kind == GIFDelta.each {
        (wanted + place).update(from: word + skipped, count: count)
        brush.draw(word + skipped, count: count, at: place)
        word += length
      }
      skipped = 0
      place &+= count
    }
  }

  /// Draws those places again that look worse than `error` allows; returns where they are.
  func refine(with map: GIFColorMap, worseThan error: Int, colors: [UInt32]) -> PixelRect {
    draw(with: map, isLittle: false) { slice, brush in
      let places = slices.places(of: slice)
      var place = places.lowerBound
      while place < places.upperBound {
        let number = wanted[place]
        let color = shown[place]
        let end = endOfLikes(from: place, before: places.upperBound)
        if number != 0, color != colors[Int(number)],
          GIFPalette.distance(color, colors[Int(number)]) > error
        {
          for place in place..<end { brush.refine(number, at: place) }
        }
        place = end
      }
    }
  }

  /// The end of pixels that show, and should show, the same.
  @inline(__always)
  private func endOfLikes(from place: Int, before limit: Int) -> Int {
    let (color, number) = (shown[place], wanted[place])
    let far = place &+ 16
    guard far < limit, shown[far] == color, wanted[far] == number else { return place &+ 1 }
    let count = segue_gif_pixel_run(shown + place, limit &- place, color)
    return place &+ segue_gif_word_run(wanted + place, count, .max, number)
  }

  /// Draws an image slice by slice; returns the smallest rectangle in which something looks
  /// different.
  private func draw(
    with map: GIFColorMap,
    isLittle: Bool,
    _ body: (_ slice: Int, _ brush: inout GIFBrush) -> Void
  ) -> PixelRect {
    let image = GIFPixels(count: width * height, from: pool)
    self.image = image
    areas.withUnsafeMutableBufferPointer { areas in
      // Each slice has a place of its own.
      nonisolated(unsafe) let areas = areas
      slices.forEach(isLittle: isLittle) { slice, worker in
        let places = slices.places(of: slice)
        // Moved so that places of the picture are its own.
        let drawn = self.drawn + (worker &* slices.pixelCount &- places.lowerBound)
        var brush = GIFBrush(width: width, map: map, shown: shown, drawn: drawn)
        body(slice, &brush)
        areas[slice] = brush.area
        take(brush.area, drawn: drawn, into: image, map)
      }
    }
    return areas.reduce(.empty) { $0.union($1) }
  }

  /// The viewer has what is drawn from now on.
  private func take(
    _ area: PixelRect,
    drawn: UnsafeMutablePointer<UInt16>,
    into image: GIFPixels,
    _ map: GIFColorMap
  ) {
    guard let pixels = image.words.baseAddress, !area.isEmpty else { return }
    var palette = map.table.palette
    var lastDrawn: UInt16?
    for y in area.minY..<area.maxY {
      let row = y &* width &+ area.minX
      if map.isCoarse {
        repeatNeighbours(in: row..<row + area.width, drawn, map, last: &lastDrawn)
      }
      segue_gif_take(pixels + row, drawn + row, shown + row, area.width, &palette)
    }
  }

  /// How many pixels look worse than `error` allows, a pixel of every two by two.
  ///
  /// - Parameter counts: of them by number; it is added to.
  func countPoorPixels(
    worseThan error: Int,
    colors: [UInt32],
    into counts: UnsafeMutablePointer<UInt32>
  ) -> Int {
    var total = 0
    // Neighbours are often alike.
    var last: (color: UInt32, number: UInt16, isPoor: Bool) = (0, 0, false)
    for y in stride(from: 0, to: height, by: 2) {
      for place in stride(from: y * width + (y >> 1 & 1), to: (y + 1) * width, by: 2) {
        let color = shown[place]
        let number = wanted[place]
        if color != last.color || number != last.number {
          let isPoor =
            number != 0 && GIFPalette.distance(color, colors[Int(number)]) > error
          last = (color, number, isPoor)
        }
        if last.isPoor {
          counts[Int(number)] &+= 4
          total &+= 4
        }
      }
    }
    return total
  }

  /// The pixels of the image that was drawn last, for `LZWEncoder`.
  ///
  /// - Parameter area: of the image; all that looks different is in it.
  func take(_ area: PixelRect, map: GIFColorMap, isCleared: Bool) -> GIFPixels {
    guard let image else { preconditionFailure("An image is drawn before it is taken.") }
    self.image = nil
    let isLittle = area.width * area.height < slices.pixelCount
    slices.forEach(isLittle: isLittle) { slice, worker in
      let nothing = drawn + worker * slices.pixelCount
      fill(area, beside: areas[slice], of: slice, into: image, map, nothing: nothing)
      guard isCleared else { return }
      for y in slices.rows(of: slice) where y >= area.minY && y < area.maxY {
        (shown + y * width + area.minX).update(repeating: 0, count: area.width)
      }
    }
    image.crop(to: area, width: width)
    return image
  }

  /// Writes what an image has where nothing changes.
  ///
  /// - Parameter nothing: a row in which nothing is drawn.
  private func fill(
    _ area: PixelRect,
    beside changed: PixelRect,
    of slice: Int,
    into image: GIFPixels,
    _ map: GIFColorMap,
    nothing: UnsafeMutablePointer<UInt16>
  ) {
    guard let pixels = image.words.baseAddress else { return }
    var palette = map.table.palette
    func fill(_ columns: Range<Int>, ofRowAt start: Int) {
      let place = start &+ columns.lowerBound
      segue_gif_take(pixels + place, nothing, shown + place, columns.count, &palette)
    }
    for y in slices.rows(of: slice) where y >= area.minY && y < area.maxY {
      let start = y &* width
      if y >= changed.minY, y < changed.maxY, !changed.isEmpty {
        fill(area.minX..<changed.minX, ofRowAt: start)
        fill(changed.maxX..<area.maxX, ofRowAt: start)
      } else {
        fill(area.minX..<area.maxX, ofRowAt: start)
      }
    }
  }

  /// Draws pixels of a row like those before them where the map allows it.
  ///
  /// - Parameter last: what was drawn last, in this row or one before.
  private func repeatNeighbours(
    in places: Range<Int>,
    _ drawn: UnsafeMutablePointer<UInt16>,
    _ map: GIFColorMap,
    last: inout UInt16?
  ) {
    for place in places where drawn[place] != GIFCanvas.nothing {
      var index = drawn[place]
      if place > places.lowerBound, let before = last, index != UInt16(map.transparent) {
        let want = map.shades[wanted[place]].color
        let error = GIFPalette.distance(map.packed[Int(before)], want)
        let least = GIFPalette.distance(map.packed[Int(index)], want)
        if error <= 2 * least + map.tolerance { index = before }
      }
      last = index == UInt16(map.transparent) ? nil : index
      drawn[place] = index
    }
  }
}

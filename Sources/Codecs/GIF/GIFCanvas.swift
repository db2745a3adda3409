import CKernels
import Pixels

/// What a viewer shows while a GIF plays, and what it should show.
struct GIFCanvas {
  let width: Int
  let height: Int
  /// Packed colours; 0 is transparent.
  private var shown: [UInt32]
  /// The numbers of the wanted colours (`GIFColorCensus`).
  private var wanted: [UInt16]
  /// What the current image draws at each place: an index of its palette, or `nothing`.
  private var drawn: [UInt16]
  private static let nothing = UInt16(SEGUE_GIF_NOTHING)
  /// Memory of images.
  private let pool: BlockPool

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    shown = [UInt32](repeating: 0, count: width * height)
    wanted = [UInt16](repeating: 0, count: width * height)
    drawn = [UInt16](repeating: GIFCanvas.nothing, count: width * height)
    pool = BlockPool(byteCount: 2 * width * height)
  }

  /// Draws a delta with a palette of its own; returns the smallest rectangle in which something
  /// looks different.
  mutating func draw(_ words: ArraySlice<UInt16>, with map: GIFColorMap) -> PixelRect {
    wanted.withUnsafeMutableBufferPointer { wanted in
      words.withUnsafeBufferPointer { words in
        guard let wanted = wanted.baseAddress, let runs = words.baseAddress else { return .empty }
        let end = runs + words.count
        return GIFCanvas.withBrush(width: width, map, shown: shown, drawn: &drawn) { brush in
          var place = 0
          var word = runs
          while word < end {
            let kind = word[0] & 0xC000
            let count = Int(word[0] & 0x3FFF)
            word += 1
            if kind == GIFDelta.same {
              (wanted + place).update(repeating: word[0], count: count)
              brush.draw(word[0], in: place..<place &+ count)
              word += 1
            } else if kind == GIFDelta.each {
              (wanted + place).update(from: word, count: count)
              brush.draw(word, count: count, at: place)
              word += count
            }
            place &+= count
          }
        }
      }
    }
  }

  /// Draws those places again that look worse than `error` allows; returns where they are.
  mutating func refine(with map: GIFColorMap, worseThan error: Int, colors: [UInt32]) -> PixelRect {
    let shown = shown
    let wanted = wanted
    return GIFCanvas.withBrush(width: width, map, shown: shown, drawn: &drawn) { brush in
      var place = 0
      while place < shown.count {
        let number = wanted[place]
        let color = shown[place]
        let end = GIFCanvas.endOfLikes(from: place, shown, wanted)
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
  private static func endOfLikes(from place: Int, _ shown: [UInt32], _ wanted: [UInt16]) -> Int {
    let (color, number) = (shown[place], wanted[place])
    let far = place &+ 16
    guard far < shown.count, shown[far] == color, wanted[far] == number else { return place &+ 1 }
    return shown.withUnsafeBufferPointer { shown in
      wanted.withUnsafeBufferPointer { wanted in
        guard let shown = shown.baseAddress, let numbers = wanted.baseAddress else { return place }
        let count = segue_gif_pixel_run(shown + place, wanted.count &- place, color)
        return place &+ segue_gif_word_run(numbers + place, count, .max, number)
      }
    }
  }

  private static func withBrush(
    width: Int,
    _ map: GIFColorMap,
    shown: [UInt32],
    drawn: inout [UInt16],
    _ body: (inout GIFBrush) -> Void
  ) -> PixelRect {
    shown.withUnsafeBufferPointer { shown in
      drawn.withUnsafeMutableBufferPointer { drawn in
        guard let shown = shown.baseAddress, let drawn = drawn.baseAddress else { return .empty }
        var brush = GIFBrush(width: width, map: map, shown: shown, drawn: drawn)
        body(&brush)
        return brush.area
      }
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

  /// The pixels of an image of `area`, for `LZWEncoder`; the viewer has them from now on.
  mutating func take(_ area: PixelRect, map: GIFColorMap, isCleared: Bool) -> GIFPixels {
    let image = GIFPixels(count: area.width * area.height, from: pool)
    let wanted = wanted
    shown.withUnsafeMutableBufferPointer { shown in
      drawn.withUnsafeMutableBufferPointer { drawn in
        guard let pixels = image.words.baseAddress, let shown = shown.baseAddress,
          let drawn = drawn.baseAddress
        else { return }
        var palette = map.table.palette
        var lastDrawn: UInt16?
        for y in 0..<area.height {
          let row = (area.minY + y) * width + area.minX
          if map.isCoarse {
            let places = row..<row + area.width
            GIFCanvas.repeatNeighbours(in: places, drawn, wanted, map, last: &lastDrawn)
          }
          segue_gif_take(pixels + y * area.width, drawn + row, shown + row, area.width, &palette)
          if isCleared { (shown + row).update(repeating: 0, count: area.width) }
        }
      }
    }
    return image
  }

  /// Draws pixels of a row like those before them where the map allows it.
  ///
  /// - Parameter last: what was drawn last, in this row or one before.
  private static func repeatNeighbours(
    in places: Range<Int>,
    _ drawn: UnsafeMutablePointer<UInt16>,
    _ wanted: [UInt16],
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

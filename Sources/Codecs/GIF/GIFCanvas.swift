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
  private static let nothing: UInt16 = 0xFFFF

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    shown = [UInt32](repeating: 0, count: width * height)
    wanted = [UInt16](repeating: 0, count: width * height)
    drawn = [UInt16](repeating: GIFCanvas.nothing, count: width * height)
  }

  /// Draws a delta with a palette of its own; returns the smallest rectangle in which something
  /// looks different.
  mutating func draw(_ words: ArraySlice<UInt16>, with map: GIFColorMap) -> PixelRect {
    var brush = Brush(width: width, map: map)
    words.withUnsafeBufferPointer { words in
      shown.withUnsafeBufferPointer { shown in
        drawn.withUnsafeMutableBufferPointer { drawn in
          wanted.withUnsafeMutableBufferPointer { wanted in
            var place = 0
            var word = 0
            while word < words.count {
              let kind = words[word] & 0xC000
              let count = Int(words[word] & 0x3FFF)
              word += 1
              if kind == GIFDelta.same {
                let number = words[word]
                for place in place..<place + count {
                  wanted[place] = number
                  brush.draw(number, at: place, over: shown[place], into: drawn)
                }
                word += 1
              } else if kind == GIFDelta.each {
                for offset in 0..<count {
                  let number = words[word + offset]
                  wanted[place + offset] = number
                  brush.draw(number, at: place + offset, over: shown[place + offset], into: drawn)
                }
                word += count
              }
              place += count
            }
          }
        }
      }
    }
    return brush.area
  }

  /// Draws those places again that look worse than `error` allows; returns where they are.
  mutating func refine(with map: GIFColorMap, worseThan error: Int, colors: [UInt32]) -> PixelRect {
    var brush = Brush(width: width, map: map)
    shown.withUnsafeBufferPointer { shown in
      drawn.withUnsafeMutableBufferPointer { drawn in
        for place in shown.indices {
          let number = wanted[place]
          guard number != 0, shown[place] != colors[Int(number)],
            GIFPalette.distance(shown[place], colors[Int(number)]) > error
          else { continue }
          brush.refine(number, at: place, over: shown[place], into: drawn)
        }
      }
    }
    return brush.area
  }

  /// How many pixels of each number look worse than `error` allows, a pixel of every two by two.
  func poorNumbers(worseThan error: Int, colors: [UInt32]) -> [Int] {
    var counts = [Int](repeating: 0, count: 1 << 16)
    for y in stride(from: 0, to: height, by: 2) {
      for place in stride(from: y * width + (y >> 1 & 1), to: (y + 1) * width, by: 2) {
        let number = Int(wanted[place])
        guard number != 0, GIFPalette.distance(shown[place], colors[number]) > error else {
          continue
        }
        counts[number] += 4
      }
    }
    return counts
  }

  /// The pixels of an image of `area`, for `LZWEncoder`; the viewer has them from now on.
  mutating func take(_ area: PixelRect, map: GIFColorMap, isCleared: Bool) -> [UInt16] {
    let indices = map.exactIndices
    let transparent = UInt16(map.transparent)
    return [UInt16](unsafeUninitializedCapacity: area.width * area.height) { pixels, count in
      pixels.unwrite()
      count = area.width * area.height
      var lastColor: UInt32 = 0
      var lastPixel = transparent
      for y in 0..<area.height {
        let row = (area.minY + y) * width + area.minX
        for x in 0..<area.width {
          let place = row + x
          let index = drawn[place]
          let pixel: UInt16
          if index == GIFCanvas.nothing {
            let color = shown[place]
            if color != lastColor {
              lastColor = color
              // An unchanged pixel may be drawn again if that makes a longer string.
              lastPixel = indices[color].map { UInt16($0) | LZWEncoder.free } ?? transparent
            }
            pixel = color == 0 ? transparent : lastPixel
          } else {
            pixel = index
            shown[place] = index == transparent ? 0 : map.packed[Int(index)]
            drawn[place] = GIFCanvas.nothing
          }
          pixels[y * area.width + x] = pixel
          if isCleared { shown[place] = 0 }
        }
      }
    }
  }

  /// Decides pixel by pixel.
  private struct Brush {
    let width: Int
    let map: GIFColorMap
    private var minX = Int.max
    private var maxX = -1
    private var minY = Int.max
    private var maxY = -1

    init(width: Int, map: GIFColorMap) {
      self.width = width
      self.map = map
    }

    var area: PixelRect {
      maxX < 0 ? .empty : PixelRect(minX: minX, minY: minY, maxX: maxX + 1, maxY: maxY + 1)
    }

    /// A pixel stays when it is nearly as good: in a fade or a noisy picture, pixels then change
    /// occasionally, not all of them in every frame.
    @inline(__always)
    mutating func draw(
      _ number: UInt16,
      at place: Int,
      over old: UInt32,
      into drawn: UnsafeMutableBufferPointer<UInt16>
    ) {
      let shade = map.shades[Int(number)]
      var index = shade.index
      if shade.sixteenths > 0 { index = shade.index(x: place % width, y: place / width) }
      let new = index == map.transparent ? 0 : map.packed[Int(index)]
      if new == old { return }
      if old != 0, new != 0 {
        let error = GIFPalette.distance(old, shade.color)
        if error <= 2 * GIFPalette.distance(new, shade.color) + map.tolerance { return }
      }
      put(index, at: place, into: drawn)
    }

    /// Draws only what gets better.
    @inline(__always)
    mutating func refine(
      _ number: UInt16,
      at place: Int,
      over old: UInt32,
      into drawn: UnsafeMutableBufferPointer<UInt16>
    ) {
      let shade = map.shades[Int(number)]
      guard shade.index != map.transparent else { return }
      let index =
        shade.sixteenths > 0 ? shade.index(x: place % width, y: place / width) : shade.index
      let new = map.packed[Int(index)]
      guard new != old,
        2 * GIFPalette.distance(new, shade.color) < GIFPalette.distance(old, shade.color)
      else { return }
      put(index, at: place, into: drawn)
    }

    @inline(__always)
    private mutating func put(
      _ index: UInt8,
      at place: Int,
      into drawn: UnsafeMutableBufferPointer<UInt16>
    ) {
      drawn[place] = UInt16(index)
      let (y, x) = place.quotientAndRemainder(dividingBy: width)
      minX = min(minX, x)
      maxX = max(maxX, x)
      minY = min(minY, y)
      maxY = max(maxY, y)
    }
  }
}

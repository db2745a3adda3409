/// Draws deltas as indices of a palette.
struct GIFCanvas {
  private let width: Int
  private let shades: [GIFColorMap.Shade]
  private let colors: [GIFPalette.Color]
  private let transparent: UInt8
  private let tolerance: Int

  init(width: Int, map: GIFColorMap) {
    self.width = width
    shades = map.shades
    colors = map.palette.colors
    transparent = map.transparent
    tolerance = map.tolerance
  }

  /// Returns the places between the first and the last run that is not one of staying pixels.
  func draw(
    _ words: UnsafeBufferPointer<UInt16>,
    into pixels: UnsafeMutableBufferPointer<UInt8>
  ) -> Range<Int> {
    shades.withUnsafeBufferPointer { shades in
      colors.withUnsafeBufferPointer { colors in
        var place = 0
        var first = Int.max
        var last = 0
        var word = 0
        while word < words.count {
          let kind = words[word] & 0xC000
          let count = Int(words[word] & 0x3FFF)
          word += 1
          if kind == GIFDelta.staying {
            place += count
            continue
          }
          first = min(first, place)
          last = place + count
          if kind == GIFDelta.same {
            fill(pixels, place..<last, with: shades[Int(words[word])])
            word += 1
          } else {
            for offset in 0..<count {
              let shade = shades[Int(words[word + offset])]
              draw(shade, at: place + offset, into: pixels, colors)
            }
            word += count
          }
          place = last
        }
        return first < last ? first..<last : 0..<0
      }
    }
  }

  private func fill(
    _ pixels: UnsafeMutableBufferPointer<UInt8>,
    _ places: Range<Int>,
    with shade: GIFColorMap.Shade
  ) {
    guard shade.sixteenths > 0 else {
      UnsafeMutableBufferPointer(rebasing: pixels[places]).update(repeating: shade.index)
      return
    }
    for place in places { pixels[place] = shade.index(x: place % width, y: place / width) }
  }

  /// What is there stays when it is nearly as good: in a fade or a noisy picture the pixels then
  /// change now and then, not all of them in every frame.
  @inline(__always)
  private func draw(
    _ shade: GIFColorMap.Shade,
    at place: Int,
    into pixels: UnsafeMutableBufferPointer<UInt8>,
    _ colors: UnsafeBufferPointer<GIFPalette.Color>
  ) {
    let old = pixels[place]
    var new = shade.index
    if shade.sixteenths > 0 { new = shade.index(x: place % width, y: place / width) }
    if old == new { return }
    if old != transparent, new != transparent {
      let error = colors[Int(old)].distance(to: shade.color)
      if error <= 2 * colors[Int(new)].distance(to: shade.color) + tolerance { return }
    }
    pixels[place] = new
  }
}

import CKernels
import Codecs
import Testing

@Suite
struct GIFKernelTests {
  static let counts = [0, 1, 15, 16, 17, 31, 32, 33, 48, 65, 200]

  @Test(arguments: counts)
  func `the first difference of two rows is found wherever it is`(count: Int) {
    var noise = Noise(1)
    let row = (0..<count).map { _ in UInt32(truncatingIfNeeded: noise.next()) }
    #expect(segue_gif_difference(row, row, count) == count)
    for place in 0..<count {
      var other = row
      other[place] ^= 1 << UInt32(place % 32)
      if place < count - 1 { other[count - 1] ^= 0x80 }
      #expect(segue_gif_difference(row, other, count) == place)
    }
  }

  @Test(arguments: counts)
  func `a run of pixels ends where the colour does`(count: Int) {
    let color: UInt32 = 0xFF01_0203
    for length in 0...count {
      var pixels = [UInt32](repeating: color, count: count)
      for place in length..<count { pixels[place] = color + UInt32(place - length + 1) % 3 }
      #expect(segue_gif_pixel_run(pixels, count, color) == length)
    }
  }

  @Test(arguments: counts)
  func `a run of words ends where the asked bits do`(count: Int) {
    for length in 0...count {
      let words = (0..<count).map { (index: Int) -> UInt16 in
        let run: UInt16 = index < length ? 0x107 : 0x007
        return run + UInt16(index % 3) << 4
      }
      #expect(segue_gif_word_run(words, count, 0x10F, 0x107) == length)
      #expect(segue_gif_word_run(words, count, 0x00F, 0x007) == count)
    }
  }

  /// What `take` does, pixel by pixel.
  private func reference(
    _ drawn: inout [UInt16],
    _ shown: inout [UInt32],
    _ table: GIFColorTable
  ) -> [UInt16] {
    drawn.indices.map { place in
      let index = drawn[place]
      if index == 0xFFFF { return table.kept(shown[place]) }
      drawn[place] = 0xFFFF
      shown[place] = table.colors[Int(index)]
      return index
    }
  }

  @Test(arguments: counts)
  func `an image takes what is drawn and what stays`(count: Int) {
    var noise = Noise(UInt64(count))
    // Equal colours among them, and colours that share the place of their search.
    let colors = (0..<200).map { 0xFF00_0000 | UInt32(truncatingIfNeeded: $0 * $0 * 77 % 9000) }
    let table = GIFColorTable(colors)
    for _ in 0..<40 {
      var drawn: [UInt16] = []
      var shown: [UInt32] = []
      while drawn.count < count {
        let isDrawn = Bool.random(using: &noise)
        let index = UInt16.random(in: 0...200, using: &noise)
        let color = Bool.random(using: &noise) ? colors[Int.random(in: 0..<200, using: &noise)] : 0
        let unknown = noise.next() % 4 == 0
        for _ in 0..<[1, 3, 20, 40][Int(noise.next() % 4)] {
          drawn.append(isDrawn ? index : 0xFFFF)
          shown.append(unknown ? 0xFF12_3456 : color)
        }
      }
      drawn = Array(drawn.prefix(count))
      shown = Array(shown.prefix(count))
      var (wantedDrawn, wantedShown) = (drawn, shown)
      let wanted = reference(&wantedDrawn, &wantedShown, table)
      var pixels = [UInt16](repeating: 7, count: count)
      var palette = table.palette
      segue_gif_take(&pixels, &drawn, &shown, count, &palette)
      #expect(pixels == wanted)
      #expect(drawn == wantedDrawn)
      #expect(shown == wantedShown)
    }
  }

  @Test
  func `the first of equal colours stands for a pixel that stays`() {
    let table = GIFColorTable([0xFF00_0001, 0xFF00_0002, 0xFF00_0001])
    #expect(table.kept(0xFF00_0001) == 0 | LZWEncoder.free)
    #expect(table.kept(0xFF00_0002) == 1 | LZWEncoder.free)
    #expect(table.kept(0xFF00_0003) == 3)
    #expect(table.kept(0) == 3)
  }
}

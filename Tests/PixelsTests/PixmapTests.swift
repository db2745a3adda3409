import Testing

@testable import Pixels

@Suite
struct `Pixmaps` {
  @Test
  func `a copy keeps its pixels when the original is written to`() {
    var original = Pixmap(width: 2, height: 2)
    let copy = original
    original[1, 0] = Pixel(red: 9, green: 8, blue: 7)
    #expect(copy[1, 0] == .clear)
    #expect(original[1, 0] == Pixel(red: 9, green: 8, blue: 7))
  }

  @Test
  func `a generation identifies the bytes`() {
    var pixmap = Pixmap(width: 1, height: 1)
    let copy = pixmap
    #expect(copy.generation == pixmap.generation)
    pixmap[0, 0] = Pixel(red: 1, green: 1, blue: 1)
    #expect(copy.generation != pixmap.generation)
  }

  @Test(arguments: [(1, 1), (9, 4), (600, 3), (3, 600)])
  func `its ink is the box around the pixels that are not clear`(_ width: Int, _ height: Int) {
    var pixmap = Pixmap(width: width, height: height)
    #expect(pixmap.inkBounds == .empty)
    let x = width / 2
    let y = height / 2
    pixmap[x, y] = Pixel(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(pixmap.inkBounds == PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1))
    pixmap[width - 1, 0] = Pixel(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(pixmap.inkBounds == PixelRect(minX: x, minY: 0, maxX: width, maxY: y + 1))
    pixmap[0, height - 1] = Pixel(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(pixmap.inkBounds == pixmap.bounds)
  }

  @Test(arguments: [0, 1, 15, 16, 17, 63, 64, 65])
  func `one translucent pixel anywhere makes a row translucent`(width: Int) {
    var pixmap = Pixmap(width: width, height: 1) { $0.update(repeating: 0xFF00_00FF) }
    #expect(pixmap.isOpaque)
    for x in 0..<width {
      pixmap[x, 0] = Pixel(red: 0, green: 0, blue: 0, alpha: 254)
      #expect(!pixmap.isOpaque)
      pixmap[x, 0] = Pixel(red: 0, green: 0, blue: 0)
      #expect(pixmap.isOpaque)
    }
  }

  @Test
  func `the digest is that of the present pixels`() {
    var pixmap = Pixmap(width: 2, height: 1)
    let empty = pixmap.digest
    let copy = pixmap
    pixmap[1, 0] = Pixel(red: 255, green: 0, blue: 0)
    #expect(copy.digest == empty && pixmap.digest != empty)
    pixmap[1, 0] = Pixel(packed: 0)
    #expect(pixmap.digest == empty)
  }
}

@Suite
struct `Pixels from colours` {
  @Test(arguments: [
    (
      Color(red: 1, green: 0.5, blue: 0, alpha: 0.5),
      Pixel(red: 128, green: 64, blue: 0, alpha: 128)
    ),
    (Color(red: 2, green: -1, blue: .nan), Pixel(red: 255, green: 0, blue: 0, alpha: 255)),
    (Color(white: 0.3), Pixel(red: 77, green: 77, blue: 77, alpha: 255)),
    (.clear, .clear),
  ])
  func `clamp, multiply by alpha and round once`(color: Color, pixel: Pixel) {
    #expect(Pixel(color) == pixel)
  }

  @Test
  func `packing keeps red in the low byte`() {
    let pixel = Pixel(red: 1, green: 2, blue: 3, alpha: 4)
    #expect(pixel.packed == 0x0403_0201)
    #expect(Pixel(packed: pixel.packed) == pixel)
  }
}

@Suite
struct `Rectangles of pixels` {
  private let square = PixelRect(x: 0, y: 0, width: 10, height: 10)

  @Test
  func `touching rectangles have an empty intersection`() {
    #expect(square.intersection(PixelRect(x: 10, y: 0, width: 5, height: 5)) == .empty)
  }

  @Test
  func `the empty rectangle adds nothing and is inside every other`() {
    #expect(square.union(.empty) == square)
    #expect(square.contains(.empty))
    #expect(!PixelRect.empty.contains(square))
  }
}

@Suite
struct `A pool of pixels` {
  private func bitmap(_ side: Int, from pool: PixelPool) -> Pixmap {
    Pixmap.written(width: side, height: side, from: pool) { $0.update(repeating: 1) }
  }

  @Test
  func `the memory of a dropped bitmap is that of the next`() {
    let pool = PixelPool()
    var first: Pixmap? = bitmap(400, from: pool)
    let memory = first?.basePointer
    let generation = first?.generation
    let other = bitmap(400, from: pool)
    #expect(other.basePointer != memory)
    first = nil
    let second = bitmap(390, from: pool)
    #expect(second.basePointer == memory)
    #expect(second.generation != generation)
  }

  @Test
  func `a small bitmap does not take the memory of a large one`() {
    let pool = PixelPool()
    var large: Pixmap? = bitmap(1000, from: pool)
    let memory = large?.basePointer
    large = nil
    #expect(bitmap(300, from: pool).basePointer != memory)
  }

  @Test
  func `the memory of a dropped bitmap has room for one that has grown a little`() {
    let pool = PixelPool()
    var first: Pixmap? = bitmap(513, from: pool)
    let memory = first?.basePointer
    first = nil
    #expect(bitmap(520, from: pool).basePointer == memory)
  }

  @Test
  func `bitmaps that share a block of the pool lie apart and outlive it`() {
    var pool: PixelPool? = PixelPool(usesSlabs: true)
    let bitmaps = (0..<20).compactMap { level in
      pool.map { pool in
        Pixmap.written(width: 300, height: 300, from: pool) {
          $0.update(repeating: UInt32(level) | 0xFF00_0000)
        }
      }
    }
    pool?.close()
    pool = nil
    for (level, bitmap) in bitmaps.enumerated() {
      #expect(
        bitmap.withUnsafePixels { $0.allSatisfy { $0 == UInt32(level) | 0xFF00_0000 } }
      )
    }
  }

  @Test
  func `a closed pool lends nothing and keeps nothing`() {
    let pool = PixelPool()
    var lent: Pixmap? = bitmap(400, from: pool)
    #expect(lent != nil)
    pool.close()
    lent = nil
    #expect(pool.take(400 * 400) == nil)
  }

  @Test
  func `a copy that is written to has memory of its own`() {
    let pool = PixelPool()
    let first = bitmap(300, from: pool)
    var copy = first
    copy[0, 0] = .clear
    #expect(first[0, 0] != .clear)
  }
}

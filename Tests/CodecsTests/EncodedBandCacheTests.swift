import Codecs
import Foundation
import Pixels
import Synchronization
import Testing

@Suite
struct EncodedBandCacheTests {
  private func band(_ seed: Int) -> EncodedPNGBand {
    var noise = Noise(UInt64(seed))
    var pixels = Pixmap(width: 32, height: 8)
    for x in 0..<32 { pixels[x, 3] = noise.pixel(opaque: true) }
    return pixels.withUnsafePixels { PNGBandEncoder(width: 32, isOpaque: false).encode($0) }
  }

  @Test
  func `a stored band is found by its name`() {
    let cache = EncodedBandCache<Int>()
    #expect(cache[1] == nil)
    cache.insert(band(1), for: 1)
    cache.insert(band(2), for: 2)
    #expect(cache[1] == band(1))
    #expect(cache[2] == band(2))
  }

  @Test
  func `memory stays below the limit, and bands in use are kept`() {
    let limit = 20 * band(0).chunk.count
    let cache = EncodedBandCache<Int>(limit: limit)
    for index in 0..<200 {
      cache.insert(band(index), for: index)
      #expect(cache[0] == band(0))
      #expect(cache.byteCount <= limit)
    }
    #expect(cache[50] == nil)
  }

  @Test
  func `a band larger than the cache is not kept`() {
    let cache = EncodedBandCache<Int>(limit: 10)
    cache.insert(band(1), for: 1)
    #expect(cache[1] == nil)
    #expect(cache.byteCount == 0)
  }

  @Test(arguments: [1, 2, 7])
  func `threads and cached bands give the same file`(threads: Int) throws {
    var noise = Noise(12)
    let width = 50
    let pixmap = noise.pixmap(width: width, height: 1000, opaque: true)
    let expected = pixmap.png()
    let cache = EncodedBandCache<Int>()
    for _ in 0..<2 {
      let bands = Mutex<[Int: EncodedPNGBand]>([:])
      let next = Atomic<Int>(0)
      DispatchQueue.concurrentPerform(iterations: threads) { _ in
        let encoder = PNGBandEncoder(width: width, isOpaque: true)
        while true {
          let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
          guard index < 8 else { return }
          let rows = index * 128..<min(index * 128 + 128, 1000)
          let band =
            cache[index]
            ?? pixmap.withUnsafePixels { pixels in
              let part = pixels[rows.lowerBound * width..<rows.upperBound * width]
              return encoder.encode(UnsafeBufferPointer(rebasing: part))
            }
          cache.insert(band, for: index)
          bands.withLock { $0[index] = band }
        }
      }
      var assembler = PNGAssembler(width: width, height: 1000, isOpaque: true)
      for index in 0..<8 { assembler.append(try #require(bands.withLock { $0[index] })) }
      #expect(assembler.file == expected)
    }
  }
}

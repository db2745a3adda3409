// swift-format-ignore-file: NeverForceUnwrap
// A missing value ends the test.

import CKernels
import Pixels
import Testing

@testable import Raster

/// Each kernel against plain Swift, at every level, on random rows and awkward widths.
@Suite
struct KernelTests {
  static let widths = [0, 1, 2, 3, 4, 7, 8, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 200]
  static let levels = KernelLevel.allCases.filter(\.isSupported)

  /// Random premultiplied pixels, with plenty of the extremes.
  private func row(_ dice: inout Dice, _ count: Int) -> [UInt32] {
    (0..<count).map { _ in
      let alpha = [0, 255, dice.index(256), dice.index(256)][dice.index(4)]
      func channel() -> Int { dice.index(alpha + 1) }
      return UInt32(channel() | channel() << 8 | channel() << 16 | alpha << 24)
    }
  }

  private func bytes(_ dice: inout Dice, _ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8([0, 255, dice.index(256)][dice.index(3)]) }
  }

  private func multiply(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    (0..<4).reduce(0) { result, index in
      let shift = UInt32(index * 8)
      let t = (pixel >> shift & 255) * factor + 128
      return result | ((t + (t >> 8)) >> 8) << shift
    }
  }

  private func over(_ source: UInt32, _ base: UInt32) -> UInt32 {
    source + multiply(base, 255 - (source >> 24))
  }

  /// Every kernel may write over the row it reads.
  private func checkInPlace(
    _ level: KernelLevel,
    _ kernel: (SeguePixelKernels, UnsafeMutablePointer<UInt32>, Inputs) -> Void
  ) {
    var dice = Dice(6)
    let table = Kernels(level).table
    for width in KernelTests.widths {
      let a = row(&dice, width + 1)
      let inputs = Inputs(
        a: a,
        b: row(&dice, width + 1),
        mask: bytes(&dice, width + 1),
        color: row(&dice, 1)[0],
        alpha: UInt32(dice.index(256)),
        count: Int32(width)
      )
      var apart = a
      apart.withUnsafeMutableBufferPointer { kernel(table, $0.baseAddress!, inputs) }
      var inPlace = a
      inPlace.withUnsafeMutableBufferPointer { row in
        var same = inputs
        same.place = UnsafePointer(row.baseAddress!)
        kernel(table, row.baseAddress!, same)
      }
      #expect(inPlace == apart, "width \(width)")
    }
  }

  private func check(
    _ level: KernelLevel,
    _ kernel: (SeguePixelKernels, UnsafeMutablePointer<UInt32>, Inputs) -> Void,
    _ reference: (Inputs, Int) -> UInt32
  ) {
    var dice = Dice(5)
    let table = Kernels(level).table
    for width in KernelTests.widths {
      let inputs = Inputs(
        a: row(&dice, width + 1),
        b: row(&dice, width + 1),
        mask: bytes(&dice, width + 1),
        color: row(&dice, 1)[0],
        alpha: UInt32(dice.index(256)),
        count: Int32(width)
      )
      // A guard behind the last pixel must stay.
      var out = [UInt32](repeating: 0xDEAD_BEEF, count: width + 1)
      out.withUnsafeMutableBufferPointer { kernel(table, $0.baseAddress!, inputs) }
      let expected = (0..<width).map { reference(inputs, $0) } + [0xDEAD_BEEF]
      #expect(out == expected, "width \(width)")
    }
  }

  struct Inputs {
    var a: [UInt32]
    var b: [UInt32]
    var mask: [UInt8]
    var color: UInt32
    var alpha: UInt32
    var count: Int32
    /// Where `a` is when the kernel writes over it.
    var place: UnsafePointer<UInt32>?
  }

  @Test(arguments: levels)
  func `a row may be its own base`(_ level: KernelLevel) {
    func base(_ inputs: Inputs, _ body: (UnsafePointer<UInt32>) -> Void) {
      if let place = inputs.place { body(place) } else { body(inputs.a) }
    }
    checkInPlace(level) { table, out, i in
      base(i) { table.constOver(out, $0, i.count, i.color) }
    }
    checkInPlace(level) { table, out, i in
      base(i) { table.constMask(out, $0, i.count, i.color, i.mask) }
    }
    checkInPlace(level) { table, out, i in base(i) { table.over(out, $0, i.b, i.count) } }
    checkInPlace(level) { table, out, i in
      base(i) { table.overMask(out, $0, i.b, i.count, i.mask) }
    }
    checkInPlace(level) { table, out, i in base(i) { table.lerp(out, $0, i.b, i.count, i.alpha) } }
    checkInPlace(level) { table, out, i in
      base(i) { table.lerpMask(out, i.b, $0, i.count, i.mask) }
    }
  }

  @Test(arguments: levels)
  func `a colour over a row`(_ level: KernelLevel) {
    check(level) {
      $0.constOver($1, $2.a, $2.count, $2.color)
    } _: {
      self.over($0.color, $0.a[$1])
    }
  }

  @Test(arguments: levels)
  func `a colour through a mask`(_ level: KernelLevel) {
    check(level) {
      $0.constMask($1, $2.a, $2.count, $2.color, $2.mask)
    } _: {
      self.over(self.multiply($0.color, UInt32($0.mask[$1])), $0.a[$1])
    }
  }

  @Test(arguments: levels)
  func `a row over a row`(_ level: KernelLevel) {
    check(level) {
      $0.over($1, $2.a, $2.b, $2.count)
    } _: {
      self.over($0.b[$1], $0.a[$1])
    }
  }

  @Test(arguments: levels)
  func `a fainter row over a row`(_ level: KernelLevel) {
    check(level) {
      $0.overAlpha($1, $2.a, $2.b, $2.count, $2.alpha)
    } _: {
      self.over(self.multiply($0.b[$1], $0.alpha), $0.a[$1])
    }
  }

  @Test(arguments: levels)
  func `a row through a mask over a row`(_ level: KernelLevel) {
    check(level) {
      $0.overMask($1, $2.a, $2.b, $2.count, $2.mask)
    } _: {
      self.over(self.multiply($0.b[$1], UInt32($0.mask[$1])), $0.a[$1])
    }
  }

  @Test(arguments: levels)
  func `the mean of two rows`(_ level: KernelLevel) {
    check(level) {
      $0.lerp($1, $2.a, $2.b, $2.count, $2.alpha)
    } _: {
      self.multiply($0.b[$1], $0.alpha) + self.multiply($0.a[$1], 255 - $0.alpha)
    }
    check(level) {
      $0.lerpMask($1, $2.a, $2.b, $2.count, $2.mask)
    } _: {
      let alpha = UInt32($0.mask[$1])
      return self.multiply($0.b[$1], alpha) + self.multiply($0.a[$1], 255 - alpha)
    }
  }

  @Test(arguments: levels)
  func `a row times alpha, and its alphas`(_ level: KernelLevel) {
    check(level) {
      $0.scale($1, $2.a, $2.count, $2.alpha)
    } _: {
      self.multiply($0.a[$1], $0.alpha)
    }
    check(level) {
      var alphas = [UInt8](repeating: 0, count: Int($2.count) + 1)
      $0.alphaBytes(&alphas, $2.a, $2.count)
      $0.multiplyBytes(&alphas, alphas, $2.mask, $2.count)
      $0.scaleBytes(&alphas, alphas, $2.count, $2.alpha)
      for index in 0..<Int($2.count) { $1[index] = UInt32(alphas[index]) }
    } _: {
      let product = self.multiply($0.a[$1] >> 24, UInt32($0.mask[$1]))
      return self.multiply(product, $0.alpha)
    }
  }

  @Test(arguments: levels)
  func `a group of colours over a row`(_ level: KernelLevel) {
    var dice = Dice(31)
    for width in KernelTests.widths {
      let base = row(&dice, width + 1)
      let masks = (0..<3).map { _ in bytes(&dice, width + 4) }
      let colors = (0..<3).map { _ in
        let color = dice.color()
        let channels = SIMD4(color.red, color.green, color.blue, 1) * color.alpha * 255
        return SIMD4<Float>(channels)
      }
      let amounts = (0..<3).map { _ in Float(dice.unit()) }
      let opacity = Float(dice.unit())
      let count = 1 + dice.index(3)
      // The last part has the same coverage everywhere.
      func amount(_ part: Int, _ x: Int) -> Float {
        part == 2 ? amounts[part] : Float(masks[part][x + 3]) * (1 / 255)
      }
      let expected = (0..<width).map { x -> UInt32 in
        var sum = SIMD4<Float>.zero
        for part in 0..<count {
          let source = colors[part] * amount(part, x)
          sum = sum * (1 - source.w * (1 / 255)) + source
        }
        return over(packed(sum * opacity), base[x])
      }
      var out = [UInt32](repeating: 0xDEAD_BEEF, count: width + 1)
      masks[0].withUnsafeBufferPointer { first in
        masks[1].withUnsafeBufferPointer { second in
          let pointers = [first.baseAddress, second.baseAddress, nil]
          let parts = (0..<count).map { part in
            let color = colors[part]
            return SegueGroupPart(
              mask: pointers[part],
              amount: amounts[part],
              color: (color.x, color.y, color.z, color.w)
            )
          }
          let table = Kernels(level).table
          table.groupOver(&out, base, Int32(width), parts, Int32(count), 3, opacity)
        }
      }
      #expect(out == expected + [0xDEAD_BEEF], "width \(width)")
    }
  }

  @Test(arguments: levels)
  func `premultiplying and unpremultiplying agree`(_ level: KernelLevel) {
    check(level) {
      $0.premultiply($1, $2.a, $2.count)
    } _: {
      let pixel = $0.a[$1]
      return self.multiply(pixel, pixel >> 24) & 0xFF_FFFF | pixel & 0xFF00_0000
    }
    check(level) {
      $0.unpremultiply($1, $2.a, $2.count)
    } _: {
      let pixel = $0.a[$1]
      let alpha = pixel >> 24
      guard alpha > 0 else { return 0 }
      return (0..<3).reduce(alpha << 24) { result, index in
        let channel = pixel >> UInt32(index * 8) & 255
        return result | min(255, (channel * 255 + alpha / 2) / alpha) << UInt32(index * 8)
      }
    }
  }

  @Test(arguments: levels)
  func `bilinear samples equal those of plain code`(_ level: KernelLevel) {
    var dice = Dice(21)
    let texels = row(&dice, 50 * 40)
    let table = Kernels(level).table
    let pixmap = Pixmap(width: 50, height: 40) { _ = $0.update(fromContentsOf: texels) }
    texels.withUnsafeBufferPointer { texels in
      let bitmap = Bitmap(pixmap)
      for round in 0..<200 {
        var sampling = SegueSampling()
        sampling.pixels = texels.baseAddress
        sampling.stride = 50
        sampling.width = 50
        sampling.height = 40
        sampling.u = Int32(dice.index(40 << 16)) - (3 << 16)
        sampling.v = Int32(dice.index(30 << 16))
        sampling.du = Int32(dice.index(40000)) - 20000
        sampling.dv = Int32(dice.index(20000)) - 10000
        if round % 3 == 0 { sampling.dv = 0 }
        let first = dice.index(20)
        let count = dice.index(64 - first + 1)
        let expected = (first..<first + count).map { k -> UInt32 in
          let u = Int(sampling.u) + k * Int(sampling.du)
          let v = Int(sampling.v) + k * Int(sampling.dv)
          return clamped(bitmap, u, v)
        }
        var out = [UInt32](repeating: 0, count: max(1, count))
        table.bilinearClamped(&out, Int32(first), Int32(count), &sampling)
        #expect(Array(out.prefix(count)) == expected)
        let isInside = (first..<first + count).allSatisfy { k in
          let u = Int(sampling.u) + k * Int(sampling.du)
          let v = Int(sampling.v) + k * Int(sampling.dv)
          return u >= 0 && v >= 0 && u < 49 << 16 && v < 39 << 16
        }
        guard isInside else { continue }
        table.bilinear(&out, Int32(first), Int32(count), &sampling)
        #expect(Array(out.prefix(count)) == expected)
      }
    }
  }

  @Test(arguments: levels)
  func `a turned bitmap over a row is its samples through the mask over the row`(
    _ level: KernelLevel
  ) {
    var dice = Dice(22)
    let texels = row(&dice, 9 * 14)
    let table = Kernels(level).table
    texels.withUnsafeBufferPointer { texels in
      for _ in 0..<300 {
        let (x, y, count) = (dice.index(100), dice.index(40), dice.index(150))
        let (m11, m12) = (dice.number(-1...1), dice.number(-1...1))
        var turned = SegueTurned()
        turned.sampling.pixels = texels.baseAddress
        turned.sampling.stride = 9
        turned.sampling.width = 9
        turned.sampling.height = 14
        turned.sampling.du = TurnedBitmap.fixed(m11 * 65536)
        turned.sampling.dv = TurnedBitmap.fixed(m12 * 65536)
        (turned.m11, turned.m12, turned.m21, turned.m22) = (m11, m12, -m12, m11)
        (turned.m31, turned.m32) = (dice.number(-30...30), dice.number(-30...30))
        let mask = bytes(&dice, count + 1)
        var inSteps = row(&dice, x + count + 1)
        var atOnce = inSteps
        atOnce.withUnsafeMutableBufferPointer {
          table.turnedOver($0.baseAddress! + x, Int32(x), Int32(y), Int32(count), &turned, mask)
        }
        for place in x..<x + count {
          var sampling = turned.sampling
          let (column, line) = (Double(place & ~63) + 0.5, Double(y) + 0.5)
          let u = column * m11 + line * turned.m21 + turned.m31
          let v = column * m12 + line * turned.m22 + turned.m32
          sampling.u = TurnedBitmap.fixed((u - 0.5) * 65536)
          sampling.v = TurnedBitmap.fixed((v - 0.5) * 65536)
          var texel: UInt32 = 0
          table.bilinearClamped(&texel, Int32(place & 63), 1, &sampling)
          inSteps[place] = over(multiply(texel, UInt32(mask[place - x])), inSteps[place])
        }
        #expect(atOnce == inSteps)
      }
    }
  }

  private func clamped(_ bitmap: Bitmap, _ u: Int, _ v: Int) -> UInt32 {
    let u = max(0, min((bitmap.width - 1) << 16, u))
    let v = max(0, min((bitmap.height - 1) << 16, v))
    let x = u >> 16
    let y = v >> 16
    func at(_ x: Int, _ y: Int) -> UInt32 {
      bitmap.pixels[min(bitmap.height - 1, y) * bitmap.width + min(bitmap.width - 1, x)]
    }
    return Bitmap.mix(
      at(x, y),
      at(x + 1, y),
      at(x, y + 1),
      at(x + 1, y + 1),
      UInt32(u >> 8 & 255),
      UInt32(v >> 8 & 255)
    )
  }

  @Test(arguments: levels)
  func `perspective samples equal those of portable code`(_ level: KernelLevel) {
    var dice = Dice(22)
    let texels = row(&dice, 50 * 40)
    let portable = Kernels(.portable).table
    let table = Kernels(level).table
    texels.withUnsafeBufferPointer { texels in
      for _ in 0..<300 {
        var sampling = SegueSampling()
        sampling.pixels = texels.baseAddress
        sampling.stride = 50
        sampling.width = 50
        sampling.height = 40
        sampling.u = Int32(dice.index(40 << 16))
        sampling.v = Int32(dice.index(30 << 16))
        sampling.cu = Float(dice.number(-60000...60000))
        sampling.cv = Float(dice.number(-30000...30000))
        sampling.w = Float(dice.number(0.2...2))
        sampling.dw = Float(dice.number(-0.002...0.01))
        let first = Int32(dice.index(30))
        let count = Int32(dice.index(65 - Int(first)))
        var a = [UInt32](repeating: 1, count: 65)
        var b = a
        portable.bilinearPerspective(&a, first, count, &sampling)
        table.bilinearPerspective(&b, first, count, &sampling)
        #expect(a == b)
      }
    }
  }

  @Test(arguments: levels)
  func `gradients step through their table`(_ level: KernelLevel) {
    var dice = Dice(30)
    let colors = row(&dice, 1024)
    for width in KernelTests.widths {
      let t = Int32(dice.index(6_000_000)) - 1_000_000
      let dt = Int32(dice.index(60000)) - 30000
      var out = [UInt32](repeating: 0, count: max(1, width))
      Kernels(level).table.gradient(&out, 3, Int32(width), colors, 1023, t, dt)
      let expected = (0..<width).map {
        colors[max(0, min(1023, (Int(t) + (3 + $0) * Int(dt)) >> 12))]
      }
      #expect(Array(out.prefix(width)) == expected)
    }
  }

  @Test(arguments: levels)
  func `video rows in limited range`(_ level: KernelLevel) {
    // BT.709, 16.16 fixed point.
    let matrix: [Int32] = [11966, 40254, 4064, -6596, -22189, 28784, 28784, -26145, -2639]
    var dice = Dice(31)
    for width in KernelTests.widths {
      let above = row(&dice, width)
      let below = row(&dice, width)
      let half = (width + 1) / 2
      var y0 = [UInt8](repeating: 0, count: width + 1)
      var y1 = y0
      var u = [UInt8](repeating: 0, count: half + 1)
      var v = u
      Kernels(level).table.yuv420(&y0, &y1, &u, &v, above, below, Int32(width), matrix)
      func luma(_ p: UInt32) -> UInt8 {
        let sum: Int = 11966 * Int(p & 255) + 40254 * Int(p >> 8 & 255) + 4064 * Int(p >> 16 & 255)
        return UInt8((sum + (16 << 16) + 0x8000) >> 16)
      }
      #expect(Array(y0.prefix(width)) == above.map(luma))
      #expect(Array(y1.prefix(width)) == below.map(luma))
      for pair in 0..<half {
        let columns = [2 * pair, min(width - 1, 2 * pair + 1)]
        let pixels = columns.map { above[$0] } + columns.map { below[$0] }
        func sum(_ shift: UInt32) -> Int { pixels.reduce(0) { $0 + Int($1 >> shift & 255) } }
        let blue = -6596 * sum(0) - 22189 * sum(8) + 28784 * sum(16)
        #expect(u[pair] == UInt8((blue + (128 << 18) + (1 << 17)) >> 18))
        let red = 28784 * sum(0) - 26145 * sum(8) - 2639 * sum(16)
        #expect(v[pair] == UInt8((red + (128 << 18) + (1 << 17)) >> 18))
      }
    }
  }
}

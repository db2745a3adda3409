import CKernels
import Display
import Foundation
import Geometry
import Pixels
import Testing

@testable import Raster
@testable import RasterPlan

/// The kernels of filters against plain Swift, at every level.
@Suite
struct FilterKernelTests {
  private static let levels = KernelTests.levels

  private static let matrices = [
    ColorMatrix.identity,
    ColorMatrix.saturation(1.8),
    ColorMatrix.multiply(red: 0.5, green: 1.5, blue: 1, alpha: 0.25),
    ColorMatrix([
      -1, 0, 0, 0, 1, 0, -1, 0, 0.3, 1, 0.2, 0.3, -2, 0.1, 1, 0.5, 0, 0, 0.5, -0.1,
    ]),
    // Alpha is kept: sums that often end at a byte, sums of many digits, and sums too large for
    // floats.
    ColorMatrix([
      0.25, 0.5, 0.25, 0, 0, 0.5, 0, 0.5, 0, 0.1, 0.8, 0.1, 0.1, 0, 0, 0, 0, 0, 1, 0,
    ]),
    ColorMatrix([
      0.31831, 0.36788, 0.14142, 0, 0.05773, -0.4, 1.61803, 0.1, 0.02, 0, 0, 0.7, 0.26179, 0, -0.1,
      0, 0, 0, 1,
      0,
    ]),
    ColorMatrix([
      9000, -8999, 0, 0, 0.1, 0, 40_000, -40_000, 0, 0.5, 1e300, 0, 0, 0, -1e300, 0, 0, 0, 1, 0,
    ]),
  ]

  /// Every byte of a channel is among opaque pixels, and so are all alphas among the others.
  private func pixels(areOpaque: Bool) -> [UInt32] {
    var dice = Dice(77)
    return (0..<1000).map { index in
      let alpha = areOpaque ? 255 : index % 256
      let red = dice.index(alpha + 1)
      let blue = dice.index(alpha + 1)
      return UInt32(red | min(index % 256, alpha) << 8 | blue << 16 | alpha << 24)
    }
  }

  private func mapped(_ pixel: UInt32, by matrix: ColorMatrix) -> UInt32 {
    var color = SIMD4<Double>(unpacking: pixel)
    let alpha = color.w
    if alpha > 0 {
      color /= alpha
      color.w = alpha
    }
    let rows = (0..<4).map { row -> Double in
      let m = matrix.elements[row * 5..<row * 5 + 5].map { $0 }
      let sum = m[0] * color.x + m[1] * color.y + m[2] * color.z + m[3] * color.w + m[4]
      return max(0, min(1, sum))
    }
    return SIMD4(rows[0] * rows[3], rows[1] * rows[3], rows[2] * rows[3], rows[3]).packed
  }

  @Test(arguments: levels, [true, false])
  func `a colour matrix is that of the plain way`(_ level: KernelLevel, areOpaque: Bool) {
    let source = pixels(areOpaque: areOpaque)
    for matrix in FilterKernelTests.matrices {
      for count in [0, 1, 7, 63, 64, 65, 200, source.count] {
        var out = source
        out.withUnsafeMutableBufferPointer { out in
          guard let start = out.baseAddress else { return }
          let slice = MutablePixelSlice(start, count: Int32(count))
          Kernels(level).map(slice, through: matrix)
        }
        #expect(out == source[..<count].map { mapped($0, by: matrix) } + source[count...])
      }
    }
  }

  @Test(arguments: levels, [2, 4, 8, 16, 32, 128])
  func `an enlarged row is linear between the middles of its cells`(
    _ level: KernelLevel,
    factor: Int
  ) {
    var dice = Dice(UInt64(factor))
    let table = Kernels(level).table
    let unit = UInt32(2 * factor)
    let cells = 5
    for channels in [1, 4] {
      // One cell more on both sides.
      let line = (0..<(cells + 2) * channels).map { _ in
        UInt32([0, 255, dice.index(256)][dice.index(3)]) * unit
      }
      for _ in 0..<40 {
        let first = dice.index(cells * factor)
        let count = dice.index(cells * factor - first + 1)
        var expected: [UInt8] = []
        for x in first..<first + count {
          let cell = (x + factor / 2) / factor - 1
          let distance = UInt32(2 * (x - cell * factor - factor / 2) + 1)
          for channel in 0..<channels {
            let before = line[(cell + 1) * channels + channel]
            let after = line[(cell + 2) * channels + channel]
            let sum = before * (unit - distance) + after * distance
            expected.append(UInt8((sum + unit * unit / 2) / (unit * unit)))
          }
        }
        var out = [UInt32](repeating: 0, count: count * channels / 4 + 2)
        line.withUnsafeBufferPointer { line in
          guard let start = line.baseAddress.map({ $0 + channels }) else { return }
          out.withUnsafeMutableBytes { bytes in
            let target = bytes.bindMemory(to: UInt8.self)
            if channels == 1 {
              guard let target = target.baseAddress else { return }
              table.enlargeBytes(target, Int32(first), Int32(count), start, Int32(factor))
            } else {
              let pixels = bytes.bindMemory(to: UInt32.self)
              guard let pixels = pixels.baseAddress else { return }
              table.enlargePixels(pixels, Int32(first), Int32(count), start, Int32(factor))
            }
          }
        }
        let bytes = out.withUnsafeBytes { Array($0) }
        #expect(Array(bytes.prefix(expected.count)) == expected)
        #expect(bytes.dropFirst(expected.count).allSatisfy { $0 == 0 })
      }
    }
  }

  @Test(arguments: levels, BlendMode.allCases)
  func `a blend mode is that of the plain way`(_ level: KernelLevel, mode: BlendMode) {
    var dice = Dice(UInt64(mode.rawValue) + 3)
    let kernels = Kernels(level)
    // Rows of opaque pixels, and of such that are nearly so, are among them.
    for (count, least) in [
      (0, 0), (1, 0), (15, 0), (64, 0), (65, 0), (400, 0), (100, 255), (100, 254),
    ] {
      func pixels() -> [UInt32] {
        (0..<count).map { _ in
          let alpha = max(least, [0, 255, dice.index(256)][dice.index(3)])
          func channel() -> Int { [0, alpha, dice.index(alpha + 1)][dice.index(3)] }
          return UInt32(channel() | channel() << 8 | channel() << 16 | alpha << 24)
        }
      }
      let base = pixels()
      let source = pixels()
      let mask = (0..<count).map { _ in UInt8([0, 255, dice.index(256)][dice.index(3)]) }
      var out = base
      // A row may be its own base.
      out.withUnsafeMutableBufferPointer {
        guard let start = $0.baseAddress else { return }
        kernels.table.blend(start, start, source, Int32(count), mask, 0, Int32(mode.rawValue))
      }
      let places = 0..<count
      #expect(
        out == places.map { mode.reference(base[$0], source[$0], coverage: UInt32(mask[$0])) }
      )
      for coverage: UInt32 in [200, 255] {
        kernels.table.blend(&out, base, source, Int32(count), nil, coverage, Int32(mode.rawValue))
        #expect(out == places.map { mode.reference(base[$0], source[$0], coverage: coverage) })
      }
    }
  }

  @Test(arguments: levels, BlendMode.allCases)
  func `a blend of any two opaque values is that of the plain way`(
    _ level: KernelLevel,
    mode: BlendMode
  ) {
    // Three values a pixel: 256 of the base meet 256 of the source, once in each channel.
    let pairs = (0..<256).flatMap { (high: UInt32) in (0..<256).map { (high, $0 as UInt32) } }
    func pixel(_ value: UInt32, _ other: UInt32) -> UInt32 {
      value | other << 8 | (255 - value) << 16 | 255 << 24
    }
    let base = pairs.map { pixel($0, $1) }
    let source = pairs.map { pixel($1, $0) }
    var out = base
    let kernels = Kernels(level)
    kernels.table.blend(&out, base, source, Int32(out.count), nil, 255, Int32(mode.rawValue))
    let wrong = out.indices.filter {
      out[$0] != mode.reference(base[$0], source[$0], coverage: 255)
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: levels)
  func `a gradient is that of the plain way`(_ level: KernelLevel) throws {
    var dice = Dice(99)
    let kernels = Kernels(level)
    func number(_ scale: Double) -> Double { (dice.unit() - 0.5) * scale }
    for round in 0..<120 {
      let isFlat = round % 2 == 0
      let transform = Projection(
        CGAffineTransform(
          a: 1 + number(1),
          b: number(1),
          c: number(1),
          d: 1 + number(1),
          tx: number(90),
          ty: number(90)
        )
      )
      var total = transform
      if !isFlat { (total.m13, total.m23) = (number(0.02), number(0.02)) }
      let center = CGPoint(x: number(100), y: number(100))
      let other = CGPoint(x: number(100), y: number(100))
      let geometry: Gradient.Geometry =
        switch round % 3 {
        case 0: .axial(start: center, end: other)
        case 1: .conic(center: center, angle: number(6))
        default:
          .radial(
            startCenter: center,
            startRadius: dice.unit() * 20,
            endCenter: round % 4 == 0 ? center : other,
            endRadius: dice.unit() * 90
          )
        }
      var gradient = Gradient(
        geometry,
        stops: [
          .init(offset: 0, color: dice.color()), .init(offset: 0.4, color: dice.color()),
          .init(offset: 1, color: dice.color()),
        ]
      )
      gradient.extendsStart = dice.index(2) == 0
      gradient.extendsEnd = dice.index(2) == 0
      var ramps: [ColorRamp] = []
      guard let ink = GradientInk(gradient, total, ramps: &ramps) else { continue }
      let table = GradientTable(gradient.stops)
      let shade = GradientShade(ink, table)
      let reference = GradientReference(
        geometry: ink.geometry,
        inverse: ink.inverse,
        table: table.pixels,
        extendsStart: ink.extendsStart,
        extendsEnd: ink.extendsEnd
      )
      for row in [-20, 0, 57] {
        var out = [UInt32](repeating: 7, count: 201)
        withUnsafePointer(to: shade.gradient) {
          kernels.table.shade(&out, 200, -30, Int32(row), $0)
        }
        let expected = (0..<200).map { reference.pixel(column: $0 - 30, row: row) }
        #expect(out == expected + [7], "round \(round), row \(row)")
      }
      withExtendedLifetime(table) {}
    }
  }

  @Test(arguments: [(0.0, 0.0), (3, -5), (-40, 17), (0.5, 2), (-3.25, 0.7), (11, -6.1)])
  func `tiles at their own size are as they are sampled`(_ offset: (x: Double, y: Double)) {
    var dice = Dice(5)
    let pixmap = Pixmap(width: 7, height: 5) { pixels in
      for index in pixels.indices { pixels[index] = UInt32(dice.index(1 << 24)) | 0xFF00_0000 }
    }
    let bitmap = Bitmap(pixmap)
    let m = Projection(CGAffineTransform(translationX: offset.x, y: offset.y))
    let pattern = Pattern(
      pixmap,
      transform: CGAffineTransform(translationX: -offset.x, y: -offset.y)
    )
    let list = DisplayList.record {
      $0.fill(.rect(CGRect(x: 3, y: 1, width: 27, height: 12)), with: .pattern(pattern))
    }
    let picture = Renderer().render(list, width: 30, height: 14)
    for y in 1..<13 {
      for x in 3..<30 {
        let expected = bitmap.sample(
          m,
          Double(x) + 0.5,
          Double(y) + 0.5,
          isNearest: false,
          wraps: true
        )
        #expect(picture[x, y].packed == expected)
      }
    }
    withExtendedLifetime(pixmap) {}
  }

  @Test(arguments: levels)
  func `sums of pairs are those of the plain way`(_ level: KernelLevel) {
    var dice = Dice(11)
    let table = Kernels(level).table
    func pair() -> UInt32 {
      UInt32(dice.index(1 << 16)) | UInt32([0, 0x7FFF, 0x8000, dice.index(1 << 16)][dice.index(4)])
        << 16
    }
    func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
      func half(_ word: UInt32) -> Int { Int(Int16(truncatingIfNeeded: word)) }
      let sum = half(a) * half(b) + half(a >> 16) * half(b >> 16)
      return UInt32(truncatingIfNeeded: sum)
    }
    for count in KernelTests.widths {
      for (step, taps) in [(1, 1), (8, 5), (200, 3)] {
        let pairs = (0..<count + step * taps).map { _ in pair() }
        let weights = (0..<taps).map { _ in pair() & 0x7FFF_7FFF }
        let start = (0...count).map { _ in UInt32(dice.index(1 << 31)) }
        var sums = start
        table.convolve(&sums, pairs, step, Int32(count), weights, Int32(taps))
        let expected = (0..<count).map { i in
          (0..<taps).reduce(start[i]) { $0 &+ product(pairs[i + $1 * step], weights[$1]) }
        }
        #expect(sums == expected + [start[count]], "width \(count), step \(step)")
      }
    }
  }

  @Test(arguments: levels)
  func `rows of bytes are mixed by their weights`(_ level: KernelLevel) {
    var dice = Dice(13)
    let table = Kernels(level).table
    for count in KernelTests.widths {
      let above = (0..<count).map { _ in UInt8(dice.index(256)) }
      let below = (0..<count).map { _ in UInt8(dice.index(256)) }
      var line = [UInt32](repeating: 7, count: count + 1)
      table.mixBytes(&line, above, below, Int32(count), 5, 100_000)
      let expected = zip(above, below).map { 5 * UInt32($0) + 100_000 * UInt32($1) }
      #expect(line == expected + [7], "width \(count)")
    }
  }

  @Test(arguments: levels, [2, 4, 8, 64])
  func `means of cells are rounded once`(_ level: KernelLevel, factor: Int) {
    var dice = Dice(12)
    let table = Kernels(level).table
    for channels in [1, 4] {
      for cells in [1, 2, 5, 16, 33] {
        let columns = (0..<cells * factor * channels).map { _ in
          UInt32(dice.index(255 * factor + 1))
        }
        var out = [UInt8](repeating: 7, count: cells * channels + 1)
        var sums = columns
        table.averageCells(&out, &sums, Int32(cells), Int32(channels), Int32(factor))
        let expected = (0..<cells * channels).map { i in
          let (cell, channel) = (i / channels, i % channels)
          let sum = (0..<factor).reduce(0) {
            $0 + columns[(cell * factor + $1) * channels + channel]
          }
          return UInt8((Int(sum) + factor * factor / 2) / (factor * factor))
        }
        #expect(out == expected + [7], "\(cells) cells, \(channels) channels")
      }
    }
  }
}

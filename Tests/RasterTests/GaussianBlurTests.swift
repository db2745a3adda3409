import Display
import Foundation
import Pixels
import Testing

@testable import Raster
@testable import RasterPlan

@Suite
struct GaussianBlurTests {
  private let pool = PixelPool()

  /// The definition, in doubles, with transparent surroundings.
  private func reference(_ bytes: [UInt8], _ width: Int, _ height: Int, _ sigma: Double) -> [Double]
  {
    let radius = Int((sigma * 4).rounded(.up))
    var weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    weights = weights.map { $0 / sum }
    func pass(_ values: [Double], _ step: Int, _ place: (Int) -> Int, _ limit: Int) -> [Double] {
      values.indices.map { index in
        var total = 0.0
        for k in -radius...radius {
          let position = place(index) + k
          if position >= 0, position < limit {
            total += weights[k + radius] * values[index + k * step]
          }
        }
        return total
      }
    }
    let rows = pass(bytes.map(Double.init), 1, { $0 % width }, width)
    return pass(rows, width, { $0 / width }, height)
  }

  private func picture(_ side: Int) -> [UInt8] {
    var dice = Dice(40)
    return (0..<side * side).map { index in
      let x = index % side
      let y = index / side
      let isIn = x > side / 4 && x < side * 3 / 4 && y > side / 3 && y < side * 2 / 3
      return isIn ? 255 : UInt8(dice.index(9) == 0 ? dice.index(256) : 0)
    }
  }

  @Test(arguments: [0.5, 1, 2, 3.3, 6])
  func `a blur is within one level of the Gaussian`(_ sigma: Double) {
    let side = 96
    let bytes = picture(side)
    let blurred = GaussianBlur(sigma: sigma, .best, pool).applied(
      to: bytes,
      width: side,
      height: side
    )
    let expected = reference(bytes, side, side, sigma)
    let worst = zip(blurred, expected).map { abs(Double($0) - $1) }.max() ?? 0
    #expect(worst <= 1.5)
  }

  @Test(arguments: [6.1, 8, 10.5, 12.1, 14, 20, 24.1, 33])
  func `a wide blur is within two levels of the Gaussian`(_ sigma: Double) {
    // Surroundings as far as the blur reaches, as pictures of groups have them.
    let inner = 100
    let reach = PixelFilter.reach(ofBlur: sigma)
    let side = inner + 2 * reach
    var bytes = [UInt8](repeating: 0, count: side * side)
    for (index, byte) in picture(inner).enumerated() {
      bytes[(index / inner + reach) * side + index % inner + reach] = byte
    }
    let blurred = GaussianBlur(sigma: sigma, .best, pool).applied(
      to: bytes,
      width: side,
      height: side
    )
    let expected = reference(bytes, side, side, sigma)
    let worst = zip(blurred, expected).map { abs(Double($0) - $1) }.max() ?? 0
    #expect(worst <= 2.5)
  }

  /// Means of squares of 16 pixels, one byte a pixel and transparent surroundings; the blur; and
  /// bilinear interpolation.
  private func smallerAndBack(
    _ bytes: [UInt8],
    _ width: Int,
    _ height: Int,
    _ sigma: Double
  )
    -> [UInt8]
  {
    let f = 4
    let w = (width + f - 1) / f
    let h = (height + f - 1) / f
    var small = [Int](repeating: 0, count: w * h)
    for (index, byte) in bytes.enumerated() {
      small[index / width / f * w + index % width / f] += Int(byte)
    }
    let means = small.map { UInt8(($0 + f * f / 2) / (f * f)) }
    let variance = sigma * sigma - Double(f * f - 1) / 12 - Double(f * f) / 6
    let blurred = GaussianBlur(sigma: variance.squareRoot() / Double(f), .best, pool)
      .applied(to: means, width: w, height: h)
    func mix(_ place: Int, _ count: Int) -> (first: Int, second: Int, part: Int) {
      // In eighths of a small pixel from the middle of the first.
      let position = 2 * place + 1 - f
      let first = position < 0 ? -1 : position / (2 * f)
      return (max(0, first), min(count - 1, first + 1), position - first * 2 * f)
    }
    return bytes.indices.map { index in
      let x = mix(index % width, w)
      let y = mix(index / width, h)
      func row(_ y: Int) -> Int {
        Int(blurred[y * w + x.first]) * (2 * f - x.part) + Int(blurred[y * w + x.second]) * x.part
      }
      let sum = row(y.first) * (2 * f - y.part) + row(y.second) * y.part
      return UInt8((sum + 2 * f * f) / (4 * f * f))
    }
  }

  @Test(arguments: [(96, 96), (61, 43), (5, 40), (40, 3), (1, 1)])
  func `a wide blur is made from a smaller bitmap`(_ width: Int, _ height: Int) {
    var dice = Dice(41)
    let bytes = (0..<width * height).map { _ in UInt8(dice.index(4) * 85) }
    let sigma = 20.0
    #expect(
      GaussianBlur(sigma: sigma, .best, pool).applied(to: bytes, width: width, height: height)
        == smallerAndBack(bytes, width, height, sigma)
    )
  }

  @Test(arguments: [0.3, 1.5, 6, 9, 20, 33])
  func `rows that equal the row before are blurred once, to the same bytes`(sigma: Double) {
    var dice = Dice(45)
    for _ in 0..<20 {
      let width = 1 + dice.index(40)
      var bytes: [UInt8] = []
      // Runs of equal rows, some of them longer than the blur reaches.
      for _ in 0..<6 {
        let row = (0..<width).map { _ in UInt8(dice.index(4) * 85) }
        for _ in 0..<1 + dice.index(2) * dice.index(300) { bytes += row }
      }
      let height = bytes.count / width
      let blur = GaussianBlur(sigma: sigma, .best, pool)
      let shared = ByteRows(bytes, width: width, height: height, sharesEqual: true)
      let result = blur.applied(to: shared)
      #expect(result.bytes == blur.applied(to: bytes, width: width, height: height))
      let area = PixelRect(minX: -3, minY: 2, maxX: width - 3, maxY: 2 + height)
      let bounds = PixelRect(minX: -4, minY: 9, maxX: 2 * width - 7, maxY: 2 * height)
      guard sigma > 1, bounds.height > 0, bounds.width > 0 else { continue }
      let apart = ByteRows(bytes, width: width, height: height)
      func enlarged(_ means: ByteRows) -> [UInt8] {
        blur.applied(toMeans: means, of: area, factor: 2, bounds: bounds).bytes
      }
      #expect(enlarged(shared) == enlarged(apart))
    }
  }

  @Test(arguments: [2.0, 20])
  func `of the shadow of a card only the rows near its ends are stored`(sigma: Double) {
    let (width, height) = (200, 2000)
    var bytes = [UInt8](repeating: 0, count: width * height)
    for y in 300..<1700 { for x in 50..<150 { bytes[y * width + x] = 255 } }
    let rows = ByteRows(bytes, width: width, height: height, sharesEqual: true)
    let result = GaussianBlur(sigma: sigma, .best, pool).applied(to: rows)
    #expect(rows.lineCount == 3)
    #expect(result.height == height && result.lineCount < 8 * PixelFilter.reach(ofBlur: sigma))
  }

  @Test
  func `a wide blur treats all channels the same`() {
    var dice = Dice(42)
    var pixmap = Pixmap(width: 37, height: 50)
    for y in 0..<50 {
      for x in 0..<37 {
        pixmap[x, y] = Pixel(
          red: UInt8(dice.index(256)),
          green: UInt8(dice.index(256)),
          blue: UInt8(dice.index(256))
        )
      }
    }
    let blur = GaussianBlur(sigma: 20, .best, pool)
    for channel in [\Pixel.red, \.green, \.blue] {
      let bytes = (0..<37 * 50).map { pixmap[$0 % 37, $0 / 37][keyPath: channel] }
      let alone = blur.applied(to: bytes, width: 37, height: 50)
      let together = blur.applied(to: pixmap, surroundedBy: .transparent)
      #expect(alone == (0..<37 * 50).map { together[$0 % 37, $0 / 37][keyPath: channel] })
    }
  }

  @Test
  func `where nothing is outside, the weights inside are renormalized`() {
    var dice = Dice(43)
    let (width, height) = (40, 30)
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { pixmap[x, y] = Pixel(red: UInt8(dice.index(256)), green: 0, blue: 0) }
    }
    let blur = GaussianBlur(sigma: 6, .best, pool)
    let some = blur.applied(to: pixmap, surroundedBy: .nothing)
    let sums = blur.applied(to: pixmap, surroundedBy: .transparent)
    for y in 0..<height {
      for x in 0..<width {
        // The alpha of the sums is the weight that fell inside.
        let expected = Double(sums[x, y].red) / Double(sums[x, y].alpha) * 255
        #expect(abs(Double(some[x, y].red) - expected) < 4)
        #expect(some[x, y].alpha == 255)
      }
    }
  }

  @Test(arguments: [0.3, 4, 11, 40])
  func `what is seen of a blurred picture does not depend on how much is seen`(sigma: Double) {
    var dice = Dice(44)
    let place = PixelRect(minX: 20, minY: -10, maxX: 57, maxY: 40)
    let picture = Pixmap(width: place.width, height: place.height) { pixels in
      for index in pixels.indices { pixels[index] = UInt32(dice.index(1 << 24)) | 0xFF00_0000 }
    }
    func blurred(_ visible: PixelRect) -> (pixels: Pixmap, place: PixelRect) {
      let area = PixelFilter.area(around: place, sigma: sigma, visible: visible)
      var pixels = picture.cropped(to: area, from: place, PixelPool())
      PixelFilter.blur(sigma: sigma).apply(to: &pixels, .transparent, .best, PixelPool())
      return (pixels, area)
    }
    let all = blurred(place.insetBy(-1000))
    for window in [
      PixelRect(minX: 0, minY: -25, maxX: 30, maxY: 9),
      PixelRect(minX: 50, minY: 33, maxX: 75, maxY: 56), place,
    ] {
      let some = blurred(window)
      let seen = window.intersection(all.place)
      for y in seen.minY..<seen.maxY {
        for x in seen.minX..<seen.maxX {
          #expect(
            some.pixels[x - some.place.minX, y - some.place.minY]
              == all.pixels[x - all.place.minX, y - all.place.minY]
          )
        }
      }
    }
  }

  @Test(arguments: [0.01, 4, 11, 40])
  func `colours changed with a blur are nearly those changed after it`(sigma: Double) {
    var dice = Dice(45)
    // Strong colours with straight edges, and noise: some sums are beyond what a channel holds.
    let picture = Pixmap(width: 90, height: 70) { pixels in
      for index in pixels.indices {
        let color: UInt32 = index % 90 < 40 ? 0xFF20_20E0 : 0xFFF0_F0F0
        pixels[index] = index / 90 < 50 ? color : UInt32(dice.index(1 << 24)) | 0xFF00_0000
      }
    }
    let matrix = ColorMatrix.saturation(1.8)
    var together = picture
    PixelFilter.blur(sigma: sigma).apply(to: &together, then: [matrix], .nothing, .best, pool)
    var inTurn = picture
    PixelFilter.blur(sigma: sigma).apply(to: &inTurn, .nothing, .best, pool)
    PixelFilter.matrix(matrix).apply(to: &inTurn, .nothing, .best, pool)
    var most = 0
    for y in 0..<70 {
      for x in 0..<90 {
        let (one, other) = (together[x, y], inTurn[x, y])
        for channel in [\Pixel.red, \.green, \.blue] {
          most = max(most, abs(Int(one[keyPath: channel]) - Int(other[keyPath: channel])))
        }
        #expect(one.alpha == other.alpha)
      }
    }
    #expect(most <= (sigma > PixelFilter.largestDirectBlur ? 3 : 0))
  }

  @Test(arguments: [0.3, 2, 6, 7, 12, 40, 300])
  func `opaque pixels stay opaque when nothing is outside`(sigma: Double) {
    var dice = Dice(46)
    for _ in 0..<20 {
      let (width, height) = (1 + dice.index(70), 1 + dice.index(70))
      let picture = Pixmap(width: width, height: height) { pixels in
        for index in pixels.indices { pixels[index] = UInt32(dice.index(1 << 24)) | 0xFF00_0000 }
      }
      let blur = GaussianBlur(sigma: sigma, .best, pool)
      #expect(blur.applied(to: picture, surroundedBy: .nothing).isOpaque)
    }
  }

  @Test(arguments: [2, 4, 8, 32])
  func `a pixel of an enlarged bitmap does not depend on where a run begins`(factor: Int) {
    var dice = Dice(47)
    for _ in 0..<20 {
      let small = Pixmap(width: 1 + dice.index(9), height: 1 + dice.index(9)) { pixels in
        for index in pixels.indices { pixels[index] = UInt32(dice.index(1 << 32)) }
      }
      // The last squares may reach beyond the picture.
      let place = PixelRect(
        minX: -7,
        minY: 5,
        maxX: small.width * factor - 7 - dice.index(factor),
        maxY: small.height * factor + 5 - dice.index(factor)
      )
      let picture = FilteredPicture(small, factor: factor, place: place)
      let all = picture.enlarged(.best, pool)
      let bitmap = EnlargedBitmap(picture)
      let start = place.minX + dice.index(place.width)
      let columns = PixelColumns(
        from: Int32(start),
        to: Int32(start + 1 + dice.index(place.maxX - start))
      )
      let y = place.minY + dice.index(place.height)
      var memory = [UInt32](repeating: 0, count: bitmap.lineCount)
      var row = [UInt32](repeating: 0, count: Int(columns.count))
      row.withUnsafeMutableBufferPointer { row in
        guard let base = row.baseAddress else { return }
        let pixels = MutablePixelSlice(base, count: columns.count)
        bitmap.copyRow(columns, y: Int32(y), to: pixels, &memory, Kernels.best.table)
      }
      for (index, pixel) in row.enumerated() {
        #expect(all[start - place.minX + index, y - place.minY].packed == pixel)
      }
      withExtendedLifetime(small) {}
    }
  }

  @Test(arguments: [2.0, 7, 12, 40])
  func `one colour stays that colour when nothing is outside`(sigma: Double) {
    var pixmap = Pixmap(width: 50, height: 30)
    for y in 0..<30 { for x in 0..<50 { pixmap[x, y] = Pixel(red: 30, green: 90, blue: 250) } }
    let blurred = GaussianBlur(sigma: sigma, .best, pool).applied(
      to: pixmap,
      surroundedBy: .nothing
    )
    for y in 0..<30 {
      for x in 0..<50 {
        let pixel = blurred[x, y]
        let far = max(
          abs(Int(pixel.red) - 30),
          abs(Int(pixel.green) - 90),
          abs(Int(pixel.blue) - 250)
        )
        #expect(far <= 1)
      }
    }
  }

  @Test
  func `the angle of the conic gradient is within a millionth of a turn`() {
    for step in 0..<1000 {
      let angle = Double(step) / 1000
      let (y, x) = (sin(angle * 2 * .pi), cos(angle * 2 * .pi))
      let difference = abs(Double(GradientReference.turn(Float(y), Float(x))) - angle)
      #expect(min(difference, 1 - difference) < 1e-6)
    }
  }
}

extension GaussianBlur {
  fileprivate func applied(to bytes: [UInt8], width: Int, height: Int) -> [UInt8] {
    applied(to: ByteRows(bytes, width: width, height: height)).bytes
  }

  fileprivate func applied(
    to pixmap: Pixmap,
    surroundedBy edges: PlannedPicture.Surroundings
  ) -> Pixmap {
    var result = pixmap
    apply(to: &result, surroundedBy: edges)
    return result
  }
}

extension ByteRows {
  /// Each row is stored, or shares its place with the row before where that is equal.
  fileprivate init(_ bytes: [UInt8], width: Int, height: Int, sharesEqual: Bool = false) {
    self.init(width: width, height: height, from: PixelPool()) { target in
      for y in 0..<height {
        let row = bytes[y * width..<(y + 1) * width]
        let isEqual = y > 0 && row.elementsEqual(bytes[(y - 1) * width..<y * width])
        guard let line = target.next(isRepeated: sharesEqual && isEqual) else { continue }
        for (x, byte) in row.enumerated() { line[x] = byte }
      }
    }
  }

  fileprivate var bytes: [UInt8] { (0..<height).flatMap { line(place(ofRow: $0)) } }
}

import CKernels
import Display
import Pixels
import RasterPlan

/// A Gaussian blur of bytes, channel by channel, as two passes of a sampled Gaussian cut off at
/// three standard deviations; sums are exact integers rounded once.
///
/// Above a deviation of 6 pixels the picture is averaged down by a power of two first, blurred by
/// the remaining deviation, and enlarged bilinearly. The averages and the triangles of the
/// enlargement are close enough to Gaussians: the result stays within two levels of the direct one
/// (`GaussianBlurTests` measures it). Colours that are changed after the blur are changed in the
/// small picture: between its pixels both are linear.
struct GaussianBlur {
  private let sigma: Double
  /// What happens to the colours of the blurred pixels.
  private let matrices: [ColorMatrix]
  private let kernels: Kernels
  private let largestDirect: Double
  /// Lends memory for the time of a blur.
  private let pool: PixelPool

  init(
    sigma: Double,
    then matrices: [ColorMatrix] = [],
    _ kernels: Kernels,
    _ pool: PixelPool,
    largestDirect: Double = PixelFilter.largestDirectBlur
  ) {
    self.sigma = sigma
    self.matrices = matrices
    self.pool = pool
    self.kernels = kernels
    self.largestDirect = largestDirect
  }

  func apply(to pixmap: inout Pixmap, surroundedBy edges: PlannedPicture.Surroundings) {
    guard pixmap.width > 0, pixmap.height > 0 else { return }
    let (width, height) = (4 * pixmap.width, pixmap.height)
    pixmap.withUnsafeMutablePixels { pixels in
      let bytes = UnsafeMutableRawBufferPointer(pixels).bindMemory(to: UInt8.self)
      guard let base = bytes.baseAddress else { return }
      // Whatever is written has been read before.
      var target = PictureRows(base, width: width)
      if sigma > 0.05 { blur(ByteLines(base, width: width, height: height), &target, 4, edges) }
      if sigma <= largestDirect { recolor(bytes) }
    }
  }

  /// One byte a pixel, transparent surroundings.
  func applied(to rows: ByteRows) -> ByteRows {
    guard sigma > 0.05, rows.width > 0, rows.height > 0 else { return rows }
    return ByteRows(width: rows.width, height: rows.height, from: pool) { target in
      rows.withLines { blur($0, &target, 1, .transparent) }
    }
  }

  // MARK: Passes

  private func blur(
    _ source: ByteLines,
    _ target: inout some RowTarget,
    _ channels: Int,
    _ edges: PlannedPicture.Surroundings
  ) {
    guard sigma > largestDirect else {
      return direct(source, &target, channels, edges, sigma)
    }
    let factor = PixelFilter.reduction(ofBlur: sigma, largestDirect: largestDirect)
    let width = source.width / channels
    let bounds = PixelRect(minX: 0, minY: 0, maxX: width, maxY: source.height)
    let smallWidth = (width + factor - 1) / factor * channels
    let smallHeight = (source.height + factor - 1) / factor
    let small = ByteRows(width: smallWidth, height: smallHeight, from: pool) {
      average(source, &$0, channels, factor, edges)
    }
    let blurred = ByteRows(width: smallWidth, height: smallHeight, from: pool) { target in
      small.withLines { direct($0, &target, channels, edges, remainingSigma(factor)) }
      recolor(target.written)
    }
    blurred.withLines { GaussianBlur.enlarge($0, &target, bounds, channels, factor, kernels.table) }
  }

  /// What is blurred gets the colours that it should have.
  private func recolor(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    guard !matrices.isEmpty, let base = bytes.baseAddress else { return }
    base.withMemoryRebound(to: UInt32.self, capacity: bytes.count / 4) { pixels in
      let slice = MutablePixelSlice(pixels, count: Int32(bytes.count / 4))
      for matrix in matrices { kernels.map(slice, through: matrix) }
    }
  }

  private func remainingSigma(_ factor: Int) -> Double {
    PixelFilter.remainder(ofBlur: sigma, reducedBy: factor)
  }

  /// The pixels of `bounds`, blurred, from one byte for the mean of each square of `factor` pixels.
  ///
  /// - Parameters:
  ///   - means: those of `area`, which counts squares.
  ///   - bounds: counts pixels, from the same point on.
  func applied(
    toMeans means: ByteRows,
    of area: PixelRect,
    factor: Int,
    bounds: PixelRect
  ) -> ByteRows {
    let isEmpty = area.width == 0 || area.height == 0
    let height = isEmpty ? 0 : bounds.height
    let place = PixelRect(
      minX: bounds.minX - area.minX * factor,
      minY: bounds.minY - area.minY * factor,
      maxX: bounds.maxX - area.minX * factor,
      maxY: bounds.maxY - area.minY * factor
    )
    let blurred = ByteRows(width: means.width, height: means.height, from: pool) { target in
      means.withLines { direct($0, &target, 1, .transparent, remainingSigma(factor)) }
    }
    return ByteRows(width: bounds.width, height: height, from: pool) { target in
      if height == 0 || bounds.width == 0 { return }
      blurred.withLines { GaussianBlur.enlarge($0, &target, place, 1, factor, kernels.table) }
    }
  }

  private func direct(
    _ source: ByteLines,
    _ target: inout some RowTarget,
    _ channels: Int,
    _ edges: PlannedPicture.Surroundings,
    _ sigma: Double
  ) {
    let (row, height, kernels) = (source.width, source.height, self.kernels.table)
    // Which stored row the last one was, and how many equal ones ended with it.
    var place = -1
    var equal = 0
    guard sigma > 0.05 else {
      for y in 0..<height {
        let isRepeated = source.place(ofRow: y) == place
        place = source.place(ofRow: y)
        target.next(isRepeated: isRepeated)?.update(from: source.line(place), count: row)
      }
      return
    }
    let taps = GaussianTaps(sigma: sigma)
    let memory = BlurMemory(rowsOf: row, channels: channels, radius: taps.radius)
    defer { memory.deallocate() }
    let sums = memory.sums
    let ends = edges == .nothing ? taps.ends(of: row / channels) : []
    for y in 0..<height + taps.radius {
      let last = place
      place = y < height ? source.place(ofRow: y) : -1
      equal = place == last ? equal + 1 : 1
      if place >= 0, place == last {
        memory.repeatRow(y, kernels)
      } else if place >= 0 {
        memory.beginRow(source.line(place), kernels)
        taps.convolve(sums, memory.pairs, spacing: channels, memory.count, kernels)
        for (x, inside) in ends {
          for i in x * channels..<(x + 1) * channels {
            // 255 at most, in 8.8 fixed point and the rounding of it.
            sums[i] = min(255 << 16 + 128, GaussianTaps.scaled(sums[i], inside))
          }
        }
        memory.endRow(y, kernels)
        if y + 1 < height, source.place(ofRow: y + 1) == place { memory.keepRow() }
      } else {
        memory.addEmptyRow(y, kernels)
      }
      let line = y - taps.radius
      guard line >= 0 else { continue }
      // All rows that this one and the one before it are made of.
      let isRepeated = line > 0 && place >= 0 && equal >= 2 * taps.radius + 2
      guard let to = target.next(isRepeated: isRepeated) else { continue }
      memory.beginColumns()
      let first = line % memory.slots
      taps.convolve(sums, memory.middle, ofRows: memory.slots, from: first, memory.count, kernels)
      if edges == .nothing {
        let inside = taps.inside(at: line, of: height)
        if inside < 65536 { for i in 0..<row { sums[i] = GaussianTaps.scaled(sums[i], inside) } }
      }
      kernels.highBytes(to, sums, Int32(row))
    }
  }

  // MARK: Reducing and enlarging

  /// Means of squares of `factor` pixels, a power of two.
  private func average(
    _ source: ByteLines,
    _ target: inout some RowTarget,
    _ channels: Int,
    _ factor: Int,
    _ edges: PlannedPicture.Surroundings
  ) {
    let (row, height) = (source.width, source.height)
    let smallWidth = (row / channels + factor - 1) / factor
    let smallHeight = (height + factor - 1) / factor
    let all = smallWidth * factor * channels
    /// Below the picture its last row goes on where nothing is outside; else there is none.
    func place(_ y: Int) -> Int {
      if y < height { return source.place(ofRow: y) }
      return edges == .nothing ? source.place(ofRow: height - 1) : -1
    }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: all) { columns in
      columns.unwrite()
      guard let columns = columns.baseAddress else { return }
      // The row that all rows of the squares above were; -1 when they differed.
      var last = -1
      for y in 0..<smallHeight {
        let lines = y * factor..<(y + 1) * factor
        let first = place(lines.lowerBound)
        let isOne = lines.allSatisfy { place($0) == first }
        let isRepeated = isOne && first == last
        last = isOne ? first : -1
        guard let to = target.next(isRepeated: isRepeated) else { continue }
        columns.update(repeating: 0, count: all)
        var line = lines.lowerBound
        while line < lines.upperBound {
          let found = place(line)
          var weight = 1
          while line + weight < lines.upperBound, place(line + weight) == found { weight += 1 }
          if found >= 0 {
            kernels.table.accumulateBytes(columns, source.line(found), Int32(row), UInt32(weight))
          }
          line += weight
        }
        if edges == .nothing {
          for i in row..<all { columns[i] = columns[i - channels] }
        }
        kernels.table.averageCells(to, columns, Int32(smallWidth), Int32(channels), Int32(factor))
      }
    }
  }

  /// The pixels of `bounds` from a blurred picture `factor` times smaller.
  ///
  /// - Parameters:
  ///   - place: those of the small picture.
  ///   - bounds: counts large pixels, from the same point on.
  static func enlarged(
    _ small: Pixmap,
    at place: PixelRect,
    by factor: Int,
    to bounds: PixelRect,
    _ kernels: Kernels,
    _ pool: PixelPool
  ) -> Pixmap {
    let first = place.enlarged(by: factor)
    let wanted = PixelRect(
      minX: bounds.minX - first.minX,
      minY: bounds.minY - first.minY,
      maxX: bounds.maxX - first.minX,
      maxY: bounds.maxY - first.minY
    )
    return Pixmap.written(width: bounds.width, height: bounds.height, from: pool) { out in
      small.withUnsafePixels { pixels in
        let source = UnsafeRawBufferPointer(pixels).bindMemory(to: UInt8.self)
        let target = UnsafeMutableRawBufferPointer(out).bindMemory(to: UInt8.self)
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        var rows = PictureRows(to, width: 4 * bounds.width)
        let lines = ByteLines(from, width: 4 * place.width, height: place.height)
        enlarge(lines, &rows, wanted, 4, factor, kernels.table)
      }
    }
  }

  /// Back to full size: between the middles of two small pixels the values are linear.
  ///
  /// - Parameters:
  ///   - bounds: The requested pixels of the large picture.
  ///   - channels: 1 or 4.
  private static func enlarge(
    _ source: ByteLines,
    _ target: inout some RowTarget,
    _ bounds: PixelRect,
    _ channels: Int,
    _ factor: Int,
    _ kernels: SeguePixelKernels
  ) {
    let smallRow = source.width
    // The kernels read a cell before the first pixel and one after the last.
    check(bounds.minX >= 0 && bounds.maxX <= smallRow / channels * factor)
    // Positions in units of 1 / (2 * factor) of a small pixel.
    let unit = 2 * factor
    let (start, count) = (Int32(bounds.minX), Int32(bounds.width))
    // A row between two small ones, its outermost pixels again around it.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: smallRow + 2 * channels) { between in
      between.unwrite()
      guard let line = between.baseAddress.map({ $0 + channels }) else { return }
      var last = (above: -1, below: -1)
      for y in bounds.minY..<bounds.maxY {
        let position = 2 * y + 1 - factor
        let first = position < 0 ? -1 : position / unit
        let mix = UInt32(position - first * unit)
        let above = source.place(ofRow: min(source.height - 1, max(0, first)))
        let below = source.place(ofRow: min(source.height - 1, first + 1))
        // Between two equal rows all are equal.
        let isRepeated = above == below && last == (above, below)
        last = (above, below)
        guard let out = target.next(isRepeated: isRepeated) else { continue }
        let (upper, lower) = (source.line(above), source.line(below))
        kernels.mixBytes(line, upper, lower, Int32(smallRow), UInt32(unit) - mix, mix)
        for c in 0..<channels {
          line[c - channels] = line[c]
          line[smallRow + c] = line[smallRow - channels + c]
        }
        if channels == 1 {
          let flat = flatPixels(line, smallRow, factor, bounds)
          // The first of the flat pixels tells the others.
          let left = Int32(flat.lowerBound + 1) - start
          kernels.enlargeBytes(out, start, left, line, Int32(factor))
          (out + Int(left)).update(repeating: out[Int(left) - 1], count: flat.count - 1)
          let right = out + (flat.upperBound - bounds.minX)
          let rest = Int32(bounds.maxX - flat.upperBound)
          kernels.enlargeBytes(right, Int32(flat.upperBound), rest, line, Int32(factor))
        } else {
          let pixels = UnsafeMutableRawPointer(out).assumingMemoryBound(to: UInt32.self)
          kernels.enlargePixels(pixels, start, count, line, Int32(factor))
        }
      }
    }
  }

  /// Pixels of `bounds`, at least one, that lie between cells that equal the one in the middle, as
  /// most pixels of a large shape do.
  private static func flatPixels(
    _ line: UnsafePointer<UInt32>,
    _ count: Int,
    _ factor: Int,
    _ bounds: PixelRect
  ) -> Range<Int> {
    let middle = (bounds.minX + bounds.maxX) / 2
    let cell = min(count - 1, middle / factor)
    var first = cell
    var last = cell
    while first > 0, line[first - 1] == line[cell] { first -= 1 }
    while last < count - 1, line[last + 1] == line[cell] { last += 1 }
    let low = max(bounds.minX, first * factor + factor / 2)
    let high = min(bounds.maxX, last * factor + factor / 2)
    return low < high ? low..<high : middle..<middle + 1
  }
}

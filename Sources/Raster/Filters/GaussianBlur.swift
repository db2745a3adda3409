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

  /// How many pixels are one of the picture that is blurred, across and down; 1 for a direct blur.
  var factor: Int { PixelFilter.reduction(ofBlur: sigma, largestDirect: largestDirect) }

  func apply(to pixmap: inout Pixmap, surroundedBy edges: PlannedPicture.Surroundings) {
    guard pixmap.width > 0, pixmap.height > 0 else { return }
    guard factor == 1 else {
      let (width, rows) = (pixmap.width, pixmap)
      let small = small(width: width, height: rows.height, surroundedBy: edges) { add in
        rows.withUnsafePixels { pixels in
          for y in 0..<rows.height { add(pixels.baseAddress.map { $0 + y * width }, width, 0) }
        }
      }
      pixmap = FilteredPicture(small, factor: factor, place: rows.bounds).enlarged(kernels, pool)
      return
    }
    let (width, height) = (4 * pixmap.width, pixmap.height)
    pixmap.withUnsafeMutablePixels { pixels in
      let bytes = UnsafeMutableRawBufferPointer(pixels).bindMemory(to: UInt8.self)
      guard let base = bytes.baseAddress else { return }
      // Whatever is written has been read before.
      var target = PictureRows(base, width: width)
      let lines = ByteLines(base, width: width, height: height)
      if sigma > 0.05 { direct(lines, &target, 4, edges, sigma) }
      recolor(bytes)
    }
  }

  /// Adds pixels to a row of a picture from a column on; nil for a row without any.
  typealias AddRow = (_ row: UnsafePointer<UInt32>?, _ count: Int, _ column: Int) -> Void

  /// A picture that is `factor` times smaller, blurred.
  ///
  /// It is for `FilteredPicture` to enlarge.
  ///
  /// - Parameter paint: adds the rows of the picture, from the top down.
  func small(
    width: Int,
    height: Int,
    surroundedBy edges: PlannedPicture.Surroundings,
    paint: (AddRow) -> Void
  ) -> Pixmap {
    let factor = factor
    let smallWidth = SquareMeans.count(of: width, factor)
    let smallHeight = SquareMeans.count(of: height, factor)
    return Pixmap.written(width: smallWidth, height: smallHeight, from: pool) { pixels in
      let bytes = UnsafeMutableRawBufferPointer(pixels).bindMemory(to: UInt8.self)
      guard let base = bytes.baseAddress else { return }
      average(width, height, edges, PictureRows(base, width: 4 * smallWidth), paint)
      // Whatever is written has been read before.
      var target = PictureRows(base, width: 4 * smallWidth)
      let lines = ByteLines(base, width: 4 * smallWidth, height: smallHeight)
      direct(lines, &target, 4, edges, remainingSigma(factor))
      recolor(bytes)
    }
  }

  /// Means of the squares of a picture that is painted from the top down.
  private func average(
    _ width: Int,
    _ height: Int,
    _ edges: PlannedPicture.Surroundings,
    _ target: PictureRows,
    _ paint: (AddRow) -> Void
  ) {
    let factor = factor
    let means = SquareMeans(ofRows: width, channels: 4, factor: factor, edges, kernels.table)
    defer { means.deallocate() }
    var target = target
    var y = 0
    paint { row, count, column in
      if y % factor == 0 { means.begin() }
      y += 1
      // Below the picture its last row goes on where nothing is outside; else there is none.
      let goesOn = y == height && edges == .nothing
      let weight = goesOn ? 1 + (factor - y % factor) % factor : 1
      if let row {
        let bytes = UnsafeRawPointer(row).assumingMemoryBound(to: UInt8.self)
        means.add(bytes, count, at: column, times: weight)
      }
      guard y % factor == 0 || y == height, let to = target.next(isRepeated: false) else { return }
      means.write(to: to)
    }
    check(y == height)
  }

  /// One byte a pixel, transparent surroundings.
  func applied(to rows: ByteRows) -> ByteRows {
    guard sigma > 0.05, rows.width > 0, rows.height > 0 else { return rows }
    return ByteRows(width: rows.width, height: rows.height, from: pool) { target in
      rows.withLines { blur($0, &target) }
    }
  }

  // MARK: Passes

  private func blur(_ source: ByteLines, _ target: inout some RowTarget) {
    let factor = factor
    guard factor > 1 else { return direct(source, &target, 1, .transparent, sigma) }
    let bounds = PixelRect(minX: 0, minY: 0, maxX: source.width, maxY: source.height)
    let smallWidth = SquareMeans.count(of: source.width, factor)
    let smallHeight = SquareMeans.count(of: source.height, factor)
    let small = ByteRows(width: smallWidth, height: smallHeight, from: pool) {
      average(source, &$0)
    }
    let blurred = ByteRows(width: smallWidth, height: smallHeight, from: pool) { target in
      small.withLines { direct($0, &target, 1, .transparent, remainingSigma(factor)) }
    }
    blurred.withLines { GaussianBlur.enlarge($0, &target, bounds, factor, kernels.table) }
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
      blurred.withLines { GaussianBlur.enlarge($0, &target, place, factor, kernels.table) }
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

  /// Means of squares of bytes.
  private func average(_ source: ByteLines, _ target: inout some RowTarget) {
    let factor = factor
    let means = SquareMeans(
      ofRows: source.width,
      channels: 1,
      factor: factor,
      .transparent,
      kernels.table
    )
    defer { means.deallocate() }
    /// Below the picture there is none.
    func place(_ y: Int) -> Int { y < source.height ? source.place(ofRow: y) : -1 }
    // The row that all rows of the squares above were; -1 when they differed.
    var last = -1
    for y in 0..<SquareMeans.count(of: source.height, factor) {
      let lines = y * factor..<(y + 1) * factor
      let first = place(lines.lowerBound)
      let isOne = lines.allSatisfy { place($0) == first }
      let isRepeated = isOne && first == last
      last = isOne ? first : -1
      guard let to = target.next(isRepeated: isRepeated) else { continue }
      means.begin()
      var line = lines.lowerBound
      while line < lines.upperBound {
        let found = place(line)
        var weight = 1
        while line + weight < lines.upperBound, place(line + weight) == found { weight += 1 }
        if found >= 0 { means.add(source.line(found), source.width, times: weight) }
        line += weight
      }
      means.write(to: to)
    }
  }

  /// Back to full size: between the middles of two small bytes the values are linear.
  ///
  /// - Parameter bounds: The requested bytes of the large picture.
  private static func enlarge(
    _ source: ByteLines,
    _ target: inout some RowTarget,
    _ bounds: PixelRect,
    _ factor: Int,
    _ kernels: SeguePixelKernels
  ) {
    let smallRow = source.width
    // The kernels read a cell before the first byte and one after the last.
    check(bounds.minX >= 0 && bounds.maxX <= smallRow * factor)
    let start = Int32(bounds.minX)
    // A row between two small ones, its outermost bytes again around it.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: smallRow + 2) { between in
      between.unwrite()
      guard let line = between.baseAddress.map({ $0 + 1 }) else { return }
      var last = (above: -1, below: -1)
      for y in bounds.minY..<bounds.maxY {
        let row = EnlargedRow(y, of: source.height, factor)
        let above = source.place(ofRow: row.above)
        let below = source.place(ofRow: row.below)
        // Between two equal rows all are equal.
        let isRepeated = above == below && last == (above, below)
        last = (above, below)
        guard let out = target.next(isRepeated: isRepeated) else { continue }
        let (upper, lower) = (source.line(above), source.line(below))
        kernels.mixBytes(line, upper, lower, Int32(smallRow), row.upper, row.lower)
        row.closeEnds(of: line, cells: smallRow, channels: 1)
        let flat = flatBytes(line, smallRow, factor, bounds)
        // The first of the flat bytes tells the others.
        let left = Int32(flat.lowerBound + 1) - start
        kernels.enlargeBytes(out, start, left, line, Int32(factor))
        (out + Int(left)).update(repeating: out[Int(left) - 1], count: flat.count - 1)
        let right = out + (flat.upperBound - bounds.minX)
        let rest = Int32(bounds.maxX - flat.upperBound)
        kernels.enlargeBytes(right, Int32(flat.upperBound), rest, line, Int32(factor))
      }
    }
  }

  /// Bytes of `bounds`, at least one, that lie between cells that equal the one in the middle, as
  /// most bytes of a large shape do.
  private static func flatBytes(
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

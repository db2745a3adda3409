import CKernels
import Pixels
import RasterPlan

/// A Gaussian blur of bytes, channel by channel, as two passes of a sampled Gaussian cut off at three
/// standard deviations; sums are exact integers rounded once.
///
/// Above a deviation of 8 pixels the picture is averaged down by a power of two first, blurred by
/// the remaining deviation, and enlarged bilinearly. The averages and the triangles of the
/// enlargement are close enough to Gaussians: the result stays within two levels of the direct one
/// (`GaussianBlurTests` measures it).
struct GaussianBlur {
  private let sigma: Double
  private let kernels: SeguePixelKernels
  private let largestDirect: Double

  init(sigma: Double, _ kernels: Kernels, largestDirect: Double = PixelFilter.largestDirectBlur) {
    self.sigma = sigma
    self.kernels = kernels.table
    self.largestDirect = largestDirect
  }

  func apply(to pixmap: inout Pixmap, surroundedBy edges: PlannedPicture.Surroundings) {
    guard sigma > 0.05, pixmap.width > 0, pixmap.height > 0 else { return }
    let (width, height) = (pixmap.width, pixmap.height)
    pixmap.withUnsafeMutablePixels { pixels in
      let bytes = UnsafeMutableRawBufferPointer(pixels).bindMemory(to: UInt8.self)
      // Whatever is written has been read before.
      blur(UnsafeBufferPointer(bytes), bytes, width, height, 4, edges)
    }
  }

  /// One byte a pixel, transparent surroundings.
  func applied(to bytes: [UInt8], width: Int, height: Int) -> [UInt8] {
    guard sigma > 0.05, width > 0, height > 0 else { return bytes }
    return [UInt8](unsafeUninitializedCapacity: bytes.count) { out, count in
      out.unwrite()
      count = bytes.count
      bytes.withUnsafeBufferPointer { blur($0, out, width, height, 1, .transparent) }
    }
  }

  // MARK: Passes

  private func blur(
    _ source: UnsafeBufferPointer<UInt8>,
    _ target: UnsafeMutableBufferPointer<UInt8>,
    _ width: Int,
    _ height: Int,
    _ channels: Int,
    _ edges: PlannedPicture.Surroundings
  ) {
    guard sigma > largestDirect else {
      direct(source, target, width, height, channels, edges, sigma)
      return
    }
    let factor = PixelFilter.reduction(ofBlur: sigma, largestDirect: largestDirect)
    let smallWidth = (width + factor - 1) / factor
    let smallHeight = (height + factor - 1) / factor
    let count = smallWidth * smallHeight * channels
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count * 2) { memory in
      memory.unwrite()
      let small = UnsafeMutableBufferPointer(rebasing: memory[..<count])
      let blurred = UnsafeMutableBufferPointer(rebasing: memory[count...])
      average(source, small, width, height, channels, factor, edges)
      direct(
        UnsafeBufferPointer(small),
        blurred,
        smallWidth,
        smallHeight,
        channels,
        edges,
        remainingSigma(factor)
      )
      let bounds = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
      GaussianBlur.enlarge(
        blurred,
        smallWidth,
        smallHeight,
        to: target,
        bounds,
        channels,
        factor,
        kernels
      )
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
    toMeans means: [UInt8],
    of area: PixelRect,
    factor: Int,
    bounds: PixelRect
  ) -> [UInt8] {
    let count = bounds.width * bounds.height
    guard count > 0, area.width > 0, area.height > 0 else { return [] }
    let place = PixelRect(
      minX: bounds.minX - area.minX * factor,
      minY: bounds.minY - area.minY * factor,
      maxX: bounds.maxX - area.minX * factor,
      maxY: bounds.maxY - area.minY * factor
    )
    var blurred = means
    blurred.withUnsafeMutableBufferPointer { blurred in
      means.withUnsafeBufferPointer {
        direct($0, blurred, area.width, area.height, 1, .transparent, remainingSigma(factor))
      }
    }
    return [UInt8](unsafeUninitializedCapacity: count) { out, written in
      out.unwrite()
      written = count
      blurred.withUnsafeMutableBufferPointer {
        GaussianBlur.enlarge($0, area.width, area.height, to: out, place, 1, factor, kernels)
      }
    }
  }

  private func direct(
    _ source: UnsafeBufferPointer<UInt8>,
    _ target: UnsafeMutableBufferPointer<UInt8>,
    _ width: Int,
    _ height: Int,
    _ channels: Int,
    _ edges: PlannedPicture.Surroundings,
    _ sigma: Double
  ) {
    guard sigma > 0.05 else {
      _ = target.update(fromContentsOf: source)
      return
    }
    guard let from = source.baseAddress, let to = target.baseAddress else { return }
    let taps = GaussianTaps(sigma: sigma)
    let row = width * channels
    let memory = BlurMemory(rowsOf: row, channels: channels, radius: taps.radius)
    defer { memory.deallocate() }
    let sums = memory.sums
    let ends = edges == .nothing ? taps.ends(of: width) : []
    for y in 0..<height + taps.radius {
      if y < height {
        memory.beginRow(from + y * row, kernels)
        taps.convolve(sums, memory.pairs, spacing: channels, memory.count, kernels)
        for (x, inside) in ends {
          for i in x * channels..<(x + 1) * channels {
            // 255 at most, in 8.8 fixed point and the rounding of it.
            sums[i] = min(255 << 16 + 128, GaussianTaps.scaled(sums[i], inside))
          }
        }
        memory.endRow(y, kernels)
      } else {
        memory.addEmptyRow(y, kernels)
      }
      let line = y - taps.radius
      guard line >= 0 else { continue }
      memory.beginColumns()
      let first = line % memory.slots
      taps.convolve(sums, memory.middle, ofRows: memory.slots, from: first, memory.count, kernels)
      if edges == .nothing {
        let inside = taps.inside(at: line, of: height)
        if inside < 65536 { for i in 0..<row { sums[i] = GaussianTaps.scaled(sums[i], inside) } }
      }
      kernels.highBytes(to + line * row, sums, Int32(row))
    }
  }

  // MARK: Reducing and enlarging

  /// Means of squares of `factor` pixels, a power of two.
  private func average(
    _ source: UnsafeBufferPointer<UInt8>,
    _ target: UnsafeMutableBufferPointer<UInt8>,
    _ width: Int,
    _ height: Int,
    _ channels: Int,
    _ factor: Int,
    _ edges: PlannedPicture.Surroundings
  ) {
    guard let from = source.baseAddress, let to = target.baseAddress else { return }
    let smallWidth = (width + factor - 1) / factor
    let smallHeight = (height + factor - 1) / factor
    let row = width * channels
    let all = smallWidth * factor * channels
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: all) { columns in
      columns.unwrite()
      guard let columns = columns.baseAddress else { return }
      for y in 0..<smallHeight {
        columns.update(repeating: 0, count: all)
        for line in y * factor..<(y + 1) * factor where line < height || edges == .nothing {
          let start = from + min(line, height - 1) * row
          kernels.accumulateBytes(columns, start, Int32(row), 1)
        }
        if edges == .nothing {
          for i in row..<all { columns[i] = columns[i - channels] }
        }
        kernels.averageCells(
          to + y * smallWidth * channels,
          columns,
          Int32(smallWidth),
          Int32(channels),
          Int32(factor)
        )
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
    var small = small
    return Pixmap.written(width: bounds.width, height: bounds.height, from: pool) { out in
      small.withUnsafeMutablePixels { pixels in
        let source = UnsafeMutableRawBufferPointer(pixels).bindMemory(to: UInt8.self)
        let target = UnsafeMutableRawBufferPointer(out).bindMemory(to: UInt8.self)
        let (width, height) = (place.width, place.height)
        enlarge(source, width, height, to: target, wanted, 4, factor, kernels.table)
      }
    }
  }

  /// Back to full size: between the middles of two small pixels the values are linear.
  ///
  /// - Parameters:
  ///   - bounds: The requested pixels of the large picture.
  ///   - channels: 1 or 4.
  private static func enlarge(
    _ source: UnsafeMutableBufferPointer<UInt8>,
    _ smallWidth: Int,
    _ smallHeight: Int,
    to target: UnsafeMutableBufferPointer<UInt8>,
    _ bounds: PixelRect,
    _ channels: Int,
    _ factor: Int,
    _ kernels: SeguePixelKernels
  ) {
    guard let from = source.baseAddress, let to = target.baseAddress else { return }
    // The kernels read a cell before the first pixel and one after the last.
    check(bounds.minX >= 0 && bounds.maxX <= smallWidth * factor)
    let smallRow = smallWidth * channels
    // Positions in units of 1 / (2 * factor) of a small pixel.
    let unit = 2 * factor
    let (start, count) = (Int32(bounds.minX), Int32(bounds.width))
    // A row between two small ones, its outermost pixels again around it.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: smallRow + 2 * channels) { between in
      between.unwrite()
      guard let line = between.baseAddress.map({ $0 + channels }) else { return }
      for y in bounds.minY..<bounds.maxY {
        let position = 2 * y + 1 - factor
        let first = position < 0 ? -1 : position / unit
        let mix = UInt32(position - first * unit)
        let above = from + min(smallHeight - 1, max(0, first)) * smallRow
        let below = from + min(smallHeight - 1, first + 1) * smallRow
        kernels.mixBytes(line, above, below, Int32(smallRow), UInt32(unit) - mix, mix)
        for c in 0..<channels {
          line[c - channels] = line[c]
          line[smallRow + c] = line[smallRow - channels + c]
        }
        let out = to + (y - bounds.minY) * bounds.width * channels
        if channels == 1 {
          kernels.enlargeBytes(out, start, count, line, Int32(factor))
        } else {
          let pixels = UnsafeMutableRawPointer(out).assumingMemoryBound(to: UInt32.self)
          kernels.enlargePixels(pixels, start, count, line, Int32(factor))
        }
      }
    }
  }
}

import CKernels
import Display
import Pixels
import RasterPlan

/// Makes rows of pixels from bitmaps under transforms and from gradients.
///
/// A pixel depends on its place alone, never on where a run begins: positions are computed from
/// scratch every 64 pixels.
final class InkSampler {
  /// Positions are computed anew at multiples of so many pixels, in the kernels as well.
  static let block: Int32 = 64

  private let kernels: Kernels
  /// A row that is made on the way to another.
  @exclusivity(unchecked)
  private var line: UnsafeMutablePointer<UInt32> = .allocate(capacity: 1)
  @exclusivity(unchecked)
  private var lineWidth = 0

  init(_ kernels: Kernels) { self.kernels = kernels }

  deinit { line.deallocate() }

  /// Adjacent pixels of a row that are made.
  private struct Target {
    let columns: PixelColumns
    let y: Int32
    let pixels: MutablePixelSlice

    /// Of some of the columns.
    @inline(__always)
    subscript(from x0: Int32, to x1: Int32) -> MutablePixelSlice {
      pixels.part(from: x0 &- columns.start, to: x1 &- columns.start)
    }
  }

  /// The pixels of `columns` in row `y`.
  ///
  /// Alpha is not applied.
  func generate(
    _ ink: UnsafePointer<LoadedInk>,
    _ columns: PixelColumns,
    y: Int32,
    into pixels: MutablePixelSlice
  ) {
    check(pixels.count >= columns.count)
    let target = Target(columns: columns, y: y, pixels: pixels)
    switch ink.pointee.kind {
    case .color: target[from: columns.start, to: columns.end].fill(with: ink.pointee.color.packed)
    case .moved(let bitmap, let dx, let dy):
      target[from: columns.start, to: columns.end]
        .copy(from: bitmap.rows(from: Int(y), dx: dx, dy: dy)[0, columns])
    case .turned: turn(ink, target)
    case .sampled: if let source = ink.pointee.source { sample(source, target) }
    case .tiled: if let source = ink.pointee.source { tile(source, target) }
    case .enlarged: if let bitmap = ink.pointee.enlarged { enlarge(bitmap, target) }
    case .gradient: if let shade = ink.pointee.shade { self.shade(shade, target) }
    }
  }

  private func enlarge(_ bitmap: EnlargedBitmap, _ target: Target) {
    let columns = target.columns
    let pixels = target[from: columns.start, to: columns.end]
    let memory = line(of: bitmap.lineCount)
    bitmap.copyRow(columns, y: target.y, to: pixels, memory, kernels.table)
  }

  private func line(of count: Int) -> UnsafeMutablePointer<UInt32> {
    if count > lineWidth {
      line.deallocate()
      lineWidth = count * 2
      line = .unwritten(capacity: lineWidth)
    }
    line.unwrite(lineWidth)
    return line
  }

  // MARK: Gradients

  private func shade(_ shade: GradientShade, _ target: Target) {
    let gradient = shade.gradient
    let y = Double(target.y) + 0.5
    if shade.isLinear {
      let unit = Double(GradientTable.last) * 4096
      forBlocks(target.columns) { x0, x1, anchor in
        let x = Double(anchor) + 0.5
        let t = x * gradient.m11 + y * gradient.m21 + gradient.m31
        let pixels = target[from: x0, to: x1]
        kernels.table.gradient(
          pixels.start,
          x0 - anchor,
          pixels.count,
          gradient.table,
          gradient.last,
          TurnedBitmap.fixed(t * unit + 2048),
          TurnedBitmap.fixed(gradient.m11 * unit)
        )
      }
      return
    }
    let columns = target.columns
    let pixels = target[from: columns.start, to: columns.end]
    guard pixels.count > 0 else { return }
    let count = shade.hasOneColorInRow ? 1 : pixels.count
    withUnsafePointer(to: gradient) {
      kernels.table.shade(pixels.start, count, columns.start, target.y, $0)
    }
    if shade.hasOneColorInRow { pixels.fill(with: pixels[0]) }
  }

  // MARK: Bitmaps

  private func turn(_ ink: UnsafePointer<LoadedInk>, _ target: Target) {
    let turned = ink.pointee.turned
    forBlocks(target.columns) { x0, x1, anchor in
      let pixels = target[from: x0, to: x1]
      if var sampling = turned.sampling(at: anchor, target.y) {
        sampleAffine(&sampling, from: x0 - anchor, pixels)
      } else if let source = ink.pointee.source {
        let columns = PixelColumns(from: x0, to: x1)
        sample(source, Target(columns: columns, y: target.y, pixels: pixels))
      }
    }
  }

  private func sample(_ source: SampledBitmap, _ target: Target) {
    sample(source.bitmap, source.inverse, isNearest: source.isNearest, target)
    guard source.nextMix > 0 else { return }
    let memory = line(of: Int(target.columns.count))
    var smaller = source.inverse
    let scaleX = Double(source.next.width) / Double(source.bitmap.width)
    let scaleY = Double(source.next.height) / Double(source.bitmap.height)
    smaller.m11 *= scaleX
    smaller.m21 *= scaleX
    smaller.m31 *= scaleX
    smaller.m12 *= scaleY
    smaller.m22 *= scaleY
    smaller.m32 *= scaleY
    let mix = MutablePixelSlice(memory, count: target.columns.count)
    let other = Target(columns: target.columns, y: target.y, pixels: mix)
    sample(source.next, smaller, isNearest: false, other)
    let pixels = target[from: target.columns.start, to: target.columns.end]
    kernels.mix(pixels, pixels.readOnly, mix.readOnly, amount: source.nextMix)
  }

  private func sample(_ bitmap: Bitmap, _ m: Projection, isNearest: Bool, _ target: Target) {
    var sampling = SegueSampling(bitmap)
    let isSmall = bitmap.isSmall
    let rowY = Double(target.y) + 0.5
    let isAffine = m.isAffine
    if isSmall, !isNearest, shift(&sampling, m, target) { return }
    let isFine = max(max(abs(m.m11), abs(m.m12)), max(abs(m.m21), abs(m.m22))) < 8
    forBlocks(target.columns) { x0, x1, anchor in
      let pixels = target[from: x0, to: x1]
      let x = Double(anchor) + 0.5
      let w = isAffine ? 1 : x * m.m13 + rowY * m.m23 + m.m33
      var u = x * m.m11 + rowY * m.m21 + m.m31
      var v = x * m.m12 + rowY * m.m22 + m.m32
      if !isAffine {
        u /= w
        v /= w
      }
      let isNear = max(abs(u), abs(v)) < TurnedBitmap.farthest
      if isAffine, isFine, isSmall, isNear {
        sampling.u = TurnedBitmap.fixed((u - 0.5) * 65536)
        sampling.v = TurnedBitmap.fixed((v - 0.5) * 65536)
        sampling.du = TurnedBitmap.fixed(m.m11 * 65536)
        sampling.dv = TurnedBitmap.fixed(m.m12 * 65536)
        if isNearest {
          kernels.table.nearest(pixels.start, x0 - anchor, pixels.count, &sampling)
        } else {
          sampleAffine(&sampling, from: x0 - anchor, pixels)
        }
        return
      }
      let lastW = w + Double(InkSampler.block) * m.m13
      if !isAffine, isSmall, isNear, !isNearest, w > 1e-6, lastW > 1e-6 {
        sampling.u = TurnedBitmap.fixed((u - 0.5) * 65536)
        sampling.v = TurnedBitmap.fixed((v - 0.5) * 65536)
        sampling.cu = Float((m.m11 - u * m.m13) * 65536)
        sampling.cv = Float((m.m12 - v * m.m13) * 65536)
        sampling.w = Float(w)
        sampling.dw = Float(m.m13)
        kernels.table.bilinearPerspective(pixels.start, x0 - anchor, pixels.count, &sampling)
        return
      }
      for x in x0..<x1 {
        pixels[Int(x - x0)] =
          bitmap.sample(m, Double(x) + 0.5, rowY, isNearest: isNearest, wraps: false)
      }
    }
  }

  /// A bitmap at its own size between whole pixels, the whole row at once; whether it is one.
  private func shift(_ sampling: inout SegueSampling, _ m: Projection, _ target: Target) -> Bool {
    let columns = target.columns
    let y = Double(target.y) + m.m32
    let ends = Double(max(abs(columns.start), abs(columns.end)))
    guard m.isTranslation, max(abs(m.m31), abs(y), ends) < TurnedBitmap.farthest else {
      return false
    }
    // From where it lies beside column 0; summed up as for a turned bitmap, to be rounded as there.
    sampling.u = TurnedBitmap.fixed(m.m31 * 65536)
    sampling.v = TurnedBitmap.fixed((Double(target.y) + 0.5 + m.m32 - 0.5) * 65536)
    sampling.du = 1 << 16
    sampleAffine(&sampling, from: columns.start, target[from: columns.start, to: columns.end])
    return true
  }

  /// `first` is the first pixel's place in its block.
  @inline(__always)
  private func sampleAffine(
    _ sampling: inout SegueSampling,
    from first: Int32,
    _ pixels: MutablePixelSlice
  ) {
    let last = first + pixels.count - 1
    let u0 = sampling.u + first * sampling.du
    let u1 = sampling.u + last * sampling.du
    let v0 = sampling.v + first * sampling.dv
    let v1 = sampling.v + last * sampling.dv
    let isInside =
      min(u0, u1) >= 0 && min(v0, v1) >= 0 && max(u0, u1) < (sampling.width - 1) << 16
      && max(v0, v1) < (sampling.height - 1) << 16
    if isInside {
      kernels.table.bilinear(pixels.start, first, pixels.count, &sampling)
    } else {
      kernels.table.bilinearClamped(pixels.start, first, pixels.count, &sampling)
    }
  }

  private func tile(_ source: SampledBitmap, _ target: Target) {
    let columns = target.columns
    if let place = source.bitmap.place(source.inverse, column: columns.start, row: target.y),
      place.isWhole || !source.isNearest
    {
      tile(source.bitmap, place, target[from: columns.start, to: columns.end])
      return
    }
    for x in target.columns.start..<target.columns.end {
      target.pixels[Int(x - target.columns.start)] = source.bitmap.sample(
        source.inverse,
        Double(x) + 0.5,
        Double(target.y) + 0.5,
        isNearest: source.isNearest,
        wraps: true
      )
    }
  }

  /// A row of tiles at their own size: one of them, and copies of it.
  private func tile(_ bitmap: Bitmap, _ place: Bitmap.Place, _ pixels: MutablePixelSlice) {
    if place.isWhole {
      bitmap.copyRow(fromColumn: place.column, row: place.row, to: pixels)
      return
    }
    let count = min(pixels.count, Int32(bitmap.width))
    guard count > 0 else { return }
    let span = Int(count) + 1
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * span) { memory in
      memory.unwrite()
      guard let rows = memory.baseAddress else { return }
      for row in 0..<2 {
        let line = MutablePixelSlice(rows + row * span, count: Int32(span))
        bitmap.copyRow(fromColumn: place.column, row: place.row + row, to: line)
      }
      var sampling = SegueSampling()
      sampling.pixels = UnsafePointer(rows)
      sampling.stride = Int32(span)
      sampling.width = Int32(span)
      sampling.height = 2
      sampling.u = place.mixX << 8
      sampling.v = place.mixY << 8
      sampling.du = 1 << 16
      for first in stride(from: 0, to: count, by: Int32.Stride(InkSampler.block)) {
        let part = pixels.part(from: first, to: min(count, first + InkSampler.block))
        kernels.table.bilinear(part.start, first, part.count, &sampling)
      }
    }
    for first in stride(from: count, to: pixels.count, by: Int32.Stride(count)) {
      pixels.part(from: first, to: min(pixels.count, first + count)).copy(from: pixels.readOnly)
    }
  }

  // MARK: Blocks

  /// Calls `body` with the pieces of the columns between multiples of the block, and the multiple.
  @inline(__always)
  private func forBlocks(
    _ columns: PixelColumns,
    _ body: (_ from: Int32, _ to: Int32, _ anchor: Int32) -> Void
  ) {
    var x = columns.start
    while x < columns.end {
      let anchor = x & ~(InkSampler.block - 1)
      let end = min(columns.end, anchor + InkSampler.block)
      body(x, end, anchor)
      x = end
    }
  }
}

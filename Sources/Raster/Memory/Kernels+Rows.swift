import CKernels
import Display

/// The kernels on slices, each of which was checked against the memory that it is a part of. The
/// target's length decides; the others have the same length because of their columns, which debug
/// builds check.
extension Kernels {
  /// A premultiplied colour over `base`.
  @inline(__always)
  func over(_ target: MutablePixelSlice, _ base: PixelSlice, color: UInt32) {
    assert(base.count >= target.count)
    table.constOver(target.start, base.start, target.count, color)
  }

  @inline(__always)
  func over(_ target: MutablePixelSlice, _ base: PixelSlice, color: UInt32, mask: ByteSlice) {
    assert(base.count >= target.count && mask.count >= target.count)
    table.constMask(target.start, base.start, target.count, color, mask.start)
  }

  @inline(__always)
  func over(_ target: MutablePixelSlice, _ base: PixelSlice, _ source: PixelSlice) {
    assert(base.count >= target.count && source.count >= target.count)
    table.over(target.start, base.start, source.start, target.count)
  }

  @inline(__always)
  func over(
    _ target: MutablePixelSlice,
    _ base: PixelSlice,
    _ source: PixelSlice,
    alpha: UInt32
  ) {
    assert(base.count >= target.count && source.count >= target.count)
    table.overAlpha(target.start, base.start, source.start, target.count, alpha)
  }

  @inline(__always)
  func over(
    _ target: MutablePixelSlice,
    _ base: PixelSlice,
    _ source: PixelSlice,
    mask: ByteSlice
  ) {
    assert(
      base.count >= target.count && source.count >= target.count && mask.count >= target.count
    )
    table.overMask(target.start, base.start, source.start, target.count, mask.start)
  }

  /// Pixels of a turned bitmap through a mask over the target, which begins at the device pixel (x,
  /// y).
  @inline(__always)
  func over(
    _ target: MutablePixelSlice,
    _ turned: UnsafePointer<SegueTurned>,
    _ x: Int32,
    _ y: Int32,
    mask: ByteSlice
  ) {
    assert(mask.count >= target.count)
    table.turnedOver(target.start, x, y, target.count, turned, mask.start)
  }

  /// The parts of a group of colours, mixed, over `base`.
  ///
  /// The masks hold a byte for each pixel of the target from `first` on.
  @inline(__always)
  func over(
    _ target: MutablePixelSlice,
    _ base: PixelSlice,
    _ parts: UnsafePointer<SegueGroupPart>,
    count: Int32,
    from first: Int32,
    _ opacity: Float
  ) {
    assert(base.count >= target.count)
    table.groupOver(target.start, base.start, target.count, parts, count, first, opacity)
  }

  /// `base * (255 - amount) + source * amount`.
  @inline(__always)
  func mix(_ target: MutablePixelSlice, _ base: PixelSlice, _ source: PixelSlice, amount: UInt32) {
    assert(base.count >= target.count && source.count >= target.count)
    table.lerp(target.start, base.start, source.start, target.count, amount)
  }

  @inline(__always)
  func mix(
    _ target: MutablePixelSlice,
    _ base: PixelSlice,
    _ source: PixelSlice,
    mask: ByteSlice
  ) {
    assert(
      base.count >= target.count && source.count >= target.count && mask.count >= target.count
    )
    table.lerpMask(target.start, base.start, source.start, target.count, mask.start)
  }

  /// In place.
  @inline(__always)
  func scale(_ target: MutablePixelSlice, by alpha: UInt32) {
    table.scale(target.start, target.start, target.count, alpha)
  }

  @inline(__always)
  func scale(_ target: MutableByteSlice, _ source: ByteSlice, by alpha: UInt32) {
    assert(source.count >= target.count)
    table.scaleBytes(target.start, source.start, target.count, alpha)
  }

  @inline(__always)
  func multiply(_ target: MutableByteSlice, _ a: ByteSlice, _ b: ByteSlice) {
    assert(a.count >= target.count && b.count >= target.count)
    table.multiplyBytes(target.start, a.start, b.start, target.count)
  }

  /// The alpha of each pixel.
  @inline(__always)
  func alphas(_ target: MutableByteSlice, of source: PixelSlice) {
    assert(source.count >= target.count)
    table.alphaBytes(target.start, source.start, target.count)
  }

  /// Any mode, within the mask or everywhere by `coverage`.
  func blend(
    _ target: MutablePixelSlice,
    _ base: PixelSlice,
    _ source: PixelSlice,
    mask: ByteSlice?,
    coverage: UInt32,
    _ mode: BlendMode
  ) {
    assert(base.count >= target.count && source.count >= target.count)
    assert(mask.map { $0.count >= target.count } ?? true)
    table.blend(
      target.start,
      base.start,
      source.start,
      target.count,
      mask?.start,
      coverage,
      Int32(mode.rawValue)
    )
  }

  /// Straight colours through a matrix, in place.
  func map(_ target: MutablePixelSlice, through matrix: ColorMatrix) {
    matrix.elements.withUnsafeBufferPointer { elements in
      guard elements.count == 20, let elements = elements.baseAddress else { return }
      table.colorMatrix(target.start, target.start, target.count, elements)
    }
  }
}

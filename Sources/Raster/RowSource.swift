import Display

/// Where a draw's pixels come from, as plain numbers and pointers that row loops use. Whoever makes
/// one keeps the bitmap and the colour table alive.
struct RowSource: BitwiseCopyable {
  enum Kind: UInt8 {
    case color
    /// Pixels of a bitmap at whole offsets.
    case aligned
    /// Pixels of a bitmap between its pixels.
    case sampled
    /// The same, the bitmap repeated.
    case tiled
    case gradient
  }

  var kind: Kind
  /// Whether every pixel it gives has alpha 255, `alpha` included.
  var isOpaque = false
  /// The same of a bitmap without `alpha`.
  var hasOpaquePixels = false
  /// Multiplies pixels of bitmaps and gradients; 0...255.
  var alpha: UInt32 = 255

  // Colour: premultiplied, 0...255 each.
  var color = SIMD4<Float>.zero
  var packed: UInt32 = 0

  // Bitmaps.
  var pixels: UnsafePointer<UInt32>?
  var width: Int32 = 0
  var height: Int32 = 0
  /// Aligned: pixel (x, y) is (x + offsetX, y + offsetY) of the bitmap.
  var offsetX = 0
  var offsetY = 0
  /// From device pixels to pixels of the bitmap, or to the gradient's space.
  var inverse = Projection.identity
  var isNearest = false
  /// The bitmap gives only its alpha; the colour is `packed`.
  var isTinted = false
  /// A second, smaller level that is mixed in with `levelMix` / 255.
  var level: UnsafePointer<UInt32>?
  var levelWidth: Int32 = 0
  var levelHeight: Int32 = 0
  var levelMix: UInt32 = 0

  // Gradients.
  var shade: GradientShade?

  init(_ kind: Kind) { self.kind = kind }
}

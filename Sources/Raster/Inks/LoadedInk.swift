import Display
import Pixels
import RasterPlan

/// A colour as row loops use it: premultiplied.
struct InkColor: BitwiseCopyable {
  /// 0...255 each.
  var channels: SIMD4<Float>
  var packed: UInt32

  static let clear = InkColor(channels: .zero, packed: 0)

  /// `alpha` is 0...1.
  init(_ color: Color, alpha: Double) {
    func clamp(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    let strong = Ink.faded(color, alpha)
    let a = strong.alpha * 255
    packed = Pixel(strong).packed
    channels = SIMD4(
      Float(clamp(color.red) * a),
      Float(clamp(color.green) * a),
      Float(clamp(color.blue) * a),
      Float(a)
    )
    // A strength that rounds to 255 is full, so that nothing below shines through.
    if isOpaque { channels.w = 255 }
  }

  private init(channels: SIMD4<Float>, packed: UInt32) {
    self.channels = channels
    self.packed = packed
  }

  var isOpaque: Bool { packed >> 24 == 255 }
}

/// A bitmap with the mapping by which it is sampled.
struct SampledBitmap: BitwiseCopyable {
  var bitmap: Bitmap
  /// From device pixels to pixels of the bitmap.
  var inverse: Projection
  var isNearest: Bool
  /// A second, smaller level, of which `nextMix` / 255 is mixed in.
  var next: Bitmap
  var nextMix: UInt32
}

/// The source of a draw's pixels, as plain numbers and pointers for row loops.
///
/// `PlanResources` keeps the bitmap and the colour table alive.
struct LoadedInk: BitwiseCopyable {
  /// Small, since each run of a row looks at it: `source` and `shade` have the rest.
  enum Kind: BitwiseCopyable {
    case color
    /// Pixel (x, y) is (x + dx, y + dy) of a bitmap.
    case moved(Bitmap, dx: Int, dy: Int)
    /// Pixels of a bitmap between its pixels.
    case sampled
    /// The same by the numbers of `turned`.
    case turned
    /// The same, the bitmap repeated.
    case tiled
    /// Pixels of a smaller bitmap.
    case enlarged
    case gradient
  }

  var kind: Kind
  /// Of a sampled, a turned or a tiled bitmap.
  var source: SampledBitmap?
  var turned = TurnedBitmap()
  /// Whether a turned bitmap can be mixed with what is below it at once, wherever it is drawn.
  var mixesAtOnce = false
  /// Of an enlarged bitmap.
  var enlarged: EnlargedBitmap?
  /// Of a gradient.
  var shade: GradientShade?
  /// The colour of a plain colour or of a bitmap that gives only its alpha.
  var color = InkColor.clear
  /// Multiplies pixels of bitmaps and gradients; 0...255.
  var alpha: UInt32 = 255
  /// Whether every pixel it gives has alpha 255, `alpha` included.
  var isOpaque = false
  /// Whether every pixel of the bitmap has alpha 255, without `alpha`.
  var hasOpaquePixels = false
  /// The bitmap gives only its alpha; the colour is `color`.
  var isTinted = false

  /// Whether it is a plain colour.
  @inline(__always)
  var isColor: Bool { if case .color = kind { true } else { false } }

  /// Whether rows of the bitmap are used unchanged.
  @inline(__always)
  var isMoved: Bool { if case .moved = kind { true } else { false } }
}

extension LoadedInk {
  /// `alpha` is 0...1.
  init(
    _ ink: Ink,
    alpha: Double,
    of items: PlanItems,
    _ resources: PlanResources,
    _ kernels: Kernels
  ) {
    let byte = UInt32(Ink.byte(alpha))
    switch ink {
    case .color(let color):
      self.init(kind: .color, color: InkColor(color, alpha: alpha))
      isOpaque = self.color.isOpaque
    case .image(let index):
      let image = items.images[index]
      let isSolid = items.pixmaps[image.pixmap].isOpaque
      let (kind, source) = resources.kind(of: image)
      self.init(kind: kind, source: source, alpha: byte)
      if case .sampled = kind, let turned = source.flatMap(TurnedBitmap.init) {
        self.kind = .turned
        self.turned = turned
      }
      isOpaque = byte == 255 && isSolid
      hasOpaquePixels = isOpaque || (isMoved && isSolid)
      if let tint = image.tint {
        color = InkColor(tint, alpha: alpha)
        isTinted = true
        isOpaque = isOpaque && color.isOpaque
      }
    case .gradient(let index):
      let gradient = items.gradients[index]
      self.init(kind: .gradient, shade: resources.shade(of: gradient), alpha: byte)
      isOpaque = byte == 255 && gradient.isOpaque
    case .picture(let index):
      let picture = resources.picture(index, kernels)
      if picture.factor == 1 {
        let (dx, dy) = (-picture.place.minX, -picture.place.minY)
        self.init(kind: .moved(Bitmap(picture.pixmap), dx: dx, dy: dy), alpha: byte)
      } else {
        self.init(kind: .enlarged, enlarged: EnlargedBitmap(picture), alpha: byte)
      }
      hasOpaquePixels = picture.pixmap.isOpaque
      isOpaque = hasOpaquePixels && byte == 255
    }
  }
}

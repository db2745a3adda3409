import CKernels
import Codecs
import Raster

/// One kernel on a row.
struct KernelRun {
  var name: String
  var run: (KernelSet, KernelRows) -> Void

  private static let count = Int32(KernelRows.count)

  static var all: [KernelRun] {
    blends + masks + samplers + colors + layouts + filters + encoder
  }

  private static func pixels(
    _ name: String,
    _ run: @escaping (SeguePixelKernels, KernelRows) -> Void
  ) -> KernelRun {
    KernelRun(name: name) { set, rows in run(set.pixels.table, rows) }
  }

  private static var blends: [KernelRun] {
    [
      pixels("constOver") { $0.constOver($1.to, $1.opaque, count, 0x8040_2010) },
      pixels("constMask") { $0.constMask($1.to, $1.opaque, count, 0x8040_2010, $1.mask) },
      pixels("over") { $0.over($1.to, $1.opaque, $1.translucent, count) },
      pixels("overAlpha") { $0.overAlpha($1.to, $1.opaque, $1.translucent, count, 99) },
      pixels("overMask") { $0.overMask($1.to, $1.opaque, $1.translucent, count, $1.mask) },
      pixels("lerp") { $0.lerp($1.to, $1.opaque, $1.translucent, count, 99) },
      pixels("lerpMask") { $0.lerpMask($1.to, $1.opaque, $1.translucent, count, $1.mask) },
      pixels("scale") { $0.scale($1.to, $1.translucent, count, 99) },
      pixels("groupOver, 2 colours") { kernels, rows in
        kernels.groupOver(rows.to, rows.opaque, count, rows.parts(), 2, 0, 0.5)
      },
    ]
  }

  private static var masks: [KernelRun] {
    [
      pixels("scaleBytes") { $0.scaleBytes($1.out, $1.mask, count, 99) },
      pixels("multiplyBytes") { $0.multiplyBytes($1.out, $1.mask, $1.other, count) },
      pixels("alphaBytes") { $0.alphaBytes($1.out, $1.translucent, count) },
    ]
  }

  /// In blocks, as the samplers get them.
  private static func sampler(
    _ name: String,
    _ sampling: @escaping (KernelRows) -> SegueSampling,
    _ run:
      @escaping (
        SeguePixelKernels, UnsafeMutablePointer<UInt32>, UnsafePointer<SegueSampling>
      ) -> Void
  ) -> KernelRun {
    pixels(name) { kernels, rows in
      var sampling = sampling(rows)
      for first in stride(from: 0, to: KernelRows.count, by: KernelRows.block) {
        run(kernels, rows.to + first, &sampling)
      }
    }
  }

  private static let block = Int32(KernelRows.block)
  private static var samplers: [KernelRun] {
    [
      sampler("bilinear, moved") {
        $0.sampling(du: 65_536, dv: 0)
      } _: {
        $0.bilinear($1, 0, block, $2)
      },
      sampler("bilinear, scaled") {
        $0.sampling(du: 50_000, dv: 0)
      } _: {
        $0.bilinear($1, 0, block, $2)
      },
      sampler("bilinear, turned") {
        $0.sampling(du: 50_000, dv: 4000)
      } _: {
        $0.bilinear($1, 0, block, $2)
      },
      sampler("bilinearClamped, turned") {
        $0.sampling(du: 50_000, dv: 4000)
      } _: {
        $0.bilinearClamped($1, 0, block, $2)
      },
      sampler("bilinearPerspective") {
        $0.perspective()
      } _: {
        $0.bilinearPerspective($1, 0, block, $2)
      },
      sampler("nearest, scaled") {
        $0.sampling(du: 50_000, dv: 0)
      } _: {
        $0.nearest($1, 0, block, $2)
      },
    ]
  }

  private static func shade(
    _ name: String,
    _ gradient: @escaping (KernelRows) -> SegueGradient
  ) -> KernelRun {
    pixels(name) { kernels, rows in
      var gradient = gradient(rows)
      kernels.shade(rows.to, count, 0, 0, &gradient)
    }
  }

  private static func blend(_ name: String, _ mode: Int) -> KernelRun {
    pixels("blend, \(name)") {
      $0.blend($1.to, $1.opaque, $1.translucent, count, $1.mask, 255, Int32(mode))
    }
  }

  private static func colorMatrix(
    _ name: String,
    _ source: @escaping (KernelRows) -> UnsafeMutablePointer<UInt32>
  ) -> KernelRun {
    let matrix: [Double] = [
      0.8, 0.1, 0.1, 0, 0, 0.1, 0.8, 0.1, 0, 0, 0.1, 0.1, 0.8, 0, 0, 0, 0, 0, 1, 0,
    ]
    return pixels("colorMatrix, \(name)") { $0.colorMatrix($1.to, source($1), count, matrix) }
  }

  private static var colors: [KernelRun] {
    [
      pixels("gradient") { $0.gradient($1.to, 0, count, $1.opaque, 255, 0, 1024) },
      shade("shade, perspective") { $0.gradient(SEGUE_AXIAL, inPerspective: true) },
      shade("shade, conic") { $0.gradient(SEGUE_CONIC) },
      shade("shade, radial") { $0.gradient(SEGUE_RADIAL) },
      blend("multiply", SEGUE_MULTIPLY),
      blend("colour dodge", SEGUE_COLOR_DODGE),
      blend("hue", SEGUE_HUE),
      blend("xor", SEGUE_XOR),
      colorMatrix("opaque", \.opaque),
      colorMatrix("translucent", \.translucent),
    ]
  }

  private static var layouts: [KernelRun] {
    [
      pixels("yuv420, two rows of half") { kernels, rows in
        let matrix: [Int32] = [
          11_966, 40_254, 4064, -6596, -22_189, 28_784, 28_784, -26_145, -2639,
        ]
        let (y, length) = (rows.out, KernelRows.count)
        kernels.yuv420(
          y,
          y + length,
          y + 2 * length,
          y + 3 * length,
          rows.opaque,
          rows.translucent,
          count / 2,
          matrix
        )
      },
      pixels("premultiply") { $0.premultiply($1.to, $1.translucent, count) },
      pixels("unpremultiply") { $0.unpremultiply($1.to, $1.translucent, count) },
    ]
  }

  private static func enlarge(_ factor: Int32) -> [KernelRun] {
    [
      pixels("enlargeBytes by \(factor)") {
        $0.enlargeBytes($1.out, 0, count, $1.sums + 8, factor)
      },
      pixels("enlargePixels by \(factor)") {
        $0.enlargePixels($1.to, 0, count / 2, $1.sums + 8, factor)
        $0.enlargePixels($1.to, 0, count / 2, $1.sums + 8, factor)
      },
    ]
  }

  private static var filters: [KernelRun] {
    [
      pixels("accumulateBytes") { $0.accumulateBytes($1.to, $1.mask, count, 3) },
      pixels("mixBytes") { $0.mixBytes($1.to, $1.mask, $1.mask + 4, count, 3, 1) },
      pixels("pairBytes") { $0.pairBytes($1.to, $1.mask, count, 4) },
      pixels("convolve, 8 weights") { kernels, rows in
        let weights: [UInt32] = Array(repeating: 0x0010_0020, count: 8)
        kernels.convolve(rows.to, rows.sums, 64, count, weights, 8)
      },
      pixels("pairSums") { $0.pairSums($1.to, $1.to + KernelRows.count, $1.sums, count) },
      pixels("highBytes") { $0.highBytes($1.out, $1.opaque, count) },
      pixels("averageCells of 4") { $0.averageCells($1.out, $1.to, count / 4, 1, 4) },
    ] + [2, 4, 16].flatMap(enlarge)
  }

  private static var encoder: [KernelRun] {
    [
      KernelRun(name: "PNG filter, RGB") {
        $0.encoder.table.filter_rgb($1.opaque, $1.translucent, KernelRows.count, $1.out)
      },
      KernelRun(name: "PNG filter, RGBA") {
        $0.encoder.table.filter_rgba($1.opaque, $1.translucent, KernelRows.count, $1.out)
      },
      KernelRun(name: "deflate, tokens") { set, rows in
        rows.runCount = set.encoder.table.tokens(
          rows.filtered,
          KernelRows.count,
          rows.runs,
          rows.to
        )
      },
      KernelRun(name: "deflate, codes") { set, rows in
        var bits = encode_bits(next: rows.out, bits: 0, count: 0)
        set.encoder.table.emit(rows.filtered, rows.runs, rows.runCount, &rows.codes, &bits)
      },
      KernelRun(name: "Adler-32") { set, rows in
        _ = set.encoder.adler32(UnsafeBufferPointer(start: rows.mask, count: KernelRows.count))
      },
      KernelRun(name: "CRC-32") { set, rows in
        _ = set.encoder.crc32(UnsafeBufferPointer(start: rows.mask, count: KernelRows.count))
      },
    ]
  }
}

import Synchronization

/// A bitmap of premultiplied RGBA8, sRGB-encoded, rows top to bottom without padding.
///
/// A value: copies share their bytes until one is written to. `generation` names the bytes: two
/// pixmaps with the same generation hold the same pixels, so caches may use it as a key.
public struct Pixmap: Sendable {
  /// The longest side of a screen, of a layer's contents and of a picture, in pixels: what the GPUs
  /// of iOS devices take as a texture (documented in Metal's table of features).
  package static let largestSide = 16_384

  public let width: Int
  public let height: Int
  private(set) var storage: PixelStorage

  /// A transparent bitmap.
  ///
  /// Sizes are at least 0 and their product must be representable.
  public init(width: Int, height: Int) {
    self.init(unwrittenWidth: width, height: height)
    storage.clear()
  }

  private init(unwrittenWidth width: Int, height: Int, from pool: PixelPool? = nil) {
    precondition(width >= 0 && height >= 0, "A pixmap has no negative size.")
    self.width = width
    self.height = height
    storage = PixelStorage(count: width * height, from: pool)
  }

  /// A bitmap all of whose pixels `write` writes; before that its memory holds anything.
  ///
  /// For large bitmaps made in every frame: the system clears their memory already. The memory is
  /// one of the pool's, and returns to it in the end.
  package static func written(
    width: Int,
    height: Int,
    from pool: PixelPool? = nil,
    by write: (UnsafeMutableBufferPointer<UInt32>) throws -> Void
  ) rethrows -> Pixmap {
    let pixmap = Pixmap(unwrittenWidth: width, height: height, from: pool)
    try write(pixmap.storage.pixels)
    return pixmap
  }

  /// A bitmap whose bytes `fill` writes; it gets zeroed memory of `width * height` packed pixels.
  public init(
    width: Int,
    height: Int,
    fill: (UnsafeMutableBufferPointer<UInt32>) throws -> Void
  ) rethrows {
    self.init(width: width, height: height)
    try fill(storage.pixels)
  }

  public var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// Identifies the present bytes; unique in the process.
  public var generation: UInt64 { storage.generation }

  public subscript(x: Int, y: Int) -> Pixel {
    get {
      precondition(
        x >= 0 && x < width && y >= 0 && y < height,
        "(\(x), \(y)) is outside the pixmap."
      )
      return Pixel(packed: storage.pixels[y * width + x])
    }
    set {
      precondition(
        x >= 0 && x < width && y >= 0 && y < height,
        "(\(x), \(y)) is outside the pixmap."
      )
      let index = y * width + x
      withUnsafeMutablePixels { $0[index] = newValue.packed }
    }
  }

  /// Packed pixels (`Pixel.packed`), row after row.
  public func withUnsafePixels<Result>(
    _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    try withExtendedLifetime(storage) { try body(UnsafeBufferPointer(storage.pixels)) }
  }

  /// The first pixel; valid while this value lives and is not written to.
  ///
  /// For row kernels that keep the pixmap beside the pointer.
  package var basePointer: UnsafePointer<UInt32> { UnsafePointer(storage.base) }

  public mutating func withUnsafeMutablePixels<Result>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    if isKnownUniquelyReferenced(&storage) {
      storage.renew()
    } else {
      storage = PixelStorage(copying: storage)
    }
    return try withExtendedLifetime(storage) { try body(storage.pixels) }
  }

  /// Whether every pixel has alpha 255.
  ///
  /// Computed once for each generation.
  public var isOpaque: Bool { storage.isOpaque }

  /// A number for the pixels that is the same on every machine and in every run: FNV-1a.
  ///
  /// Computed once for each generation.
  package var digest: UInt32 { storage.digest }
}

extension Pixmap: Equatable {
  public static func == (lhs: Pixmap, rhs: Pixmap) -> Bool {
    guard lhs.width == rhs.width, lhs.height == rhs.height else { return false }
    if lhs.generation == rhs.generation { return true }
    return lhs.withUnsafePixels { left in
      rhs.withUnsafePixels { right in left.elementsEqual(right) }
    }
  }
}

private let lastGeneration = Atomic<UInt64>(0)

/// The bytes of a pixmap.
///
/// Written only while one pixmap holds it, so sharing it is safe.
final class PixelStorage: @unchecked Sendable {
  let pixels: UnsafeMutableBufferPointer<UInt32>
  private(set) var generation: UInt64
  private let opacity = Atomic<UInt8>(0)
  /// The digest above a bit that says that it is known.
  private let knownDigest = Atomic<UInt64>(0)
  private let knownInkBounds = Mutex<PixelRect?>(nil)
  private let memory: PixelMemory

  /// Its pixels are yet to be written.
  init(count: Int, from pool: PixelPool? = nil) {
    memory = PixelMemory(count, from: pool)
    pixels = UnsafeMutableBufferPointer(start: memory.base, count: count)
    generation = lastGeneration.wrappingAdd(1, ordering: .relaxed).newValue
  }

  convenience init(copying other: PixelStorage) {
    self.init(count: other.pixels.count)
    _ = pixels.update(fromContentsOf: other.pixels)
  }

  var base: UnsafeMutablePointer<UInt32> { memory.base }

  func clear() { pixels.update(repeating: 0) }

  func renew() {
    generation = lastGeneration.wrappingAdd(1, ordering: .relaxed).newValue
    opacity.store(0, ordering: .relaxed)
    knownDigest.store(0, ordering: .relaxed)
    knownInkBounds.withLock { $0 = nil }
  }

  func inkBounds(by compute: () -> PixelRect) -> PixelRect {
    knownInkBounds.withLock { known in
      if let known { return known }
      let bounds = compute()
      known = bounds
      return bounds
    }
  }

  var isOpaque: Bool {
    switch opacity.load(ordering: .relaxed) {
    case 1: return true
    case 2: return false
    default:
      let answer = UnsafeBufferPointer(pixels).areOpaque
      opacity.store(answer ? 1 : 2, ordering: .relaxed)
      return answer
    }
  }

  var digest: UInt32 {
    let known = knownDigest.load(ordering: .relaxed)
    if known & 1 == 1 { return UInt32(known >> 1) }
    let digest = pixels.reduce(0x811C_9DC5 as UInt32) { ($0 ^ $1) &* 0x0100_0193 }
    knownDigest.store(UInt64(digest) << 1 | 1, ordering: .relaxed)
    return digest
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// Whether all packed pixels have alpha 255.
  public var areOpaque: Bool {
    // Blocks without an early exit, so that the compiler vectorizes them.
    for start in stride(from: 0, to: count, by: 2048) {
      var common = UInt32.max
      for index in start..<Swift.min(start + 2048, count) { common &= self[index] }
      if common >> 24 != 255 { return false }
    }
    return true
  }
}

import Pixels

extension PixelMemory {
  /// Room for bytes.
  convenience init(bytes count: Int, from pool: PixelPool) {
    self.init((count + 3) / 4, from: pool)
  }

  var bytes: UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt8.self)
  }
}

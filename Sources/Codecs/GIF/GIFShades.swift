import Pixels

/// How a palette shows each colour, by the colour's number.
///
/// Their memory is used for another palette later.
final class GIFShades: @unchecked Sendable {
  // Sendable: nothing changes once the map that fills it is made.
  let shades: UnsafeMutablePointer<GIFColorMap.Shade>
  private let pool: BlockPool

  static let byteCount = MemoryLayout<GIFColorMap.Shade>.stride << 16

  /// - Parameters:
  ///   - shade: of all colours at first.
  ///   - pool: of blocks of `byteCount`.
  init(_ shade: GIFColorMap.Shade, from pool: BlockPool) {
    self.pool = pool
    shades = pool.take().bindMemory(to: GIFColorMap.Shade.self, capacity: 1 << 16)
    shades.initialize(repeating: shade, count: 1 << 16)
  }

  deinit { pool.give(shades) }

  @inline(__always)
  subscript(number: UInt16) -> GIFColorMap.Shade {
    get { shades[Int(number)] }
    set { shades[Int(number)] = newValue }
  }
}

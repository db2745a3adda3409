import CKernels

/// The palette of an image as the kernels need it.
package final class GIFColorTable: @unchecked Sendable {
  // Sendable: nothing changes after it is made.
  package let palette: SegueGIFPalette

  /// By index; 0 is transparent.
  package let colors: UnsafePointer<UInt32>
  private let keys: UnsafeMutablePointer<UInt32>
  private let kept: UnsafeMutablePointer<UInt16>
  private static let slotCount = Int(SEGUE_GIF_SLOTS)

  /// - Parameter packed: opaque colours; transparency follows the last of them.
  package init(_ packed: [UInt32]) {
    let colors = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    colors.initialize(repeating: 0, count: 256)
    keys = .allocate(capacity: GIFColorTable.slotCount)
    keys.initialize(repeating: 0, count: GIFColorTable.slotCount)
    kept = .allocate(capacity: GIFColorTable.slotCount)
    kept.initialize(repeating: 0, count: GIFColorTable.slotCount)
    for (index, color) in packed.enumerated() {
      colors[index] = color
      let slot = GIFColorTable.slot(of: color, in: keys)
      // The first of equal ones.
      guard keys[slot] == 0 else { continue }
      keys[slot] = color
      kept[slot] = UInt16(index) | LZWEncoder.free
    }
    self.colors = UnsafePointer(colors)
    palette = SegueGIFPalette(
      colors: colors,
      keys: keys,
      kept: kept,
      transparent: UInt16(packed.count)
    )
  }

  deinit {
    colors.deallocate()
    keys.deallocate()
    kept.deallocate()
  }

  /// What an image has where a colour stays: its index, which need not be drawn, or transparency.
  package func kept(_ color: UInt32) -> UInt16 {
    guard color != 0 else { return palette.transparent }
    let slot = GIFColorTable.slot(of: color, in: keys)
    return keys[slot] == color ? kept[slot] : palette.transparent
  }

  /// Where a colour is, or belongs.
  private static func slot(of color: UInt32, in keys: UnsafeMutablePointer<UInt32>) -> Int {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while keys[slot] != 0, keys[slot] != color { slot = (slot + 1) & (slotCount - 1) }
    return slot
  }
}

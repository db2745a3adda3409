import Pixels

/// Identifies the pixels of a band: bands of one size with equal fingerprints have the same pixels.
///
/// Valid within one process, as it names bitmaps by `Pixmap.generation`.
package struct Fingerprint: Hashable, Sendable, BitwiseCopyable {
  package var high: UInt64 = 0x9E37_79B9_7F4A_7C15
  package var low: UInt64 = 0xD1B5_4A32_D192_ED03

  package init() {}

  mutating func combine(_ value: UInt64) {
    let a = (high ^ value).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    let b = (low &+ value ^ 0x5851_F42D_4C95_7F2D).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    high = a.high ^ a.low &+ low
    low = b.high ^ b.low &+ (high << 23 | high >> 41)
  }

  mutating func combine(_ value: Double) { combine(value.bitPattern) }

  mutating func combine(_ value: Int) { combine(UInt64(bitPattern: Int64(value))) }

  mutating func combine(_ other: Fingerprint) {
    combine(other.high)
    combine(other.low)
  }

  mutating func combine(_ rect: PixelRect) {
    combine(rect.minX)
    combine(rect.minY)
    combine(rect.maxX)
    combine(rect.maxY)
  }
}

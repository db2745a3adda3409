/// The colours of a clip, counted: every colour gets a number of 16 bits.
///
///     0                transparent
///     1 ... 16383      colours, in the order in which they appeared; the last 4096 are for those
///                      that come as areas
///     16384 ... 40959  cells of 4 by 4 by 4 levels, for colours that came when the numbers were gone
///     40960 ... 61439  cells of 8 by 8 by 8 levels, when those were gone too
///     61440 ... 65535  the cells of 16 by 16 by 16 levels
///
/// The meaning of a number never changes, so frames can be stored as numbers. Colours are packed,
/// opaque pixels (`Pixel.packed`).
package final class GIFColorCensus {
  package typealias Number = UInt16

  /// A colour, or the mean of a cell, and how many pixels had it.
  package struct Entry: Equatable, Sendable {
    package var number: Number
    package var red: Int
    package var green: Int
    package var blue: Int
    package var count: Int

    var color: GIFPalette.Color { GIFPalette.Color(red: red, green: green, blue: blue) }
  }

  private struct Sums {
    var red: UInt64 = 0
    var green: UInt64 = 0
    var blue: UInt64 = 0
  }

  private static let firstForAreas = 12288
  private static let firstCell = 16384
  private static let firstLargeCell = 40960
  private static let firstLargestCell = 61440

  /// Open addressing: 0 where the place is free, else the 32 bits of a colour or cell above its
  /// number.
  private let slots: UnsafeMutablePointer<UInt64>
  private static let slotCount = 1 << 17
  /// Pixels by number.
  private let counts: UnsafeMutablePointer<UInt64>
  /// By number; of colours the channels, of cells the sums of those of all pixels.
  private let sums: UnsafeMutablePointer<Sums>
  private var nextColor = 1
  private var nextAreaColor = firstForAreas
  private var nextCell = firstCell
  private var nextLargeCell = firstLargeCell

  package init() {
    slots = .allocate(capacity: GIFColorCensus.slotCount)
    slots.initialize(repeating: 0, count: GIFColorCensus.slotCount)
    counts = .allocate(capacity: 1 << 16)
    counts.initialize(repeating: 0, count: 1 << 16)
    sums = .allocate(capacity: 1 << 16)
    sums.initialize(repeating: Sums(), count: 1 << 16)
  }

  deinit {
    slots.deallocate()
    counts.deallocate()
    sums.deallocate()
  }

  /// The number of a packed pixel that is opaque or 0, counted as `count` pixels.
  ///
  /// - Parameter isArea: whether it comes as an area, and should be exact if at all possible.
  @inline(__always)
  func number(of color: UInt32, count: Int, isArea: Bool) -> Number {
    let number = self.number(of: color, isArea: isArea)
    let count = UInt64(truncatingIfNeeded: count)
    counts[Int(number)] &+= count
    if number >= GIFColorCensus.firstCell {
      let sum = sums + Int(number)
      sum.pointee.red &+= count &* UInt64(color & 255)
      sum.pointee.green &+= count &* UInt64(color >> 8 & 255)
      sum.pointee.blue &+= count &* UInt64(color >> 16 & 255)
    }
    return number
  }

  @inline(__always)
  private func number(of color: UInt32, isArea: Bool) -> Number {
    let slot = self.slot(of: color)
    if slots[slot] != 0 { return Number(truncatingIfNeeded: slots[slot]) }
    return newNumber(of: color, isArea: isArea, slot: slot)
  }

  /// Where a key is, or belongs.
  @inline(__always)
  private func slot(of key: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: (UInt64(key) &* 0x9E37_79B9_7F4A_7C15) >> 47)
    while slots[slot] != 0, slots[slot] >> 16 != UInt64(key) {
      slot = (slot + 1) & (GIFColorCensus.slotCount - 1)
    }
    return slot
  }

  private func newNumber(of color: UInt32, isArea: Bool, slot: Int) -> Number {
    guard color != 0 else { return 0 }
    if nextColor < GIFColorCensus.firstForAreas {
      return take(&nextColor, for: color, slot: slot)
    }
    if isArea, nextAreaColor < GIFColorCensus.firstCell {
      return take(&nextAreaColor, for: color, slot: slot)
    }
    // No colour is like these keys: it would have an alpha of 6 or 5.
    let key = color & 0x00FC_FCFC | 6 << 24
    let cell = self.slot(of: key)
    if slots[cell] != 0 { return Number(truncatingIfNeeded: slots[cell]) }
    if nextCell < GIFColorCensus.firstLargeCell { return take(&nextCell, for: key, slot: cell) }
    let largeKey = color & 0x00F8_F8F8 | 5 << 24
    let largeCell = self.slot(of: largeKey)
    if slots[largeCell] != 0 { return Number(truncatingIfNeeded: slots[largeCell]) }
    if nextLargeCell < GIFColorCensus.firstLargestCell {
      return take(&nextLargeCell, for: largeKey, slot: largeCell)
    }
    let levels = (color >> 4 & 15) << 8 | (color >> 12 & 15) << 4 | color >> 20 & 15
    return Number(GIFColorCensus.firstLargestCell + Int(levels))
  }

  private func take(_ next: inout Int, for key: UInt32, slot: Int) -> Number {
    defer { next += 1 }
    slots[slot] = UInt64(key) << 16 | UInt64(next)
    if next < GIFColorCensus.firstCell {
      sums[next] = Sums(
        red: UInt64(key & 255),
        green: UInt64(key >> 8 & 255),
        blue: UInt64(key >> 16 & 255)
      )
    }
    return Number(next)
  }

  /// All counted colours in ascending order of their numbers, without transparency.
  package var entries: [Entry] {
    (1..<(1 << 16)).compactMap { number in
      let count = counts[number]
      guard count > 0 else { return nil }
      let sum = sums[number]
      let isCell = number >= GIFColorCensus.firstCell
      func mean(_ total: UInt64) -> Int { Int(isCell ? (total + count / 2) / count : total) }
      return Entry(
        number: Number(number),
        red: mean(sum.red),
        green: mean(sum.green),
        blue: mean(sum.blue),
        count: Int(count)
      )
    }
  }
}

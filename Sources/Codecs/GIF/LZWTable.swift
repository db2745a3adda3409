/// The strings that an LZW encoder knows.
///
/// Small enough for the processor's first cache.
final class LZWTable {
  /// Of each string the one that was first made of it: the byte that it has more, above the 12 bits
  /// of its code; 0 where none was.
  ///
  /// Most strings are in here, found without a search.
  let firsts = UnsafeMutablePointer<UInt32>.allocate(capacity: 4096)

  /// The other strings: prefix and last byte, 20 bits above the 12 of the code; 0 where none is.
  let slots = UnsafeMutablePointer<UInt32>.allocate(capacity: slotCount)
  private static let slotCount = 1 << 13

  /// Of each byte, how long its longest known run is, and the codes of its runs, at
  /// their lengths from 2 on.
  ///
  /// Flat areas are strings of one byte: there one look replaces a search for each pixel.
  let longest = UnsafeMutablePointer<UInt16>.allocate(capacity: 256)
  let runs = UnsafeMutablePointer<UInt16>.allocate(capacity: 256 * runSlots)
  /// A string is at most as long as there are strings.
  static let runSlots = 4096

  deinit {
    firsts.deallocate()
    slots.deallocate()
    longest.deallocate()
    runs.deallocate()
  }

  func clear() {
    firsts.update(repeating: 0, count: 4096)
    slots.update(repeating: 0, count: LZWTable.slotCount)
    longest.update(repeating: 1, count: 256)
  }

  /// The code of a string and a byte; 0 when there is none.
  @inline(__always)
  static func find(
    _ prefix: UInt32,
    _ byte: UInt32,
    _ firsts: UnsafeMutablePointer<UInt32>,
    _ slots: UnsafeMutablePointer<UInt32>
  ) -> UInt32 {
    let first = firsts[Int(prefix)]
    if first == 0 { return 0 }
    if first >> 12 == byte { return first & 0xFFF }
    return slots[slot(of: prefix << 8 | byte, slots)] & 0xFFF
  }

  @inline(__always)
  static func insert(
    _ code: UInt32,
    _ prefix: UInt32,
    _ byte: UInt32,
    _ firsts: UnsafeMutablePointer<UInt32>,
    _ slots: UnsafeMutablePointer<UInt32>
  ) {
    if firsts[Int(prefix)] == 0 {
      firsts[Int(prefix)] = byte << 12 | code
    } else {
      let string = prefix << 8 | byte
      slots[slot(of: string, slots)] = string << 12 | code
    }
  }

  /// Where a string is, or belongs.
  @inline(__always)
  private static func slot(of string: UInt32, _ slots: UnsafeMutablePointer<UInt32>) -> Int {
    var slot = Int((string &* 0x9E37_79B1) >> 19)
    while slots[slot] != 0, slots[slot] >> 12 != string {
      slot = (slot &+ 1) & (slotCount &- 1)
    }
    return slot
  }
}

import CKernels

/// The head of a block with its own codes (RFC 1951, 3.2.7).
///
///     final 1 │ type 2 (10) │ HLIT 5 │ HDIST 5 │ HCLEN 4 │ code length code 3 · (HCLEN + 4)
///     │ lengths of the literal and length codes │ lengths of the distance codes
///
/// The lengths are themselves run-length and Huffman coded. Our only distance is 1.
struct DeflateBlockHeader {
  /// A length, or 16: the previous 3...6 times, 17: 0 for 3...10, 18: 0 for 11...138 times.
  private struct Item {
    var symbol: UInt8
    var extra: UInt8 = 0

    var extraBits: Int {
      switch symbol {
      case 16: 2
      case 17: 3
      case 18: 7
      default: 0
      }
    }
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let literalCount: Int
  private let items: [Item]
  private let code: HuffmanCode
  /// How many lengths of `code` are sent, in the order above.
  private let orderedCount: Int

  init(_ lengths: [UInt8]) {
    literalCount = max(257, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    items = DeflateBlockHeader.items(lengths[..<literalCount] + [1])
    var counts = [UInt32](repeating: 0, count: 19)
    for item in items { counts[Int(item.symbol)] += 1 }
    code = HuffmanCode(counts: counts, limit: 7)
    let lengths = code.lengths
    let last = DeflateBlockHeader.order.lastIndex { lengths[$0] > 0 } ?? 0
    orderedCount = max(4, last + 1)
  }

  private static func items(_ lengths: ArraySlice<UInt8>) -> [Item] {
    var items: [Item] = []
    var at = lengths.startIndex
    while at < lengths.endIndex {
      let value = lengths[at]
      var run = 1
      while at + run < lengths.endIndex, lengths[at + run] == value { run += 1 }
      at += run
      if value > 0 {
        items.append(Item(symbol: value))
        run -= 1
      }
      while run >= 3 {
        let longest = value > 0 ? 6 : 138
        let taken = min(run, longest)
        let item: Item =
          value > 0
          ? Item(symbol: 16, extra: UInt8(taken - 3))
          : taken <= 10
            ? Item(symbol: 17, extra: UInt8(taken - 3)) : Item(symbol: 18, extra: UInt8(taken - 11))
        items.append(item)
        run -= taken
      }
      for _ in 0..<run { items.append(Item(symbol: value)) }
    }
    return items
  }

  var bitCount: Int {
    items.reduce(3 + 5 + 5 + 4 + 3 * orderedCount) {
      $0 + Int(code.lengths[Int($1.symbol)]) + $1.extraBits
    }
  }

  /// Writes the header of a block that is not the last.
  func write(to bits: inout encode_bits) {
    bits.put(0b100, count: 3)
    bits.put(UInt64(literalCount - 257), count: 5)
    bits.put(0, count: 5)
    bits.put(UInt64(orderedCount - 4), count: 4)
    for symbol in DeflateBlockHeader.order[..<orderedCount] {
      bits.put(UInt64(code.lengths[symbol]), count: 3)
    }
    let codes = code.reversedBits
    for item in items {
      let length = Int(code.lengths[Int(item.symbol)])
      bits.put(
        UInt64(codes[Int(item.symbol)]) | UInt64(item.extra) << length,
        count: length + item.extraBits
      )
    }
  }
}

extension encode_bits {
  /// Appends up to 56 bits.
  ///
  /// Eight bytes from `next` on must be writable.
  mutating func put(_ value: UInt64, count added: Int) {
    bits |= value << UInt64(count)
    count += UInt32(added)
    UnsafeMutableRawPointer(next).storeBytes(of: bits.littleEndian, as: UInt64.self)
    next += Int(count / 8)
    bits = count >= 64 ? 0 : bits >> UInt64(count & ~7)
    count &= 7
  }

  /// Fills the waiting byte up with zeros.
  mutating func align() {
    if count > 0 { put(0, count: 8 - Int(count)) }
  }
}

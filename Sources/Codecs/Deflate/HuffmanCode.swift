import CKernels

/// A canonical prefix code (RFC 1951, 3.2.2): the lengths define it.
package struct HuffmanCode: Equatable, Sendable {
  /// Bits of each symbol's code; 0 for a symbol that does not occur.
  package private(set) var lengths: [UInt8]

  /// The best code for these counts, or nearly so when the limit cuts it.
  ///
  /// At least two symbols get a code: decoders refuse an incomplete one.
  package init(counts: [UInt32], limit: Int) {
    precondition(counts.count <= 1 << limit, "The limit leaves too few codes.")
    lengths = [UInt8](repeating: 0, count: counts.count)
    // Rare symbols first; equal counts by symbol, so that the code is the same everywhere.
    var sorted: [UInt64] = []
    sorted.reserveCapacity(counts.count)
    for (symbol, count) in counts.enumerated() where count > 0 {
      sorted.append(UInt64(count) << 16 | UInt64(symbol))
    }
    sorted.sort()
    guard sorted.count > 1 else {
      let only = sorted.first.map { Int($0 & 0xFFFF) } ?? 0
      lengths[only] = 1
      lengths[only == 0 ? 1 : 0] = 1
      return
    }
    let depths = HuffmanCode.depths(ofSorted: sorted.map { UInt32($0 >> 16) }, limit: limit)
    for (key, depth) in zip(sorted, depths) { lengths[Int(key & 0xFFFF)] = depth }
  }

  /// The depth of each leaf, rarest first.
  ///
  /// The algorithm of Moffat and Katajainen: the tree is built in the array of weights itself,
  /// whose cells hold a weight, then a parent, then a depth.
  private static func depths(ofSorted weights: [UInt32], limit: Int) -> [UInt8] {
    var cells = weights
    let count = cells.count
    var leaf = 0
    var node = 0
    for next in 0..<count - 1 {
      var sum: UInt32 = 0
      for _ in 0..<2 {
        if leaf >= count || (node < next && cells[node] < cells[leaf]) {
          sum += cells[node]
          cells[node] = UInt32(next)
          node += 1
        } else {
          sum += cells[leaf]
          leaf += 1
        }
      }
      cells[next] = sum
    }
    // Parents become depths, from the root (cell count - 2) down.
    cells[count - 2] = 0
    for next in stride(from: count - 3, through: 0, by: -1) {
      cells[next] = cells[Int(cells[next])] + 1
    }
    // Leaves at each depth: what the inner nodes of the level above leave free.
    var leaves = [Int](repeating: 0, count: limit + 1)
    var inner = count - 2
    var depth = 0
    var free = 1
    while free > 0 {
      var used = 0
      while inner >= 0, cells[inner] == depth {
        used += 1
        inner -= 1
      }
      leaves[min(depth, limit)] += free - used
      free = 2 * used
      depth += 1
    }
    restoreCompleteness(&leaves)
    // The rarest symbols take the longest codes.
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for depth in stride(from: limit, through: 1, by: -1) {
      for _ in 0..<leaves[depth] { result.append(UInt8(depth)) }
    }
    return result
  }

  /// Leaves that were too deep were moved up to the limit.
  ///
  /// For each such excess one leaf goes a level down and makes room beside it for another.
  private static func restoreCompleteness(_ leaves: inout [Int]) {
    let limit = leaves.count - 1
    var sum = 0
    for depth in 1...limit { sum += leaves[depth] << (limit - depth) }
    while sum > 1 << limit {
      var depth = limit - 1
      while leaves[depth] == 0 { depth -= 1 }
      leaves[depth] -= 1
      leaves[depth + 1] += 2
      leaves[limit] -= 1
      sum -= 1
    }
  }

  /// Each symbol's code, its bits in the order in which they are sent: the first one lowest.
  package var reversedBits: [UInt16] {
    var next = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1..<17 { next[length] = (next[length] &+ next[length - 1]) << 1 }
    // next[l + 1] counted the codes of length l; after the sums it is where length l + 1 begins.
    return lengths.map { length in
      guard length > 0 else { return 0 }
      let code = next[Int(length)]
      next[Int(length)] += 1
      return code.bitReversed >> (16 - UInt16(length))
    }
  }
}

extension UInt16 {
  fileprivate var bitReversed: UInt16 {
    var x = self
    x = (x & 0x5555) << 1 | (x >> 1 & 0x5555)
    x = (x & 0x3333) << 2 | (x >> 2 & 0x3333)
    x = (x & 0x0F0F) << 4 | (x >> 4 & 0x0F0F)
    return x.byteSwapped
  }
}

import Codecs
import Testing

@Suite
struct HuffmanCodeTests {
  /// Bits that the best possible code needs: the sum of all inner nodes' weights.
  private func leastBits(_ counts: [UInt32]) -> Int {
    var weights = counts.filter { $0 > 0 }.map(Int.init)
    var sum = 0
    while weights.count > 1 {
      weights.sort(by: >)
      let node = weights.removeLast() + weights.removeLast()
      sum += node
      weights.append(node)
    }
    return sum
  }

  private func bits(_ counts: [UInt32], _ code: HuffmanCode) -> Int {
    zip(counts, code.lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }

  private func isComplete(_ code: HuffmanCode) -> Bool {
    code.lengths.reduce(0) { $1 > 0 ? $0 + 1 << (15 - Int($1)) : $0 } == 1 << 15
  }

  @Test
  func `codes are complete and as short as can be`() {
    var noise = Noise(1)
    for size in [2, 3, 19, 30, 286] {
      for spread in [1, 4, 60] {
        for _ in 0..<20 {
          var counts = (0..<size).map { _ in UInt32.random(in: 0...UInt32(spread), using: &noise) }
          counts[0] = 1
          counts[1] += 1
          let code = HuffmanCode(counts: counts, limit: 14)
          #expect(isComplete(code))
          #expect(bits(counts, code) == leastBits(counts))
          #expect(zip(counts, code.lengths).allSatisfy { ($0 > 0) == ($1 > 0) })
        }
      }
    }
  }

  @Test(arguments: [7, 9, 14])
  func `a limit is kept at a small cost`(limit: Int) {
    // Fibonacci counts make the deepest trees.
    var counts: [UInt32] = [1, 1]
    while counts.count < 40 { counts.append(counts[counts.count - 1] &+ counts[counts.count - 2]) }
    let code = HuffmanCode(counts: counts, limit: limit)
    #expect(isComplete(code))
    #expect(code.lengths.max() == UInt8(limit))
    #expect(bits(counts, code) < leastBits(counts) * 5 / 4)
    let byCount = zip(counts, code.lengths).sorted { $0.0 < $1.0 }.map(\.1)
    #expect(zip(byCount, byCount.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test(arguments: [[0, 0, 0], [5, 0, 0], [0, 0, 5]])
  func `fewer than two symbols still make a complete code`(counts: [UInt32]) {
    let code = HuffmanCode(counts: counts, limit: 7)
    #expect(isComplete(code))
    #expect(zip(counts, code.lengths).allSatisfy { $0 == 0 || $1 == 1 })
  }

  /// The example of RFC 1951, 3.2.2.
  @Test
  func `codes of one length are consecutive, and none begins another`() {
    let code = HuffmanCode(counts: [3, 3, 3, 3, 3, 24, 2, 2], limit: 15)
    #expect(isComplete(code))
    let words = zip(code.lengths, code.reversedBits).map { length, bits in
      String((0..<length).map { bits >> $0 & 1 == 1 ? "1" : "0" })
    }
    // No code begins another.
    for (index, word) in words.enumerated() {
      for (other, longer) in words.enumerated() where other != index {
        #expect(!longer.hasPrefix(word))
      }
    }
    let sorted = words.enumerated().sorted { ($0.1.count, $0.0) < ($1.1.count, $1.0) }.map(\.1)
    #expect(sorted == words.sorted { ($0.count, $0) < ($1.count, $1) })
  }
}

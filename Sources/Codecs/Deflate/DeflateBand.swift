// swift-format-ignore-file: NeverForceUnwrap
// The memory is never empty where its address is asked for.

import CKernels

/// A run of whole DEFLATE blocks that ends at a byte, needs nothing that came before it and is not
/// the last of its stream: bands put one after the other make a stream.
///
///     ┌─────────────────────────┬──────────────┬──────────────────────────┐
///     │ block with its own codes│ end of block │ empty stored block       │
///     │ header, literals, runs  │              │ 000, fill, 00 00 FF FF   │
///     └─────────────────────────┴──────────────┴──────────────────────────┘
///
/// Bytes that do not get smaller become stored blocks instead.
struct DeflateBand {
  private static let storedLimit = 65535

  private let bytes: UnsafeBufferPointer<UInt8>
  private let runs: UnsafeBufferPointer<encode_run>
  private let codes: encode_codes
  private let header: DeflateBlockHeader
  /// How many bytes `write` writes.
  ///
  /// `ENCODE_SLACK` more must be writable.
  let byteCount: Int
  private let isStored: Bool

  /// `counts` and `runs` are what the token kernel found in `bytes`.
  init(
    bytes: UnsafeBufferPointer<UInt8>,
    runs: UnsafeBufferPointer<encode_run>,
    counts: [UInt32]
  ) {
    self.bytes = bytes
    self.runs = runs
    var counts = counts
    counts[Int(ENCODE_END_OF_BLOCK)] = 1
    let code = HuffmanCode(counts: counts, limit: Int(ENCODE_CODE_LIMIT))
    header = DeflateBlockHeader(code.lengths)
    codes = encode_codes(code)
    var bitCount = header.bitCount
    for symbol in counts.indices {
      bitCount += Int(counts[symbol]) * (Int(code.lengths[symbol]) + DeflateBand.matchBits(symbol))
    }
    // The empty block: three bits, up to the next byte, four bytes.
    let coded = (bitCount + 3 + 7) / 8 + 4
    let blocks = max(1, (bytes.count + DeflateBand.storedLimit - 1) / DeflateBand.storedLimit)
    let stored = bytes.count + 5 * blocks
    isStored = stored <= coded
    byteCount = min(stored, coded)
  }

  /// Bits after a symbol's code: the rest of the length, and the distance.
  private static func matchBits(_ symbol: Int) -> Int {
    switch symbol {
    case ...256: 0
    case ...264, 285: 1
    default: 1 + (symbol - 261) / 4
    }
  }

  func write(to start: UnsafeMutablePointer<UInt8>, with kernels: PNGKernels) {
    isStored ? writeStored(to: start) : writeCoded(to: start, with: kernels)
  }

  private func writeCoded(to start: UnsafeMutablePointer<UInt8>, with kernels: PNGKernels) {
    var bits = encode_bits(next: start, bits: 0, count: 0)
    header.write(to: &bits)
    withUnsafePointer(to: codes) {
      kernels.table.emit(bytes.baseAddress, runs.baseAddress, runs.count, $0, &bits)
    }
    let endOfBlock = Int(ENCODE_END_OF_BLOCK)
    withUnsafeBytes(of: codes.bits) { codeBits in
      withUnsafeBytes(of: codes.lengths) { lengths in
        bits.put(
          UInt64(codeBits.load(fromByteOffset: 2 * endOfBlock, as: UInt16.self)),
          count: Int(lengths[endOfBlock])
        )
      }
    }
    bits.put(0, count: 3)
    bits.align()
    bits.put(0xFFFF_0000, count: 32)
    precondition(
      bits.next - start == byteCount,
      "A band has \(bits.next - start) bytes where \(byteCount) were announced."
    )
  }

  private func writeStored(to start: UnsafeMutablePointer<UInt8>) {
    var next = start
    var offset = 0
    repeat {
      let count = min(DeflateBand.storedLimit, bytes.count - offset)
      let length = UInt16(count)
      for byte in [
        0, UInt8(length & 255), UInt8(length >> 8), ~UInt8(length & 255), ~UInt8(length >> 8),
      ] {
        next.pointee = byte
        next += 1
      }
      if count > 0 { next.update(from: bytes.baseAddress! + offset, count: count) }
      next += count
      offset += count
    } while offset < bytes.count
  }
}

extension encode_codes {
  fileprivate init(_ code: HuffmanCode) {
    self.init()
    code.reversedBits.withUnsafeBytes { from in
      withUnsafeMutableBytes(of: &bits) { $0.copyMemory(from: from) }
    }
    code.lengths.withUnsafeBytes { from in
      withUnsafeMutableBytes(of: &lengths) { $0.copyMemory(from: from) }
    }
  }
}

import Compression
import Foundation
import Testing

@Suite
struct CompressionTests {
  private let text = Data(String(repeating: "the same again, ", count: 500).utf8)

  @Test
  func `a buffer comes back as it was`() {
    var small = [UInt8](repeating: 0, count: 1000)
    let count = compression_encode_buffer(
      &small,
      small.count,
      [UInt8](text),
      text.count,
      nil,
      COMPRESSION_ZLIB
    )
    #expect(count > 0 && count < 200)
    var large = [UInt8](repeating: 0, count: text.count)
    let back = compression_decode_buffer(
      &large,
      large.count,
      small,
      count,
      nil,
      COMPRESSION_ZLIB
    )
    #expect(back == text.count && Data(large) == text)
  }

  @Test
  func `a stream works in pieces`() throws {
    var packed = Data()
    let output = try OutputFilter(.compress, using: .zlib, bufferCapacity: 16) {
      if let data = $0 { packed += data }
    }
    try output.write(text.prefix(300))
    try output.write(text.dropFirst(300))
    try output.finalize()
    var place = packed.startIndex
    let input = try InputFilter<Data>(.decompress, using: .zlib) { count in
      let end = min(place + 10, packed.endIndex)
      defer { place = end }
      return packed.subdata(in: place..<end)
    }
    var back = Data()
    while let data = try input.readData(ofLength: 64) { back += data }
    #expect(back == text)
  }

  @Test
  func `damaged data is an error`() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0xFD, 0xFC]
    var room = [UInt8](repeating: 0, count: 100)
    let count = compression_decode_buffer(&room, 100, bytes, 4, nil, COMPRESSION_ZLIB)
    #expect(count == 0)
    #expect(throws: FilterError.filterInitError) {
      try OutputFilter(.compress, using: .lzma) { _ in }
    }
  }

  @Test
  func `damage in bytes that a step before took is an error`() throws {
    // A fixed block: the letter P, for which there is room, then a reference to before the
    // beginning.
    let bytes: [UInt8] = [0x0A, 0x40, 0x10]
    let output = try OutputFilter(.decompress, using: .zlib, bufferCapacity: 1) {
      #expect($0 == Data("P".utf8))
    }
    #expect(throws: FilterError.invalidData) { try output.write(bytes) }
  }
}

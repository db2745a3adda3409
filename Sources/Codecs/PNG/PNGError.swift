/// Why bytes are not a picture.
///
/// Every case names the chunk it was found in, where there is one.
package indirect enum PNGError: Error, Equatable, Sendable {
  /// The file does not begin with the PNG signature.
  case notPNG(firstBytes: [UInt8])
  /// The signature's line ends were rewritten, as text-mode transfers and `autocrlf` do.
  case lineEndsRewritten
  /// The file is the text that Git LFS leaves in place of the picture.
  case gitLFSPointer
  /// The bytes end inside a chunk, or before IEND.
  case truncated(chunk: PNGChunkType?, offset: Int)
  /// The four type bytes are not letters.
  case badChunkType(PNGChunkType, offset: Int)
  /// A length beyond 2³¹ - 1.
  case chunkTooLong(PNGChunkType, length: UInt32)
  case wrongLength(PNGChunkType, length: Int, expected: String)
  case badChecksum(PNGChunkType, stored: UInt32, computed: UInt32)
  /// The chunk is at a place where the specification does not allow it, or is there twice.
  case misplaced(PNGChunkType, reason: String)
  case missing(PNGChunkType)
  case unknownCriticalChunk(PNGChunkType)
  /// A field of a chunk has an undefined value.
  case badValue(PNGChunkType, field: String, value: Int)
  /// Refused before anything was allocated for it.
  case tooLarge(width: Int, height: Int, maximumPixelCount: Int)
  /// What the data of a chunk does not hold: what libpng or zlib found in the compressed rows, or a
  /// film of another length than announced.
  case damaged(PNGChunkType, reason: String)
  case outOfMemory(width: Int, height: Int)
  /// The frames of an animation are too many together; refused before any is decoded.
  case filmTooLarge(frames: Int, width: Int, height: Int, maximumPixelCount: Int)
  /// What is wrong with a frame of an animation, counted from 1.
  case frame(Int, PNGError)

  package var chunk: PNGChunkType? {
    switch self {
    case .notPNG, .lineEndsRewritten, .gitLFSPointer: nil
    case .truncated(let chunk, _): chunk
    case .badChunkType(let chunk, _), .chunkTooLong(let chunk, _), .wrongLength(let chunk, _, _),
      .badChecksum(let chunk, _, _), .misplaced(let chunk, _), .missing(let chunk),
      .unknownCriticalChunk(let chunk), .badValue(let chunk, _, _), .damaged(let chunk, _):
      chunk
    case .tooLarge, .outOfMemory: .header
    case .filmTooLarge: .animation
    case .frame(_, let error): error.chunk
    }
  }
}

extension PNGError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notPNG(let bytes):
      let shown = bytes.map { hexadecimal(UInt32($0), digits: 2) }.joined(separator: " ")
      return bytes.isEmpty
        ? "not a PNG: it is empty" : "not a PNG: the signature is missing, it begins with \(shown)"
    case .lineEndsRewritten:
      return "a PNG whose line ends were rewritten (text-mode transfer, git autocrlf)"
    case .gitLFSPointer: return "a Git LFS pointer, not the picture itself (run `git lfs pull`)"
    case .truncated(let chunk?, let offset): return "\(chunk): the file ends inside, at \(offset)"
    case .truncated(nil, let offset): return "the file ends at \(offset), before IEND"
    case .badChunkType(let chunk, let offset): return "\(chunk): not a chunk type, at \(offset)"
    case .chunkTooLong(let chunk, let length): return "\(chunk): length \(length) is above 2³¹ - 1"
    case .wrongLength(let chunk, let length, let expected):
      return "\(chunk): length \(length), expected \(expected)"
    case .badChecksum(let chunk, let stored, let computed):
      return "\(chunk): CRC \(hexadecimal(stored, digits: 8)) is stored, "
        + "\(hexadecimal(computed, digits: 8)) is right"
    case .misplaced(let chunk, let reason): return "\(chunk): \(reason)"
    case .missing(let chunk): return "\(chunk): missing"
    case .unknownCriticalChunk(let chunk): return "\(chunk): unknown critical chunk"
    case .badValue(let chunk, let field, let value): return "\(chunk): \(field) is \(value)"
    case .tooLarge(let width, let height, let maximum):
      return "IHDR: \(width)x\(height) is above the limit of \(maximum) pixels"
    case .damaged(let chunk, let reason): return "\(chunk): \(reason)"
    case .outOfMemory(let width, let height): return "IHDR: no memory for \(width)x\(height)"
    case .filmTooLarge(let frames, let width, let height, let maximum):
      return "acTL: \(frames) frames of \(width)x\(height) are above the limit of \(maximum) pixels"
    case .frame(let number, let error): return "frame \(number): \(error)"
    }
  }
}

private func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}

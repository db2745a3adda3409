import Codecs

/// A PNG file in pieces that follow each other.
///
/// Files share the pieces that they have in common, and nothing is copied until the whole is read.
package struct PNGFile: Sendable {
  package let pieces: [[UInt8]]

  package init(pieces: [[UInt8]]) { self.pieces = pieces }

  package init(_ bytes: [UInt8]) { pieces = [bytes] }

  package var byteCount: Int { pieces.reduce(0) { $0 + $1.count } }

  package var bytes: [UInt8] {
    guard pieces.count != 1 else { return pieces[0] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(byteCount)
    for piece in pieces { bytes += piece }
    return bytes
  }

  package var digest: String {
    var hash = SHA256()
    for piece in pieces { hash.update(piece) }
    return hash.hexDigest
  }

  /// Whether both are the same piece of memory, and so equal.
  ///
  /// Costs nothing; may miss equal files.
  func sharesStorage(with other: PNGFile) -> Bool {
    pieces.withUnsafeBufferPointer { pieces in
      other.pieces.withUnsafeBufferPointer { $0.baseAddress == pieces.baseAddress }
    }
  }
}

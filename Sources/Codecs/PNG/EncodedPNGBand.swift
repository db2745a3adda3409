/// Rows of a picture, compressed.
///
/// It depends only on their pixels, so an unchanged band goes into the next file as it is.
package struct EncodedPNGBand: Equatable, Sendable {
  /// A whole IDAT chunk: length, type, deflate blocks, CRC.
  package let chunk: [UInt8]
  package let rows: Int
  /// Whether every pixel is opaque.
  package let isOpaque: Bool
  /// Size and Adler-32 of the filtered rows, of which the file's checksum is combined.
  let filteredCount: Int
  let adler: UInt32
}

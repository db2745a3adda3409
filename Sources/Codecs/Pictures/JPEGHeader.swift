/// The size and the orientation from a JPEG's header.
struct JPEGHeader {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var orientation = PictureOrientation.up

  /// Walks the segments up to the frame header and the scan, which is not read.
  init(_ bytes: [UInt8]) throws(PictureError) {
    var offset = 2
    while true {
      while offset < bytes.count, bytes[offset] != 0xFF { offset += 1 }
      while offset < bytes.count, bytes[offset] == 0xFF { offset += 1 }
      guard offset + 2 < bytes.count else { throw .damaged(.jpeg, reason: "it ends in its header") }
      let marker = bytes[offset]
      // Markers that stand alone, and zeros that belong to data.
      if marker == 0 || marker == 1 || (0xD0...0xD8).contains(marker) { continue }
      let length = Int(bytes[offset + 1]) << 8 | Int(bytes[offset + 2])
      let start = offset + 3
      let end = offset + 1 + length
      guard length >= 2, end <= bytes.count, marker != 0xD9 else {
        throw .damaged(.jpeg, reason: "it ends in its header")
      }
      read(marker, bytes[start..<end])
      // The scan: what comes after it are pixels.
      if marker == 0xDA { break }
      offset = end
    }
    guard width > 0, height > 0 else {
      throw .damaged(.jpeg, reason: "there is no frame of a known size")
    }
  }

  private mutating func read(_ marker: UInt8, _ data: ArraySlice<UInt8>) {
    let first = data.startIndex
    switch marker {
    case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
      guard data.count >= 6, width == 0 else { return }
      height = Int(data[first + 1]) << 8 | Int(data[first + 2])
      width = Int(data[first + 3]) << 8 | Int(data[first + 4])
    case 0xE1 where data.starts(with: "Exif\0\0".utf8):
      orientation = PictureOrientation(exif: data.dropFirst(6))
    default: break
    }
  }
}

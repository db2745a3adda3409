/// How stored rows and columns are to be shown: the values of Exif's orientation tag.
package enum PictureOrientation: Int, Sendable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8

  /// The orientation from the Exif block of a file; `up` without a readable one.
  ///
  /// - Parameter tiff: from the byte-order mark on.
  init(exif tiff: ArraySlice<UInt8>) {
    self = PictureOrientation.tag(in: tiff).flatMap(PictureOrientation.init) ?? .up
  }

  private static func tag(in tiff: ArraySlice<UInt8>) -> Int? {
    let isLittle = tiff.starts(with: "II*\0".utf8)
    guard isLittle || tiff.starts(with: "MM\0*".utf8) else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let bytes = tiff[(tiff.startIndex + offset)..<(tiff.startIndex + offset + count)]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = number(entry, 2) else { return nil }
      if tag == 0x112, number(entry + 2, 2) == 3 { return number(entry + 8, 2) }
    }
    return nil
  }
}

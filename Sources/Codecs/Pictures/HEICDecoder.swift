import Foundation
import Pixels

/// HEIC and AVIF through libheif's own program, which also turns the picture the right way up.
package enum HEICDecoder {
  /// The size of the largest picture in the file, found without reading its boxes in full.
  package static func largestSize(_ bytes: [UInt8]) -> (width: Int, height: Int) {
    var largest = (width: 0, height: 0)
    let name = Array("ispe".utf8)
    var index = 0
    while index + 16 <= bytes.count {
      guard bytes[index] == name[0], Array(bytes[index..<index + 4]) == name else {
        index += 1
        continue
      }
      func number(_ offset: Int) -> Int {
        bytes[index + offset..<index + offset + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      let (width, height) = (number(8), number(12))
      // The product of two numbers of 32 bits, which an `Int` does not hold.
      if UInt(width) * UInt(height) > UInt(largest.width) * UInt(largest.height) {
        largest = (width, height)
      }
      index += 16
    }
    return largest
  }

  static func decode(_ bytes: [UInt8], maximumPixelCount: Int) throws(PictureError) -> Pixmap {
    // The program chooses its format by the ending of a file's name. `mkdtemp` and not `UUID()`,
    // whose numbers are those of the seeded world: each run has the same.
    let pattern = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-heic-XXXXXX").path
    var name = Array(pattern.utf8CString)
    guard mkdtemp(&name) != nil else {
      throw .damaged(
        .heic,
        reason: "no temporary folder for it: \(String(cString: strerror(errno)))"
      )
    }
    let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = folder.appendingPathComponent("picture.png").path
    _ = try PictureProgram.heic.run([PictureProgram.input, target], input: bytes)
    // A file of several pictures makes several files, the first one numbered 1.
    let numbered = folder.appendingPathComponent("picture-1.png").path
    let files = FileManager.default
    guard let png = files.contents(atPath: target) ?? files.contents(atPath: numbered) else {
      throw .damaged(.heic, reason: "there is no picture in it")
    }
    do throws(PNGError) {
      return try PNGDecoder(maximumPixelCount: maximumPixelCount).decode([UInt8](png))
    } catch {
      if case .tooLarge(let width, let height, let maximum) = error {
        throw .tooLarge(.heic, width: width, height: height, maximumPixelCount: maximum)
      }
      throw .damaged(.heic, reason: "\(error)")
    }
  }
}

/// Why bytes are not a picture.
package enum PictureError: Error, Equatable, Sendable {
  case png(PNGError)
  /// The first bytes belong to no known format.
  case unknownFormat(firstBytes: [UInt8])
  /// A picture of a kind that is not supported.
  case unsupported(PictureFormat, what: String?)
  /// Refused before anything was allocated for it.
  case tooLarge(PictureFormat, width: Int, height: Int, maximumPixelCount: Int)
  case damaged(PictureFormat, reason: String)
  /// The program that draws such files is not installed; `package` is the Debian package that has
  /// it.
  case missingProgram(PictureFormat, program: String, package: String)
  case outOfMemory(PictureFormat)
}

extension PictureError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .png(let error): return error.description
    case .unknownFormat(let bytes):
      guard !bytes.isEmpty else { return "not a picture: it is empty" }
      let shown = bytes.map { byte in
        let text = String(byte, radix: 16)
        return text.count == 1 ? "0" + text : text
      }
      return "not a picture: \(PictureFormat.readable) can be read, it begins with "
        + shown.joined(separator: " ")
    case .unsupported(let format, let what):
      let name = what ?? "\(format.rawValue) picture"
      let example = what == nil ? "" : " of its first frame"
      return "\(name): cannot be read; make a PNG\(example), for instance with "
        + "`ffmpeg -i picture -frames:v 1 picture.png`"
    case .tooLarge(let format, let width, let height, let maximum):
      return "\(format.rawValue): \(width)x\(height) is above the limit of \(maximum) pixels"
    case .damaged(let format, let reason): return "\(format.rawValue): \(reason)"
    case .missingProgram(let format, let program, let package):
      return "\(format.rawValue): needs the program \(program); install it with: "
        + "apt-get install \(package)"
    case .outOfMemory(let format): return "\(format.rawValue): no memory for it"
    }
  }
}

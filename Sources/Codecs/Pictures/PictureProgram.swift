import CPictures
import Foundation

/// A program that makes pictures: it starts with the first file of its kind, in its own process
/// with limits on memory, time and output.
///
/// A file that crashes it affects nothing else.
struct PictureProgram {
  let format: PictureFormat
  let name: String
  /// The Debian package that has it.
  let package: String

  static let pdfInfo = PictureProgram(format: .pdf, name: "pdfinfo", package: "poppler-utils")
  static let pdf = PictureProgram(format: .pdf, name: "pdftocairo", package: "poppler-utils")
  static let svg = PictureProgram(format: .svg, name: "rsvg-convert", package: "librsvg2-bin")
  static let heic = PictureProgram(
    format: .heic,
    name: "heif-convert",
    package: "libheif-examples"
  )

  /// The program's standard input as a path, for those that do not read it by themselves.
  static let input = "/proc/self/fd/0"

  private static let limits = cpictures_limits(memory: 2 << 30, output: 512 << 20, seconds: 20)

  /// What the program writes to its standard output, now or earlier in this run of the tool.
  func result(of arguments: [String], input bytes: [UInt8]) throws(PictureError) -> [UInt8] {
    let results = PictureResults.ofRun
    let words = [name] + arguments
    if let known = results?.result(of: words, input: bytes) { return known }
    let result = try run(arguments, input: bytes)
    results?.keep(result, of: words, input: bytes)
    return result
  }

  /// What the program writes to its standard output.
  func run(_ arguments: [String], input bytes: [UInt8]) throws(PictureError) -> [UInt8] {
    guard let path = ExternalProgram.find(name) else {
      throw .missingProgram(format, program: name, package: package)
    }
    var output: UnsafeMutablePointer<UInt8>?
    var count = 0
    var reason = [CChar](repeating: 0, count: 200)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    let status = cpictures_run(
      words,
      bytes,
      bytes.count,
      PictureProgram.limits,
      &output,
      &count,
      &reason,
      reason.count
    )
    defer { cpictures_free(output) }
    if status == CPICTURES_NO_PROGRAM {
      throw .missingProgram(format, program: name, package: package)
    }
    try status.check(format, reason)
    return Array(UnsafeBufferPointer(start: output, count: count))
  }
}

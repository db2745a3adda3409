import Foundation

/// What programs have made of pictures, in a folder for several processes.
///
/// A try of a touch happens in a process of its own, and each would start the programs again for
/// the same files. The folder belongs to one run of the tool, in which neither the programs nor
/// their results change.
package struct PictureResults {
  /// The environment variable with the folder.
  package static let environmentKey = "SEGUE_PICTURES"

  private let folder: String

  init(folder: String) { self.folder = folder }

  /// Those of this run; nil if nothing is kept.
  static var ofRun: PictureResults? {
    ProcessInfo.processInfo.environment[environmentKey].map { PictureResults(folder: $0) }
  }

  private func place(_ words: [String], _ input: [UInt8]) -> String {
    let request = words.joined(separator: "\0") + "\0" + SHA256.hexDigest(of: input)
    return "\(folder)/\(SHA256.hexDigest(of: Array(request.utf8)))"
  }

  func result(of words: [String], input: [UInt8]) -> [UInt8]? {
    FileManager.default.contents(atPath: place(words, input)).map { [UInt8]($0) }
  }

  /// A result that cannot be written is made again.
  func keep(_ result: [UInt8], of words: [String], input: [UInt8]) {
    let place = place(words, input)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? Data(result).write(to: URL(fileURLWithPath: place), options: .atomic)
  }
}

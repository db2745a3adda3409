import Foundation
import Segue

/// Checks that a directory of frames is what its manifest says.
enum VerifyCommand {
  /// The most problems that are listed one by one.
  private static let toldProblems = 20

  static func run(directory: String, json: Bool, console: Console) throws(Failure) -> ExitCode {
    let path =
      directory.count > 1 && directory.hasSuffix("/") ? String(directory.dropLast()) : directory
    let file = "\(path)/\(FrameManifest.fileName)"
    guard let manifest = FrameManifest.read(file) else {
      guard FileManager.default.fileExists(atPath: file) else {
        throw Failure(
          .missingInput,
          "cannot verify '\(path)': there is no \(FrameManifest.fileName) in it",
          hint: "a render that was interrupted has none; run it again"
        )
      }
      throw Failure(.badInput, "cannot verify '\(path)': '\(file)' is not a manifest of frames")
    }
    let result = FrameVerification(of: manifest, in: path)
    if json {
      try console.print(
        JSON.text([
          "directory": path, "frames": manifest.frames.count, "whole": result.problems.isEmpty,
          "problems": result.problems.map(\.description), "recompressed": result.recompressed,
        ])
      )
    }
    for problem in result.problems.prefix(toldProblems) {
      console.fail("Error: in '\(path)', \(problem)")
    }
    if result.problems.count > toldProblems {
      console.fail("… and \(result.problems.count - toldProblems) more")
    }
    if !result.recompressed.isEmpty {
      let count = result.recompressed.count
      console.warn(
        "\(count) of \(manifest.frames.count) files in '\(path)' were compressed again: other bytes, the same pixels"
      )
    }
    guard result.problems.isEmpty else { return .failure }
    console.say("\(path): \(manifest.frames.count) frames, all as the manifest says")
    return .success
  }
}

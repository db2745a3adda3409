import Foundation
import Segue

/// Checks that a directory of frames is what its manifest says.
enum VerifyCommand {
  static func run(directory: String, json: Bool, console: Console) throws(Failure) -> ExitCode {
    let path = directory.hasSuffix("/") ? String(directory.dropLast()) : directory
    guard let manifest = FrameManifest.read("\(path)/\(FrameManifest.fileName)") else {
      throw Failure(
        .missingInput,
        "cannot verify '\(path)': there is no \(FrameManifest.fileName) in it",
        hint: "a render that was interrupted has none; run it again"
      )
    }
    let difference = manifest.firstDifference(in: path)
    if json {
      console.print(
        JSON.text([
          "directory": path, "frames": manifest.frames.count, "whole": difference == nil,
        ])
      )
    }
    if let difference {
      console.fail("Error: '\(path)/\(difference.file)' \(difference.why)")
      return .failure
    }
    console.say("\(path): \(manifest.frames.count) frames, all as the manifest says")
    return .success
  }
}

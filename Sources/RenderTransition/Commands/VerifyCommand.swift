import Foundation
import Segue

/// Checks that a directory of frames is what its manifest says.
enum VerifyCommand {
  /// The most problems that are listed one by one.
  private static let toldProblems = 20

  static func run(directory: String, json: Bool, console: Console) throws(Failure) -> ExitCode {
    let path = directory.withoutFinalSlash
    let file = "\(path)/\(FrameManifest.fileName)"
    guard let manifest = FrameManifest.read(file) else {
      throw failure(of: path, without: file)
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
    console.say("\(path): \(manifest.frames.count.counted("frame")), all as the manifest says")
    return .success
  }

  /// Why the manifest of a directory cannot be read.
  private static func failure(of path: String, without file: String) -> Failure {
    func missing(_ why: String, hint: String? = nil) -> Failure {
      Failure(.missingInput, "cannot verify '\(path)': \(why)", hint: hint)
    }
    do throws(FileError) {
      _ = try readFile(file)
    } catch {
      switch error.code {
      case ENOENT where !FileManager.default.fileExists(atPath: path):
        return missing("there is no such directory")
      case ENOENT:
        let chunks = try? FileManager.default.contentsOfDirectory(atPath: "\(path)/chunks")
        let isPart = chunks?.contains { $0.hasSuffix(".json") } ?? false
        return missing(
          "there is no \(FrameManifest.fileName) in it",
          hint: isPart
            ? "it has the frames of '--frames' only: a render without that draws the rest"
            : "a render that was interrupted has none; run it again"
        )
      case ENOTDIR: return missing("it is not a directory")
      case EACCES: return missing(error.reason)
      default: break
      }
    }
    return Failure(.badInput, "cannot verify '\(path)': '\(file)' is not a manifest of frames")
  }
}

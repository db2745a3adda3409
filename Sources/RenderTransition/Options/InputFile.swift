import Foundation
import Segue

/// Files that the user names.
enum InputFile {
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    do throws(FileError) {
      return try readFile(path)
    } catch {
      throw Failure(
        .missingInput,
        "cannot read '\(path)': \(reason(error))",
        hint: path == "-"
          ? "standard input is not read: name a file"
          : error.code == ENOTSUP ? "save its output to a file first" : HomePath.mistake(path)
      )
    }
  }

  static func reason(_ error: FileError) -> String {
    switch error.code {
    case EISDIR: "it is a directory"
    case ENOTSUP: "it is a pipe or a device, not a file"
    case ENOENT: "there is no such file"
    case EFBIG: "it is larger than any picture"
    default: error.reason
    }
  }
}

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
          : error.code == ENOTSUP ? "save its output to a file first" : nil
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

/// An existing file at the place of an output.
enum Existing {
  /// Whether writing loses something.
  ///
  /// A pipe or a device is only written to.
  static func isReplaced(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFIFO && status.st_mode & S_IFMT != S_IFCHR
  }

  /// Refuses a place where writing loses something.
  static func refuse(_ path: String, unless replacesOthers: Bool) throws(Failure) {
    guard !replacesOthers, isReplaced(path) else { return }
    throw Failure(
      .cannotCreate,
      "cannot write '\(path)': it exists",
      hint: "use --force to replace it, or another --out"
    )
  }
}

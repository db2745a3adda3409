import Foundation

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

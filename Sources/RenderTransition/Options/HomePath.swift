/// Paths that begin with the `~` of a shell, in quotes, after `=`, in an environment or a file.
///
/// A folder of that name, made by mistake, is removed by mistake together with the user's own.
enum HomePath {
  /// What is wrong with a path; nil where nothing is.
  static func mistake(_ path: String) -> String? {
    guard path == "~" || path.hasPrefix("~/") else { return nil }
    return "only a shell replaces '~', where no quote or '=' is before it: write the whole path"
  }
}

import Foundation

/// Paths as the disk spells them: those of Macs do not tell large letters from small ones.
enum DiskPath {
  /// A path below a folder, or an absolute one, as it is on the disk.
  static func join(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    return spelled(URL(fileURLWithPath: whole).standardizedFileURL.path)
  }

  /// The same path where nothing on the disk is called so in any spelling.
  private static func spelled(_ path: String) -> String {
    let manager = FileManager.default
    var above = path[...]
    var names: [Substring] = []
    while !above.isEmpty, !manager.fileExists(atPath: String(above)) {
      guard let slash = above.lastIndex(of: "/") else { return path }
      names.append(above[above.index(after: slash)...])
      above = above[..<slash]
    }
    var result = String(above)
    for name in names.reversed() {
      let wanted = name.lowercased()
      let entries = try? manager.contentsOfDirectory(atPath: result.isEmpty ? "/" : result)
      guard let entry = entries?.sorted().first(where: { $0.lowercased() == wanted }) else {
        return path
      }
      result += "/\(entry)"
    }
    return result
  }
}

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
    guard path != "/", !manager.fileExists(atPath: path) else { return path }
    let url = URL(fileURLWithPath: path)
    let above = spelled(url.deletingLastPathComponent().path)
    let name = url.lastPathComponent.lowercased()
    let entries = (try? manager.contentsOfDirectory(atPath: above)) ?? []
    guard let entry = entries.sorted().first(where: { $0.lowercased() == name }) else {
      return path
    }
    return above == "/" ? "/\(entry)" : "\(above)/\(entry)"
  }
}

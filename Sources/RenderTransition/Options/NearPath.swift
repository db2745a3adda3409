import ArgumentParsing
import Foundation

/// Files and folders whose names are like one that is missing.
enum NearPath {
  /// The path as the user wrote it, with the name of the code beside it that was probably meant.
  static func closest(to path: String) -> String? {
    let isDeep = path.contains("/")
    let folder = isDeep ? (path as NSString).deletingLastPathComponent : "."
    let name = (path as NSString).lastPathComponent
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let near = closest(to: name, among: code(entries, in: folder))
    return near.map { isDeep ? (folder as NSString).appendingPathComponent($0) : $0 }
  }

  /// The name that only lacks its ending comes first.
  private static func closest(to name: String, among entries: [String]) -> String? {
    entries.contains("\(name).swift") ? "\(name).swift" : closestMatch(to: name, among: entries)
  }

  /// Swift files, and folders that are not hidden.
  private static func code(_ entries: [String], in folder: String) -> [String] {
    entries.sorted().filter { entry in
      var isFolder: ObjCBool = false
      guard !entry.hasPrefix("."),
        FileManager.default.fileExists(atPath: "\(folder)/\(entry)", isDirectory: &isFolder)
      else { return false }
      return isFolder.boolValue || entry.hasSuffix(".swift")
    }
  }
}

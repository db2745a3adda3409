import Foundation

/// The libraries that this process has loaded.
package enum LoadedLibraries {
  /// Their files, in the order of their names.
  package static func paths() throws(OwnCodeError) -> [String] {
    let map = "/proc/self/maps"
    // What reads a file by its size takes the 0 of this one for "little" and stops after a page.
    guard let bytes = try? FileHandle(forReadingAtPath: map)?.readToEnd() else {
      throw .toolFailed(name: map, log: "it cannot be read")
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let paths = lines.compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
    return Set(paths).sorted { (name(of: $0), $0) < (name(of: $1), $1) }
  }

  package static func name(of path: String) -> String { (path as NSString).lastPathComponent }
}

import Foundation

/// Folders that stay folders in a bundle, with which Xcode copies a blue one.
enum FolderReferences {
  /// The folders of resources that code looks into by name, `inDirectory: "Data"`, where no project
  /// says which ones are copied whole.
  static func named(in files: [String], among resources: [String]) -> [String] {
    let names = Set(files.flatMap(names))
    guard !names.isEmpty else { return [] }
    var found: [String: String] = [:]
    for path in resources {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      for (index, part) in parts.dropLast().enumerated() where names.contains(part) {
        let folder = parts[...index].joined(separator: "/")
        // The outermost of a name: `Data/Data` is within it.
        if found[part].map({ folder.count < $0.count }) ?? true { found[part] = folder }
      }
    }
    return found.values.sorted()
  }

  /// What a file calls the folders: the first part of each path.
  private static func names(in file: String) -> [String] {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8),
      text.contains("irectory: \"")
    else { return [] }
    return text.matches(of: /\b(?:inDirectory|subdirectory): "([^"\\\/]+)/).map { String($0.1) }
  }
}

import Foundation

/// The modules whose classes storyboards and xibs name: code need not import them.
enum InterfaceModules {
  /// - Parameter resources: files and folders of a bundle.
  static func names(in resources: [String]) -> Set<String> {
    var names: Set<String> = []
    for path in InterfaceModules.files(in: resources, of: ["storyboard", "xib"]) {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      for part in text.components(separatedBy: "customModule=\"").dropFirst() {
        let name = part.prefix { $0 != "\"" }
        // The target that has the file provides the class, by whatever name it was saved.
        guard !part.dropFirst(name.count).hasPrefix("\" customModuleProvider=\"target\"") else {
          continue
        }
        names.insert(String(name))
      }
    }
    return names
  }

  /// The interface files among resources, those in folders of a language, too.
  static func files(in resources: [String], of kinds: Set<String>) -> [String] {
    let isOfKind = { (path: String) in kinds.contains((path as NSString).pathExtension) }
    return resources.flatMap { path -> [String] in
      if isOfKind(path) { return [path] }
      guard !path.hasSuffix(".xcassets") else { return [] }
      return (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
        .filter(isOfKind).map { "\(path)/\($0)" }
    }
  }
}

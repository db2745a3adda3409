import Foundation

/// The modules whose classes storyboards and xibs name: code need not import them.
enum InterfaceModules {
  /// A class that an interface file names with the module that has it.
  struct NamedClass: Hashable {
    var name: String
    var module: String
  }

  /// The modules, other than its own, whose classes the interface files of a module need.
  ///
  /// A target may compile the files of a library itself, while its interface files have the
  /// library's name: what it declares is its own class.
  static func names(wantedBy module: CodeModule) -> Set<String> {
    let others = classes(in: module.resources).filter { $0.module != module.name }
    guard !others.isEmpty else { return [] }
    let own = declared(others.map(\.name), in: module.files)
    return Set(others.filter { !own.contains($0.name) }.map(\.module))
  }

  /// - Parameter resources: files and folders of a bundle.
  static func classes(in resources: [String]) -> Set<NamedClass> {
    var classes: Set<NamedClass> = []
    for path in InterfaceModules.files(in: resources, of: ["storyboard", "xib"]) {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      let parts = text.components(separatedBy: "customModule=\"")
      for (before, part) in zip(parts, parts.dropFirst()) {
        let module = part.prefix { $0 != "\"" }
        // The target that has the file provides the class, by whatever name it was saved.
        guard !part.dropFirst(module.count).hasPrefix("\" customModuleProvider=\"target\"") else {
          continue
        }
        let name = before.range(of: "customClass=\"", options: .backwards)
          .map { before[$0.upperBound...].prefix { $0 != "\"" } }
        classes.insert(NamedClass(name: String(name ?? ""), module: String(module)))
      }
    }
    return classes
  }

  /// Which of some classes files declare, by their lines.
  private static func declared(_ names: [String], in files: [String]) -> Set<String> {
    var open = Set(names)
    for path in files where !open.isEmpty {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      open = open.filter { name in
        !text.components(separatedBy: "class \(name)").dropFirst()
          .contains { $0.first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true }
      }
    }
    return Set(names).subtracting(open)
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

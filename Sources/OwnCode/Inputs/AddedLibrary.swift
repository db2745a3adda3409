import Foundation

/// A folder that `--with` names: it need not be called as its module, as `Sources` is not.
struct AddedLibrary {
  private let folder: String

  init(_ folder: String) { self.folder = folder }

  /// The libraries that a podspec in the folder, or a package, a podspec or a project
  /// further up makes of the code in it; empty where the folder has a package or a project
  /// itself, which says more.
  var declared: [CodeModule] {
    let own = SourceFolder(folder)
    guard own.packages.isEmpty, own.projects.isEmpty else { return [] }
    let pods = libraries(podspecsAt: folder)
    guard pods.isEmpty, let top = SourceFolder.repositoryRoot(of: folder) else { return pods }
    var place = (folder as NSString).deletingLastPathComponent
    while place.hasPrefix(top) {
      let found = libraries(at: place)
      if !found.isEmpty { return found }
      place = (place as NSString).deletingLastPathComponent
    }
    return []
  }

  private func libraries(at place: String) -> [CodeModule] {
    let package = "\(place)/Package.swift"
    if FileManager.default.fileExists(atPath: package) {
      let modules = inside((try? PackageManifest(package).modules()) ?? [])
      if !modules.isEmpty { return modules }
    }
    let pods = libraries(podspecsAt: place)
    guard pods.isEmpty else { return pods }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
    return inside(projects.flatMap { (try? XcodeProject("\(place)/\($0)").modules()) ?? [] })
  }

  private func libraries(podspecsAt place: String) -> [CodeModule] {
    inside(LibraryFolder.podspecs(in: place).compactMap { Podspec($0)?.module })
  }

  /// Those whose code is in the folder, but for a few files.
  private func inside(_ modules: [CodeModule]) -> [CodeModule] {
    CodeReader.unique(modules).filter { module in
      let count = module.files.count { $0.hasPrefix("\(folder)/") }
      return module.kind == .library && count * 2 > module.files.count
    }
  }

  /// The name of a library that nothing declares: that of the nearest folder around it which is
  /// imported, else the only one that is missing.
  func name(among missing: Set<String>, isOnly: Bool) -> String? {
    let around = folder.split(separator: "/").reversed().map { CodeModule.identifier(String($0)) }
    return around.first(where: missing.contains)
      ?? (isOnly && missing.count == 1 ? missing.first : nil)
  }
}

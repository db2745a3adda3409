import Foundation

/// The repository of a library, as a package manager leaves it beside the code.
struct LibraryFolder {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Where package managers leave libraries, which are not the user's own code:
  /// CocoaPods, Carthage and Swift's.
  static let packageManagerFolders = ["Pods", "Carthage/Checkouts", ".build/checkouts"]

  /// The modules that are declared together with the one of this name; empty if none is so called.
  func modules(providing name: String) -> [CodeModule] {
    // A podspec may add parts that few want, with libraries of their own; a package keeps them
    // apart.
    for manifest in SourceFolder(path).packages {
      let modules = (try? PackageManifest(manifest).modules()) ?? []
      if modules.contains(where: { $0.name == name }) { return modules }
    }
    let specs = LibraryFolder.podspecs(in: path).lazy.compactMap { Podspec($0)?.module }
    return specs.first { $0.name == name }.map { [$0] } ?? []
  }

  /// One module of all its files, where neither podspec nor package says what is in it.
  func module(named name: String) -> CodeModule {
    let found = SourceFolder(path)
    let files = found.swiftFiles.filter { file in
      !SourceFolder.isTest(file, below: path) && !isDoubled(file)
        && !file.dropFirst(path.count).split(separator: "/").dropLast()
          .contains { $0.hasPrefix("Example") || $0.hasPrefix("Demo") }
    }
    return CodeModule(name: name, files: files, resources: found.resources)
  }

  /// Whether a file is the copy of another that a shared drive leaves beside it:
  /// `Blur 2.swift`, or in `Sources 2`.
  ///
  /// A project lists none of them.
  private func isDoubled(_ file: String) -> Bool {
    let parts = file.dropFirst(path.count).split(separator: "/").map(String.init)
    return parts.indices.contains { index in
      let kind = (parts[index] as NSString).pathExtension
      let name = (parts[index] as NSString).deletingPathExtension
      guard let number = name.split(separator: " ").last, name.count > number.count,
        number.count == 1, number.allSatisfy(\.isNumber)
      else { return false }
      let original = String(name.dropLast(number.count + 1)) + (kind.isEmpty ? "" : ".\(kind)")
      let place = ([path] + parts[..<index] + [original]).joined(separator: "/")
      return FileManager.default.fileExists(atPath: place)
    }
  }

  /// The libraries of a folder in which a package manager keeps them, each a module of its own; nil
  /// for any other folder, and for one with a project, which says more.
  static func libraries(keptIn folder: String) -> [CodeModule]? {
    guard packageManagerFolders.contains(where: { folder.hasSuffix("/\($0)") }) else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard !names.contains(where: { $0.hasSuffix(".xcodeproj") }) else { return nil }
    let modules = names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name in
      let library = LibraryFolder("\(folder)/\(name)")
      let known = CodeModule.identifier(name)
      let found = library.modules(providing: known)
      return found.isEmpty ? [library.module(named: known)] : found
    }
    return CodeReader.unique(modules)
  }

  /// The folder of a pod with a module of another name, as its podspec chooses one: `RSReusable` for
  /// `Reusable`.
  ///
  /// An installed pod has no podspec. CocoaPods writes a module map for each
  /// (`Target Support Files/RSReusable/RSReusable.modulemap`, observed); where that is not in the repository,
  /// the only pod that has no more than initials before the name is taken.
  static func pod(providing name: String, below roots: [String]) -> LibraryFolder? {
    func entries(_ folder: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
    let mark = "module \(name) "
    for pods in roots.map({ "\($0)/Pods" }) {
      let support = "\(pods)/Target Support Files"
      let mapped = entries(support).first { pod in
        let text = TextFile.text(of: "\(support)/\(pod)/\(pod).modulemap") ?? ""
        return text.split(whereSeparator: \.isNewline).contains {
          $0.hasPrefix(mark) || $0.hasPrefix("framework \(mark)")
        }
      }
      let folders = entries(pods)
      // One whose own map is there has another name.
      let initialed = folders.filter { pod in
        let initials = pod.dropLast(name.count)
        return pod.hasSuffix(name) && (1...3).contains(initials.count)
          && initials.allSatisfy(\.isUppercase)
          && !TextFile.isFile("\(support)/\(pod)/\(pod).modulemap")
      }
      let found = mapped.flatMap { folders.contains($0) ? $0 : nil }
      if let pod = found ?? (initialed.count == 1 ? initialed[0] : nil) {
        return LibraryFolder("\(pods)/\(pod)")
      }
    }
    return nil
  }

  static func podspecs(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".podspec") }.sorted().map { "\(folder)/\($0)" }
  }
}

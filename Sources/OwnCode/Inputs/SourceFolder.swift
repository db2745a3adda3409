import Foundation

/// Scans folders: which files are Swift, which are resources, which are ignored.
struct SourceFolder {
  /// Folders of tools and of built dependencies.
  private static let skippedNames: Set<String> = [
    "Pods", "Carthage", "build", "Build", "DerivedData", "node_modules", "vendor",
    "Package.resolved",
    "fastlane", "Tuist", "ProjectDescriptionHelpers",
  ]
  /// Swift files that describe a project to Tuist, as `Package.swift` does to the package manager.
  private static let manifests: Set<String> = [
    "Project.swift", "Workspace.swift", "Plugin.swift", "Tuist.swift",
  ]
  /// Folders that an app treats as one file.
  private static let bundles: Set<String> = [
    "xcassets", "bundle", "lproj", "storyboardc", "nib", "xcdatamodeld", "scnassets", "framework",
    "xcframework", "xcodeproj", "xcworkspace", "playground", "docc", "app",
  ]
  private static let resourceExtensions: Set<String> = [
    "xcassets", "bundle", "lproj", "storyboard", "xib", "png", "jpg", "jpeg", "pdf", "gif", "ttf",
    "otf", "ttc", "strings", "stringsdict", "xcstrings", "plist", "json", "geojson", "lottie",
    "txt",
    "csv", "xml", "rtf", "svg", "heic", "webp", "html", "mp4", "m4v", "mov", "mp3", "m4a", "wav",
    "caf",
    "aif", "aiff", "xcdatamodeld",
  ]

  var swiftFiles: [String] = []
  var resources: [String] = []
  var infoPlists: [String] = []
  var projects: [String] = []
  var packages: [String] = []
  var playgrounds: [String] = []

  /// How many files and folders may still be visited.
  private var budget = Int.max

  /// Everything below `path`, sorted by path.
  init(_ path: String, maximumDepth: Int = 100) {
    visit(path, depth: maximumDepth)
  }

  private init(_ path: String, visiting budget: Int) {
    self.budget = budget
    visit(path, depth: 100)
  }

  /// What a folder has too much of to be one app or a few, such as a home folder or a whole disk;
  /// nil for others and for repositories, whose size is their own affair.
  ///
  /// The largest public apps for iOS have some 20,000 files besides those that are skipped here
  /// (observed).
  static func excess(of path: String, visiting limit: Int = 100_000) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let isOne = names.contains { name in
      [".git", "Package.swift", "Podfile", "project.pbxproj"].contains(name)
        || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
    guard !isOne, !path.isEmpty else { return nil }
    let folder = SourceFolder(path, visiting: limit)
    return folder.budget < 0 ? "\(limit) files" : nil
  }

  private mutating func visit(_ folder: String, depth: Int) {
    guard depth > 0,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return }
    for name in names.sorted() where !name.hasPrefix(".") {
      budget -= 1
      guard budget >= 0 else { return }
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      let kind = (name as NSString).pathExtension.lowercased()
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        if kind == "xcodeproj" { projects.append(path) }
        if kind == "playground" { playgrounds.append(path) }
        if SourceFolder.bundles.contains(kind) {
          if SourceFolder.resourceExtensions.contains(kind) { resources.append(path) }
          // Storyboards and strings lie in folders of a language.
          continue
        }
        guard !SourceFolder.skippedNames.contains(name), !isSymbolicLink(path) else { continue }
        visit(path, depth: depth - 1)
      } else if !TextFile.isFile(path) {
        continue
      } else if kind == "swift" {
        if name == "Package.swift" || name.hasPrefix("Package@swift") {
          if name == "Package.swift" { packages.append(path) }
        } else if !SourceFolder.isManifest(path, name) {
          swiftFiles.append(path)
        }
      } else if SourceFolder.resourceExtensions.contains(kind) {
        if name.hasSuffix("Info.plist") { infoPlists.append(path) }
        resources.append(path)
      }
    }
  }

  /// Apps have files of these names, too: a manifest says what it imports.
  private static func isManifest(_ path: String, _ name: String) -> Bool {
    manifests.contains(name) && imports("ProjectDescription", path)
  }

  /// Whether a file is a manifest of the package manager, which a project may list
  /// among its code by mistake.
  static func isPackageManifest(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return (name == "Package.swift" || name.hasPrefix("Package@swift"))
      && imports("PackageDescription", path)
  }

  private static func imports(_ module: String, _ path: String) -> Bool {
    TextFile.text(of: path)?.contains("import \(module)") ?? false
  }

  /// Every file below a folder but Swift's own: what a package names as its resources.
  static func files(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)
    var result: [String] = []
    while let name = names?.nextObject() as? String {
      let kind = (name as NSString).pathExtension.lowercased()
      if bundles.contains(kind) { names?.skipDescendants() }
      var isFolder: ObjCBool = false
      let path = "\(folder)/\(name)"
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      let isResource = isFolder.boolValue ? bundles.contains(kind) : TextFile.isFile(path)
      if kind != "swift", isResource { result.append(path) }
    }
    return result.sorted()
  }

  private func isSymbolicLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// Whether a file or folder is a test by its name: `MyAppTests`, `Tests`, `UITests`.
  static func isTest(_ path: String, below root: String) -> Bool {
    let rest = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    return rest.split(separator: "/").contains { part in
      let name = part.hasSuffix(".swift") ? part.dropLast(6) : part
      return name == "Tests" || name == "tests" || name.hasSuffix("Tests")
        || name.hasSuffix("Specs")
        || name == "Spec" || name == "UITest"
    }
  }

  /// The folder that holds everything of a repository: the nearest above `path` with `.git`, else
  /// the highest with a package or project; nil when there is neither.
  static func repositoryRoot(of path: String) -> String? {
    var folder = (path as NSString).deletingLastPathComponent
    var highest: String?
    while folder.count > 1 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if names.contains(".git") { return folder }
      if names.contains("Package.swift") || names.contains(where: { $0.hasSuffix(".xcodeproj") })
        || names.contains(where: { $0.hasSuffix(".podspec") })
      {
        highest = folder
      }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return highest
  }
}

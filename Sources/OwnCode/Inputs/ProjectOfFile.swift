import Foundation

/// The Xcode project that compiles a file which is named alone: the nearest one in the folders
/// above.
struct ProjectOfFile {
  /// The `.xcodeproj`.
  let path: String
  /// What it builds for iOS.
  let targets: [CodeModule]
  /// The target that is meant: of several that compile the file an app, the largest one.
  let target: CodeModule

  init?(_ file: String) {
    guard let root = SourceFolder.repositoryRoot(of: file) else { return nil }
    var place = (file as NSString).deletingLastPathComponent
    while place.hasPrefix(root) {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
      let projects = names.filter { $0.hasSuffix(".xcodeproj") }.map { name in
        let path = "\(place)/\(name)"
        return (path: path, targets: (try? XcodeProject(path).modules()) ?? [])
      }
      let own = projects.flatMap(\.targets).filter { $0.files.contains(file) }
      if let target = ProjectOfFile.meant(among: own),
        let project = projects.first(where: { $0.targets.contains(target) })
      {
        (path, targets, self.target) = (project.path, project.targets, target)
        return
      }
      place = (place as NSString).deletingLastPathComponent
    }
    return nil
  }

  private static func meant(among targets: [CodeModule]) -> CodeModule? {
    largest(of: targets.filter { $0.kind == .app }) ?? largest(of: targets)
  }

  private static func largest(of targets: [CodeModule]) -> CodeModule? {
    targets.max { $0.files.count < $1.files.count }
  }

  /// The app that has the file, or the library with it.
  var app: CodeModule? {
    target.kind == .app
      ? target : ProjectOfFile.largest(of: targets.filter { $0.kind == .app })
  }

  /// The pictures and the like of a library's example, whose project does not compile the library's
  /// file: the film may be between its screens.
  ///
  /// The example is the only app of the projects beside the file.
  static func exampleResources(around file: String) -> [String] {
    guard let root = SourceFolder.repositoryRoot(of: file) else { return [] }
    let projects = SourceFolder(root).projects.filter { project in
      !file.hasPrefix((project as NSString).deletingLastPathComponent + "/")
    }
    let targets = projects.flatMap { (try? XcodeProject($0).modules()) ?? [] }
    let apps = targets.filter { $0.kind == .app }
    return apps.count == 1 ? apps.flatMap(pictures) : []
  }

  /// What lies in the folder of an app whose project is not there, since a tool makes it from a
  /// description, or names files that are elsewhere: without data models, as `lend` does.
  ///
  /// The app is the nearest folder above the file with one delegate.
  static func resourcesWithoutProject(around file: String) -> [String] {
    guard let root = SourceFolder.repositoryRoot(of: file),
      !FileManager.default.fileExists(atPath: "\(root)/Package.swift")
    else { return [] }
    let all = SourceFolder(root)
    let delegates = all.swiftFiles.filter {
      $0.hasSuffix("/AppDelegate.swift") && !SourceFolder.isTest($0, below: root)
    }
    var place = (file as NSString).deletingLastPathComponent
    while place.hasPrefix(root), !delegates.contains(where: { $0.hasPrefix(place + "/") }) {
      place = (place as NSString).deletingLastPathComponent
    }
    guard place.hasPrefix(root), delegates.count(where: { $0.hasPrefix(place + "/") }) == 1 else {
      return []
    }
    // Reading projects takes longer than all before.
    let files = Set(all.swiftFiles)
    let isBuilt = all.projects.contains { project in
      ((try? XcodeProject(project).modules()) ?? []).contains { !files.isDisjoint(with: $0.files) }
    }
    guard !isBuilt else { return [] }
    return all.resources.filter { $0.hasPrefix(place + "/") && !$0.hasSuffix(".xcdatamodeld") }
  }

  /// Without storyboards, whose screens may have the names of others in the file.
  private static func pictures(of app: CodeModule) -> [String] {
    app.resources.filter { resource in
      !app.dataModels.contains(resource)
        && !["storyboard", "xib", "lproj"].contains((resource as NSString).pathExtension)
    }
  }

  /// Gives the module of the file what the target's bundle has, so that its screens are made from
  /// their scenes and find their pictures, and the settings that decide what its code means and how
  /// its screens are presented.
  ///
  /// Without data models: those make classes, of which one file needs few.
  func lend(to module: inout CodeModule) {
    module.resources = target.resources.filter { !target.dataModels.contains($0) }
    // A library's file may be filmed between the screens of its example.
    if let app, app != target { module.resources += ProjectOfFile.pictures(of: app) }
    module.conditions = target.conditions
    module.isOfFullScreenModals = target.isOfFullScreenModals
    module.infersObjC = target.infersObjC
    module.isOnMainActor = target.isOnMainActor
  }
}

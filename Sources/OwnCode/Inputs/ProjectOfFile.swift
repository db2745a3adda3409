import Foundation

/// The Xcode project that compiles a file which is named alone: the nearest one in the folders above.
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

  /// Gives the module of the file what the target's bundle has, so that its screens are made from their scenes and
  /// find their pictures, and the settings that decide what its code means and how its screens are presented.
  ///
  /// Without data models: those make classes, of which one file needs few.
  func lend(to module: inout CodeModule) {
    module.resources = target.resources.filter { !target.dataModels.contains($0) }
    module.conditions = target.conditions
    module.isOfFullScreenModals = target.isOfFullScreenModals
    module.infersObjC = target.infersObjC
    module.isOnMainActor = target.isOnMainActor
  }
}

import Foundation

/// The target of an Xcode project that compiles a file which is named alone.
struct AppOfFile {
  private let target: CodeModule

  /// Nil where no project in the folders above has the file; of several targets an app is meant, the largest one.
  init?(_ path: String) {
    guard let root = SourceFolder.repositoryRoot(of: path) else { return nil }
    var place = (path as NSString).deletingLastPathComponent
    while place.hasPrefix(root) {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
      let targets = names.filter { $0.hasSuffix(".xcodeproj") }
        .flatMap { (try? XcodeProject("\(place)/\($0)").modules()) ?? [] }
        .filter { $0.files.contains(path) }
      let apps = targets.filter { $0.kind == .app }
      let largest = (apps.isEmpty ? targets : apps).max { $0.files.count < $1.files.count }
      if let largest {
        target = largest
        return
      }
      place = (place as NSString).deletingLastPathComponent
    }
    return nil
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

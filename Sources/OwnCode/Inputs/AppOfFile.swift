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

  /// What the target's bundle has, so that the file's screens are made from their scenes and find their
  /// pictures.
  ///
  /// Without data models: those make classes, of which one file needs few.
  var resources: [String] {
    target.resources.filter { !target.dataModels.contains($0) }
  }
}

/// The target of an Xcode project that compiles a file which is named alone.
struct AppOfFile {
  private let target: CodeModule

  /// Nil where no project in the folders above has the file.
  init?(_ path: String) {
    guard let project = ProjectOfFile(path) else { return nil }
    target = project.target
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

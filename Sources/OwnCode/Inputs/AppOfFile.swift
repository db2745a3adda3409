/// The target of an Xcode project that compiles a file which is named alone.
struct AppOfFile {
  private let target: CodeModule

  /// Nil where no project in the folders above has the file.
  init?(_ path: String) {
    guard let project = ProjectOfFile(path) else { return nil }
    target = project.target
  }

  /// What the target's bundle has, so that the file's screens are made from their scenes and find their
  /// pictures.
  ///
  /// Without data models: those make classes, of which one file needs few.
  var resources: [String] {
    target.resources.filter { !target.dataModels.contains($0) }
  }
}

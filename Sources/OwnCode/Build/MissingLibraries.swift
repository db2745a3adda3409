/// The libraries that the code imports and that neither it nor the machine has;
/// Apple's are not among them.
struct MissingLibraries {
  /// The files that import one.
  let files: Set<String>
  /// Those that only files of the same project import which are not compiled.
  ///
  /// Swift shows the members that a library adds in all files of a module, whichever of them
  /// imports it.
  let nearby: [Place]

  init(files: Set<String> = [], nearby: [Place] = []) {
    self.files = files
    self.nearby = nearby
  }

  /// - Parameter nearby: missing modules that the project's other files import.
  init(_ response: PortResponse, nearby: [Place]) {
    let names = Set((response.missingModules ?? []).map(\.name))
    let libraries = names.filter { !AppleFrameworks.contains($0) }
    let files = response.modules.flatMap(\.files).filter { file in
      (file.imports ?? []).contains { libraries.contains($0.name) }
    }
    self.files = Set(files.map(\.path))
    self.nearby = nearby.filter {
      !AppleFrameworks.contains($0.name) && !names.contains($0.name)
    }
  }

  /// Whether one may be why the compiler refuses something: a name in a file that imports it,
  /// or a member in any file.
  func areReason(for message: CompilerMessage, in module: ClientSources.Module) -> Bool {
    guard let name = message.missingName, !Stubs.isApples(name) else { return false }
    return files.contains(message.path)
      || message.text.contains("has no member") && lackMembers(in: module)
  }

  /// Whether members of one may be used in any file of a module.
  func lackMembers(in module: ClientSources.Module) -> Bool {
    !nearby.isEmpty || module.files.contains { files.contains($0.path) }
  }
}

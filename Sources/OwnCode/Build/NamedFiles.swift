/// The files that the user named: what the film needs of them must compile.
struct NamedFiles {
  var paths: Set<String> = []
  /// The types that what runs does not lead to.
  var spareTypes: Set<String> = []

  /// What the compiler refuses of these files.
  struct Errors {
    /// About code that the film needs.
    var needed: [CompilerMessage] = []
    /// About spare types, by their names.
    var spare: [String: [CompilerMessage]] = [:]
  }

  /// The messages about these files.
  func errors(among messages: [CompilerMessage], in module: ClientSources.Module) -> Errors {
    var result = Errors()
    var scanners: [Int: BodyScanner] = [:]
    let places = ModulePlaces(module)
    for message in messages where paths.contains(message.path) {
      guard let (file, line) = places.place(of: message) else {
        result.needed.append(message)
        continue
      }
      let scanner = scanners[file] ?? BodyScanner(module.files[file].text)
      scanners[file] = scanner
      if let place = scanner.offset(line: line, column: message.column),
        let type = scanner.outermostType(at: place), spareTypes.contains(type)
      {
        result.spare[type, default: []].append(message)
      } else {
        result.needed.append(message)
      }
    }
    return result
  }
}

/// The files that the user named: what the film needs of them must compile.
struct NamedFiles {
  var paths: Set<String> = []
  /// The types that what runs does not lead to.
  var spareTypes: Set<String> = []
  /// The types that the film is of.
  var leadingTypes: Set<String> = []
  /// The libraries that the code imports and that are missing.
  var libraries = MissingLibraries()

  /// What the compiler refuses of these files.
  struct Errors {
    /// About code that the film needs.
    var needed: [CompilerMessage] = []
    /// About spare types, by their names.
    var spare: [String: [CompilerMessage]] = [:]
    /// About types that the film reaches but is not of, which lack a library: statements leave,
    /// as they do in a folder.
    var lacking: [CompilerMessage] = []
  }

  /// The messages about these files.
  func errors(among messages: [CompilerMessage], in module: ClientSources.Module) -> Errors {
    var result = Errors()
    var scanners: [Int: BodyScanner] = [:]
    var reached: [String: [CompilerMessage]] = [:]
    let places = ModulePlaces(module)
    for message in messages where paths.contains(message.path) {
      guard let (file, line) = places.place(of: message) else {
        result.needed.append(message)
        continue
      }
      let scanner = scanners[file] ?? BodyScanner(module.files[file].text)
      scanners[file] = scanner
      if let place = scanner.offset(line: line, column: message.column),
        let type = scanner.outermostType(at: place)
      {
        if spareTypes.contains(type) {
          result.spare[type, default: []].append(message)
        } else {
          reached[type, default: []].append(message)
        }
      } else {
        result.needed.append(message)
      }
    }
    for (type, messages) in reached.sorted(by: { $0.key < $1.key }) {
      let isLacking =
        !leadingTypes.contains(type)
        && messages.contains { libraries.areReason(for: $0, in: module) }
      if isLacking { result.lacking += messages } else { result.needed += messages }
    }
    return result
  }
}

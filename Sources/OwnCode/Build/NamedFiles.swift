/// The files that the user named: what the film needs of them must compile.
struct NamedFiles {
  var paths: Set<String> = []
  /// The types that what runs does not lead to.
  var spareTypes: Set<String> = []

  /// The messages about spare types in these files by the types' names; nil if one of them is about anything else
  /// there.
  func setAside(
    by messages: [CompilerMessage],
    in module: ClientSources.Module
  ) -> [String: [CompilerMessage]]? {
    var result: [String: [CompilerMessage]] = [:]
    var scanners: [Int: BodyScanner] = [:]
    let places = ModulePlaces(module)
    for message in messages where paths.contains(message.path) {
      guard !spareTypes.isEmpty, let (file, line) = places.place(of: message) else { return nil }
      let scanner = scanners[file] ?? BodyScanner(module.files[file].text)
      scanners[file] = scanner
      guard let place = scanner.offset(line: line, column: message.column),
        let type = scanner.outermostType(at: place), spareTypes.contains(type)
      else { return nil }
      result[type, default: []].append(message)
    }
    return result
  }
}

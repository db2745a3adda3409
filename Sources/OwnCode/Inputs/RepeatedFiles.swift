/// The files that only repeat what other files declare: a library's distribution in one file, which
/// an example compiles beside the library's own sources.
///
/// Xcode compiles both, and has two classes of each name. A screen's outlet of the one then gets a
/// view of the other, which works there because both lie alike in memory (observed). Here it would
/// not be set, so the repeated file is left out.
struct RepeatedFiles {
  struct File: Hashable {
    var path: String
    var module: String
    /// The module of the declarations that it repeats.
    var original: String
  }

  let files: [File]

  init(_ response: PortResponse) {
    let modules = response.modules
    // Nearly every file has something that no other one declares.
    let counts = Dictionary(
      modules.flatMap(\.files).flatMap(\.declares).map { ($0, 1) },
      uniquingKeysWith: +
    )
    var found: [File] = []
    for module in modules {
      var rest = module.files
      // Of files that repeat each other, the one with most declarations is the made one.
      for file in module.files.sorted(by: { $0.declares.count > $1.declares.count })
      where file.declares.allSatisfy({ counts[$0, default: 0] > 1 }) {
        let others = rest.filter { $0.path != file.path }
        guard let original = Self.original(of: file, in: module, others, modules) else { continue }
        found.append(File(path: file.path, module: module.name, original: original))
        rest = others
      }
    }
    files = found
  }

  /// The modules without the files that repeat what their own module has.
  func removing(from modules: [CodeModule]) -> [CodeModule] {
    modules.map { module in
      var module = module
      let left = files.filter { $0.module == module.name && $0.original == module.name }
      module.files.removeAll { path in left.contains { $0.path == path } }
      return module
    }
  }

  /// What stands for the files that repeat another module: it is imported, for all files beside
  /// them.
  var texts: [String: String] {
    files.filter { $0.module != $0.original }.reduce(into: [:]) { texts, file in
      texts[file.path] = "@_exported import \(file.original)\n"
    }
  }

  func notes(for modules: Set<String>) -> [PortResponse.Note] {
    files.filter { modules.contains($0.module) }.map { file in
      PortResponse.Note(
        path: file.path,
        line: 1,
        column: 1,
        kind: "repeated",
        text: "This file repeats what other files of \(file.original) declare, and is left out."
      )
    }
  }

  // MARK: Repetitions

  /// The module, this one or one that it imports, whose other files declare all that `file` does;
  /// nil if the file has something of its own.
  private static func original(
    of file: PortResponse.File,
    in module: PortResponse.Module,
    _ others: [PortResponse.File],
    _ modules: [PortResponse.Module]
  ) -> String? {
    let hasClass = file.types.contains { $0.kind == "class" }
    guard file.topLevelCode == nil, hasClass else { return nil }
    if repeats(file, others) { return module.name }
    let imported = Set(others.flatMap { $0.imports ?? [] }.map(\.name))
    let used = Set(others.flatMap(\.mentions)).intersection(file.declares)
    return modules.first { library in
      library.name != module.name && imported.contains(library.name)
        && repeats(file, library.files) && used.isSubset(of: publicTypes(of: library))
    }?.name
  }

  /// Whether at least two files declare everything that `file` declares, with all members.
  ///
  /// A class that an app has beside a library's of the same name is not a repetition.
  private static func repeats(_ file: PortResponse.File, _ others: [PortResponse.File]) -> Bool {
    let declares = Set(file.declares)
    let originals = others.filter { !declares.isDisjoint(with: $0.declares) }
    guard originals.count > 1, declares.isSubset(of: originals.flatMap(\.declares)) else {
      return false
    }
    let known = members(of: others)
    return members(of: [file]).allSatisfy { name, members in
      known[name].map(members.isSubset) ?? false
    }
  }

  /// The names of members by the type that has them, also where an extension adds them.
  private static func members(of files: [PortResponse.File]) -> [String: Set<String>] {
    files.flatMap(\.types).reduce(into: [:]) { result, type in
      result[type.name, default: []].formUnion(
        (type.functions ?? []).map(\.name) + (type.variables ?? []).map(\.name)
      )
    }
  }

  private static func publicTypes(of module: PortResponse.Module) -> Set<String> {
    let types = module.files.flatMap(\.types)
    return Set(types.filter { ["public", "open"].contains($0.access) }.map(\.name))
  }
}

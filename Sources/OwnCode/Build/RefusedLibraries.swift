import Foundation

/// The libraries that a package manager has put beside the code and that do not compile here, such
/// as an old one in `Pods`: the code does without them, as it does without missing ones.
struct RefusedLibraries {
  let tree: CodeTree

  struct Refused: Equatable {
    var name: String
    /// The compiler's first error in it.
    var why: String
  }

  /// Those that a package manager has put there.
  var candidates: [CodeModule] {
    let places = LibraryFolder.packageManagerFolders.map { "/\($0)/" }
    return tree.modules.filter { module in
      module.kind == .library
        && module.files.contains { file in places.contains(where: file.contains) }
    }
  }

  /// The library that is why the code did not compile; nil for any other reason.
  func refused(by error: OwnCodeError) -> Refused? {
    switch error {
    case .notCompiled(let messages, _):
      // What was removed before comes first, from whatever module.
      guard let last = messages.last,
        let module = candidates.first(where: { $0.files.contains(last.path) })
      else { return nil }
      let files = Set(module.files)
      let first = messages.first { files.contains($0.path) } ?? last
      return Refused(name: module.name, why: first.description)
    case .toolFailed(_, let log):
      // An error without a place: its notes have some.
      let module = candidates.first { $0.files.contains { log.contains("\($0):") } }
      let why = log.split(separator: "\n").first { $0.contains("error:") } ?? "the compiler failed"
      return module.map { Refused(name: $0.name, why: String(why)) }
    default:
      return nil
    }
  }

  /// The tree without a library and the others that import it.
  func removing(_ name: String) -> CodeTree {
    var gone: Set<String> = [name]
    let others = candidates.map {
      (name: $0.name, imports: Set($0.files.flatMap(ProjectReader.imports)))
    }
    while true {
      let more = others.filter { !gone.contains($0.name) && !gone.isDisjoint(with: $0.imports) }
      if more.isEmpty { break }
      gone.formUnion(more.map(\.name))
    }
    var rest = tree
    rest.modules.removeAll { gone.contains($0.name) && $0.kind == .library }
    return rest
  }
}

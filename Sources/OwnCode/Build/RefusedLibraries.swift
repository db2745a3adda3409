import Foundation

/// The libraries that a package manager has put beside the code and that do not compile here, such as an old one in
/// `Pods`: the code does without them, as it does without missing ones.
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

extension ClientBuilder {
  private static let reasonName = "why"

  /// The client of the code without the libraries that do not compile.
  ///
  /// Which ones these are is kept in the cache: compiling them in vain takes longer than all the rest.
  func client(
    of tree: CodeTree,
    _ request: RunRequest,
    without refused: [String: String]
  ) throws(OwnCodeError) -> BuiltClient {
    let libraries = RefusedLibraries(tree: tree)
    for library in libraries.candidates {
      if let why = knownReason(for: library) {
        return try client(
          of: libraries.removing(library.name),
          request,
          without: refused.merging([library.name: why]) { $1 }
        )
      }
    }
    do throws(OwnCodeError) {
      return try wholeClient(of: tree, request, refused: refused)
    } catch {
      guard let culprit = libraries.refused(by: error),
        let library = libraries.candidates.first(where: { $0.name == culprit.name })
      else { throw error }
      _ = try cache.entry("refused", key(of: library), makes: [Self.reasonName]) {
        (folder) throws(OwnCodeError) in
        try cache.write(culprit.why, to: "\(folder)/\(Self.reasonName)")
      }
      return try client(of: tree, request, without: refused)
    }
  }

  private func key(of library: CodeModule) -> String {
    var key = KeyHasher("refused 1", build.identity, toolchain.identity)
    for file in library.files { key.add(path: file) }
    return key.digest
  }

  private func knownReason(for library: CodeModule) -> String? {
    cache.existing("refused", key(of: library), holding: [Self.reasonName])
      .flatMap { FileManager.default.contents(atPath: "\($0)/\(Self.reasonName)") }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

import Foundation

extension ClientBuilder {
  private static let reasonName = "why"

  /// The client of the code without the libraries that do not compile.
  ///
  /// Which ones these are is kept in the cache: compiling them in vain takes longer than all the
  /// rest.
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

import Foundation

/// What the compiler refuses in the files of one module, of which nothing is made.
struct TypeCheck {
  let errors: [CompilerMessage]

  /// How much of an expression is tried: a second's worth.
  ///
  /// Where types are still missing, a long list of values of such types would take minutes. What is
  /// left undecided is missing nothing.
  private static let effort = ["-solver-scope-threshold=20000"]

  /// - Parameters:
  ///   - primary: the files of which everything is checked, and not only what others use of them,
  ///     which takes much less time.
  ///   - stem: how the path of the folder begins that the check has for a while.
  init(
    _ module: PortResponse.Module,
    of code: CodeModule,
    primary: Set<String>,
    _ toolchain: Toolchain,
    _ build: SegueBuild,
    _ cache: ClientCache,
    at stem: String
  ) throws(OwnCodeError) {
    let place = "\(stem)-\(UInt32.random(in: 0...(.max)))"
    defer { try? FileManager.default.removeItem(atPath: place) }
    do {
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    } catch {
      throw .cache(path: place, why: error.localizedDescription)
    }
    var arguments: [String] = []
    let own = module.files.map { (path: $0.path, text: $0.text ?? "") }
    for (index, file) in (own + ClientSources.generatedFiles(of: code, module)).enumerated() {
      let path = place + ModulePlaces.writtenEnd(of: file.path, at: index)
      try cache.write(file.text, to: path)
      arguments += primary.contains(file.path) ? ["-primary-file", path] : [path]
    }
    let flags = toolchain.languageFlags(of: module.name, isOnMainActor: code.isOnMainActor)
    let run = try Subprocess(
      toolchain.frontend,
      ["-frontend", "-typecheck"] + flags + TypeCheck.effort
        + build.flags(moduleCache: cache.moduleCache) + arguments,
      environment: Toolchain.environment
    )
    let log = run.errors + String(decoding: run.output, as: UTF8.self)
    errors = CompilerMessage.all(in: log).filter { $0.kind == .error }
    guard run.status == 0 || !errors.isEmpty else {
      throw .toolFailed(name: toolchain.frontend, log: log)
    }
  }
}

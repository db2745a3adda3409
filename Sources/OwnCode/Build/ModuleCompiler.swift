import Codecs
import Foundation

/// Compiles one of a client's modules, again and again without what the compiler refuses.
struct ModuleCompiler {
  let sources: ClientSources
  let toolchain: Toolchain
  let build: SegueBuild
  let cache: ClientCache
  /// The folder of this run, where modules find those that they import.
  let work: String
  let cuts: Cuts
  let named: NamedFiles

  /// A module that is compiled.
  struct Result {
    var objects: [String] = []
    /// The keys of its own interface and of those that it needs, by the names under
    /// which others import them.
    var keys: [String: String] = [:]
    var stubs: Stubs
    var missingTypes: [CompilerMessage] = []
    var setAside: [String: [CompilerMessage]] = [:]
    var choice: Choice?
    /// What was removed from the modules that it needs, and from it.
    var cuts: [CompilerMessage] = []
  }

  /// - Parameters:
  ///   - index: of the module.
  ///   - earlier: those that it names.
  func compiled(_ index: Int, after earlier: [Result]) throws(OwnCodeError) -> Result {
    var module = sources.modules[index]
    let isLast = index == sources.modules.count - 1
    module.files.append((path: MissingTypes.fileName, text: ModuleCompiler.missing))
    var progress = Progress(
      place: "\(work)/\(module.name)",
      isLast: isLast,
      runner: sources.runner,
      keys: earlier.reduce(into: [:]) { $0.merge($1.keys) { first, _ in first } },
      earlierCuts: earlier.flatMap(\.cuts),
      stubs: Stubs(
        libraries: sources.missingLibraries,
        lostNames: earlier.reduce(into: []) { $0.formUnion($1.stubs.lostNames) },
        isOfStatements: cuts == .statements,
        module: index
      ),
      rounds: cuts.maximumRounds
    )
    while let log = try compile(module, progress) { module = try mended(module, log, &progress) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: progress.place)) ?? []
    var result = Result(stubs: progress.stubs)
    result.objects = names.filter { $0.hasSuffix(".o") }.sorted().map { "\(progress.place)/\($0)" }
    result.keys = progress.keys
    if !isLast { result.keys[module.compiledName] = try interfaceKey(of: module, progress.keys) }
    result.missingTypes = progress.missingTypes.messages
    result.setAside = progress.setAside
    result.cuts = progress.allCuts
    if isLast { result.choice = progress.runner.choice }
    return result
  }

  /// What changes while a module is compiled again without what the compiler refused.
  private struct Progress {
    let place: String
    /// Whether no other module imports this one.
    let isLast: Bool
    var runner: RunnerSource
    /// The keys of the modules that it needs.
    let keys: [String: String]
    let earlierCuts: [CompilerMessage]
    var stubs: Stubs
    var missingTypes = MissingTypes()
    /// What the compiler printed before classes took the places of missing types.
    var reasons: (log: String, errors: [CompilerMessage])?
    var setAside: [String: [CompilerMessage]] = [:]
    /// How often the module may still be compiled.
    var rounds = 0

    /// What was removed, here and before.
    var allCuts: [CompilerMessage] { earlierCuts + stubs.cuts }
  }

  /// The module without what the compiler refused.
  ///
  /// Nothing is removed from the runner: a film would run something else. Once only its errors
  /// remain, it makes the object in another way.
  private func mended(
    _ module: ClientSources.Module,
    _ log: String,
    _ progress: inout Progress
  ) throws(OwnCodeError) -> ClientSources.Module {
    let errors = CompilerMessage.all(in: log).filter { $0.kind == .error }
    let places = ModulePlaces(module)
    let own = errors.filter { !isOfRunner($0, in: progress.place) }.map(places.endNamed)
    if own.isEmpty, !errors.isEmpty, !isForeign(log) {
      progress.runner = try runner(avoiding: errors, progress)
      return module.running(progress.runner)
    }
    let inNamed = named.errors(among: own, in: module)
    if progress.rounds > 0, !isForeign(log), !inNamed.needed.isEmpty,
      let changed = progress.missingTypes.declaring(inNamed.needed, in: module)
    {
      progress.reasons = progress.reasons ?? (log, own.map(places.named))
      progress.rounds -= 1
      return changed
    }
    // Without the user's own expression something else would run.
    guard progress.rounds > 0, !own.isEmpty, !isForeign(log), inNamed.needed.isEmpty,
      !own.contains(where: { $0.path == MakerSource.initPath }),
      let changed = progress.stubs.cutting(own, from: module)
    else {
      // What does not compile with classes that stand in is not what the user wrote.
      let (log, errors) = progress.reasons ?? (log, own.map(places.named))
      throw failure(log, errors, after: progress.allCuts)
    }
    progress.setAside.merge(inNamed.spare, uniquingKeysWith: +)
    progress.rounds -= 1
    return changed
  }

  /// Whether a message is about the lines that the tool itself wrote to make what runs.
  private func isOfRunner(_ message: CompilerMessage, in place: String) -> Bool {
    message.path.hasPrefix("\(place)/") && message.path.hasSuffix("-\(RunnerSource.fileName)")
  }

  private func runner(
    avoiding errors: [CompilerMessage],
    _ progress: Progress
  ) throws(OwnCodeError) -> RunnerSource {
    if let other = try progress.runner.avoiding(lines: Set(errors.map(\.line))) { return other }
    throw .notMade(
      type: progress.runner.choice.name,
      place: progress.runner.place,
      expression: progress.runner.choice.expression,
      why: errors.first?.text ?? "",
      cuts: ModuleCompiler.unique(progress.allCuts.map { $0.shifted(by: sources.shifts) })
    )
  }

  /// The replacement of a removed body.
  private static let missing = """
    @_silgen_name("segue_missing")
    func _segueMissing(_ number: Int) -> Never

    """

  /// The compiler's output if it failed; nil if it succeeded.
  ///
  /// What it made of a library or refused in any module is kept, and not made again.
  ///
  /// Compiles for others, too, unless the module is the last one.
  private func compile(
    _ module: ClientSources.Module,
    _ progress: Progress
  ) throws(OwnCodeError) -> String? {
    let (place, isLast) = (progress.place, progress.isLast)
    try? FileManager.default.removeItem(atPath: place)
    let flags = flags(module, place)
    let key = CompiledModule.key(
      of: module,
      identity: "\(build.identity) \(toolchain.identity) \(isLast)",
      flags: flags.map { $0.replacingOccurrences(of: work, with: "") },
      earlier: progress.keys
    )
    let made = CompiledModule(cache: cache, key: key)
    if let log = made.errors { return log }
    let files = try write(module, to: place)
    let interface = "\(module.compiledName).swiftmodule"
    let names = ModuleCompiler.objects(of: files) + (isLast ? [] : [interface])
    if isLast || !made.copy(names, to: place) {
      var arguments = ["-frontend", "-c"] + flags + files
      if !isLast { arguments += ["-emit-module-path", "\(place)/\(interface)"] }
      let run = try Subprocess(
        toolchain.frontend,
        arguments + outputs(of: files, in: place),
        environment: Toolchain.environment
      )
      guard run.status == 0 else {
        let log = run.errors + String(decoding: run.output, as: UTF8.self)
        if run.status == 1, !log.contains(work), isOfTexts(log, module) { made.keep(errors: log) }
        return log
      }
      if !isLast { made.keep(names, of: place) }
    }
    // Other modules find it there.
    guard isLast || rename("\(place)/\(interface)", "\(work)/\(interface)") == 0 else {
      throw .cache(path: work, why: String(cString: strerror(errno)))
    }
    return nil
  }

  /// A key of all that others see of a module, which stays the same when only a body changes.
  private func interfaceKey(
    of module: ClientSources.Module,
    _ earlier: [String: String]
  ) throws(OwnCodeError) -> String {
    let path = "\(work)/\(module.compiledName).swiftmodule"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .cache(path: path, why: String(cString: strerror(errno)))
    }
    var key = KeyHasher("interface 1", SHA256.hexDigest(of: Array(data)))
    for (name, other) in earlier.sorted(by: { $0.key < $1.key }) { key.add("\(name) \(other)") }
    return key.digest
  }

  /// Whether the compiler refused the texts themselves, as it will whenever it sees them.
  ///
  /// A full disk, for example, is a reason of another kind.
  private func isOfTexts(_ log: String, _ module: ClientSources.Module) -> Bool {
    let errors = CompilerMessage.all(in: log).filter { $0.kind == .error }
    let paths = Set(module.files.map(\.path))
    return !errors.isEmpty && errors.allSatisfy { paths.contains($0.path) } && !isForeign(log)
      && !log.contains("could not build C module")
  }

  /// Many files are compiled to one object each, which several threads can do.
  private static func objects(of files: [String]) -> [String] {
    files.count > 16 ? files.indices.map { "\($0).o" } : ["module.o"]
  }

  private func outputs(of files: [String], in place: String) -> [String] {
    let objects = ModuleCompiler.objects(of: files)
    let count = ProcessInfo.processInfo.activeProcessorCount
    return (objects.count > 1 ? ["-num-threads", "\(count)"] : [])
      + objects.flatMap { ["-o", "\(place)/\($0)"] }
  }

  private func flags(
    _ module: ClientSources.Module,
    _ place: String
  ) -> [String] {
    var flags =
      toolchain.languageFlags(of: module.compiledName, isOnMainActor: module.isOnMainActor) + [
        "-Onone", "-gline-tables-only", "-debug-info-format=dwarf", "-dwarf-version=4",
        "-file-compilation-dir", place, "-enable-anonymous-context-mangled-names", "-I", work,
      ]
    if module.files.contains(where: { $0.text.contains("@testable import") })
      || sources.modules.count > 1
    {
      flags.append("-enable-testing")
    }
    if !module.checksAccesses { flags.append("-enforce-exclusivity=unchecked") }
    return flags + build.flags(moduleCache: cache.moduleCache)
  }

  private func write(
    _ module: ClientSources.Module,
    to place: String
  ) throws(OwnCodeError) -> [String] {
    let folder = "\(place)/sources"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .cache(path: place, why: error.systemReason)
    }
    var files: [String] = []
    for (index, file) in module.files.enumerated() {
      // Two folders may hold files of one name; a module may not.
      let path = folder + ModulePlaces.writtenEnd(of: file.path, at: index)
      try cache.write(file.text, to: path)
      files.append(path)
    }
    return files
  }

  /// Whether the compiler is not the one that built Segue.
  private func isForeign(_ log: String) -> Bool {
    [
      "cannot be imported by the Swift", "compiled with an older version",
      "compiled module was created by",
    ]
    .contains(where: log.contains)
  }

  /// Each message once: a round that cuts the wrong place meets the same ones again.
  private static func unique(_ messages: [CompilerMessage]) -> [CompilerMessage] {
    var seen: Set<CompilerMessage> = []
    return messages.filter { seen.insert($0).inserted }
  }

  /// What the compiler printed, as an error about the user's own lines.
  ///
  /// - Parameters:
  ///   - own: the errors of the user's own lines. Only those of files from which nothing is removed
  ///     are in the way, if there are any.
  private func failure(
    _ log: String,
    _ own: [CompilerMessage],
    after cuts: [CompilerMessage]
  ) -> OwnCodeError {
    let whole = named.paths
    let cuts = ModuleCompiler.unique(cuts.map { $0.shifted(by: sources.shifts) })
    if isForeign(log) {
      return .compilerMissing(why: "the 'swiftc' on the PATH is not the one that built Segue")
    }
    let plain = own.filter { !$0.isOfPort }
    let errors = (plain.isEmpty ? own : plain).map { $0.shifted(by: sources.shifts) }
    guard !errors.isEmpty else { return .toolFailed(name: "swift-frontend", log: log) }
    let isDecisive = errors.contains { whole.contains($0.path) }
    // What was set aside may be what the rest lacks.
    let files =
      isDecisive
      ? ModuleCompiler.unique(cuts.filter { !$0.isOfPort } + errors)
        .filter { whole.contains($0.path) } : []
    let decisive = errors.filter { $0.path == MakerSource.initPath } + files
    guard !decisive.isEmpty else {
      return .notCompiled(
        ModuleCompiler.unique(cuts.filter { !$0.isOfPort } + errors),
        missingModules: sources.modulesLacked(by: errors)
      )
    }
    let all = sources.modulesLacked(by: decisive)
    let imported = all.filter { whole.contains($0.path) }
    return .notCompiled(decisive, missingModules: imported.isEmpty ? all : imported)
  }
}

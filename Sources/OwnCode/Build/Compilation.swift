import Codecs
import Foundation

/// One run of the compiler over all modules of a client, into a folder.
struct Compilation {
  let sources: ClientSources
  let toolchain: Toolchain
  let build: SegueBuild
  let cache: ClientCache

  init(
    _ sources: ClientSources,
    _ toolchain: Toolchain,
    _ build: SegueBuild,
    _ cache: ClientCache
  ) {
    self.sources = sources
    self.toolchain = toolchain
    self.build = build
    self.cache = cache
  }

  /// - Parameters:
  ///   - cuts: which code that the compiler refuses is removed with a warning.
  ///   - named: the files from which nothing is removed that the film needs.
  func run(
    into folder: String,
    cuts: Cuts,
    keeping named: NamedFiles = NamedFiles()
  ) throws(OwnCodeError) {
    let work = "\(folder)/work"
    defer { try? FileManager.default.removeItem(atPath: work) }
    var objects: [String] = []
    var progress = Progress(
      runner: sources.runner,
      description: sources.description,
      stubs: Stubs(lacking: sources.filesLackingModules, isOfStatements: cuts == .statements),
      cuts: cuts,
      named: named
    )
    for (index, module) in sources.modules.enumerated() {
      let isLast = index == sources.modules.count - 1
      let place = "\(work)/\(module.name)"
      var module = module
      module.files.append((path: MissingTypes.fileName, text: Compilation.missing))
      progress.rounds = cuts.maximumRounds
      while let log = try compile(module, in: place, work, isLast: isLast, &progress.keys) {
        module = try mended(module, log, in: place, &progress)
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      objects += names.filter { $0.hasSuffix(".o") }.sorted().map { "\(place)/\($0)" }
    }
    try link(objects, to: "\(folder)/\(ClientBuilder.libraryName)")
    var description = progress.description
    description.missingModules = sources.missingModules
    try cache.write(
      JSONText.string(of: description),
      to: "\(folder)/\(ClientBuilder.descriptionName)"
    )
  }

  /// What changes while modules are compiled again without what the compiler refused.
  private struct Progress {
    var runner: RunnerSource
    var description: ClientDescription
    var stubs: Stubs
    let cuts: Cuts
    let named: NamedFiles
    var missingTypes = MissingTypes()
    /// What the compiler printed before classes took the places of missing types.
    var reasons: (log: String, errors: [CompilerMessage])?
    /// How often the module may still be compiled.
    var rounds = 0
    /// The keys of the compiled modules, by the names under which others import them.
    var keys: [String: String] = [:]
  }

  /// The module without what the compiler refused.
  ///
  /// Nothing is removed from the runner: a film would run something else. Once only its errors remain, it makes
  /// the object in another way.
  private func mended(
    _ module: ClientSources.Module,
    _ log: String,
    in place: String,
    _ progress: inout Progress
  ) throws(OwnCodeError) -> ClientSources.Module {
    let errors = CompilerMessage.all(in: log).filter { $0.kind == .error }
    let own = errors.filter { !isOfRunner($0, in: place) }
    if own.isEmpty, !errors.isEmpty, !isForeign(log) {
      progress.runner = try runner(avoiding: errors, progress)
      progress.description.choice = progress.runner.choice
      return module.running(progress.runner)
    }
    let inNamed = progress.named.errors(among: own, in: module)
    if progress.rounds > 0, !isForeign(log), !inNamed.needed.isEmpty,
      let changed = progress.missingTypes.declaring(inNamed.needed, in: module)
    {
      progress.reasons = progress.reasons ?? (log, own.map(ModulePlaces(module).named))
      progress.rounds -= 1
      progress.description.missingTypes = progress.missingTypes.messages.map {
        $0.shifted(by: sources.shifts)
      }
      return changed
    }
    guard progress.rounds > 0, !own.isEmpty, !isForeign(log), inNamed.needed.isEmpty,
      let changed = progress.stubs.cutting(own, from: module)
    else {
      // What does not compile with classes that stand in is not what the user wrote.
      let (log, named) = progress.reasons ?? (log, own.map(ModulePlaces(module).named))
      throw failure(log, named, after: progress.description.cuts, in: progress.named.paths)
    }
    for (type, messages) in inNamed.spare {
      progress.description.setAside[type, default: []] += messages.map {
        $0.shifted(by: sources.shifts)
      }
    }
    progress.description.cuts = progress.stubs.cuts.map { $0.shifted(by: sources.shifts) }
    progress.description.skips = progress.stubs.skips.map { $0.shifted(by: sources.shifts) }
    progress.description.lostNames = progress.stubs.lostNames.sorted()
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
    if let other = progress.runner.avoiding(lines: Set(errors.map(\.line))) { return other }
    throw .notMade(
      type: progress.runner.choice.name,
      place: progress.runner.place,
      expression: progress.runner.choice.expression,
      why: errors.first?.text ?? "",
      cuts: progress.description.cuts
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
  /// - Parameter isLast: whether no other module imports this one.
  private func compile(
    _ module: ClientSources.Module,
    in place: String,
    _ work: String,
    isLast: Bool,
    _ keys: inout [String: String]
  ) throws(OwnCodeError) -> String? {
    try? FileManager.default.removeItem(atPath: place)
    let flags = flags(module, place, searching: work)
    let key = CompiledModule.key(
      of: module,
      identity: "\(build.identity) \(toolchain.identity) \(isLast)",
      flags: flags.map { $0.replacingOccurrences(of: work, with: "") },
      earlier: keys
    )
    let made = CompiledModule(cache: cache, key: key)
    if let log = made.errors { return log }
    let files = try write(module, to: place)
    let interface = "\(module.compiledName).swiftmodule"
    let names = Compilation.objects(of: files) + (isLast ? [] : [interface])
    if isLast || !made.copy(names, to: place) {
      var arguments = ["-frontend", "-c"] + flags + files
      if !isLast { arguments += ["-emit-module-path", "\(place)/\(interface)"] }
      let run = try Subprocess(toolchain.frontend, arguments + outputs(of: files, in: place))
      guard run.status == 0 else {
        let log = run.errors + String(decoding: run.output, as: UTF8.self)
        if run.status == 1, !log.contains(work), isOfTexts(log, module) { made.keep(errors: log) }
        return log
      }
      if !isLast { made.keep(names, of: place) }
    }
    keys[module.compiledName] = key
    // Other modules find it there.
    guard isLast || rename("\(place)/\(interface)", "\(work)/\(interface)") == 0 else {
      throw .cache(path: work, why: String(cString: strerror(errno)))
    }
    return nil
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
    let objects = Compilation.objects(of: files)
    let count = ProcessInfo.processInfo.activeProcessorCount
    return (objects.count > 1 ? ["-num-threads", "\(count)"] : [])
      + objects.flatMap { ["-o", "\(place)/\($0)"] }
  }

  private func flags(
    _ module: ClientSources.Module,
    _ place: String,
    searching work: String
  ) -> [String] {
    var flags =
      toolchain.flags + [
        "-module-name", module.compiledName, "-package-name", "client", "-swift-version", "5",
        "-Onone", "-parse-as-library", "-suppress-warnings", "-gline-tables-only",
        "-debug-info-format=dwarf", "-dwarf-version=4", "-file-compilation-dir", place,
        "-enable-anonymous-context-mangled-names", "-diagnostic-style", "llvm", "-I", work,
      ]
    if module.isOnMainActor { flags += ["-default-isolation", "MainActor"] }
    if module.files.contains(where: { $0.text.contains("@testable import") })
      || sources.modules.count > 1
    {
      flags.append("-enable-testing")
    }
    return flags + build.flags(moduleCache: cache.moduleCache)
  }

  /// Makes a library of what was compiled.
  ///
  /// Everything that the tool itself has loaded is there already, UIKit and Foundation above all:
  /// only what else the toolchain offers is looked through.
  private func link(_ objects: [String], to path: String) throws(OwnCodeError) {
    guard let linker = toolchain.linker else {
      throw .compilerMissing(why: "there is no linker beside 'swiftc' or on the PATH")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: toolchain.libraries)) ?? []
    let loaded = Set(try LoadedLibraries.paths().map(LoadedLibraries.name))
    let others = names.filter { $0.hasSuffix(".so") && !loaded.contains($0) }.sorted()
    let run = try Subprocess(
      linker,
      [
        "-shared", "--hash-style=gnu", "--eh-frame-hdr", "--build-id", "-rpath",
        toolchain.libraries, "-o", path, toolchain.startOfLibrary,
      ] + objects + ["--as-needed"] + others.map { "\(toolchain.libraries)/\($0)" }
    )
    guard run.status == 0 else {
      throw .toolFailed(name: linker, log: run.errors + String(decoding: run.output, as: UTF8.self))
    }
  }

  private func write(
    _ module: ClientSources.Module,
    to place: String
  ) throws(OwnCodeError) -> [String] {
    let folder = "\(place)/sources"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .cache(path: place, why: error.localizedDescription)
    }
    var files: [String] = []
    for (index, file) in module.files.enumerated() {
      // Two folders may hold files of one name; a module may not.
      let path = "\(folder)/\(index)-\((file.path as NSString).lastPathComponent)"
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

  /// What the compiler printed, as an error about the user's own lines.
  ///
  /// - Parameters:
  ///   - own: the errors of the user's own lines.
  ///   - whole: the paths of files from which nothing is removed: only their errors are in the way, if
  ///     they have any.
  private func failure(
    _ log: String,
    _ own: [CompilerMessage],
    after cuts: [CompilerMessage],
    in whole: Set<String>
  ) -> OwnCodeError {
    if isForeign(log) {
      return .compilerMissing(why: "the 'swiftc' on the PATH is not the one that built Segue")
    }
    let plain = own.filter { !$0.isOfPort }
    let errors = (plain.isEmpty ? own : plain).map { $0.shifted(by: sources.shifts) }
    guard !errors.isEmpty else { return .toolFailed(name: "swift-frontend", log: log) }
    let isDecisive = errors.contains { whole.contains($0.path) }
    // What was set aside may be what the rest lacks.
    let decisive =
      isDecisive
      ? (cuts.filter { !$0.isOfPort } + errors).filter { whole.contains($0.path) } : []
    guard !decisive.isEmpty else {
      return .notCompiled(
        cuts.filter { !$0.isOfPort } + errors,
        missingModules: sources.missingModules
      )
    }
    let imported = sources.missingModules.filter { whole.contains($0.path) }
    return .notCompiled(
      decisive,
      missingModules: imported.isEmpty ? sources.missingModules : imported
    )
  }
}

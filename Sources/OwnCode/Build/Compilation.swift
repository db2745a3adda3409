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

  /// - Parameter cuts: whether code that the compiler refuses is removed with a warning.
  func run(into folder: String, cuts: Bool) throws(OwnCodeError) {
    let work = "\(folder)/work"
    defer { try? FileManager.default.removeItem(atPath: work) }
    var objects: [String] = []
    var description = sources.description
    var stubs = Stubs(lacking: sources.filesLackingModules)
    for (index, module) in sources.modules.enumerated() {
      let isLast = index == sources.modules.count - 1
      let place = "\(work)/\(module.name)"
      var module = module
      module.files.append((path: "SegueMissing.swift", text: Compilation.missing))
      var rounds = cuts ? Compilation.maximumRounds : 0
      while true {
        let log = try compile(
          module,
          in: place,
          work,
          as: isLast ? .library(objects, "\(folder)/\(ClientBuilder.libraryName)") : .module
        )
        guard let log else { break }
        let errors = CompilerMessage.all(in: log).filter { $0.kind == .error }
        guard rounds > 0, !errors.isEmpty, !isForeign(log),
          let changed = stubs.cutting(errors, from: module)
        else { throw failure(log, after: description.cuts) }
        description.cuts = stubs.cuts.map { $0.shifted(by: sources.shifts) }
        description.skips = stubs.skips.map { $0.shifted(by: sources.shifts) }
        module = changed
        rounds -= 1
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      objects += names.filter { $0.hasSuffix(".o") }.sorted().map { "\(place)/\($0)" }
    }
    description.missingModules = sources.missingModules
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(description),
      FileManager.default.createFile(
        atPath: "\(folder)/\(ClientBuilder.descriptionName)",
        contents: data
      )
    else { throw .cache(path: folder, why: "it cannot be written") }
  }

  private static let maximumRounds = 8

  /// The replacement of a removed body.
  private static let missing = """
    @_silgen_name("segue_missing")
    func _segueMissing(_ number: Int) -> Never

    """

  private enum Product {
    case module
    case library(_ objects: [String], _ path: String)
  }

  /// The compiler's output if it failed; nil if it succeeded.
  private func compile(
    _ module: ClientSources.Module,
    in place: String,
    _ work: String,
    as product: Product
  ) throws(OwnCodeError) -> String? {
    try? FileManager.default.removeItem(atPath: place)
    var arguments = flags(module, place, searching: work)
    arguments += try write(module, to: place)
    switch product {
    case .module:
      arguments += [
        "-c", "-emit-module", "-emit-module-path", "\(work)/\(module.compiledName).swiftmodule",
      ]
    case .library(let objects, let path): arguments += objects + ["-emit-library", "-o", path]
    }
    let run = try Subprocess(toolchain.swiftc, arguments, directory: place)
    return run.status == 0 ? nil : run.errors + String(decoding: run.output, as: UTF8.self)
  }

  private func flags(
    _ module: ClientSources.Module,
    _ place: String,
    searching work: String
  ) -> [String] {
    var flags = [
      "-module-name", module.compiledName, "-package-name", "client", "-swift-version", "5",
      "-Onone",
      "-parse-as-library",
      "-suppress-warnings", "-gline-tables-only", "-diagnostic-style", "llvm", "-I", work,
    ]
    // All files at once: faster than a process for each, and all errors are reported together.
    flags.append("-wmo")
    if module.files.count > 16 {
      flags += ["-num-threads", "\(ProcessInfo.processInfo.activeProcessorCount)"]
    }
    if module.files.contains(where: { $0.text.contains("@testable import") })
      || sources.modules.count > 1
    {
      flags.append("-enable-testing")
    }
    return flags + build.flags(moduleCache: cache.moduleCache)
  }

  private func write(
    _ module: ClientSources.Module,
    to place: String
  ) throws(OwnCodeError) -> [String] {
    do {
      let folder = "\(place)/sources"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      var files: [String] = []
      for (index, file) in module.files.enumerated() {
        // Two folders may hold files of one name; a module may not.
        let path = "\(folder)/\(index)-\((file.path as NSString).lastPathComponent)"
        try Data(file.text.utf8).write(to: URL(fileURLWithPath: path))
        files.append(path)
      }
      return files
    } catch {
      throw .cache(path: place, why: error.localizedDescription)
    }
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
  private func failure(_ log: String, after cuts: [CompilerMessage]) -> OwnCodeError {
    if isForeign(log) {
      return .compilerMissing(why: "the 'swiftc' on the PATH is not the one that built Segue")
    }
    let errors = CompilerMessage.all(in: log).filter { $0.kind == .error }
      .map { $0.shifted(by: sources.shifts) }
    guard !errors.isEmpty else { return .toolFailed(name: "swiftc", log: log) }
    return .notCompiled(cuts + errors, missingModules: sources.missingModules)
  }
}

import Codecs
import Foundation

/// One run of the compiler over all modules of a client, into a folder.
///
/// Modules that do not need one another are compiled at once, one on each processor.
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
    let compiler = ModuleCompiler(
      sources: sources,
      toolchain: toolchain,
      build: build,
      cache: cache,
      work: work,
      cuts: cuts,
      named: named
    )
    let needs = sources.needs
    let modules = try JobQueue.run(needs: needs) { (index, done) throws(OwnCodeError) in
      try compiler.compiled(index, after: needs[index].sorted().compactMap { done[$0] })
    }
    try link(modules.flatMap(\.objects), to: "\(folder)/\(ClientBuilder.libraryName)")
    try cache.write(
      JSONText.string(of: description(modules)),
      to: "\(folder)/\(ClientBuilder.descriptionName)"
    )
  }

  private func description(_ modules: [ModuleCompiler.Result]) -> ClientDescription {
    var description = sources.description
    for (index, module) in modules.enumerated() {
      description.cuts += module.stubs.cuts.map { $0.shifted(by: sources.shifts) }
      description.cutNumbers += module.stubs.cuts.indices.map { Stubs.number($0, inModule: index) }
      description.skips += module.stubs.skips.map { $0.shifted(by: sources.shifts) }
      description.missingTypes += module.missingTypes.map { $0.shifted(by: sources.shifts) }
      for (type, messages) in module.setAside {
        description.setAside[type, default: []] += messages.map { $0.shifted(by: sources.shifts) }
      }
    }
    let lacked = sources.modulesLacked(by: modules.flatMap(\.stubs.skips))
    // What is compiled as part of the code is missing only where something of it is.
    description.missingModules = lacked.filter { module in
      !description.skips.isEmpty || !sources.librariesBeside.contains(module.name)
    }
    description.lostNames = Set(modules.flatMap(\.stubs.lostNames)).sorted()
    // The one that runs comes last.
    if let choice = modules.last?.choice { description.choice = choice }
    return description
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
}

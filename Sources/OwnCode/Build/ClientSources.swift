import Foundation

/// Everything the compiler gets, ready and named by its content.
struct ClientSources {
  struct Module {
    var name: String
    /// The name it is compiled under; another one if Segue has a module of the same name.
    var compiledName: String
    var files: [(path: String, text: String)]
    var imports: [String]
    var isOnMainActor = false
    /// Whether two accesses to a variable at once end the program: not in Swift 3, whose code may
    /// pass a variable to what observes it and read it there.
    var checksAccesses = true

    /// The module with another runner.
    func running(_ runner: RunnerSource) -> Module {
      var module = self
      for index in files.indices where files[index].path == RunnerSource.fileName {
        module.files[index].text = runner.text
      }
      return module
    }
  }

  var modules: [Module]
  /// The lines that make what runs, which the last module has.
  var runner: RunnerSource
  var shifts: [PortResponse.Shift]
  var missingModules: [Place]
  var missingLibraries: MissingLibraries
  /// Missing modules whose source is among the neighbours of a named file, of which
  /// it takes what it needs.
  var librariesBeside: Set<String> = []
  /// The names of types that what runs does not lead to, without those inside others.
  var spareTypes: Set<String> = []
  var description: ClientDescription
  var digest: String

  /// For each module those before it that its text names: it is compiled after them.
  var needs: [Set<Int>] {
    modules.indices.map { index in
      Set(
        modules[..<index].indices.filter { other in
          modules[index].files.contains { $0.text.contains(modules[other].compiledName) }
        }
      )
    }
  }

  /// A user's module with the name of one of Segue's is compiled under another name.
  static func compiledName(of name: String, taken: Bool) -> String {
    taken ? "Own_\(name)" : name
  }

  /// What is compiled, in order, and the first free number of a table of selectors.
  private static func modules(
    of response: PortResponse,
    runner: RunnerSource,
    code: [CodeModule],
    taken: Set<String>
  ) -> (modules: [Module], tableCount: Int) {
    var number = 1
    var result: [Module] = []
    for module in response.modules {
      var files = module.files.map { (path: $0.path, text: $0.text ?? "") }
      if module.name == runner.choice.module {
        files.append((path: RunnerSource.fileName, text: runner.text))
      } else if let tables = module.tables, !tables.isEmpty {
        files.append(
          (path: "SegueTables.swift", text: RunnerSource.tables(tables, number: number))
        )
        number += 1
      }
      let own = code.first { $0.name == module.name }
      files += generatedFiles(of: own, module)
      result.append(
        Module(
          name: module.name,
          compiledName: ClientSources.compiledName(
            of: module.name,
            taken: taken.contains(module.name)
          ),
          files: files,
          imports: response.modules.map(\.name),
          isOnMainActor: own?.isOnMainActor ?? false,
          checksAccesses: !code.contains(where: \.infersObjC)
        )
      )
    }
    // The module that runs comes last: all others are compiled before it.
    if let index = result.firstIndex(where: { $0.name == runner.choice.module }) {
      result.append(result.remove(at: index))
    }
    return (result, number)
  }

  /// The files that Xcode and the package manager generate for a module.
  static func generatedFiles(
    of code: CodeModule?,
    _ module: PortResponse.Module
  ) -> [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    if lacksBundle(module) { files.append((path: "SegueBundle.swift", text: bundle)) }
    if let code, let text = assets(of: code, module) {
      files.append((path: "SegueAssets.swift", text: text))
    }
    return files
  }

  /// What Xcode declares for the module's asset catalogs.
  private static func assets(of code: CodeModule, _ module: PortResponse.Module) -> String? {
    let catalogs = code.assetCatalogs
    guard !catalogs.isEmpty else { return nil }
    func additions(to type: String) -> Set<String> {
      var names: Set<String> = []
      for part in module.files.flatMap(\.types) where part.name == type && part.kind == "extension"
      {
        for variable in part.variables ?? [] where variable.isStatic == true {
          names.insert(variable.name)
        }
        for function in part.functions ?? [] where function.isStatic == true {
          names.insert(function.base)
        }
      }
      return names
    }
    return AssetSymbols(catalogs: catalogs).source(
      for: module.files.compactMap(\.text),
      images: additions(to: "UIImage"),
      colors: additions(to: "UIColor")
    )
  }

  /// Whether the module speaks of `Bundle.module` and does not declare it.
  ///
  /// The package manager does so for its modules; others do it under a condition of their project.
  static func lacksBundle(_ module: PortResponse.Module) -> Bool {
    let isDeclared = module.files.flatMap(\.types).contains { part in
      part.kind == "extension" && ["Bundle", "Foundation.Bundle"].contains(part.name)
        && (part.variables ?? []).contains { $0.name == "module" && $0.isStatic == true }
    }
    return !isDeclared && module.files.contains { $0.text?.contains(".module") == true }
  }

  private static let bundle = """
    import UIKit
    private final class SegueBundleToken {}
    extension Foundation.Bundle {
      static var module: Foundation.Bundle { Foundation.Bundle(for: SegueBundleToken.self) }
    }

    """

  /// The missing modules, with those of the project's other files where only they can have the
  /// members that are lacked.
  func modulesLacked(by messages: [CompilerMessage]) -> [Place] {
    let hasOwn = missingModules.contains { !AppleFrameworks.contains($0.name) }
    let lacksMember = messages.contains { message in
      message.text.contains("has no member") && message.missingName.map(Stubs.isApples) == false
    }
    return missingModules + (lacksMember && !hasOwn ? missingLibraries.nearby : [])
  }

  /// - Parameters:
  ///   - nearby: missing modules that only files import which are not compiled.
  ///   - taken: names of existing modules.
  init(
    modules: [CodeModule],
    response: PortResponse,
    runner: RunnerSource,
    nearby: [Place] = [],
    taken: Set<String>,
    identity: String
  ) {
    let (result, tableCount) = ClientSources.modules(
      of: response,
      runner: runner,
      code: modules,
      taken: taken
    )
    self.modules = result
    self.runner = runner
    shifts = response.modules.flatMap { $0.files.flatMap { $0.shifts ?? [] } } + [runner.shift]
    missingModules = response.missingModules ?? []
    missingLibraries = MissingLibraries(response, nearby: nearby)
    let app = modules.first { $0.name == runner.choice.module }
    digest = ClientSources.digest(
      of: result,
      nearby: missingLibraries.nearby,
      modules,
      app,
      identity
    )
    let notes = Set(response.notes ?? []).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    description = ClientDescription(
      choice: runner.choice,
      tableCount: tableCount,
      modules: result.map(\.compiledName),
      infoPlist: app?.infoPlist,
      resources: ClientSources.resources(of: modules, app: runner.choice.module),
      digest: digest,
      warnings: notes.map { "\($0.path):\($0.line):\($0.column): \($0.text)" }
    )
    description.infoKeys = app?.infoKeys ?? [:]
    description.infoSettings = app?.infoSettings ?? [:]
    description.usesFullScreenModals = app?.isOfFullScreenModals ?? false
    description.frameworks = ClientSources.frameworks(of: modules, app: runner.choice.module)
      .reduce(into: [:]) { frameworks, module in
        let isTaken = taken.contains(module.name)
        let name = ClientSources.compiledName(of: module.name, taken: isTaken)
        frameworks[name] = module.resources
      }
  }

  /// A key of all that decides what is compiled and what the client finds around it.
  private static func digest(
    of compiled: [Module],
    nearby: [Place],
    _ code: [CodeModule],
    _ app: CodeModule?,
    _ identity: String
  ) -> String {
    var key = KeyHasher("sources 1", identity)
    for module in nearby { key.add("nearby \(module.name)") }
    for module in compiled {
      key.add("\(module.name) \(module.isOnMainActor) \(module.checksAccesses)")
      for file in module.files {
        key.add(file.path)
        key.add(file.text)
      }
    }
    for resource in code.flatMap(\.resources) { key.add(resource) }
    key.add(app?.infoPlist ?? "-")
    key.add(app?.infoKeys ?? [:])
    key.add(app?.infoSettings ?? [:])
    key.add("\(app?.isOfFullScreenModals ?? false)")
    return key.digest
  }

  /// Of two files with one name, the main bundle has the app's, in whatever language folder it is.
  private static func resources(of modules: [CodeModule], app: String) -> [String] {
    let own = modules.filter { $0.name == app }.flatMap(\.resources)
    let taken = Set(
      own.flatMap(fileNames).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    )
    let others = modules.filter { $0.name != app }.flatMap(\.resources)
    return own + others.filter { !taken.contains(($0 as NSString).lastPathComponent) }
  }

  /// The name of a resource, or those of the files in a language's folder.
  private static func fileNames(of resource: String) -> [String] {
    let name = (resource as NSString).lastPathComponent
    guard name.hasSuffix(".lproj") else { return [name] }
    return (try? FileManager.default.contentsOfDirectory(atPath: resource)) ?? []
  }

  /// Libraries that need their own bundle.
  private static func frameworks(of modules: [CodeModule], app: String) -> [CodeModule] {
    var owners: [String: Set<String>] = [:]
    for module in modules {
      // Catalogs of one name are merged.
      for resource in module.resources where !resource.hasSuffix(".xcassets") {
        for file in fileNames(of: resource) { owners[file, default: []].insert(module.name) }
      }
    }
    return modules.filter { module in
      module.name != app
        && module.resources.contains { resource in
          owners[(resource as NSString).lastPathComponent, default: []].count > 1
        }
    }
  }
}

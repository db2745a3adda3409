import Foundation

/// The modules of a folder: by its package and its Xcode projects, else by the usual layout of
/// folders.
///
/// Libraries that the code imports are searched up to the repository's root.
struct ProjectReader {
  let root: String
  /// Downloads what nobody has put beside the code.
  private var fetcher: PackageFetcher?
  /// Modules whose source the user has named.
  private let given: Set<String>

  init(_ root: String, fetcher: PackageFetcher? = nil, given: [CodeModule] = []) {
    self.root = root
    self.fetcher = fetcher
    self.given = Set(given.map(\.name))
  }

  mutating func modules() throws(OwnCodeError) -> [CodeModule] {
    if let playground = PlaygroundFolder(root) { return modules(of: playground) }
    let isProject = root.hasSuffix(".xcodeproj")
    let place = isProject ? (root as NSString).deletingLastPathComponent : root
    let folder = SourceFolder(place)
    var apps: [CodeModule] = []
    var libraries: [CodeModule] = []
    let outermost = isProject ? [root] : outermost(folder.projects)
    // Where the outer ones are a library's alone, its example is in one of the others.
    let inner = isProject ? [] : folder.projects.filter { !outermost.contains($0) }
    for projects in [outermost, inner] where apps.isEmpty {
      for path in projects where isProject || !SourceFolder.isTest(path, below: place) {
        // One project among many that cannot be read does not stop the others.
        guard let project = try readable(path, alone: isProject) else { continue }
        for module in project where !module.files.isEmpty {
          if module.kind == .app { apps.append(module) } else { libraries.append(module) }
        }
      }
    }
    for path in isProject ? [] : folder.packages {
      let modules = try PackageManifest(path).modules()
      apps += modules.filter { $0.kind == .app }
      libraries = modules.filter { $0.kind == .library } + libraries
    }
    if apps.isEmpty, !libraries.isEmpty, !isProject {
      apps = examples(of: libraries, in: folder, below: place)
    }
    if apps.isEmpty, libraries.isEmpty, !isProject { apps = appAround(folder).map { [$0] } ?? [] }
    if apps.isEmpty, libraries.isEmpty, folder.swiftFiles.isEmpty, folder.playgrounds.count == 1,
      let playground = PlaygroundFolder(folder.playgrounds[0])
    {
      return modules(of: playground)
    }
    if apps.isEmpty, libraries.isEmpty {
      let files = folder.swiftFiles.filter { !SourceFolder.isTest($0, below: place) }
      apps = [
        CodeModule(
          name: CodeModule.identifier((place as NSString).lastPathComponent),
          files: files,
          resources: folder.resources
            + FolderReferences.named(in: files, among: folder.resources),
          infoPlist: folder.infoPlists.first { !SourceFolder.isTest($0, below: place) }
        )
      ]
    }
    libraries = CodeReader.unique(libraries).map { withPod($0, below: place) }
    apps = distinct(apps, from: libraries)
    return Self.ordered(libraries + missing(from: libraries, apps) + apps)
  }

  private mutating func modules(of playground: PlaygroundFolder) -> [CodeModule] {
    let module = playground.module
    return Self.ordered(missing(from: [], [module]) + [module])
  }

  /// A library's example is often built as a pod, with resources and bundles that its target lacks.
  ///
  /// Where the target names files that are gone, only the pod has the newer ones.
  private func withPod(_ library: CodeModule, below place: String) -> CodeModule {
    let pod = LibraryFolder.podspecs(in: place).lazy.compactMap { Podspec($0)?.module }
      .first { $0.name == library.name }
    guard let pod else { return library }
    var library = library
    library.resources += pod.resources.filter { !library.resources.contains($0) }
    if library.isOutdated { library.files = Set(library.files + pod.files).sorted() }
    // It finds the bundles by the name that they have in the pod.
    if pod.resources.contains(where: { $0.hasSuffix(".bundle") }) {
      library.conditions += pod.conditions
    }
    return library
  }

  /// Test projects, and projects inside another one's source folder, are not the app.
  private func outermost(_ projects: [String]) -> [String] {
    let apps = projects.filter { !SourceFolder.isTest($0, below: root) }
    return apps.filter { path in
      let place = (path as NSString).deletingLastPathComponent
      return !apps.contains { other in
        let folder = (other as NSString).deletingLastPathComponent
        guard folder != root, folder != place else { return false }
        return place.hasPrefix(folder + "/")
      }
    }
  }

  /// The apps beside libraries whose project is not there, since a tool makes it: each folder with
  /// the delegate of an app.
  private func examples(
    of libraries: [CodeModule],
    in folder: SourceFolder,
    below place: String
  ) -> [CodeModule] {
    let known = Set(libraries.flatMap(\.files))
    let others = folder.swiftFiles.filter { file in
      !known.contains(file) && !SourceFolder.isTest(file, below: place)
    }
    let names = Set(
      others.compactMap { file -> String? in
        let parts = file.dropFirst(place.count).split(separator: "/")
        // The host of tests is an app, too.
        guard parts.count > 1, let name = parts.first, !name.contains("Test"),
          let text = TextFile.text(of: file),
          text.contains("UIApplicationDelegate"), text.contains("import UIKit")
        else { return nil }
        return String(name)
      }
    )
    return names.sorted().map { name in
      let isInside = { (path: String) in path.hasPrefix("\(place)/\(name)/") }
      let (files, resources) = (others.filter(isInside), folder.resources.filter(isInside))
      return CodeModule(
        name: CodeModule.identifier(name),
        kind: .app,
        files: files,
        resources: resources + FolderReferences.named(in: files, among: resources),
        infoPlist: folder.infoPlists.first {
          isInside($0) && !SourceFolder.isTest($0, below: place)
        }
      )
    }
  }

  /// The app of a project further up whose code is in this folder; a project or repository may have
  /// several.
  private func appAround(_ folder: SourceFolder) -> CodeModule? {
    guard let above = SourceFolder.repositoryRoot(of: root) else { return nil }
    let files = Set(folder.swiftFiles)
    var place = (root as NSString).deletingLastPathComponent
    while place.hasPrefix(above) {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
      for name in names where name.hasSuffix(".xcodeproj") {
        guard let project = try? XcodeProject("\(place)/\(name)").modules() else { continue }
        let inside = project.filter { $0.kind == .app }
          .map { (app: $0, count: files.intersection($0.files).count) }
        // It must own most files of this folder; otherwise it only uses some of them.
        if let best = inside.max(by: { $0.count < $1.count }), best.count * 2 > files.count {
          return best.app
        }
      }
      place = (place as NSString).deletingLastPathComponent
    }
    return nil
  }

  private func readable(_ path: String, alone: Bool) throws(OwnCodeError) -> [CodeModule]? {
    do throws(OwnCodeError) {
      return try XcodeProject(path).modules()
    } catch {
      if alone { throw error }
      return nil
    }
  }

  /// Two example apps may have one name.
  private func distinct(_ apps: [CodeModule], from libraries: [CodeModule]) -> [CodeModule] {
    var taken = Set(libraries.map(\.name))
    return apps.map { app in
      var app = app
      var number = 2
      let name = app.name
      while !taken.insert(app.name).inserted {
        app.name = "\(name)\(number)"
        number += 1
      }
      return app
    }
  }

  // MARK: Imported libraries that are missing

  /// A library for each name that is imported or in an interface file and that no module provides
  /// yet, from a podspec, a package or a folder of that name up to the repository's root.
  mutating func missing(
    from libraries: [CodeModule],
    _ apps: [CodeModule]
  ) -> [CodeModule] {
    let known = Set(libraries.map(\.name)).union(given)
    let wanted = ProjectReader.names(wantedBy: libraries + apps)
      .subtracting(known).filter { !AppleFrameworks.contains($0) }
    guard !wanted.isEmpty else { return [] }
    let above = SourceFolder.repositoryRoot(of: "\(root)/x") ?? root
    let inApps = Set(apps.flatMap(\.files))
    var found: [CodeModule] = []
    func add(_ modules: [CodeModule]) {
      for module in modules
      where wanted.contains(module.name) && !found.contains(where: { $0.name == module.name })
        && !module.files.isEmpty
      {
        found.append(module)
      }
    }
    for path in LibraryFolder.podspecs(in: above) { add(Podspec(path).map { [$0.module] } ?? []) }
    let folder = SourceFolder(above)
    for path in folder.packages { add((try? PackageManifest(path).modules()) ?? []) }
    for path in folder.projects {
      add((try? XcodeProject(path).modules().filter { $0.kind == .library }) ?? [])
    }
    for name in wanted.sorted() where !found.contains(where: { $0.name == name }) {
      let isOfName = { (path: String) in
        path.split(separator: "/").dropLast().contains { $0 == name }
      }
      let files = folder.swiftFiles.filter { file in
        !inApps.contains(file) && !SourceFolder.isTest(file, below: above) && isOfName(file)
      }
      add([CodeModule(name: name, files: files, resources: folder.resources.filter(isOfName))])
    }
    // A package manager puts libraries beside the project that it serves, an example's often.
    let places = [root, above] + folder.projects.map { ($0 as NSString).deletingLastPathComponent }
    for name in wanted.sorted() where !found.contains(where: { $0.name == name }) {
      add(fetched(name, below: places))
    }
    for name in wanted.sorted() where !found.contains(where: { $0.name == name }) {
      add(fetcher?.modules(providing: name) ?? [])
    }
    guard !found.isEmpty else { return [] }
    // They may need others.
    return missing(from: libraries + found, apps) + found
  }

  /// A library that a package manager has put beside the code.
  private func fetched(_ name: String, below roots: [String]) -> [CodeModule] {
    let libraries = roots.flatMap { root in
      (LibraryFolder.packageManagerFolders + ["vendor"]).flatMap { place in
        let folder = "\(root)/\(place)"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { (name: $0, folder: LibraryFolder("\(folder)/\($0)")) }
      }
    }
    if let match = libraries.first(where: { CodeModule.identifier($0.name) == name }) {
      let modules = match.folder.modules(providing: name)
      return modules.isEmpty ? [match.folder.module(named: name)] : modules
    }
    // A repository's name need not be its module's, and it may have several.
    let providing = libraries.lazy.map { $0.folder.modules(providing: name) }
    if let found = providing.first(where: { !$0.isEmpty }) { return found }
    return LibraryFolder.pod(providing: name, below: roots).map { [$0.module(named: name)] } ?? []
  }

  /// The modules that code imports and interface files name.
  ///
  /// None wants itself, and interface files mean an app that has the name.
  private static func names(wantedBy modules: [CodeModule]) -> Set<String> {
    let apps = Set(modules.filter { $0.kind == .app }.map(\.name))
    return modules.reduce(into: []) { names, module in
      names.formUnion(module.files.flatMap(imports).filter { $0 != module.name })
      names.formUnion(InterfaceModules.names(wantedBy: module).subtracting(apps))
    }
  }

  /// The modules that a file imports, by its lines.
  static func imports(_ path: String) -> [String] {
    guard let text = TextFile.text(of: path) else { return [] }
    return text.split { $0.isNewline || $0 == ";" }.compactMap { line in
      var words = line.split(whereSeparator: \.isWhitespace)
      // `@testable import A`, `public import B`.
      while let first = words.first, first.hasPrefix("@") || accessLevels.contains(first) {
        words.removeFirst()
      }
      guard words.count >= 2, words[0] == "import" else { return nil }
      let kinds: Set<Substring> = [
        "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
      ]
      let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
      return String(name.prefix { $0 != "." })
    }
  }

  /// An import may have one since Swift 6.
  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  // MARK: Order

  /// Those that others import come first.
  static func ordered(_ modules: [CodeModule]) -> [CodeModule] {
    let names = Set(modules.map(\.name))
    let needs = Dictionary(
      modules.map { module in
        (
          module.name,
          Set(module.files.flatMap(ProjectReader.imports) + module.dependencies)
            .intersection(names).subtracting([module.name])
        )
      },
      uniquingKeysWith: { first, _ in first }
    )
    var result: [CodeModule] = []
    var rest = modules
    while !rest.isEmpty {
      let done = Set(result.map(\.name))
      // Of a cycle the first one goes first: the compiler reports the cycle.
      let index = rest.firstIndex { (needs[$0.name] ?? []).isSubset(of: done) } ?? 0
      result.append(rest.remove(at: index))
    }
    return result
  }
}

import Foundation

/// Finds out what the paths of a command line hold.
public struct CodeReader {
  /// `--alone`: no neighbours.
  public var isAlone: Bool
  /// `--with`: folders or files with modules that are imported and missing.
  public var additions: [String]
  /// `--fetch`: downloads libraries that a project names by their addresses.
  public var fetcher: PackageFetcher?

  public init(isAlone: Bool = false, additions: [String] = [], fetcher: PackageFetcher? = nil) {
    self.isAlone = isAlone
    self.additions = additions
    self.fetcher = fetcher
  }

  public func read(_ paths: [String]) throws(OwnCodeError) -> CodeTree {
    // A place that is named twice, also by a link, is read once.
    var known: Set<String> = []
    let inputs = zip(paths, paths.map(absolute)).filter { known.insert(real($0.1)).inserted }
    for (word, path) in inputs {
      if let what = SourceFolder.excess(of: path) { throw .tooLarge(path: word, what: what) }
    }
    let given = try ProjectReader.ordered(CodeReader.unique(libraries(for: inputs.map(\.1))))
    var (modules, files) = try contents(of: inputs, given: given)
    for file in modules.flatMap(\.files) where TextFile.isFile(file) {
      guard FileManager.default.isReadableFile(atPath: file) else {
        throw .missing(path: file, why: CodeReader.locked)
      }
      // No compiler takes it; read as UTF-8 it has errors in each line.
      if let why = TextFile.wideFlaw(of: file) { throw .notText(path: file, why: why) }
    }
    let added = Set(given.map(\.name))
    guard !files.isEmpty else {
      return CodeTree(modules: CodeReader.merged(modules), added: added)
    }
    let name =
      files.count == 1
      ? ((files[0] as NSString).lastPathComponent as NSString).deletingPathExtension : "Code"
    var module = CodeModule(name: CodeModule.identifier(name) + "Code", files: files)
    if let fetcher {
      let place = (files[0] as NSString).deletingLastPathComponent
      var reader = ProjectReader(place, fetcher: fetcher, given: given)
      modules = ProjectReader.ordered(reader.missing(from: [], [module]) + modules)
    }
    // Files named with folders form one program with them; a file alone uses its neighbours.
    let usesSurroundings = !isAlone && inputs.count == files.count
    let neighbours = usesSurroundings ? neighbours(of: files) : []
    if let file = files.first { lendSurroundings(of: file, to: &module, usesSurroundings) }
    return CodeTree(
      modules: CodeReader.merged(modules + [module]),
      neighbours: neighbours,
      added: added
    )
  }

  /// The modules of the named folders behind those of `--with`, and the files that
  /// are named by themselves.
  private func contents(
    of inputs: [(word: String, path: String)],
    given: [CodeModule]
  ) throws(OwnCodeError) -> (modules: [CodeModule], files: [String]) {
    var modules = given
    var files: [String] = []
    for (word, path) in inputs {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw .missing(path: word, why: TextFile.absence(of: path))
      }
      guard FileManager.default.isReadableFile(atPath: path) else {
        throw .missing(path: word, why: CodeReader.locked)
      }
      if let playground = PlaygroundFolder(path) {
        modules += try folder(playground.page, named: word, given: given)
      } else if isFolder.boolValue {
        modules += try folder(path, named: word, given: given)
      } else {
        // A file without an ending may be a script.
        let ending = (path as NSString).pathExtension.lowercased()
        guard ending.isEmpty || ending == "swift" else { throw .notSwift(path: word) }
        if let why = TextFile.flaw(of: path) { throw .notText(path: word, why: why) }
        files.append(path)
      }
    }
    if !files.isEmpty, files.count < inputs.count {
      let inFolders = Set(modules.dropFirst(given.count).flatMap(\.files).map(real))
      files.removeAll { inFolders.contains(real($0)) }
    }
    return (modules, files)
  }

  /// What a project around a named file says of it, or what its folders hold where no project lists
  /// it.
  private func lendSurroundings(
    of file: String,
    to module: inout CodeModule,
    _ usesSurroundings: Bool
  ) {
    if usesSurroundings, let project = ProjectOfFile(file) {
      project.lend(to: &module)
      return
    }
    if usesSurroundings {
      let pictures = ProjectOfFile.exampleResources(around: file)
      module.resources =
        pictures.isEmpty ? ProjectOfFile.resourcesWithoutProject(around: file) : pictures
    }
    module.isOfFullScreenModals = isFromBeforeSheets(file)
  }

  private static let locked = "there is no permission to read it"

  /// Whether a file without a project shows modal screens as before iOS 13; a package is
  /// built for what is current.
  private func isFromBeforeSheets(_ file: String) -> Bool {
    let root = SourceFolder.repositoryRoot(of: file)
    let isOfPackage = root.map { FileManager.default.fileExists(atPath: "\($0)/Package.swift") }
    return isOfPackage != true && FileHeader(of: file).isOlderThanIOS13
  }

  private func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    let standard = URL(fileURLWithPath: whole).standardizedFileURL.path
    return standard.count > 1 && standard.hasSuffix("/") ? String(standard.dropLast()) : standard
  }

  private func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private func folder(
    _ path: String,
    named word: String,
    given: [CodeModule] = []
  ) throws(OwnCodeError) -> [CodeModule] {
    var reader = ProjectReader(path, fetcher: fetcher, given: given)
    let modules = try reader.modules()
    guard modules.contains(where: { !$0.files.isEmpty }) else { throw .nothing(path: word) }
    return modules
  }

  /// The modules of `--with`.
  private func libraries(for places: [String]) throws(OwnCodeError) -> [CodeModule] {
    addingPods(to: try foundLibraries(for: places), for: places)
  }

  /// An app with pods imports a library by the name in its podspec, which may not be
  /// the one in its package.
  private func addingPods(to modules: [CodeModule], for places: [String]) -> [CodeModule] {
    let pods = additions.flatMap { LibraryFolder.podspecs(in: absolute($0)) }
      .compactMap { Podspec($0)?.module }
      .filter { pod in !modules.contains { $0.name == pod.name } }
    guard !pods.isEmpty else { return modules }
    let used = imports(at: places, modules)
    return pods.filter { used.missing.contains($0.name) }.reduce(modules) { modules, pod in
      let files = Set(pod.files)
      return modules.filter {
        used.all.contains($0.name) || $0.files.isEmpty || !files.isSuperset(of: $0.files)
      } + [pod]
    }
  }

  /// One that is called as its folder is what the project around it declares of its
  /// code, or has the name under which the code at `places` imports it, unless that
  /// imports it by the folder's name.
  private func foundLibraries(for places: [String]) throws(OwnCodeError) -> [CodeModule] {
    var result: [CodeModule] = []
    var doubtful: [(module: CodeModule?, folder: String)] = []
    for word in additions {
      let folder = absolute(word)
      let name = CodeModule.identifier((folder as NSString).lastPathComponent)
      let found = try library(at: folder, named: word)
      let plain = found.first { $0.name == name }
      if plain != nil || found.isEmpty { doubtful.append((plain, folder)) }
      result += found.filter { $0 != plain }
    }
    guard !doubtful.isEmpty else { return result }
    let used = imports(at: places, result + doubtful.compactMap(\.module))
    var unnamed: [(module: CodeModule, library: AddedLibrary)] = []
    for (module, folder) in doubtful {
      let library = AddedLibrary(folder)
      if let module, used.all.contains(module.name) {
        result.append(module)
        continue
      }
      let declared = library.declared
      if let module, declared.isEmpty { unnamed.append((module, library)) }
      result += declared
    }
    var missing = used.missing.subtracting(result.map(\.name))
    for (module, library) in unnamed {
      var module = module
      if let name = library.name(among: missing, isOnly: unnamed.count == 1) {
        missing.remove(name)
        module.name = name
      }
      result.append(module)
    }
    return result
  }

  /// The modules that the code and `libraries` import, and those that neither they nor Apple have.
  private func imports(
    at places: [String],
    _ libraries: [CodeModule]
  ) -> (all: Set<String>, missing: Set<String>) {
    var known = Set(libraries.map(\.name))
    var files = libraries.flatMap(\.files)
    for path in places {
      var reader = ProjectReader(path, given: libraries)
      let modules = path.hasSuffix(".swift") ? [] : (try? reader.modules()) ?? []
      known.formUnion(modules.map(\.name))
      files += path.hasSuffix(".swift") ? [path] : modules.flatMap(\.files)
    }
    let all = Set(files.flatMap(ProjectReader.imports))
    return (all, all.subtracting(known).filter { !AppleFrameworks.contains($0) })
  }

  private func library(at path: String, named word: String) throws(OwnCodeError) -> [CodeModule] {
    guard FileManager.default.fileExists(atPath: path) else {
      throw .missing(path: word, why: "there is no such file or folder")
    }
    if let kept = LibraryFolder.libraries(keptIn: path), !kept.isEmpty {
      return kept
    }
    return try folder(path, named: word).filter { $0.kind == .library }
  }

  /// Reading more would take long, and none of them need be compiled.
  private static let mostNeighbours = 4000

  /// Swift files up to the repository's root, or those of the same folder without a repository.
  private func neighbours(of files: [String]) -> [String] {
    let given = Set(files)
    let root = files.first.flatMap { SourceFolder.repositoryRoot(of: $0) }
    let found: [String]
    if let root {
      found = SourceFolder(root).swiftFiles.filter { !SourceFolder.isTest($0, below: root) }
    } else {
      found = Set(files.map { ($0 as NSString).deletingLastPathComponent })
        .flatMap { SourceFolder($0, maximumDepth: 1).swiftFiles }
    }
    return found.filter {
      !given.contains($0) && FileManager.default.isReadableFile(atPath: $0)
    }.sorted().prefix(CodeReader.mostNeighbours).map { $0 }
  }

  /// Of modules with one name, the first that has files.
  static func unique(_ modules: [CodeModule]) -> [CodeModule] {
    var names: Set<String> = []
    return modules.filter { !$0.files.isEmpty && names.insert($0.name).inserted }
  }

  /// One module for each name: the first, with the files of all.
  static func merged(_ modules: [CodeModule]) -> [CodeModule] {
    var result: [CodeModule] = []
    for module in modules {
      if let index = result.firstIndex(where: { $0.name == module.name }) {
        let known = Set(result[index].files)
        result[index].files += module.files.filter { !known.contains($0) }
      } else {
        result.append(module)
      }
    }
    return result
  }
}

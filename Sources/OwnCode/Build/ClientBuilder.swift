import Codecs
import Foundation

/// Makes a library that the tool can load from the user's own code: port, choice, compiler, cache.
public struct ClientBuilder {
  public let toolchain: Toolchain
  public let build: SegueBuild
  public let cache: ClientCache
  /// Called before each step that takes a while.
  public var onStep: (String) -> Void = { _ in }
  /// How paths begin of what ends with this process: the caller removes what one that was killed
  /// leaves there.
  public var temporaryStem = "\(NSTemporaryDirectory())segue-check-\(getpid())"
  /// Which code that the compiler refuses may be removed.
  public var cuts = Cuts.none
  /// Whether nothing that the film needs is removed from the files of a tree itself, only
  /// from their neighbours.
  public var keepsNamedFiles = false
  /// Whether all that a named file mentions is compiled, unless that is an app of many files, and
  /// not what the compiler asks for alone.
  public var wantsAllMentioned = false
  /// The same, however many files that are.
  private(set) var takesAllMentioned = false

  public init(cache: ClientCache) throws(OwnCodeError) {
    toolchain = try Toolchain()
    build = try SegueBuild()
    self.cache = cache
  }

  static let libraryName = "client.so"
  static let descriptionName = "client.json"

  /// The library of the code, from the cache where nothing has changed.
  ///
  /// Where code may be removed, a package manager's libraries that do not compile are
  /// left out. Where few neighbours of a named file were taken and it does not compile,
  /// all that it mentions are.
  public func client(of tree: CodeTree, _ request: RunRequest) throws(OwnCodeError) -> BuiltClient {
    do throws(OwnCodeError) {
      if cuts == .none { return try wholeClient(of: tree, request) }
      return try client(of: tree, request, without: [:])
    } catch {
      guard case .notCompiled = error, !tree.neighbours.isEmpty, !takesAllMentioned else {
        throw error
      }
      var builder = self
      builder.takesAllMentioned = true
      return try builder.client(of: tree, request)
    }
  }

  /// - Parameter refused: the libraries that the tree lacks because they do not compile, and why.
  func wholeClient(
    of tree: CodeTree,
    _ request: RunRequest,
    refused: [String: String] = [:]
  ) throws(OwnCodeError) -> BuiltClient {
    let key = inputKey(tree, request)
    if let plan = cache.existing("plans", key, holding: ["plan"]),
      let data = FileManager.default.contents(atPath: "\(plan)/plan"),
      let folder = cache.existing(
        "clients",
        String(decoding: data, as: UTF8.self),
        holding: [ClientBuilder.libraryName, ClientBuilder.descriptionName]
      )
    {
      return try load(folder, wasCompiled: false)
    }
    var sources = try ported(tree, request)
    sources.description.refusedLibraries = refused
    var wasCompiled = false
    let name = sources.digest + cuts.rawValue + (keepsNamedFiles ? "k" : "")
    let named = NamedFiles(
      paths: keepsNamedFiles ? Set(tree.modules.last?.files ?? []) : [],
      spareTypes: sources.spareTypes,
      leadingTypes: Set(sources.description.choice.types.map(CodeFacts.outermost)),
      libraries: sources.missingLibraries
    )
    let folder = try cache.entry(
      "clients",
      name,
      makes: [ClientBuilder.libraryName, ClientBuilder.descriptionName]
    ) { (folder) throws(OwnCodeError) in
      wasCompiled = true
      onStep("compiling \(sources.modules.map(\.name).joined(separator: ", "))")
      try Compilation(sources, toolchain, build, cache)
        .run(into: folder, cuts: cuts, keeping: named)
    }
    _ = try cache.entry("plans", key, makes: ["plan"]) { (folder) throws(OwnCodeError) in
      try cache.write(name, to: "\(folder)/plan")
    }
    if wasCompiled { cache.prune() }
    return try load(folder, wasCompiled: wasCompiled)
  }

  /// The ported texts by path, to show what the compiler sees.
  public func portedTexts(
    of tree: CodeTree
  ) throws(OwnCodeError) -> (files: [(path: String, text: String)], notes: [PortResponse.Note]) {
    let response = try portedOnce(tree).response
    return (
      response.modules.flatMap(\.files).map { ($0.path, $0.text ?? "") }, response.notes ?? []
    )
  }

  private func load(_ folder: String, wasCompiled: Bool) throws(OwnCodeError) -> BuiltClient {
    guard
      let data = FileManager.default.contents(atPath: "\(folder)/\(ClientBuilder.descriptionName)"),
      let description = try? JSONText.value(ClientDescription.self, from: data)
    else { throw .cache(path: folder, why: "the entry cannot be read") }
    return BuiltClient(
      library: "\(folder)/\(ClientBuilder.libraryName)",
      description: description,
      wasCompiled: wasCompiled
    )
  }

  // MARK: Port and choice

  private func ported(
    _ tree: CodeTree,
    _ request: RunRequest
  ) throws(OwnCodeError) -> ClientSources {
    let code = try portedOnce(tree)
    var (modules, response) = (code.modules, code.response)
    var facts = CodeFacts(response, uses: code.surroundings.uses)
    var request = request
    let storyboards = StoryboardScreens(resources: modules.flatMap(\.resources))
    let named = tree.neighbours.isEmpty ? [] : Set(tree.modules.last?.files ?? [])
    let decision = try choose(
      &request,
      facts,
      storyboards,
      of: modules,
      named: named,
      added: tree.added
    )
    let candidate = decision.chosen
    let needed = ModuleOrder.needed(for: candidate.module, modules, response)
    if needed.count < modules.count {
      modules = needed
      response = try port(modules, without: code.repeated)
      facts = CodeFacts(response, uses: code.surroundings.uses)
    }
    let tables = Dictionary(
      response.modules.map { ($0.name, $0.tables ?? []) },
      uniquingKeysWith: { first, _ in first }
    )
    var runner = try RunnerSource(
      candidate,
      facts,
      request,
      tables: tables[candidate.module] ?? [],
      storyboards: storyboards
    )
    runner.choice.alternatives = decision.namesOfOthers
    runner.choice.reason = decision.reason
    if request.name == nil {
      runner.choice.interactionController =
        facts.interactionController(usedBy: candidate, in: named)
      runner.choice.presentationController =
        facts.presentationController(usedBy: candidate, in: named)
    }
    var sources = ClientSources(
      modules: modules,
      response: response,
      runner: runner,
      nearby: code.surroundings.missingModules,
      taken: Set(build.knownModules),
      identity: "\(build.identity) \(toolchain.identity)"
    )
    sources.librariesBeside = librariesBeside(tree, among: response.missingModules ?? [])
    // What a scenario or the page of a playground leads to stands outside of types.
    if keepsNamedFiles, candidate.kind != .scenario, !facts.text(of: candidate.name).isEmpty {
      sources.spareTypes = facts.types(besides: runner.words.union(storyboards.classes))
    }
    return sources
  }

  /// The libraries among missing modules that the files around a named one are.
  private func librariesBeside(_ tree: CodeTree, among missing: [Place]) -> Set<String> {
    let importing = missing.filter { !AppleFrameworks.contains($0.name) }.map(\.path)
    guard !tree.neighbours.isEmpty, let file = tree.modules.last?.files.first, !importing.isEmpty
    else { return [] }
    var reader = ProjectReader((file as NSString).deletingLastPathComponent)
    let found = reader.missing(from: [], [CodeModule(name: "", files: importing)])
    let around = Set(tree.neighbours + [file])
    return Set(found.filter { !around.isDisjoint(with: $0.files) }.map(\.name))
  }

  /// The one thing to run.
  ///
  /// A screen that a storyboard makes is found there by its class or, if no class has that name, by
  /// its identifier.
  private func choose(
    _ request: inout RunRequest,
    _ facts: CodeFacts,
    _ screens: StoryboardScreens,
    of modules: [CodeModule],
    named files: Set<String>,
    added: Set<String>
  ) throws(OwnCodeError) -> Decision {
    let makesScreen = ["present", "push", "root"].contains(request.option)
    if makesScreen, request.initializer == nil, let name = request.name,
      facts.type(named: name) == nil, screens.identifiers.contains(name),
      let module = modules.last(where: { $0.kind == .app }) ?? modules.last
    {
      request.initializer = "RenderTransition.Client.screen(identifier: \"\(name)\")"
      let place = Place(name: name, path: module.files.first ?? "", line: 1, column: 1)
      let screen = Candidate(
        kind: .controller,
        name: "UIViewController",
        module: module.name,
        place: place
      )
      return Decision(chosen: screen)
    }
    let chooser = Chooser(
      facts: facts,
      request: request,
      named: files,
      added: added,
      modules: modules
    )
    let (chosen, others) = try chooser.choose()
    if request.initializer == nil { request.initializer = screens.maker(of: chosen, facts) }
    let reason = chooser.reason(for: chosen, over: others)
    return Decision(chosen: chosen, others: others, reason: reason)
  }

  /// What runs, and what could run instead.
  private struct Decision {
    let chosen: Candidate
    var others: [Candidate] = []
    /// Why one of several apps was chosen.
    var reason: String?

    /// The names by which `--use` finds the others: of an app alone in its module, the module's.
    var namesOfOthers: [String] {
      others.map { other in
        let isAlone = others.count { $0.module == other.module } == 1
        return reason != nil && isAlone && other.module != chosen.module
          ? other.module : "\(other.module).\(other.name)"
      }
    }
  }
}

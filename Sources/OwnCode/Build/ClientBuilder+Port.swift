/// The port of the user's code, with the neighbours of named files that it needs.
extension ClientBuilder {
  /// What the files around named ones tell, of which few are compiled.
  struct Surroundings {
    var uses = AnimatorUses()
    /// The missing modules that any of them imports.
    var missingModules: [Place] = []
  }

  struct PortedCode {
    var modules: [CodeModule]
    var surroundings: Surroundings
    var repeated: RepeatedFiles
    var response: PortResponse
  }

  /// The code without files that repeat others.
  func portedOnce(_ tree: CodeTree) throws(OwnCodeError) -> PortedCode {
    let (modules, surroundings) = try modules(of: tree)
    let response = try port(modules, only: nil)
    let repeated = RepeatedFiles(response)
    var code = PortedCode(
      modules: modules,
      surroundings: surroundings,
      repeated: repeated,
      response: response
    )
    guard !repeated.files.isEmpty else { return code }
    code.modules = repeated.removing(from: modules)
    code.response = try port(code.modules, without: repeated)
    return code
  }

  /// The modules with the neighbours that they need, and what all neighbours tell.
  private func modules(of tree: CodeTree) throws(OwnCodeError) -> ([CodeModule], Surroundings) {
    guard !tree.neighbours.isEmpty, var module = tree.modules.last else {
      return (tree.modules, Surroundings())
    }
    var whole = module
    whole.files += tree.neighbours
    let facts = try port([whole], only: "facts")
    let own = Set(module.files)
    let screens = facts.modules.flatMap(\.files).filter { own.contains($0.path) }
      .flatMap(\.declares)
    let neighbours = Neighbours(
      facts,
      given: module.files,
      madeBesides: StoryboardScreens.classesMade(
        for: Set(screens),
        saying: StoryboardScreens.literals(in: module.files),
        in: module.resources
      )
    )
    module.files = files(of: module, with: neighbours, in: tree)
    let known = Set(tree.modules.map(\.name))
    let surroundings = Surroundings(
      uses: AnimatorUses(facts),
      missingModules: (facts.missingModules ?? []).filter { !known.contains($0.name) }
    )
    return (tree.modules.dropLast() + [module], surroundings)
  }

  /// The files of a module with the neighbours that it needs: few that it mentions are taken, of
  /// many those that the compiler asks for.
  private func files(
    of module: CodeModule,
    with neighbours: Neighbours,
    in tree: CodeTree
  ) -> [String] {
    let mentioned = neighbours.needed
    // What stands in other modules, the check would miss.
    guard mentioned.count > module.files.count + Neighbours.fewFiles, tree.modules.count == 1,
      !takesAllMentioned, !wantsAllMentioned || mentioned.count > Neighbours.denseFiles
    else { return mentioned }
    onStep("looking for the files that \(module.name) needs")
    // Where the compiler itself fails, the files that are mentioned do.
    let needed = try? neighbours.needed { (paths) throws(OwnCodeError) in
      var part = module
      part.files = paths
      guard let ported = try port([part], only: nil).modules.first else { return [] }
      let primary = Set(paths.prefix(Neighbours.checkedFiles(besides: module.files.count)))
      return try TypeCheck(
        ported,
        of: part,
        primary: primary,
        toolchain,
        build,
        cache,
        at: temporaryStem
      ).errors
    }
    return needed ?? mentioned
  }

  func port(
    _ modules: [CodeModule],
    without repeated: RepeatedFiles
  ) throws(OwnCodeError) -> PortResponse {
    var response = try port(modules, only: nil, texts: repeated.texts)
    let names = Set(modules.map(\.name))
    response.notes = (response.notes ?? []) + repeated.notes(for: names)
    return response
  }

  private func port(
    _ modules: [CodeModule],
    only: String?,
    texts: [String: String] = [:]
  ) throws(OwnCodeError) -> PortResponse {
    let program = try PortProgram(package: build.package, toolchain, cache) {
      onStep("building the port, once")
    }
    var texts = texts
    return try program.run(
      PortRequest(
        modules: modules.map { module in
          let made = only == "facts" ? [] : DataModelCode(module).files
          for file in made { texts[file.path] = file.text }
          return .init(
            name: module.name,
            files: module.files + made.map(\.path),
            imports: nil,
            infersObjC: module.infersObjC,
            conditions: module.conditions + (module.isOfPackage ? ["SWIFT_PACKAGE"] : [])
          )
        },
        known: build.knownModules,
        texts: texts,
        renames: Dictionary(
          modules.map(\.name).filter(build.knownModules.contains).map {
            ($0, ClientSources.compiledName(of: $0, taken: true))
          },
          uniquingKeysWith: { first, _ in first }
        ),
        only: only
      )
    )
  }
}

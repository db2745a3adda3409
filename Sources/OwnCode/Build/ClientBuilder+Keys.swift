extension ClientBuilder {
  /// The key of the request: the code as it is on disk, what to run, and the compiler.
  func inputKey(_ tree: CodeTree, _ request: RunRequest) -> String {
    var key = KeyHasher("client 1", build.identity, toolchain.identity, cuts.rawValue)
    for word in [request.name, request.way?.rawValue, request.initializer] { key.add(word ?? "-") }
    for word in [request.source, request.destination] { key.add(word ?? "-") }
    key.add("\(request.option) \(keepsNamedFiles)" + (wantsAllMentioned ? " all" : ""))
    if request.isForApp { key.add("app") }
    for module in tree.modules {
      key.add("\(module.name) \(module.kind.rawValue) \(module.infoPlist ?? "-")")
      key.add(module.infoKeys)
      key.add(module.infoSettings)
      key.add("\(module.isOfFullScreenModals) \(module.infersObjC) \(module.isOfPackage)")
      key.add("\(module.isOnMainActor)")
      for word in module.conditions + module.dependencies + module.resources { key.add(word) }
      for word in StoryboardScreens(resources: module.resources).names { key.add(word) }
      for word in InterfaceModules.names(wantedBy: module).sorted() { key.add(word) }
      for word in AssetSymbols(catalogs: module.assetCatalogs).names { key.add(word) }
      for model in module.dataModels { key.add(path: DataModelCode.source(of: model)) }
      for file in module.files { key.add(path: file) }
      key.add("")
    }
    for file in tree.neighbours { key.add(path: file) }
    // What scenes name decides which neighbours are taken.
    if !tree.neighbours.isEmpty {
      let resources = tree.modules.flatMap(\.resources)
      for file in InterfaceModules.files(in: resources, of: ["storyboard", "xib"]) {
        key.add(path: file)
      }
    }
    for file in SourceFolder("\(build.package)/Sources/segue-port").swiftFiles {
      key.add(path: file)
    }
    return key.digest
  }
}

/// Which modules need which.
enum ModuleOrder {
  /// A module and all the user's modules that its files import or its interface files name, in the
  /// given order.
  static func needed(
    for name: String,
    _ modules: [CodeModule],
    _ response: PortResponse
  ) -> [CodeModule] {
    var needed: Set<String> = []
    var open = [name]
    let imports = Dictionary(
      response.modules.map { module in
        (module.name, Set(module.files.flatMap { $0.imports ?? [] }.map(\.name)))
      },
      uniquingKeysWith: { first, _ in first }
    )
    while let next = open.popLast() {
      guard needed.insert(next).inserted else { continue }
      let interfaces = modules.filter { $0.name == next }.flatMap(InterfaceModules.names(wantedBy:))
      let names = imports[next, default: []].union(interfaces)
      open += modules.map(\.name).filter(names.contains)
    }
    return modules.filter { needed.contains($0.name) }
  }
}

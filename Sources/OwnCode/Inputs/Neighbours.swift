import Foundation

/// Finds the files that declare what the given ones lack.
///
/// A file that is named alone uses its neighbours, the nearest first, for names that it mentions
/// and does not declare. The same holds for those neighbours.
struct Neighbours {
  private struct File {
    var path: String
    var declares: Set<String>
    var mentions: Set<String>
    /// Members that it adds to types of other modules, such as `UIView.pinEdges`.
    var members: Set<String>
  }

  private let files: [File]
  private let given: Set<String>

  init(_ response: PortResponse, given: [String]) {
    self.given = Set(given)
    let own = Set(response.modules.flatMap { $0.files.flatMap(\.declares) })
    files = response.modules.flatMap(\.files).map { file in
      let extensions = file.types.filter { type in
        type.kind == "extension"
          && !own.contains(String(type.name.split(separator: ".").first ?? ""))
      }
      let members = extensions.flatMap { type -> [String] in
        let functions = (type.functions ?? []).map { String($0.name.prefix { $0 != "(" }) }
        return functions + (type.variables ?? []).map(\.name)
      }
      return File(
        path: file.path,
        declares: Set(file.declares),
        mentions: Set(file.mentions),
        members: Set(members)
      )
    }
  }

  /// The given files and those that they lead to, sorted by path.
  var needed: [String] {
    var chosen = files.filter { given.contains($0.path) }
    var declared = chosen.reduce(into: Set<String>()) { $0.formUnion($1.declares) }
    var members = chosen.reduce(into: Set<String>()) { $0.formUnion($1.members) }
    var rest = files.filter { !given.contains($0.path) }
      .sorted { (distance($0.path), $0.path) < (distance($1.path), $1.path) }
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      let wanted = chosen.reduce(into: Set<String>()) { $0.formUnion($1.mentions) }
      for (index, file) in rest.enumerated().reversed()
      where file.declares.isEmpty && file.members.isEmpty {
        rest.remove(at: index)
      }
      for file in rest {
        let isWanted =
          !file.declares.subtracting(declared).isDisjoint(with: wanted)
          || !file.members.subtracting(members).isDisjoint(with: wanted)
        // Two files that declare one name belong to two programs; the nearer one is used.
        guard isWanted, file.declares.isDisjoint(with: declared) else { continue }
        chosen.append(file)
        declared.formUnion(file.declares)
        members.formUnion(file.members)
        rest.removeAll { $0.path == file.path }
        hasGrown = true
        break
      }
    }
    return chosen.map(\.path).sorted()
  }

  /// How many folders lie between a file and the nearest given one.
  private func distance(_ path: String) -> Int {
    let parts = path.split(separator: "/").dropLast()
    return given.map { other in
      let others = other.split(separator: "/").dropLast()
      let shared = zip(parts, others).prefix { $0 == $1 }.count
      return parts.count + others.count - 2 * shared
    }.min() ?? 0
  }
}

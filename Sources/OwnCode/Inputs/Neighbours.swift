import Foundation

/// Finds the files that declare what the given ones lack.
///
/// A file that is named alone uses its neighbours, the nearest first, for names that it mentions
/// and does not declare, and for the rest of the types that it declares. The same holds for the
/// names that those neighbours mention.
///
/// In a large app such a chain leads to nearly all files, of which a film reaches few. There only the first
/// links bring what their bodies mention, and later ones what their declarations do not compile without:
/// a body that lacks something ends the run where it is reached, and then lacks only that statement.
struct Neighbours {
  private let files: [NeighbourFile]
  private let given: Set<String>
  /// Files of which one is taken for each set, though the given ones do not mention it.
  private let fillers: [Set<String>]
  /// The protocols that files of extensions alone give to classes of Apple's.
  private let gifts: Set<String>

  init(_ response: PortResponse, given: [String]) {
    self.given = Set(given)
    let all = response.modules.flatMap(\.files)
    var kinds: [String: String] = [:]
    for name in all.flatMap(\.declares) { kinds[name] = "" }
    for type in all.flatMap(\.types) where kinds[type.name] != nil && type.kind != "extension" {
      kinds[type.name] = type.kind
    }
    files = all.map { NeighbourFile($0, kinds: kinds) }
    gifts = files.reduce(into: []) { $0.formUnion($1.gifts) }
    let facts = CodeFacts(response, readsTexts: false)
    let mentions = Dictionary(all.map { ($0.path, Set($0.mentions)) }) { first, _ in first }
    let presenting = facts.files(usingPresentationIn: self.given, mentions: mentions)
    fillers =
      WantedProtocols(facts, given: self.given).fillers
      + AnimatorTwins(facts, given: self.given).fillers
      + InteractionUsers(response, facts, given: self.given).fillers
      + BaseClassUsers(response, facts, given: self.given).fillers
      + (presenting.isEmpty ? [] : [presenting])
  }

  /// How many files are taken with all that they mention.
  static let limit = 100

  /// The given files, and then those that they lead to, each sorted by path.
  var needed: [String] {
    var paths = reached(links: nil)
    for links in [3, 2, 1, 0] where paths.count > Neighbours.limit + given.count {
      paths = reached(links: links)
    }
    return sorted(paths)
  }

  /// The given files, and then the others, each sorted by path.
  private func sorted(_ paths: [String]) -> [String] {
    paths.filter(given.contains).sorted() + paths.filter { !given.contains($0) }.sorted()
  }

  /// How many files are taken with all that they mention before the compiler is asked which of them are needed.
  static let fewFiles = 12

  /// The given files and those that have what the compiler finds missing in them, and in one another.
  ///
  /// What files mention says too much in a large app: any `.from` may be the method `from(_:)` that an extension adds,
  /// and its file leads to all others.
  ///
  /// - Parameter refused: what the compiler says of files, of which the given ones come first.
  /// - Returns: nil if all that are mentioned are better: they may mend what it refuses of the given ones for another
  ///   reason, or they are the dense code of a library, whose bodies cannot do without one another.
  func needed(
    refused: ([String]) throws(OwnCodeError) -> [CompilerMessage]
  ) throws(OwnCodeError) -> [String]? {
    var chosen = ChosenFiles(gifts: gifts, isTold: true)
    for file in files where given.contains(file.path) { chosen.add(file, isGiven: true) }
    var rest = candidates
    var found = try grow(&chosen, from: &rest, refused)
    let count = chosen.files.count
    addFillers(to: &chosen, from: &rest, links: nil)
    if chosen.files.count > count { found = try grow(&chosen, from: &rest, refused) }
    if found.isCutShort, needed.count <= Neighbours.denseFiles { return nil }
    // A name that no file declares is missing whatever else is taken.
    let offered = Set(files.flatMap(\.offers))
    let isMissing = { (error: CompilerMessage) in
      error.text.hasPrefix("cannot find")
        && error.missingName.map { !offered.contains($0) } ?? false
    }
    let own = found.errors.filter { given.contains($0.path) }
    return own.allSatisfy(isMissing) ? sorted(chosen.files.map(\.path)) : nil
  }

  /// A library of so many files compiles in a while that one can wait.
  private static let denseFiles = 60

  /// What the compiler still refuses of chosen files, and whether more of what neighbours lack would have been too much.
  private typealias Growth = (errors: [CompilerMessage], isCutShort: Bool)

  /// Adds files with what the compiler finds missing, until nothing is.
  ///
  /// In a large app what neighbours lack in turn leads everywhere: their bodies then do without.
  private func grow(
    _ chosen: inout ChosenFiles,
    from rest: inout [NeighbourFile],
    _ refused: ([String]) throws(OwnCodeError) -> [CompilerMessage]
  ) throws(OwnCodeError) -> Growth {
    var isCutShort = false
    extend(&chosen, from: &rest, links: nil)
    for _ in 0..<Neighbours.rounds {
      let errors = try refused(chosen.files.map(\.path))
      let own = errors.filter { given.contains($0.path) }
      for wanted in [errors, own] {
        var (next, left) = (chosen, rest)
        next.want(Set(wanted.compactMap(\.missingName)))
        extend(&next, from: &left, links: nil)
        let isLarge = next.files.count > given.count + 2 * Neighbours.fewFiles
        if isLarge, wanted.count > own.count {
          isCutShort = true
          continue
        }
        if next.files.count == chosen.files.count { return (errors, isCutShort) }
        (chosen, rest) = (next, left)
        break
      }
    }
    return (try refused(chosen.files.map(\.path)), isCutShort)
  }

  /// A name that is missing hides others behind it.
  private static let rounds = 8

  private var candidates: [NeighbourFile] {
    files.filter { !given.contains($0.path) && $0.offersAnything }
      .sorted { (distance($0.path), $0.path) < (distance($1.path), $1.path) }
  }

  /// - Parameter links: how many links from the given files on bring what their bodies mention; nil: all.
  private func reached(links: Int?) -> [String] {
    var chosen = ChosenFiles(gifts: gifts)
    for file in files where given.contains(file.path) { chosen.add(file, isGiven: true) }
    var rest = candidates
    extend(&chosen, from: &rest, links: links)
    addFillers(to: &chosen, from: &rest, links: links)
    return chosen.files.map(\.path)
  }

  private func addFillers(
    to chosen: inout ChosenFiles,
    from rest: inout [NeighbourFile],
    links: Int?
  ) {
    for fillers in fillers where fillers.isDisjoint(with: chosen.files.map(\.path)) {
      let fits = { [chosen] (file: NeighbourFile) in
        fillers.contains(file.path) && chosen.permits(file)
      }
      guard let index = rest.firstIndex(where: fits) else { continue }
      chosen.add(rest.remove(at: index), isGiven: false, isWhole: links != 0)
      extend(&chosen, from: &rest, links: links.map { $0 - 1 })
    }
  }

  /// Adds what the chosen files lead to.
  private func extend(_ chosen: inout ChosenFiles, from rest: inout [NeighbourFile], links: Int?) {
    guard let links else {
      while let index = rest.firstIndex(where: chosen.accepts) {
        chosen.add(rest.remove(at: index), isGiven: false)
      }
      return
    }
    for link in 0...rest.count {
      let frontier = chosen
      var left: [NeighbourFile] = []
      for file in rest {
        if frontier.accepts(file), chosen.accepts(file) {
          chosen.add(file, isGiven: false, isWhole: link < links)
        } else {
          left.append(file)
        }
      }
      if left.count == rest.count { break }
      rest = left
    }
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

/// Files of one program, with what they declare and still lack.
private struct ChosenFiles {
  /// The protocols that files of extensions alone give to classes of Apple's.
  let gifts: Set<String>
  /// Those of `gifts` whose members are wanted, though no file mentions the protocol: `view.wave.show()`.
  private var borrowed: Set<String> = []
  private(set) var files: [NeighbourFile] = []
  /// The paths of files whose bodies may lack something.
  private var partial: Set<String> = []
  private var declared: Set<String> = []
  private var uniqueNames: Set<String> = []
  private var signatures: Set<String> = []
  private var privateSignatures: Set<String> = []
  /// What extensions add.
  private var members: Set<String> = []
  private var calls: (made: Set<String>, answered: Set<String>) = ([], [])
  private var nested: [String: Set<String>] = [:]
  /// The types that the given files declare or extend, with superclasses of the declared ones.
  private var lineage: Set<String> = []
  /// Names that the given files mention.
  private var mentioned: Set<String> = []
  /// Names that the files mention, but those of types in types.
  private var wanted: Set<String> = []

  /// Whether the compiler tells what is wanted, and not what files mention.
  private let isTold: Bool

  init(gifts: Set<String>, isTold: Bool = false) {
    self.gifts = gifts
    self.isTold = isTold
  }

  /// Adds names that the compiler finds missing.
  mutating func want(_ names: Set<String>) { wanted.formUnion(names) }

  /// - Parameter isWhole: whether names that only its bodies mention are wanted.
  mutating func add(_ file: NeighbourFile, isGiven: Bool, isWhole: Bool = true) {
    files.append(file)
    borrowed.formUnion(file.additions.filter(isBorrowed).map(\.root))
    if !isWhole { partial.insert(file.path) }
    declared.formUnion(file.declares)
    uniqueNames.formUnion(file.uniqueNames)
    signatures.formUnion(file.signatures)
    privateSignatures.formUnion(file.privateSignatures)
    if isWhole, !isTold { calls.made.formUnion(file.calls) }
    if isGiven {
      lineage.formUnion(file.lineage)
      lineage.formUnion(file.additions.filter(\.isOfOwnType).map(\.type))
      mentioned.formUnion(file.mentions)
    }
    for addition in file.additions {
      members.formUnion(addition.members.map { key($0, in: addition) })
      calls.answered.formUnion(addition.calls)
    }
    nested.merge(file.nested) { $0.union($1) }
    guard !isTold else { return }
    if file.nested.isEmpty {
      wanted.formUnion(names(wantedBy: file))
    } else {
      wanted = files.reduce(into: []) { $0.formUnion(names(wantedBy: $1)) }
    }
  }

  /// Whether a file has something that is wanted, and nothing that is there already.
  func accepts(_ file: NeighbourFile) -> Bool {
    let isWanted =
      file.declares.contains { wanted.contains($0) && !declared.contains($0) }
      || file.additions.contains { wants($0, of: file) }
    return isWanted && permits(file)
  }

  /// Whether a file has nothing that is there already.
  ///
  /// Two files that declare one name belong to two programs; the nearer one is used.
  func permits(_ file: NeighbourFile) -> Bool {
    file.uniqueNames.isDisjoint(with: declared) && uniqueNames.isDisjoint(with: file.declares)
      && file.signatures.isDisjoint(with: signatures)
      && file.signatures.isDisjoint(with: privateSignatures)
      && file.privateSignatures.isDisjoint(with: signatures)
  }

  private func wants(_ addition: NeighbourFile.Addition, of file: NeighbourFile) -> Bool {
    if addition.isOfOwnType {
      guard declared.contains(addition.root) else {
        return isBorrowed(addition) || file.lends(addition.root) && wantsMember(of: addition)
      }
      if lineage.contains(addition.type), !addition.protocols.isEmpty { return true }
      // What a file adds beside types of its own is for them, such as the titles that a list shows.
      guard file.declares.isEmpty else { return false }
      if conforms(addition) { return true }
    }
    if wantsMember(of: addition) || !file.gifts.isDisjoint(with: borrowed) { return true }
    if addition.calls.contains(where: { calls.made.contains($0) && !calls.answered.contains($0) }) {
      return true
    }
    return addition.isOfProtocol
  }

  /// Whether a member of a protocol is wanted that another file gives to a class of Apple's.
  private func isBorrowed(_ addition: NeighbourFile.Addition) -> Bool {
    !declared.contains(addition.root) && gifts.contains(addition.root)
      && wantsMember(of: addition)
  }

  private func wantsMember(of addition: NeighbourFile.Addition) -> Bool {
    addition.members.contains { wanted.contains($0) && !members.contains(key($0, in: addition)) }
  }

  /// Whether an extension gives a type a protocol that it may be used for: a given file uses the type, or the
  /// protocol is there, too.
  private func conforms(_ addition: NeighbourFile.Addition) -> Bool {
    !addition.protocols.isEmpty && mentioned.contains(addition.root)
      || !addition.protocols.isDisjoint(with: declared)
  }

  /// A member as its type has it: of those that have the name any may be meant.
  private func key(_ member: String, in addition: NeighbourFile.Addition) -> String {
    "\(addition.type).\(member)"
  }

  /// The names that a file mentions, but those of types that are in others which it mentions, too.
  private func names(wantedBy file: NeighbourFile) -> Set<String> {
    (partial.contains(file.path) ? file.heads : file.mentions).filter { name in
      guard let outer = nested[name] else { return true }
      return outer.isDisjoint(with: file.scope) && outer.isDisjoint(with: file.mentions)
    }
  }
}

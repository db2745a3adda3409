import Foundation

/// Finds the files that declare what the given ones lack.
///
/// A file that is named alone uses its neighbours, the nearest first, for names that it mentions
/// and does not declare, and for the rest of the types that it declares. The same holds for the
/// names that those neighbours mention.
///
/// In a large app such a chain leads to nearly all files, of which a film reaches few. There
/// only the first links bring what their bodies mention, and later ones what their declarations
/// do not compile without: a body that lacks something ends the run where it is reached, and
/// then lacks only that statement.
struct Neighbours {
  private let files: [NeighbourFile]
  private let given: Set<String>
  /// Files of which one is taken for each set, though the given ones do not mention it.
  private let fillers: [Set<String>]
  /// The protocols that files of extensions alone give to classes of Apple's.
  private let gifts: Set<String>

  /// - Parameter classes: what storyboards make for the screens of the given files. Other screens
  ///   among them that lead to transitions would be taken for what is run.
  init(_ response: PortResponse, given: [String], madeBesides classes: Set<String> = []) {
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
    let leading = LeadingFiles(response, facts, besides: self.given)
    let presenting = facts.files(usingPresentationIn: self.given, mentions: mentions)
    fillers =
      WantedProtocols(facts, given: self.given).fillers
      + AnimatorTwins(facts, given: self.given).fillers
      + InteractionUsers(response, facts, given: self.given).fillers
      + BaseClassUsers(response, facts, given: self.given).fillers
      + (presenting.isEmpty ? [] : [presenting])
      + classes.sorted().filter { !facts.isController($0) || !leading.declare($0) }.map { name in
        Set(all.filter { $0.declares.contains(name) }.map(\.path))
      }.filter { !$0.isEmpty }
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

  /// How many files are taken with all that they mention before the compiler is asked
  /// which of them are needed.
  static let fewFiles = 12

  /// How many files the compiler checks for what they lack, the given ones and the first others.
  static func checkedFiles(besides given: Int) -> Int { given + 2 * fewFiles }

  /// The given files and those that have what the compiler finds missing in them, and in one
  /// another.
  ///
  /// What files mention says too much in a large app: any `.from` may be the method `from(_:)` that
  /// an extension adds, and its file leads to all others.
  ///
  /// - Parameter refused: what the compiler says of files, of which the given ones come first.
  /// - Returns: nil if all that are mentioned are better: they are not too many, and may mend what
  ///   it refuses of the given ones for another reason, or they are the dense code of a library,
  ///   whose bodies cannot do without one another.
  func needed(
    refused: ([String]) throws(OwnCodeError) -> [CompilerMessage]
  ) throws(OwnCodeError) -> [String]? {
    var chosen = ChosenFiles(gifts: gifts, asksCompiler: true)
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
    // So many compile for minutes: they are for what does not compile without them.
    let areMany = needed.count > Neighbours.limit + given.count
    return own.allSatisfy(isMissing) || areMany ? sorted(chosen.files.map(\.path)) : nil
  }

  /// A library of so many files compiles in a while that one can wait.
  static let denseFiles = 60

  /// What the compiler still refuses of chosen files, and whether more of what neighbours lack
  /// would have been too much.
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
      let nearest = Set(chosen.files.prefix(given.count + Neighbours.fewFiles).map(\.path))
      let near = errors.filter { nearest.contains($0.path) }
      let own = errors.filter { given.contains($0.path) }
      // What neighbours lack, too, and only what the nearest or the given files lack
      // where that leads too far.
      for wanted in [errors, near, own] {
        var (next, left) = (chosen, rest)
        next.want(Set(wanted.compactMap(\.missingName)))
        extend(&next, from: &left, links: nil)
        let isLarge = next.files.count > Neighbours.checkedFiles(besides: given.count)
        if isLarge, wanted.count > own.count {
          if wanted.count == near.count { isCutShort = true }
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

  /// - Parameter links: how many links from the given files on bring what their
  ///   bodies mention; nil: all.
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

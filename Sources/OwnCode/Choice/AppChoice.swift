import Foundation

/// Which of several apps a person would run who opens the repository.
///
/// Each reason keeps some of the apps, the next one chooses among those, and where none leaves a
/// single app the user decides. In this order:
///
/// 1. all but tests, prototypes, and starting points whose final project is beside them;
/// 2. all but examples of a package manager and of an extension;
/// 3. where the repository is no library, the app with its name;
/// 4. an example of the library beside it by its name or, where that does not tell, by its folder's:
///    `Example`, `HeroDemo`, `Examples/Demo/App`;
/// 5. in one module, the delegate with the name of Xcode's template;
/// 6. of the targets of one code, the plainest name; then the app with the library's name;
/// 7. where others have no transition of their own, those that have one;
/// 8. of copies of one app, the one that the newest Xcode upgraded, then the one nearest the root;
/// 9. of a few, the one that the README names first.
///
/// A collection of exercises, with an app for each day, gives no reason.
struct AppChoice {
  let facts: CodeFacts
  let modules: [CodeModule]

  /// The one to run, and in words why; nil where there is no reason to prefer one.
  func best(of apps: [Candidate]) -> (app: Candidate, reason: String)? {
    let reasons: [(words: String, keeps: ([Candidate]) -> [Candidate])] = [
      ("the others are tests, prototypes or starting points", finished),
      ("the others show a package manager or an extension", ordinary),
      ("it has the repository's name", { isOfLibrary($0) ? [] : namesakes($0) }),
      ("the library's example by its name", examples),
      ("its delegate has the usual name", templates),
      ("the plainest name of its targets", plainest),
      ("it has the repository's name", namesakes),
      ("it has a transition of its own", transitions),
      ("the newest of several copies", newest),
      ("the copy nearest the root", outermost),
      ("the README names it first", firstInReadme),
    ]
    var rest = apps
    for (words, keeps) in reasons {
      let kept = keeps(rest)
      if kept.count == 1, rest.count > 1 { return (kept[0], words) }
      if !kept.isEmpty { rest = kept }
    }
    return nil
  }

  // MARK: Names

  private static let exampleWords = ["example", "demo", "sample"]

  private func examples(_ apps: [Candidate]) -> [Candidate] {
    let appNames = Set(apps.map(\.module))
    let libraries =
      Set(facts.types.map(\.module)).subtracting(appNames).union(repositoryWords(around: apps))
    let words =
      libraries.map(AppChoice.letters).filter { $0.count > 2 }
      .sorted { ($1.count, $0) < ($0.count, $1) } + ["ios", "uikit", "swift"]
    func isExample(_ name: String) -> Bool {
      let rest = words.reduce(AppChoice.letters(name)) { $0.replacingOccurrences(of: $1, with: "") }
      return AppChoice.exampleWords.contains {
        rest == $0 || rest == $0 + "s" || rest == $0 + "app"
      }
    }
    let plain = apps.filter { isExample($0.module) }
    guard plain.count != 1 else { return plain }
    let rest = plain.isEmpty ? apps : plain
    return rest.filter { own($0, among: rest).contains(where: isExample) }
  }

  /// The words that make a name one of something that is not the app.
  private func without(_ words: Set<String>, _ apps: [Candidate]) -> [Candidate] {
    // What the repository itself is about excludes nothing: `VideoClip`.
    let words = words.subtracting(repositoryWords(around: apps).flatMap(AppChoice.words))
    return apps.filter { app in
      (own(app, among: apps) + [app.module, app.name])
        .allSatisfy { words.isDisjoint(with: AppChoice.words(of: $0)) }
    }
  }

  private func finished(_ apps: [Candidate]) -> [Candidate] {
    var words: Set = [
      "prototype", "dummy", "test", "tests", "playground", "template", "old", "backup",
    ]
    let all = apps.map { Set(own($0, among: apps).flatMap(AppChoice.words)) }
    let ends: Set = ["final", "completed", "complete", "finished", "solution"]
    if all.contains(where: { !$0.isDisjoint(with: ends) }) {
      words.formUnion(["starter", "start", "begin", "initial", "starting"])
    }
    return without(words, apps)
  }

  private func ordinary(_ apps: [Candidate]) -> [Candidate] {
    without(["spm", "cocoapods", "carthage", "extension", "extensions", "clip"], apps)
  }

  private func templates(_ apps: [Candidate]) -> [Candidate] {
    guard Set(apps.map(\.module)).count == 1 else { return [] }
    return apps.filter { $0.name == "AppDelegate" }
  }

  private func plainest(_ apps: [Candidate]) -> [Candidate] {
    guard let first = apps.first, apps.allSatisfy({ $0.place == first.place }) else { return [] }
    return apps.min { $0.module.count < $1.module.count }.map { [$0] } ?? []
  }

  private func namesakes(_ apps: [Candidate]) -> [Candidate] {
    func stem(_ name: String) -> String {
      ["ios", "uikit", "swift", "app"].reduce(AppChoice.letters(name)) {
        $0.replacingOccurrences(of: $1, with: "")
      }
    }
    let names = Set(repositoryWords(around: apps).map(stem)).subtracting([""])
    return apps.filter { names.contains(stem($0.module)) }
  }

  // MARK: Contents

  private func transitions(_ apps: [Candidate]) -> [Candidate] {
    let kinds: Set<Candidate.Kind> = [
      .animator, .transitioningDelegate, .navigationDelegate, .tabDelegate, .presentationController,
      .segue,
    ]
    let having = Set(facts.candidates.filter { kinds.contains($0.kind) }.map(\.module))
    return apps.filter { having.contains($0.module) }
  }

  /// The second of two apps with one name gets a number behind it; `Day1` and `Day2` are no copies.
  private func areCopies(_ apps: [Candidate]) -> Bool {
    let stems = Set(apps.map { $0.module.replacing(/\d+$/, with: "") })
    guard stems.count == 1, let stem = stems.first else { return false }
    return modules.contains { $0.name == stem }
      && Set(apps.map { ($0.place.path as NSString).lastPathComponent }).count == 1
  }

  private func newest(_ apps: [Candidate]) -> [Candidate] {
    guard areCopies(apps) else { return [] }
    let versions = apps.map { app in
      modules.first { $0.name == app.module }?.infoKeys["DTXcode"].flatMap { Int($0) } ?? 0
    }
    return zip(apps, versions).filter { $0.1 == versions.max() }.map(\.0)
  }

  private func outermost(_ apps: [Candidate]) -> [Candidate] {
    guard areCopies(apps) else { return [] }
    let depths = apps.map { $0.place.path.count { $0 == "/" } }
    return zip(apps, depths).filter { $0.1 == depths.min() }.map(\.0)
  }

  /// In a longer list the first one is only the first.
  private static let mostInReadme = 5

  private func firstInReadme(_ apps: [Candidate]) -> [Candidate] {
    let names = [
      "README.md", "Readme.md", "ReadMe.md", "readme.md", "README.MD", "README.markdown",
      "README.rst", "README.txt", "README",
    ]
    guard apps.count <= AppChoice.mostInReadme, let root = root(of: apps),
      let text = names.lazy.compactMap({ TextFile.text(of: "\(root)/\($0)") }).first
    else { return [] }
    let places = apps.map { app in
      (own(app, among: apps) + [app.module]).compactMap { AppChoice.place(of: $0, in: text) }.min()
    }
    guard let first = places.compactMap(\.self).min() else { return [] }
    return zip(apps, places).filter { $0.1 == first }.map(\.0)
  }

  /// Where a text has a name as a word.
  private static func place(of name: String, in text: String) -> String.Index? {
    var start = text.startIndex
    while let found = text.range(of: name, range: start..<text.endIndex) {
      let before = text[..<found.lowerBound].last
      let after = text[found.upperBound...].first
      if [before, after].allSatisfy({ $0.map { !$0.isLetter && !$0.isNumber } ?? true }) {
        return found.lowerBound
      }
      start = found.upperBound
    }
    return nil
  }

  // MARK: Places

  /// The folders in which an app is and not all others are, by their names.
  private func own(_ app: Candidate, among apps: [Candidate]) -> [String] {
    let folders = apps.map { $0.place.path.split(separator: "/").dropLast().map(String.init) }
    guard let first = folders.first, let index = apps.firstIndex(of: app) else { return [] }
    let shared = first.indices.first { depth in
      !folders.allSatisfy { depth < $0.count && $0[depth] == first[depth] }
    }
    let common = folders.dropFirst().reduce(Set(first)) { $0.intersection($1) }
    return folders[index].dropFirst(shared ?? first.count).filter { !common.contains($0) }
  }

  private func root(of apps: [Candidate]) -> String? {
    apps.first.flatMap { SourceFolder.repositoryRoot(of: $0.place.path) }
  }

  /// What the repository is called: its folder and its podspecs.
  private func repositoryWords(around apps: [Candidate]) -> Set<String> {
    guard let root = root(of: apps) else { return [] }
    let name = (root as NSString).lastPathComponent
    let specs = LibraryFolder.podspecs(in: root).map {
      (($0 as NSString).lastPathComponent as NSString).deletingPathExtension
    }
    return Set([name] + specs)
  }

  private func isOfLibrary(_ apps: [Candidate]) -> Bool {
    guard let root = root(of: apps) else { return false }
    return TextFile.isFile("\(root)/Package.swift") || !LibraryFolder.podspecs(in: root).isEmpty
  }

  private static func letters(_ name: String) -> String {
    name.lowercased().filter(\.isLetter)
  }

  /// `App Extensions Example` and `CheckoutSPMSample` have three words each.
  private static func words(of name: String) -> Set<String> {
    let parts = name.replacing(/([a-z0-9])([A-Z])/) { "\($0.1) \($0.2)" }
      .replacing(/([A-Z])([A-Z][a-z])/) { "\($0.1) \($0.2)" }
    return Set(parts.split { !$0.isLetter }.map { $0.lowercased() })
  }
}

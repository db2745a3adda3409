import Foundation

/// Finds the one thing to run.
struct Chooser {
  let facts: CodeFacts
  let request: RunRequest
  /// The files that the user named, when others were added for their declarations alone.
  var named: Set<String> = []
  /// The modules of `--with`.
  var added: Set<String> = []
  /// What the folders and projects say of the modules.
  var modules: [CodeModule] = []

  /// The chosen thing, and the alternatives that the default skipped.
  func choose() throws(OwnCodeError) -> (chosen: Candidate, alternatives: [Candidate]) {
    let found = try chooseOne()
    guard request.name == nil, request.initializer == nil else { return found }
    let names = Set(facts.concreteSubclasses(of: found.chosen.name).map(\.facts.name))
    let subclasses = facts.candidates.filter { names.contains($0.name) }
    guard let first = subclasses.first else { return found }
    // A base class runs as one of its subclasses.
    return (first, subclasses.dropFirst() + found.alternatives)
  }

  private func chooseOne() throws(OwnCodeError) -> (chosen: Candidate, alternatives: [Candidate]) {
    if let name = request.name { return (try called(name, facts.candidates), []) }
    let all = withoutAdded(facts.candidates)
    if let own = ofNamedFiles(all) { return try oneOrFamily(of: own) }
    let helpers = leadingHelpers(all)
    if let helper = helpers.first { return (helper, Array(helpers.dropFirst())) }
    for kind in [Candidate.Kind.scenario, .app] {
      let found = outsideLibraries(all.filter { $0.kind == kind })
      if found.count == 1 { return (found[0], []) }
      if kind == .app, let app = AppChoice(facts: facts, modules: modules).best(of: found)?.app {
        return (app, found.filter { $0 != app })
      }
      // Any app is better than none for a file that does not play without one.
      if request.isForApp, let first = found.first { return (first, Array(found.dropFirst())) }
      if found.count > 1 { throw .ambiguous(found) }
    }
    let leaders = AnimatorPairs(all).beginnings(of: leading(all))
    guard !leaders.isEmpty else { return (try screenOrView(all), []) }
    let own = leaders.filter { named.contains($0.place.path) }
    return try oneOrFamily(of: own.isEmpty ? leaders : own)
  }

  /// Without what is there to be imported, unless the code itself has nothing to run.
  private func withoutAdded(_ found: [Candidate]) -> [Candidate] {
    let own = found.filter { !added.contains($0.module) }
    return own.isEmpty ? found : own
  }

  /// Without the examples of the libraries that a package manager has put beside the code,
  /// unless there are no others.
  private func outsideLibraries(_ found: [Candidate]) -> [Candidate] {
    let places = LibraryFolder.packageManagerFolders.map { "/\($0)/" }
    let own = found.filter { one in !places.contains(where: one.place.path.contains) }
    return own.isEmpty ? found : own
  }

  /// Why one of several apps was chosen; nil where the chosen is none.
  func reason(for chosen: Candidate, over alternatives: [Candidate]) -> String? {
    guard request.name == nil, chosen.kind == .app, !alternatives.isEmpty else { return nil }
    let apps = facts.candidates.filter { $0 == chosen || alternatives.contains($0) }
    let best = AppChoice(facts: facts, modules: modules).best(of: apps)
    return best.flatMap { $0.app == chosen ? $0.reason : nil }
  }

  /// What moves by itself or by a touch, where the code has no transition.
  private func screenOrView(_ all: [Candidate]) throws(OwnCodeError) -> Candidate {
    if let screen = leadingScreen(all) { return screen }
    let views = all.isEmpty ? leadingViews : []
    guard !views.isEmpty else { throw .nothingToRun(NothingToRun(facts)) }
    return try one(of: views)
  }

  /// Where the code has screens alone, the one that no other screen leads to; nil if there are
  /// several.
  private func leadingScreen(_ all: [Candidate]) -> Candidate? {
    // Of a transition that cannot be run, the message says why it cannot.
    let nothing = NothingToRun(facts)
    guard !nothing.isSwiftUI, !nothing.isOfSwift2, nothing.missingNames.isEmpty,
      nothing.genericTypes.isEmpty, nothing.hiddenTypes.isEmpty
    else { return nil }
    let screens = outermost(all.filter { $0.kind == .controller })
    return screens.count == 1 ? screens[0] : nil
  }

  /// The methods of extensions that change screens, where the named files have nothing else to run;
  /// first those that bring a screen.
  private func leadingHelpers(_ all: [Candidate]) -> [Candidate] {
    let others = all + facts.views
    guard
      named.isEmpty ? others.isEmpty : !others.contains(where: { named.contains($0.place.path) })
    else { return [] }
    let found = facts.helpers.filter { named.isEmpty || named.contains($0.owner.path) }
    let order: [Helper.Role] = [.brings, .marks, .returns]
    let sorted = order.flatMap { role in found.filter { $0.role == role } }
    let arguments = Arguments(facts: facts)
    // Those that share a name are made alike.
    var names: Set<String> = []
    return sorted.filter { $0.segue(arguments) != nil && names.insert($0.name).inserted }
      .map(CodeFacts.candidate)
  }

  /// The views of the code, or of the named files, that are no parts of others.
  private var leadingViews: [Candidate] { isOfSwiftUI ? [] : outermost(facts.views) }

  private var isOfSwiftUI: Bool {
    facts.types.contains { $0.facts.conforms?.contains("App") == true }
  }

  /// Those of the named files, or else all, that no other one of them uses.
  private func outermost(_ all: [Candidate]) -> [Candidate] {
    let own = all.filter { named.contains($0.place.path) }
    let pool = own.isEmpty ? all : own
    let reached = Dictionary(pool.map { ($0.name, facts.reach(from: $0.name)) }) { $1 }
    func uses(_ one: Candidate, _ other: Candidate) -> Bool {
      reached[one.name]?.contains(other.name) == true
    }
    let outer = pool.filter { one in !pool.contains { uses($0, one) } }
    guard outer.isEmpty else { return outer }
    // A detail names its list, too, for a type within that: the one that makes the other leads.
    let makers = pool.filter { one in
      !pool.contains { other in
        other != one && uses(other, one)
          && (!uses(one, other)
            || makes(one.name, in: other.name) && !makes(other.name, in: one.name))
      }
    }
    return makers.isEmpty ? pool : makers
  }

  private func one(of found: [Candidate]) throws(OwnCodeError) -> Candidate {
    if found.count == 2,
      let pair = found.first(where: { RunnerSource.companion(of: $0, among: found) != nil })
    {
      return pair
    }
    guard found.count == 1 else { throw .ambiguous(found) }
    return found[0]
  }

  private func oneOrFamily(
    of found: [Candidate]
  ) throws(OwnCodeError) -> (chosen: Candidate, alternatives: [Candidate]) {
    if let first = found.first, isFamily(found) { return (first, Array(found.dropFirst())) }
    return (try one(of: found), [])
  }

  /// Whether a file has a base class and nothing to run but classes that derive from it, such as a
  /// slide to each side: any of them shows what it is about.
  private func isFamily(_ found: [Candidate]) -> Bool {
    guard let first = found.first, found.count > 1, found.allSatisfy({ $0.kind == first.kind })
    else { return false }
    let bases = found.reduce(Set(facts.superclasses(of: first.name))) {
      $0.intersection(facts.superclasses(of: $1.name))
    }
    return facts.types.contains { type in
      type.facts.kind == "class" && bases.contains(type.facts.name)
        && (named.contains(type.path) || found.allSatisfy { $0.place.path == type.path })
    }
  }

  /// What a named file has to run, rather than what uses it in a file beside it; of an
  /// interaction controller, or a presentation controller that its app gives an animator, what
  /// uses that; nil if it has nothing.
  private func ofNamedFiles(_ all: [Candidate]) -> [Candidate]? {
    let own = ofNamedFiles(among: all)
    guard !own.isEmpty else {
      let users = facts.users(ofInteractionIn: named, among: all)
      guard !users.isEmpty else { return nil }
      let first = leading(users)
      return AnimatorPairs(all).beginnings(of: first.isEmpty ? users : first)
    }
    guard own.count < all.count else { return nil }
    for kind in [Candidate.Kind.scenario, .app] {
      let found = own.filter { $0.kind == kind }
      if !found.isEmpty { return found }
    }
    let found = AnimatorPairs(all).beginnings(of: leading(own))
    // One that only its user beside it knows how to make is run by that.
    let arguments = Arguments(facts: facts)
    let isMakeable = { (candidate: Candidate) in
      (try? RunnerSource.construction(candidate, arguments).get()) != nil
    }
    guard !found.isEmpty else { return screens(own, among: all) }
    let presenting = facts.users(ofPresentationIn: named, among: all).filter(isMakeable)
    if request.initializer == nil, presenting.count == 1 { return presenting }
    if request.initializer != nil || found.contains(where: isMakeable) { return found }
    let names = Set(found.map(\.name))
    let users = leading(all).filter { user in
      !facts.reach(from: user.name).isDisjoint(with: names) && isMakeable(user)
    }
    return users.isEmpty ? found : AnimatorPairs(all).beginnings(of: users)
  }

  /// The screen of a named file, rather than the app that it takes along for a name: what leads to
  /// a transition, else the only one; nil where no app is.
  private func screens(_ own: [Candidate], among all: [Candidate]) -> [Candidate]? {
    let others = all.filter { ![.app, .scenario].contains($0.kind) }
    guard others.count < all.count else { return nil }
    let leads = leading(others).filter(own.contains)
    guard leads.isEmpty else { return leads }
    return leadingScreen(own).map { [$0] }
  }

  /// The candidates that named files declare, else those that their extensions make what they are.
  private func ofNamedFiles(among all: [Candidate]) -> [Candidate] {
    let own = all.filter { named.contains($0.place.path) }
    guard own.isEmpty else { return own }
    let extended = facts.types.filter {
      $0.facts.kind == "extension" && named.contains($0.path) && $0.facts.inherits?.isEmpty == false
    }
    let names = Set(extended.map(\.facts.name))
    return all.filter { names.contains($0.name) }
  }

  private func called(_ name: String, _ all: [Candidate]) throws(OwnCodeError) -> Candidate {
    let matches = (all + facts.views + facts.helpers.map(CodeFacts.candidate)).filter { candidate in
      candidate.name == name || "\(candidate.module).\(candidate.name)" == name
        || candidate.name.hasSuffix(".\(name)")
        || (candidate.kind == .app && candidate.module == name)
    }
    if matches.count == 1 { return matches[0] }
    if request.isForApp,
      let app = matches.first(where: { $0.kind == .app && $0.module == name })
    {
      return app
    }
    if matches.count > 1 {
      let whole = matches.filter { $0.name == name }
      if whole.count == 1 { return whole[0] }
      throw .ambiguous(matches)
    }
    let (option, known) = (request.option, all.map(\.name))
    throw .unknownName(name: name, option: option, known: known, flaw: facts.flaw(of: name))
  }

  /// Those that no other one uses: a delegate represents its animators, a segue its presentation
  /// controller, a screen the delegate it provides.
  private func leading(_ all: [Candidate]) -> [Candidate] {
    let transitions = all.filter { $0.kind != .controller }
    let names = Set(transitions.map(\.name))
    var reached: [String: Set<String>] = [:]
    for candidate in all { reached[candidate.name] = facts.reach(from: candidate.name) }
    var pool = transitions
    // A screen counts when it leads to a transition.
    pool += all.filter { candidate in
      candidate.kind == .controller
        && !(reached[candidate.name] ?? []).isDisjoint(with: names)
    }
    return pool.filter { candidate in
      !pool.contains { other in
        guard other.name != candidate.name, reached[other.name]?.contains(candidate.name) == true
        else { return false }
        guard reached[candidate.name]?.contains(other.name) == true else { return true }
        // Of two that name each other, the one that makes the other leads; else the kind decides,
        // then the place.
        let isMade = makes(candidate.name, in: other.name)
        if isMade != makes(other.name, in: candidate.name) { return isMade }
        let (a, b) = (rank(other), rank(candidate))
        return a != b ? a < b : other.place.line < candidate.place.line
      }
    }
  }

  /// Whether the code of a type calls the initializer of another.
  private func makes(_ name: String, in owner: String) -> Bool {
    let parts = facts.text(of: owner).components(separatedBy: "\(name)(")
    return parts.dropLast().contains { part in
      part.last.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
    }
  }

  private func rank(_ candidate: Candidate) -> Int {
    switch candidate.kind {
    case .segue, .helper: 0
    // A transition that names a screen needs that screen.
    case .controller: 1
    case .transitioningDelegate, .navigationDelegate, .tabDelegate: 2
    case .presentationController: 3
    default: 4
    }
  }
}

/// Presentation controllers that a file has alone: by themselves they come with UIKit's animation,
/// in their app perhaps with one of its animators.
extension CodeFacts {
  /// The presentation controllers of files that have nothing else to run.
  private func presentationControllers(
    alone files: Set<String>,
    among all: [Candidate]
  ) -> Set<String> {
    let own = all.filter { files.contains($0.place.path) }
    let isAlone = own.allSatisfy { $0.kind == .presentationController }
    return isAlone ? Set(own.map(\.name)) : []
  }

  /// The delegates that other files have.
  private func delegates(beside files: Set<String>, among all: [Candidate]) -> [Candidate] {
    all.filter { one in
      one.kind == .transitioningDelegate && !isController(one.name)
        && !files.contains(one.place.path)
    }
  }

  /// The delegates that present with the presentation controllers of the named files and
  /// have an animator for that.
  func users(ofPresentationIn files: Set<String>, among all: [Candidate]) -> [Candidate] {
    users(ofPresentationIn: files, among: all) { self.words(of: $0.name) }
  }

  /// The files of such delegates, of which those of the animators need not be compiled yet.
  func files(
    usingPresentationIn files: Set<String>,
    mentions: [String: Set<String>]
  ) -> Set<String> {
    let users = users(ofPresentationIn: files, among: candidates) { mentions[$0.place.path] ?? [] }
    return Set(users.map(\.place.path))
  }

  /// - Parameter words: the names that a delegate, or its file, mentions.
  private func users(
    ofPresentationIn files: Set<String>,
    among all: [Candidate],
    words: (Candidate) -> Set<String>
  ) -> [Candidate] {
    let names = presentationControllers(alone: files, among: all)
    guard !names.isEmpty else { return [] }
    let animators = Set(all.filter { $0.kind == .animator }.map(\.name))
    return delegates(beside: files, among: all).filter { one in
      let words = words(one)
      return !words.isDisjoint(with: names) && !words.isDisjoint(with: animators)
    }
  }

  /// The presentation controller of the named files with which something beside them presents.
  func presentationController(usedBy candidate: Candidate, in files: Set<String>) -> String? {
    guard candidate.kind == .transitioningDelegate, !files.contains(candidate.place.path) else {
      return nil
    }
    let words = words(of: candidate.name)
    return presentationControllers(alone: files, among: candidates).sorted()
      .first(where: words.contains)
  }
}

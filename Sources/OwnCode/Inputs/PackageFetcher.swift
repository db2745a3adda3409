import Codecs
import Foundation

/// Downloads libraries that a project names by their addresses, with git.
///
/// Each version lies in a folder of its own in the cache, which appears whole, by one rename.
/// Nothing of it is run before it is compiled.
public struct PackageFetcher {
  /// What it does, and what it could not do.
  public enum Event {
    case begins(url: String)
    case fails(url: String, why: String)
  }

  private struct Failure: Error { var why: String }

  private let folder: String
  private let report: (Event) -> Void
  /// What the user's project names.
  private let references: PackageReferences
  /// What its libraries name: those for their tests, too.
  private var others = PackageReferences()
  /// Folders of the libraries that were needed so far.
  private var folders: [String] = []
  /// Addresses that were asked for already.
  private var asked: Set<String> = []

  public init(cache: ClientCache, paths: [String], report: @escaping (Event) -> Void) {
    folder = "\(cache.folder)/packages"
    self.report = report
    references = PackageReferences(around: paths)
  }

  /// The modules of the library that has one of this name; empty when none of those that are named
  /// has it.
  mutating func modules(providing name: String) -> [CodeModule] {
    for folder in folders {
      let found = LibraryFolder(folder).modules(providing: name)
      if !found.isEmpty { return found }
    }
    while let next = next(for: name) {
      asked.insert(next.place)
      let folder: String
      do throws(Failure) {
        folder = try fetch(next)
      } catch {
        // The others may be there; without this one the code is as it was.
        report(.fails(url: next.url, why: error.why))
        continue
      }
      folders.append(folder)
      others.add(below: folder)
      let found = LibraryFolder(folder).modules(providing: name)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The next library to look into: one whose name says that it has the module, else any that the
  /// project names.
  private func next(for name: String) -> PackageReference? {
    let named = (references.all + others.all).first {
      $0.isNamed(like: name) && !asked.contains($0.place)
    }
    return named ?? references.all.first { !asked.contains($0.place) }
  }

  /// The folder with the library's files; downloaded now if it is not there yet.
  private func fetch(_ reference: PackageReference) throws(Failure) -> String {
    let place = "\(folder)/\(plain(reference.place))/\(plain(word(for: reference.requirement)))"
    if FileManager.default.fileExists(atPath: place) { return place }
    report(.begins(url: reference.url))
    let name = (place as NSString).lastPathComponent
    let above = (place as NSString).deletingLastPathComponent
    let chance = String(UInt64.random(in: 0...(.max)), radix: 16)
    let temporary = "\(above)/.\(name).\(getpid())-\(chance).tmp"
    do {
      try FileManager.default.createDirectory(
        atPath: temporary,
        withIntermediateDirectories: true
      )
    } catch {
      throw Failure(why: "'\(temporary)' cannot be made: \(error.localizedDescription)")
    }
    defer {
      try? FileManager.default.removeItem(atPath: temporary)
      // Only if nothing came into it.
      rmdir(above)
    }
    let version = try gitName(of: reference)
    try git(["init", "--quiet", temporary])
    try git(
      ["-C", temporary, "fetch", "--quiet", "--depth", "1", "--", reference.url, version]
    )
    try git(["-C", temporary, "checkout", "--quiet", "FETCH_HEAD"])
    try? FileManager.default.removeItem(atPath: "\(temporary)/.git")
    // Of two runs that make it at once, one wins.
    if rename(temporary, place) != 0, !FileManager.default.fileExists(atPath: place) {
      throw Failure(why: "'\(place)' cannot be made: \(String(cString: strerror(errno)))")
    }
    return place
  }

  /// What git calls the version.
  private func gitName(of reference: PackageReference) throws(Failure) -> String {
    switch reference.requirement {
    case .revision(let name), .branch(let name):
      // No word of a project file is to be an option of git.
      return name.hasPrefix("-") ? "HEAD" : name
    case .exact(let version):
      return try tag(of: reference) { $0 == version || $0 == "v\(version)" }
        ?? "refs/tags/\(version)"
    case .range(let least, let end):
      let (least, end) = (PackageVersion(least), PackageVersion(end))
      let found = try tag(of: reference) { tag in
        guard let version = PackageVersion(tag) else { return false }
        return least.map { version >= $0 } ?? true && end.map { version < $0 } ?? true
      }
      guard let found else {
        throw Failure(why: "it has no version that the project allows")
      }
      return found
    case .any:
      return try tag(of: reference) { PackageVersion($0) != nil } ?? "HEAD"
    }
  }

  /// The newest of the tags that fit.
  private func tag(
    of reference: PackageReference,
    where fits: (String) -> Bool
  ) throws(Failure) -> String? {
    let list = try git(["ls-remote", "--tags", "--refs", "--", reference.url])
    let names = list.split(separator: "\n").compactMap { line -> String? in
      guard let mark = line.range(of: "refs/tags/") else { return nil }
      return String(line[mark.upperBound...])
    }
    return names.filter(fits)
      .max { first, second in
        guard let first = PackageVersion(first) else { return true }
        return PackageVersion(second).map { first < $0 } ?? false
      }
      .map { "refs/tags/\($0)" }
  }

  @discardableResult
  private func git(_ arguments: [String]) throws(Failure) -> String {
    var environment = ProcessInfo.processInfo.environment
    // A private repository fails instead of asking, and no address can name a program to run.
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_ALLOW_PROTOCOL"] = "https:http:ssh:git:file"
    // Neither what git says nor what it does depends on where the tool is run.
    environment["LC_ALL"] = "C"
    environment["GIT_DIR"] = nil
    environment["GIT_WORK_TREE"] = nil
    let limits = ["-c", "http.lowSpeedLimit=1000", "-c", "http.lowSpeedTime=30"]
    guard let program = ExternalProgram.find("git") else {
      throw Failure(why: "there is no 'git' on the PATH")
    }
    let result: Subprocess
    do throws(OwnCodeError) {
      result = try Subprocess(program, limits + arguments, environment: environment)
    } catch {
      throw Failure(why: "git cannot be run")
    }
    guard result.status == 0 else {
      let lines = result.errors.split(separator: "\n").map(String.init)
      let why = lines.first { $0.hasPrefix("fatal: ") }?.dropFirst(7) ?? lines.last?[...]
      throw Failure(why: why.map(String.init) ?? "git ended with \(result.status)")
    }
    return String(decoding: result.output, as: UTF8.self)
  }

  private func word(for requirement: PackageReference.Requirement) -> String {
    switch requirement {
    case .revision(let name), .exact(let name), .branch(let name): name
    case .range(let least, let end): "\(least)-\(end)"
    case .any: "newest"
    }
  }

  /// A name for a folder, whatever the words of a project file are.
  private func plain(_ text: String) -> String {
    let word = String(text.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "+" })
    return word.hasPrefix(".") ? "+" + word.dropFirst() : word
  }
}

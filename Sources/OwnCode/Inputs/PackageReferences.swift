import Foundation

/// The libraries that a folder's projects name by their addresses.
///
/// They stand in `Package.resolved`, in Xcode projects, in `Package.swift`, and in the files of
/// Carthage and CocoaPods. What is resolved comes before what is required.
public struct PackageReferences {
  private(set) var all: [PackageReference] = []
  private var places: Set<String> = []

  public init() {}

  /// Those of own code: of the whole repository, since a demo's project may lie beside its folder.
  public init(around paths: [String]) {
    for path in paths {
      add(below: SourceFolder.repositoryRoot(of: "\(path)/x") ?? path)
    }
  }

  /// The library that has a module, by its name.
  public func reference(for module: String) -> PackageReference? {
    all.first { $0.isNamed(like: module) }
  }

  mutating func add(below root: String) {
    let folder = SourceFolder(root)
    let beside = (folder.projects + folder.packages)
      .map { ($0 as NSString).deletingLastPathComponent }
    var seen: Set<String> = []
    let folders = ([root] + beside).filter { seen.insert($0).inserted }
    for path in folder.projects.map({ "\($0)/project.xcworkspace" }) + folders.flatMap(workspaces) {
      add(resolved(at: "\(path)/xcshareddata/swiftpm/Package.resolved"))
    }
    for folder in folders {
      add(resolved(at: "\(folder)/Package.resolved"))
      add(carthage(at: "\(folder)/Cartfile.resolved"))
    }
    for path in folder.projects { add((try? XcodeProject(path))?.remotePackages ?? []) }
    for path in folder.packages { add((try? PackageManifest(path))?.remotePackages ?? []) }
    for folder in folders {
      add(carthage(at: "\(folder)/Cartfile"))
      add(pods(at: "\(folder)/Podfile"))
    }
  }

  private mutating func add(_ references: [PackageReference]) {
    for reference in references where places.insert(reference.place).inserted {
      all.append(reference)
    }
  }

  private func workspaces(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcworkspace") }.sorted().map { "\(folder)/\($0)" }
  }

  private func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  // MARK: Files

  /// `Package.resolved` of all its versions.
  private func resolved(at path: String) -> [PackageReference] {
    struct File: Decodable {
      struct Pin: Decodable {
        struct State: Decodable {
          var revision: String?
          var version: String?
          var branch: String?
        }
        var location: String?
        var repositoryURL: String?
        var state: State
      }
      struct Object: Decodable { var pins: [Pin] }
      var pins: [Pin]?
      var object: Object?
    }
    guard let data = FileManager.default.contents(atPath: path),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return [] }
    return (file.pins ?? file.object?.pins ?? []).compactMap { pin in
      guard let url = pin.location ?? pin.repositoryURL else { return nil }
      let requirement: PackageReference.Requirement =
        pin.state.revision.map { .revision($0) } ?? pin.state.version.map { .exact($0) }
        ?? pin.state.branch.map { .branch($0) } ?? .any
      return PackageReference(url: url, requirement: requirement)
    }
  }

  /// `github "owner/name" ~> 5.0`, `git "url" "branch"`; the resolved file has each version in
  /// quotes.
  private func carthage(at path: String) -> [PackageReference] {
    text(path).split(whereSeparator: \.isNewline).compactMap { line in
      guard
        let match = line.wholeMatch(
          of: /\s*(github|git)\s+"([^"]+)"\s*(~>|>=|==)?\s*("[^"]+"|[0-9.]+)?.*/
        )
      else { return nil }
      let isShort = match.1 == "github" && !match.2.contains("://") && !match.2.contains("@")
      let version = match.4.map { $0.trimmingCharacters(in: ["\""]) }
      let requirement: PackageReference.Requirement =
        switch (match.3, version) {
        case ("~>", let version?): PackageReference.upToNextMajor(version)
        case (">=", let version?): .range(version, below: "\(Int32.max)")
        case ("==", let version?): .exact(version)
        case (_, let version?): PackageVersion(version) == nil ? .branch(version) : .exact(version)
        case (_, nil): .any
        }
      return PackageReference(
        url: isShort ? "https://github.com/\(match.2)" : String(match.2),
        requirement: requirement
      )
    }
  }

  /// Pods that name their repository; the others are CocoaPods' own to find.
  private func pods(at path: String) -> [PackageReference] {
    text(path).split(whereSeparator: \.isNewline).compactMap { line in
      func value(_ key: String) -> String? {
        let pattern = "(?::\(key)\\s*=>|\\b\(key):)\\s*['\"]([^'\"]+)['\"]"
        guard let regex = try? Regex(pattern, as: (Substring, Substring).self) else { return nil }
        return line.firstMatch(of: regex).map { String($0.1) }
      }
      guard !line.drop(while: \.isWhitespace).hasPrefix("#"), let url = value("git") else {
        return nil
      }
      let requirement: PackageReference.Requirement =
        value("commit").map { .revision($0) } ?? value("tag").map { .exact($0) }
        ?? value("branch").map { .branch($0) } ?? .any
      return PackageReference(url: url, requirement: requirement)
    }
  }
}

extension XcodeProject {
  /// The packages that the project adds.
  var remotePackages: [PackageReference] {
    objects(of: "XCRemoteSwiftPackageReference").compactMap { object in
      guard let url = object["repositoryURL"]?.string else { return nil }
      let rule = object["requirement"]
      func word(_ key: String) -> String { rule?[key]?.string ?? "" }
      let requirement: PackageReference.Requirement =
        switch word("kind") {
        case "exactVersion": .exact(word("version"))
        case "branch": .branch(word("branch"))
        case "revision": .revision(word("revision"))
        case "upToNextMinorVersion": PackageReference.upToNextMinor(word("minimumVersion"))
        case "versionRange": .range(word("minimumVersion"), below: word("maximumVersion"))
        default: PackageReference.upToNextMajor(word("minimumVersion"))
        }
      return PackageReference(url: url, requirement: requirement)
    }
    .sorted { $0.url < $1.url }
  }
}

extension PackageManifest {
  /// The packages that it depends on.
  var remotePackages: [PackageReference] {
    calls(".package(").compactMap { call in
      guard let url = string("url", in: call) else { return nil }
      let words = call.matches(of: /"([^"]+)"/).map { String($0.1) }.filter { $0 != url }
      let version = words.first { PackageVersion($0) != nil }
      let requirement: PackageReference.Requirement =
        if let branch = string("branch", in: call) {
          .branch(branch)
        } else if let revision = string("revision", in: call) {
          .revision(revision)
        } else if let version, call.contains("exact") {
          .exact(version)
        } else if let version, call.contains("..<"), let end = words.last, end != version {
          .range(version, below: end)
        } else if let version {
          call.contains("upToNextMinor")
            ? PackageReference.upToNextMinor(version) : PackageReference.upToNextMajor(version)
        } else if call.contains("branch"), let last = words.last {
          .branch(last)
        } else {
          .any
        }
      return PackageReference(url: url, requirement: requirement)
    }
  }
}

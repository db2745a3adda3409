import Foundation

/// A library that a project names by the address of its repository.
public struct PackageReference: Hashable, Sendable {
  /// Which of its versions.
  public enum Requirement: Hashable, Sendable {
    case revision(String)
    case exact(String)
    /// The newest from the first version up to, but not including, the second.
    case range(String, below: String)
    case branch(String)
    /// The newest.
    case any
  }

  public var url: String
  public var requirement: Requirement

  public init(url: String, requirement: Requirement) {
    // What a search adds when an address is copied from its results is no part of a repository's.
    self.url = String(url.prefix { $0 != "?" && $0 != "#" })
    self.requirement = requirement
  }

  /// The repository's name: `SnapKit` of `https://github.com/SnapKit/SnapKit.git`.
  public var name: String {
    let last = url.split { "/:".contains($0) }.last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// One spelling for addresses that differ in letters, scheme or ending.
  var place: String {
    var text = url.lowercased()
    if let scheme = text.range(of: "://") { text = String(text[scheme.upperBound...]) }
    if let user = text.firstIndex(of: "@") { text = String(text[text.index(after: user)...]) }
    while text.hasSuffix("/") { text.removeLast() }
    if text.hasSuffix(".git") { text.removeLast(4) }
    return text.replacingOccurrences(of: ":", with: "/")
  }

  /// Whether the repository's name says that it holds a module: `lottie-ios` has `Lottie`.
  func isNamed(like module: String) -> Bool {
    func plain(_ name: String) -> String {
      var words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      let decoration: Set<String> = ["ios", "swift", "sdk"]
      let rest = words.filter { !decoration.contains($0) }
      if !rest.isEmpty { words = rest }
      return words.joined()
    }
    return plain(name) == plain(module)
  }

  /// The versions from this one to the next with another first number.
  static func upToNextMajor(_ version: String) -> Requirement {
    let major = version.split(separator: ".").first.flatMap { Int($0) } ?? 0
    return .range(version, below: "\(major + 1).0.0")
  }

  static func upToNextMinor(_ version: String) -> Requirement {
    let numbers = version.split(separator: ".").prefix(2).compactMap { Int($0) }
    return .range(version, below: "\(numbers.first ?? 0).\((numbers.dropFirst().first ?? 0) + 1).0")
  }
}

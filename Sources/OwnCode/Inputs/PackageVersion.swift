/// A version of three numbers; a tag may write fewer, and a `v` before them.
struct PackageVersion: Comparable {
  private let numbers: [Int]

  /// Nil for what is no version, and for those before a release: `6.0.0-beta.1`.
  init?(_ text: String) {
    let digits = text.drop { $0 == "v" || $0 == "V" }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), !parts.contains(nil) else { return nil }
    numbers = parts.compactMap { $0 } + Array(repeating: 0, count: 3 - parts.count)
  }

  static func < (first: PackageVersion, second: PackageVersion) -> Bool {
    first.numbers.lexicographicallyPrecedes(second.numbers)
  }
}

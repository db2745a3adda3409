import Foundation
import QuartzCore

extension UIPasteboard {
  /// What a text looks like, without reading it.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url"
    )
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search"
    )
    public static let number = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.number"
    )
  }

  /// A number is one without other words; an address has a scheme or a host; the rest of a text
  /// is a search (inferred).
  private static func values(
    of text: String,
    for patterns: Set<DetectionPattern>
  ) -> [DetectionPattern: Any] {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !words.isEmpty else { return [:] }
    var result: [DetectionPattern: Any] = [:]
    let number = Double(words)
    let isAddress =
      number == nil && !words.contains { $0.isWhitespace }
      && (words.contains("://") || words.split(separator: ".").count > 1 && !words.contains("@"))
    if let number { result[.number] = number }
    if isAddress { result[.probableWebURL] = words }
    if number == nil, !isAddress { result[.probableWebSearch] = words }
    return result.filter { patterns.contains($0.key) }
  }

  private func texts(in itemSet: IndexSet?) -> [String] {
    let chosen = itemSet.map { $0.filter(items.indices.contains) } ?? Array(items.indices)
    return chosen.map { PasteboardValue.string(items[$0]) ?? "" }
  }

  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @MainActor (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let found = Set(Self.values(of: texts(in: nil).first ?? "", for: patterns).keys)
    World.current.schedule(after: 0) { completionHandler(.success(found)) }
  }

  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    inItemSet itemSet: IndexSet?,
    completionHandler: @escaping @MainActor (Result<[Set<DetectionPattern>], any Error>) -> Void
  ) {
    let found = texts(in: itemSet).map { Set(Self.values(of: $0, for: patterns).keys) }
    World.current.schedule(after: 0) { completionHandler(.success(found)) }
  }

  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler:
      @escaping @MainActor (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    let found = Self.values(of: texts(in: nil).first ?? "", for: patterns)
    World.current.schedule(after: 0) { completionHandler(.success(found)) }
  }

  public func detectValues(
    for patterns: Set<DetectionPattern>,
    inItemSet itemSet: IndexSet?,
    completionHandler:
      @escaping @MainActor (Result<[[DetectionPattern: Any]], any Error>) -> Void
  ) {
    let found = texts(in: itemSet).map { Self.values(of: $0, for: patterns) }
    World.current.schedule(after: 0) { completionHandler(.success(found)) }
  }

  public func detectedPatterns(
    for patterns: Set<DetectionPattern>
  ) async throws -> Set<DetectionPattern> {
    Set(Self.values(of: texts(in: nil).first ?? "", for: patterns).keys)
  }
}

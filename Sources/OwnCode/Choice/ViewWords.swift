import Foundation

/// Which of a transition's two screens the code of an animator asks for.
struct ViewWords {
  let hasArriving: Bool
  let hasLeaving: Bool
  /// Whether it asks by a key, `.from`, and does not only have a label of that name, as `pan(from: .left)` has.
  let hasKeyOfLeaving: Bool
  /// Whether it puts a view below another, as what returns lies below what leaves.
  let putsBelow: Bool

  init(_ text: String) {
    let code = text.split(separator: "\n").filter {
      !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//")
    }
    putsBelow = code.contains { line in
      line.contains("sendSubviewToBack(") || line.contains("sendSubview(toBack:")
        || line.contains("insertSubview(")
          && (line.contains("belowSubview:") || line.contains("at: 0)"))
    }
    // What is asked for and thrown away is not used.
    let used = code.filter { !$0.contains(/^\s*(let |var )?_\s*=[^=]/) }
    let joined = used.joined(separator: "\n")
    let words = CodeFacts.words(of: joined)
    func has(_ key: String, _ old: String) -> Bool {
      words.contains(key) || words.contains { $0.hasPrefix("UITransitionContext\(old)View") }
    }
    hasArriving = has("to", "To")
    hasLeaving = has("from", "From")
    hasKeyOfLeaving = joined.contains(/\.from\b/) || has("", "From")
  }
}

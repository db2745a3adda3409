import Foundation

/// Which of a transition's two screens the code of an animator asks for.
struct ViewWords {
  let hasArriving: Bool
  let hasLeaving: Bool

  init(_ text: String) {
    let code = text.split(separator: "\n").filter {
      !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//")
    }
    let words = CodeFacts.words(of: code.joined(separator: "\n"))
    func has(_ key: String, _ old: String) -> Bool {
      words.contains(key) || words.contains { $0.hasPrefix("UITransitionContext\(old)View") }
    }
    hasArriving = has("to", "To")
    hasLeaving = has("from", "From")
  }
}

import Foundation

/// A class that the runner declares in place of one of an app: for protocols of the user's own that
/// none of the code's types has.
///
/// Its members answer what a transition asks for: a view, a frame or a picture of the screen at its
/// end.
struct StandIn {
  let name: String
  let text: String

  /// One for the object that makes the roles known, which lives on where it is held weakly.
  static func expression(_ name: String) -> String { "\(name).segueMade(roles)" }

  /// - Parameters:
  ///   - superclass: of Apple's, made without arguments.
  ///   - members: without indentation.
  init(_ name: String, _ superclass: String, _ protocols: [String], members: [String]) {
    self.name = name
    let isScreen = superclass.hasSuffix("Controller")
    let bar =
      isScreen
      ? "  override var childForStatusBarStyle: UIViewController? { children.first }\n" : ""
    let body = members.flatMap { $0.split(separator: "\n") }.map { "  \($0)\n" }.joined()
    text = """

      final class \(name): \(([superclass] + protocols).joined(separator: ", ")) {
        @MainActor private static var segueKept: RenderTransition.Client.Roles?
        @MainActor static func segueRoles() -> RenderTransition.Client.Roles? { segueKept }
        @MainActor func segueRoles() -> RenderTransition.Client.Roles? { \(name).segueKept }
        @MainActor static func segueMade(_ roles: RenderTransition.Client.Roles) -> \(name) {
          segueKept = roles
          return RenderTransition.Client.kept(\(name)())
        }
      \(bar)\(body)}

      """
  }
}

/// The stand-ins that the expressions of a runner may name.
final class StandIns {
  private var texts: [String: String] = [:]

  func add(_ standIn: StandIn) { texts[standIn.name] = standIn.text }

  /// The declarations of those that a text names, and of those that these name.
  func declarations(for text: String) -> String {
    var (result, rest) = ("", texts.sorted { $0.key < $1.key })
    while let index = rest.firstIndex(where: { (text + result).contains("\($0.key).") }) {
      result += rest.remove(at: index).value
    }
    return result
  }

  /// The one whose declaration has a line; nil outside of them.
  static func name(around line: Int, in lines: [Substring]) -> String? {
    let heads = lines.prefix(line).last { $0.first?.isLetter == true || $0.hasPrefix("@") }
    guard let head = heads, head.hasPrefix("final class \(prefix)") else { return nil }
    return head.dropFirst("final class ".count).split(separator: ":").first.map(String.init)
  }

  /// The protocols that declared classes are for.
  static func protocols(in text: String) -> [String] {
    let names = text.matches(of: /final class SegueStandIn_(\w+)_(?:First|Second|From|To|Any):/)
    return Set(names.map { String($0.1) }).sorted()
  }

  static let prefix = "SegueStandIn"
}

/// The end of a transition that a name speaks of.
enum TransitionEnd: String {
  case first = "First"
  case second = "Second"
  /// Where the way begins and ends, which change places on the way back.
  case from = "From"
  case to = "To"

  init?(_ name: String) {
    let words = DirectionWords.words(of: name)
    let set = Set(words)
    if !set.isDisjoint(with: [
      "destination", "dest", "final", "target", "end", "detail", "presented",
    ]) {
      self = .second
    } else if !set.isDisjoint(with: [
      "source", "origin", "start", "initial", "thumbnail", "presenting",
    ]) {
      self = .first
    } else if set.contains("from") {
      self = .from
    } else if words.first == "to" || words.last == "to" {
      // `viewToAnimate` is about none.
      self = .to
    } else {
      return nil
    }
  }

  /// Of the values for the first and the second screen, the one at this end.
  func choosing(_ first: String, _ second: String) -> String {
    switch self {
    case .first: first
    case .second: second
    case .from: "isPresenting ? \(first) : \(second)"
    case .to: "isPresenting ? \(second) : \(first)"
    }
  }
}

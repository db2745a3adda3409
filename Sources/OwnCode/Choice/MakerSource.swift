import Foundation

/// The closures that make and prepare the object to run, or the two of a transition whose
/// ways have a class each.
struct MakerSource {
  let choice: Choice
  /// Whether the user's own expression makes the object.
  let isExpression: Bool

  /// The text before the expression of `--init` in its line.
  static func prefix(_ name: String) -> String { "let made: \(name) = " }

  static let initPath = "--init"

  /// What the expressions may name.
  static let roles = """
        let (source, destination, container) = (roles.source, roles.destination, roles.container)
        let (isPresenting, origin) = (roles.isPresenting, roles.origin)
        let (originFrame, originView) = (roles.originFrame, roles.originView)
        let (first, second, start, end) = (roles.first, roles.second, roles.start, roles.end)
        _ = (source, destination, container, isPresenting, origin, originFrame, originView)
        _ = (first, second, start, end)
    """

  /// A segue calls a method of an extension.
  private var isHelper: Bool { choice.kind == Candidate.Kind.helper.rawValue }

  private var isView: Bool { choice.kind == Candidate.Kind.view.rawValue }

  /// A view that wants a frame gets one of its own, not that of a button.
  private var roles: String {
    guard isView else { return MakerSource.roles }
    let frame = "RenderTransition.Client.frameOfView"
    return MakerSource.roles.replacingOccurrences(of: "roles.originFrame", with: frame)
  }

  var make: String {
    """
    { roles in
    \(roles)
    \(choosing)
      }
    """
  }

  /// The closure that makes a presentation controller.
  var presentation: String {
    """
    { presented, presenting in
        let roles = RenderTransition.Client.Roles(presented: presented, presenting: presenting)
    \(MakerSource.roles)
    \(isExpression ? located(choice.own) : made(choice.own))
    \(choice.settings.map { "    made.\($0)" }.joined(separator: "\n"))
        return made
      }
    """
  }

  /// Assignments of the closures that make the screens of the user's own.
  var screens: String {
    [("source", choice.source), ("destination", choice.destination)].compactMap { name, part in
      part.map { part in
        """
            RenderTransition.Client.\(name) = { roles in
        \(MakerSource.roles)
        \(made(part))
        \(filled(part.settings))
            return made
          }
        """
      }
    }.joined(separator: "\n")
  }

  /// What the app would set on a screen, for runs that do not play without it.
  private func filled(_ fillings: [String]) -> String {
    guard !fillings.isEmpty else { return "" }
    return """
          if RenderTransition.Client.fillsScreens {
      \(fillings.map { "      made.\($0)" }.joined(separator: "\n"))
          }
      """
  }

  private var own: String {
    let result = isView ? "RenderTransition.Client.screen(showing: made)" : "made"
    return """
      \(isExpression ? located(choice.own) : made(choice.own))
      \(settingsOfDelegate)
      \(filled(choice.fillings))
          return \(result)
      """
  }

  /// The assignments to the delegate of a container, which is made once for both ways.
  private var settingsOfDelegate: String {
    let delegates: [Candidate.Kind] = [.navigationDelegate, .tabDelegate]
    guard delegates.map(\.rawValue).contains(choice.kind), !choice.settings.isEmpty else {
      return ""
    }
    return (["    let object = made"] + choice.settings.map { "    object.\($0)" })
      .joined(separator: "\n")
  }

  private var choosing: String {
    if let other = choice.counterpart {
      return """
            if \(choice.service == .back ? "!isPresenting" : "isPresenting") {
              \(own)
            }
            \(made(other))
            return made
        """
    }
    switch choice.service {
    case .both: return own
    case .there: return "if !isPresenting { return nil }\n\(own)"
    case .back: return "if isPresenting { return nil }\n\(own)"
    }
  }

  private func made(_ part: Choice.Part) -> String {
    MakerSource.prefix(isHelper ? "UIStoryboardSegue" : part.name)
      + (isExpression && part == choice.own ? part.expression : MakerSource.call(part))
  }

  /// The expression of a part; an initializer that may answer nil is named when it does.
  static func call(_ part: Choice.Part) -> String {
    guard part.expression.hasSuffix(")!") else { return part.expression }
    let call = part.expression.dropLast()
    return "RenderTransition.Client.made(\(call), by: ##\"\(call)\"##)"
  }

  /// An error in the expression is reported as one in `--init`.
  private func located(_ part: Choice.Part) -> String {
    "#sourceLocation(file: \"\(MakerSource.initPath)\", line: 1)\n\(made(part))\n#sourceLocation()"
  }

  var prepare: String {
    let parts = [choice.own] + [choice.counterpart].compactMap(\.self)
    return """
      { object, roles in
      \(MakerSource.roles)
          _ = object
      \(parts.filter { !$0.settings.isEmpty }.map(setting).joined(separator: "\n"))
        }
      """
  }

  private func setting(_ part: Choice.Part) -> String {
    """
        if let object = object as? \(part.name) {
    \(part.settings.map { "      object.\($0)" }.joined(separator: "\n"))
        }
    """
  }
}

import ArgumentParsing
import Segue

/// Which transition, on which screen, driven how.
struct SceneOptions: Equatable, Sendable {
  /// How the transition moves.
  enum Drive: Equatable, Sendable {
    case animated
    /// A finger moves it over this part of its way, then lets go and it completes.
    case dragged(Double)
    /// A finger moves it over this part, then it falls back.
    case cancelled(Double)
  }

  /// Empty when own code runs.
  var animator: String
  var code: CodeOptions
  /// What a user does with the screen before and during the film.
  var steps: [TouchStep]
  /// Whether all steps are shown, not only the last one.
  var showsLaunch: Bool
  /// `--set`, in order.
  var parameters: [(name: String, value: String)]
  var fromImage: String?
  var toImage: String?
  var isDismissal: Bool
  var drive: Drive
  var look: LookOptions

  init(_ parsed: ParsedArguments) throws(UsageError) {
    animator = parsed.string("animator") ?? ""
    code = try CodeOptions(parsed)
    if !animator.isEmpty, !code.paths.isEmpty {
      throw parsed.usageError("'--animator' and own code exclude each other.")
    }
    steps = try ScriptOptions.steps(parsed)
    showsLaunch = parsed.flag("from-launch") ?? false
    parameters = try parsed.values("set") { (text) throws(InvalidValue) in
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw InvalidValue("it must be name=value")
      }
      return (String(text[..<equals]), String(text[text.index(after: equals)...]))
    }
    fromImage = parsed.string("from")
    toImage = parsed.string("to")
    isDismissal = parsed.flag("dismiss") ?? false
    // `--drag 0.5` is a part of the way, `--drag 10,20:30,40` a step of the script.
    let isStep = parsed.strings("drag").contains { $0.contains(":") }
    let drag = isStep ? nil : try parsed.value("drag", Quantity.part)
    let cancel = try parsed.value("cancel-at", Quantity.part)
    switch (drag, cancel) {
    case (nil, nil): drive = .animated
    case (let part?, nil): drive = .dragged(part)
    case (nil, let part?): drive = .cancelled(part)
    case (_?, _?): throw parsed.usageError("'--drag' and '--cancel-at' exclude each other.")
    }
    look = try LookOptions(parsed)
    for case .rotate(let orientation) in steps { look.heldAtEnd = orientation }
  }

  static func == (lhs: SceneOptions, rhs: SceneOptions) -> Bool {
    lhs.animator == rhs.animator && lhs.code == rhs.code && lhs.steps == rhs.steps
      && lhs.showsLaunch == rhs.showsLaunch
      && lhs.parameters.elementsEqual(rhs.parameters) { $0 == $1 }
      && lhs.fromImage == rhs.fromImage && lhs.toImage == rhs.toImage
      && lhs.isDismissal == rhs.isDismissal && lhs.drive == rhs.drive && lhs.look == rhs.look
  }
}

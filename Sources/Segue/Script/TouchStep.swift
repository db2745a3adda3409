import Foundation

/// One thing that a user does with an app: a step of a script.
///
///     TouchStep("tap", "Show")          a text, an accessibility identifier or label, a class
///     TouchStep("tap", "120,300")       a point of the screen
///     TouchStep("drag", "200,400:200,800")
///     TouchStep("swipe", "left")
public enum TouchStep: Hashable, Sendable {
  /// What a finger aims at.
  public enum Target: Hashable, Sendable {
    /// A place on the screen, in points.
    case point(CGPoint)
    /// A text, an accessibility identifier or label, or the name of a class.
    case element(String)
  }

  /// Which way a finger swipes.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Where the finger goes.
    case left, right, up, down
  }

  /// How a device is held.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// Upright, or on its left side.
    case portrait, landscape
  }

  /// A finger goes down and up.
  case tap(Target)
  /// A finger stays long enough for a long press.
  case press(Target)
  /// A finger stays on the first place, then moves to the second: it takes along what a long press
  /// lifts.
  case carry(Target, Target)
  /// Through these places; at least two.
  case drag([Target])
  /// Two fingers beside each other, whose middle goes through these places; at least two.
  case pan([Target])
  /// Over an element, or over the middle of the screen.
  case swipe(Direction, Target?)
  /// Two fingers around a place: they end at this multiple of their first distance.
  case pinch(Target, Double)
  /// Two fingers around a place turn by degrees, clockwise.
  case turn(Target, Double)
  /// Into what has the keyboard.
  case type(String)
  /// Virtual seconds.
  case wait(Double)
  /// The next step comes that many virtual seconds after the one before began, though what that one
  /// has set in motion has not ended: a finger catches a transition.
  case meanwhile(Double)
  /// The back button of the bar on top.
  case pressBack
  /// The device is turned.
  case rotate(Orientation)

  /// The names that a script and the command line use.
  public static let names = [
    "tap", "press", "carry", "drag", "pan", "swipe", "pinch", "turn", "type", "wait", "meanwhile",
    "press-back", "rotate",
  ]

  /// - Returns: nil when the value does not fit the name.
  public init?(_ name: String, _ value: String) {
    switch name {
    case "tap" where value.isEmpty, "press" where value.isEmpty: return nil
    case "tap": self = .tap(Target(value))
    case "press": self = .press(Target(value))
    case "carry":
      let parts = value.split(separator: ":").map { Target(String($0)) }
      guard parts.count == 2 else { return nil }
      self = .carry(parts[0], parts[1])
    case "drag", "pan":
      let parts = value.split(separator: ":").map { Target(String($0)) }
      guard parts.count >= 2 else { return nil }
      self = name == "pan" ? .pan(parts) : .drag(parts)
    case "swipe":
      let parts = value.split(separator: ":", maxSplits: 1).map(String.init)
      guard let word = parts.first, let direction = Direction(rawValue: word) else { return nil }
      self = .swipe(direction, parts.count > 1 ? Target(parts[1]) : nil)
    case "pinch":
      guard let (target, factor) = TouchStep.measured(value), (0.01...100).contains(factor) else {
        return nil
      }
      self = .pinch(target, factor)
    case "turn":
      guard let (target, degrees) = TouchStep.measured(value), abs(degrees) <= 3600 else {
        return nil
      }
      self = .turn(target, degrees)
    case "type": self = .type(value)
    case "wait", "meanwhile":
      guard let seconds = Double(value), seconds >= 0, seconds <= 3600 else { return nil }
      self = name == "wait" ? .wait(seconds) : .meanwhile(seconds)
    case "press-back": self = .pressBack
    case "rotate":
      guard let orientation = Orientation(rawValue: value) else { return nil }
      self = .rotate(orientation)
    default: return nil
    }
  }
}

extension TouchStep {
  /// `TARGET:NUMBER`; the target may have colons of its own.
  private static func measured(_ value: String) -> (Target, Double)? {
    guard let colon = value.lastIndex(of: ":"), colon > value.startIndex,
      let number = Double(value[value.index(after: colon)...]), number.isFinite
    else { return nil }
    return (Target(String(value[..<colon])), number)
  }

  /// Whether it aims at an element, not at a place on the screen.
  var namesTarget: Bool {
    func isNamed(_ target: Target) -> Bool { if case .element = target { true } else { false } }
    return switch self {
    case .tap(let target), .press(let target), .pinch(let target, _), .turn(let target, _):
      isNamed(target)
    case .carry(let start, let end): isNamed(start) || isNamed(end)
    case .drag(let targets), .pan(let targets): targets.contains(where: isNamed)
    case .swipe(_, let target): target.map(isNamed) ?? false
    case .type, .wait, .meanwhile, .pressBack, .rotate: false
    }
  }
}

extension TouchStep.Target {
  /// `x,y` is a point, anything else an element.
  public init(_ text: String) {
    let parts = text.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
    if parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite {
      self = .point(CGPoint(x: x, y: y))
    } else {
      self = .element(text)
    }
  }
}

extension TouchStep: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tap(let target): "tap \(target)"
    case .press(let target): "press \(target)"
    case .carry(let start, let end): "carry \(start):\(end)"
    case .drag(let targets): "drag \(targets.map(\.description).joined(separator: ":"))"
    case .pan(let targets): "pan \(targets.map(\.description).joined(separator: ":"))"
    case .swipe(let direction, let target):
      "swipe \(direction.rawValue)" + (target.map { ":\($0)" } ?? "")
    case .pinch(let target, let factor): "pinch \(target):\(factor)"
    case .turn(let target, let degrees): "turn \(target):\(degrees)"
    case .type(let text): "type \(text)"
    case .wait(let seconds): "wait \(seconds)"
    case .meanwhile(let seconds): "meanwhile \(seconds)"
    case .pressBack: "press-back"
    case .rotate(let orientation): "rotate \(orientation.rawValue)"
    }
  }
}

extension TouchStep.Target: CustomStringConvertible {
  public var description: String {
    switch self {
    case .point(let point): "\(words(point.x)),\(words(point.y))"
    case .element(let name): name
    }
  }

  /// A whole number without a point.
  private func words(_ number: CGFloat) -> String {
    Int(exactly: number).map(String.init) ?? "\(Double(number))"
  }
}

extension TouchStep {
  /// The steps in groups: those that `meanwhile` joins belong together.
  package static func groups(of steps: [TouchStep]) -> [[TouchStep]] {
    var groups: [[TouchStep]] = []
    for step in steps {
      if let last = groups.last?.last, last.isMeanwhile || step.isMeanwhile {
        groups[groups.count - 1].append(step)
      } else {
        groups.append([step])
      }
    }
    return groups
  }

  package var isMeanwhile: Bool { if case .meanwhile = self { true } else { false } }
}

extension TouchStep {
  /// The steps of a file, one a line, such as `tap Show` or `wait 0.5`.
  ///
  /// Empty lines and lines that begin with # are skipped. The failure names the first line that is
  /// not a step.
  public static func script(_ text: String) -> Result<[TouchStep], ScriptError> {
    var steps: [TouchStep] = []
    // The line end of Windows is one character, which is not "\n".
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = line.trimmingCharacters(in: .whitespaces)
      guard !words.isEmpty, !words.hasPrefix("#") else { continue }
      let name = String(words.prefix { !$0.isWhitespace })
      let value = words.dropFirst(name.count).trimmingCharacters(in: .whitespaces)
      // As copied from a command line.
      let option = name.hasPrefix("--") ? String(name.dropFirst(2)) : name
      guard let step = TouchStep(option, unquoted(value)) else {
        return .failure(ScriptError(line: index + 1, text: words))
      }
      steps.append(step)
    }
    return .success(steps)
  }

  /// A value without the quotes that a shell would remove.
  private static func unquoted(_ value: String) -> String {
    guard value.count > 2, let quote = value.first, quote == "\"" || quote == "'" else {
      return value
    }
    let inner = value.dropFirst().dropLast()
    return value.last == quote && !inner.contains(quote) ? String(inner) : value
  }

  /// What is wrong with a script.
  public struct ScriptError: Error, Equatable {
    /// From 1.
    public var line: Int
    /// What is wrong, in words.
    public var text: String
  }
}

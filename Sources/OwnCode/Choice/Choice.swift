/// What is run, and how; kept beside the compiled client.
public struct Choice: Hashable, Sendable, Codable {
  public enum Style: String, Sendable, Codable {
    case fullScreen
    case custom
  }

  public enum Service: String, Sendable, Codable {
    case both
    case there
    case back
  }

  public var kind: String
  public var name: String
  public var module: String
  public var way: RunRequest.Way
  /// The modal presentation style that the code expects.
  public var style: Style
  /// How the object is made, in Swift; what `--dry-run` shows.
  public var expression: String
  /// The assignments to it before each direction.
  public var settings: [String]
  /// The assignments of what an app sets on a screen before it shows it, for films
  /// that do not play without.
  public var fillings: [String] = []
  /// The class of the other way, when each way has its own.
  public var counterpart: Part?
  /// The user's own screens that it runs between, in place of the tool's.
  public var source: Part?
  public var destination: Part?
  /// What it does not run without and the tool cannot give it, in words.
  public var expectations: [String] = []
  /// The protocols of the user's own that none of the code's types has, for which the
  /// tool's objects stand in.
  public var standIns: [String] = []
  /// The ways that the object serves; without a counterpart, another way is UIKit's.
  public var service = Service.both
  /// Whether the code asks for the size that the presented screen prefers.
  public var asksForPreferredSize = false
  /// Whether that is the size of a sheet, as wide as the screen.
  public var asksForSheetSize = false
  /// Whether it is a screen that speaks of the stack around it.
  public var isInStack = false
  /// Whether it is a screen that presents or pushes others itself, perhaps when it is touched.
  public var leadsOn = false
  /// Whether it is a screen of whose transitions the code beside it has some, so that a touch may
  /// run one.
  public var usesTransitions = false
  /// The interaction controller of a named file, for which it runs as what uses that.
  public var interactionController: String?
  /// The presentation controller of a named file, for which the delegate runs that presents with
  /// it.
  public var presentationController: String?
  /// The alternatives, when one of several was chosen by default.
  public var alternatives: [String] = []
  /// Why it was chosen of several apps, in words.
  public var reason: String?

  /// An object, and how it is made.
  public struct Part: Hashable, Sendable, Codable {
    public var name: String
    public var expression: String
    public var settings: [String]

    /// Whether the expression means something else on each way, so that an object of it serves one.
    public var followsWay: Bool { Part.followsWay(expression) }

    static func followsWay(_ code: String) -> Bool {
      code.firstMatch(of: /\bisPresenting\b|\b(start|end)\./) != nil
    }
  }

  /// The object itself.
  public var own: Part { Part(name: name, expression: expression, settings: settings) }

  /// The classes of what the film is of.
  public var types: Set<String> {
    Set(
      [name, counterpart?.name, interactionController, presentationController].compactMap(\.self)
    )
  }

  /// What the film of one way is called.
  public func name(onReturn: Bool) -> String {
    (onReturn || way.isReturn) == (service == .back) ? name : counterpart?.name ?? name
  }
}

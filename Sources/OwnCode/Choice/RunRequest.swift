/// What the user wants to run; every part is optional.
public struct RunRequest: Hashable, Sendable {
  /// How a transition is set in motion between two screens.
  public enum Way: String, Sendable, Codable, CaseIterable {
    case present
    case push
    case pop
    case dismiss
    case tab
    /// The screen is the first one of the window; touches do the rest.
    case root
  }

  /// `--use`, or the type of `--present`, `--push` or `--root`.
  public var name: String?
  /// The option that named it.
  public var option: String
  /// `--as`, or the way that `--present`, `--push` or `--root` implies.
  public var way: Way?
  /// `--init`: the expression that makes the object.
  public var initializer: String?
  /// The screens that what `--use` names runs between, in place of those that it seems to be for:
  /// `--root`, and `--present` or `--push`.
  public var (source, destination): (String?, String?)
  /// Whether the name is that of a module, whose app runs: a type of it may have the same name.
  public private(set) var isForApp = false

  public init(
    name: String? = nil,
    option: String = "use",
    way: Way? = nil,
    initializer: String? = nil,
    source: String? = nil,
    destination: String? = nil
  ) {
    (self.source, self.destination) = (source, destination)
    self.name = name
    self.option = option
    self.way = way
    self.initializer = initializer
  }

  /// For the app of a module; of nil, for the only app.
  public init(app module: String?) {
    self.init(name: module)
    isForApp = true
  }
}

extension RunRequest.Way {
  /// Whether the film shows how a screen leaves.
  public var isReturn: Bool { self == .dismiss || self == .pop }
}

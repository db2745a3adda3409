/// How fast and how often an effect happens.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Nil repeats without end.
    package var count: Int?
    /// Seconds between two rounds.
    package var delay: Double

    /// One round follows the other.
    public static let continuous = RepeatBehavior(count: nil, delay: 0)
    /// Rounds with the system's pause between them.
    public static let periodic = periodic()

    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      // Half a second, as seen in Apple's presentations (inferred).
      RepeatBehavior(count: count, delay: delay ?? 0.5)
    }
  }

  package enum Repetition: Hashable, Sendable {
    /// As the effect does by itself.
    case preferred
    case never
    case behavior(RepeatBehavior)
  }

  package var repetition = Repetition.preferred
  /// 2 is twice as fast.
  package var pace = 1.0

  private init() {}

  public static let `default` = SymbolEffectOptions()
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  public var repeating: SymbolEffectOptions { with(.behavior(.continuous)) }
  public var nonRepeating: SymbolEffectOptions { with(.never) }

  /// Nil repeats without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with(.behavior(RepeatBehavior(count: count, delay: 0)))
  }

  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with(.behavior(behavior))
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.pace = speed
    return options
  }

  private func with(_ repetition: Repetition) -> SymbolEffectOptions {
    var options = self
    options.repetition = repetition
    return options
  }
}

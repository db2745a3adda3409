/// Comes into view.
public struct AppearSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(.appear)
  public var up: AppearSymbolEffect { toward(.up) }
  public var down: AppearSymbolEffect { toward(.down) }
  /// One layer after the other; a symbol has one layer here.
  public var byLayer: AppearSymbolEffect { self }
  public var wholeSymbol: AppearSymbolEffect { self }

  private func toward(_ direction: SymbolEffectConfiguration.Direction) -> AppearSymbolEffect {
    var effect = self
    effect.configuration.direction = direction
    return effect
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Leaves, and stays away.
public struct DisappearSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(.disappear)
  public var up: DisappearSymbolEffect { toward(.up) }
  public var down: DisappearSymbolEffect { toward(.down) }
  /// One layer after the other; a symbol has one layer here.
  public var byLayer: DisappearSymbolEffect { self }
  public var wholeSymbol: DisappearSymbolEffect { self }

  private func toward(_ direction: SymbolEffectConfiguration.Direction) -> DisappearSymbolEffect {
    var effect = self
    effect.configuration.direction = direction
    return effect
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// Is drawn along its lines; here it comes into view.
public struct DrawOnSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(.drawOn)
  /// One layer after the other; a symbol has one layer here.
  public var byLayer: DrawOnSymbolEffect { self }
  public var wholeSymbol: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// Is wiped along its lines; here it leaves.
public struct DrawOffSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(.drawOff)
  /// One layer after the other; a symbol has one layer here.
  public var byLayer: DrawOffSymbolEffect { self }
  public var wholeSymbol: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// What the system finds best: another symbol replaces the first.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  public private(set) var configuration = SymbolEffectConfiguration(.automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// One symbol leaves and another one comes.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// With `downUp` as the way of symbols that have nothing in common.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    public let configuration: SymbolEffectConfiguration
  }

  public private(set) var configuration = SymbolEffectConfiguration(.replace)
  /// The first becomes smaller, the second larger.
  public var downUp: ReplaceSymbolEffect { toward(nil) }
  /// Both become larger.
  public var upUp: ReplaceSymbolEffect { toward(.up) }
  /// The first is gone at once.
  public var offUp: ReplaceSymbolEffect { toward(.forward) }
  public var byLayer: ReplaceSymbolEffect { self }
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// Parts that both symbols have do not stay here: the fallback is shown.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(configuration: fallback.configuration)
  }

  // As the fallback of a magic replacement these are named without `replace`.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }

  private func toward(_ direction: SymbolEffectConfiguration.Direction?) -> ReplaceSymbolEffect {
    var effect = self
    effect.configuration.direction = direction
    return effect
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
